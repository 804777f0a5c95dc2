import Testing

@testable import ResumeCommand

@Suite struct KittyPictureTests {
    private func text(_ png: [UInt8], columns: Int = 40) -> String {
        String(decoding: KittyPicture.encode(png: png, columns: columns), as: UTF8.self)
    }

    @Test func aSmallPictureIsOneSequence() {
        #expect(text(Array("foo".utf8)) == "\u{1B}_Ga=T,f=100,q=2,c=40,m=0;Zm9v\u{1B}\\")
        #expect(text([]) == "")
        #expect(text([0], columns: -3) == "\u{1B}_Ga=T,f=100,q=2,c=1,m=0;AA==\u{1B}\\")
    }

    @Test(arguments: [3_072, 3_073, 10_000])
    func aLargeOneIsSeveral(count: Int) {
        let parts = text(Array(repeating: 0, count: count)).split(separator: "\u{1B}\\")
        #expect(parts.count == (count + 3_071) / 3_072)
        for (index, part) in parts.enumerated() {
            let fields = part.split(separator: ";")
            let isLast = index == parts.count - 1
            #expect(fields[0].hasSuffix(isLast ? "m=0" : "m=1"))
            #expect(fields[0].contains("a=T") == (index == 0))
            #expect(isLast ? fields[1].utf8.count <= 4_096 : fields[1].utf8.count == 4_096)
        }
    }
}
