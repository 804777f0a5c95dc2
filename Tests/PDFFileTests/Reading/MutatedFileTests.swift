import TestSupport
import Testing

@testable import PDFFile

/// Files with damage by chance: none may crash the reader, or keep it long.
@Suite struct MutatedFileTests {
    static let bases = [
        SampleDocument.document.bytes(),
        PlainFile([5: "<</Length 6 0 R>>stream\nab\nendstream", 6: "2"]).ended(),
        SampleDocument.document.renumbered().bytes(),
    ]

    /// How many of so many mutated files are read; the data of all their streams, too.
    static func read(_ count: Int, seed: UInt64) -> Int {
        var numbers = SeededNumbers(seed: seed)
        var sound = 0
        for _ in 0..<count {
            var bytes = bases[Int.random(in: bases.indices, using: &numbers)]
            for _ in 0...Int.random(in: 0..<4, using: &numbers) { mutate(&bytes, &numbers) }
            guard let file = try? PDFDocument(reading: bytes) else { continue }
            sound += 1
            for object in file.objects {
                guard let stream = object.stream else { continue }
                _ = try? file.data(of: stream, limit: 1 << 20)
            }
            let again = file.renumbered().bytes()
            if (try? PDFDocument(reading: again)) == nil { return -1 }
        }
        return sound
    }

    private static func mutate(_ bytes: inout [UInt8], _ numbers: inout SeededNumbers) {
        guard !bytes.isEmpty else { return }
        let place = Int.random(in: bytes.indices, using: &numbers)
        let end = min(bytes.count, place + Int.random(in: 1..<40, using: &numbers))
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
        case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
        case 2: bytes.removeSubrange(place..<end)
        case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
        case 4: bytes.removeSubrange(place...)
        case 5:
            let digits = Array("0123456789-./<>[]()R ".utf8)
            bytes[place] = digits[Int.random(in: digits.indices, using: &numbers)]
        case 6:
            let words = [
                "/Prev 9", "99999999999999999999", "<<", "stream\n", "/Length 0", "0 R", "[[",
            ]
            bytes.insert(
                contentsOf: words[Int.random(in: words.indices, using: &numbers)].utf8, at: place)
        default:
            // Numbers of the table matter most.
            guard let digit = bytes[place...].firstIndex(where: { (48..<58).contains($0) }) else {
                return
            }
            bytes[digit] = UInt8.random(in: 48..<58, using: &numbers)
        }
    }

    @Test func noneCrashesTheReaderOrKeepsIt() {
        let clock = ContinuousClock()
        let start = clock.now
        let sound = Self.read(5_000, seed: 11)
        #expect(sound > 50, "all files are refused, or one that was read is not written soundly")
        #expect(sound < 4_900)
        #expect(clock.now - start < .seconds(120))
    }
}
