import TestSupport
import Testing

@Suite struct LineDifferenceTests {
    @Test func sameTextsHaveNone() {
        #expect(LineDifference(from: "a\nb\n", to: "a\nb\n").description == "")
    }

    @Test func changesStandAmongTheirNeighbours() {
        let old = (1...20).map(String.init).joined(separator: "\n")
        let new = old.split(separator: "\n").map { $0 == "5" ? "five" : String($0) }
            .filter { $0 != "15" }.joined(separator: "\n")
        let expected = """
                  3  3
                  4  4
            -     5  5
            +     5  five
                  6  6
                  7  7
                 ...
                 13  13
                 14  14
            -    15  15
                 15  16
                 16  17
            """
        #expect(LineDifference(from: old, to: new).description == expected)
    }

    @Test func aMissingLastNewlineIsSeen() {
        #expect(LineDifference(from: "a\n", to: "a").description == "      1  a\n-     2  ")
    }
}
