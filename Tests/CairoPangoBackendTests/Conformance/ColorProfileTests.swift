import Testing

@testable import CairoPangoBackend

@Suite struct ColorProfileTests {
    private let profile = ColorProfile.sRGB

    private func number(_ offset: Int) -> Int {
        profile[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    private func text(_ offset: Int) -> String {
        String(decoding: profile[offset..<offset + 4], as: UTF8.self)
    }

    @Test func itIsSmallAndSaysHowLongItIs() {
        #expect(number(0) == profile.count && profile.count < 700)
        #expect(profile.count.isMultiple(of: 4))
        #expect(
            text(12) == "mntr" && text(16) == "RGB " && text(20) == "XYZ " && text(36) == "acsp")
        #expect(profile[8] == 2)
    }

    /// What profiles of displays must have (ICC.1:1998-09, 6.3.1.2).
    @Test func allTagsAreInIt() {
        var found: [String: String] = [:]
        for index in 0..<number(128) {
            let row = 132 + index * 12
            let (offset, size) = (number(row + 4), number(row + 8))
            #expect(offset.isMultiple(of: 4) && offset + size <= profile.count && size >= 12)
            found[text(row)] = text(offset)
        }
        #expect(
            found == [
                "desc": "desc", "cprt": "text", "wtpt": "XYZ ", "rXYZ": "XYZ ", "gXYZ": "XYZ ",
                "bXYZ": "XYZ ", "rTRC": "curv", "gTRC": "curv", "bTRC": "curv",
            ])
    }

    /// Red, green and blue together are white.
    @Test func primariesAddUpToWhite() throws {
        var points: [String: [Int]] = [:]
        for index in 0..<number(128) where text(number(136 + index * 12)) == "XYZ " {
            let offset = number(136 + index * 12)
            points[text(132 + index * 12)] = [8, 12, 16].map { number(offset + $0) }
        }
        let white = try #require(points["wtpt"])
        for axis in 0..<3 {
            let sum = ["rXYZ", "gXYZ", "bXYZ"].reduce(0) { $0 + (points[$1]?[axis] ?? 0) }
            #expect(abs(sum - white[axis]) < 20)
        }
    }
}
