import System
import SourceTree
import Testing

@testable import ResumeCommand

@Suite struct SourceDateTests {
    @Test(
        arguments: [
            ("0", 0), ("1", 1), ("1700000000", 1_700_000_000), ("007", 7),
            ("253402300799", 253_402_300_799),
        ] as [(String, Int64)])
    func seconds(text: String, seconds: Int64) throws {
        #expect(try SourceDate.read(Environment(["SOURCE_DATE_EPOCH": text])) == seconds)
    }

    @Test func withoutIt() throws { #expect(try SourceDate.read(Environment()) == nil) }

    @Test(arguments: [
        "", "abc", "-1", "+1", " 1", "1 ", "1.5", "1e9", "0x10", "253402300800", "1099511627776",
        "99999999999999999999", "１",
    ])
    func oddValuesAreErrors(text: String) {
        do {
            _ = try SourceDate.read(Environment(["SOURCE_DATE_EPOCH": text]))
            Issue.record("no error")
        } catch {
            #expect(error.all.map(\.identifier) == ["source-date-epoch"])
            #expect(error.all.first?.message.contains("'\(text)'") == true)
        }
    }
}
