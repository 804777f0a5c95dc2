import Testing

@testable import System

@Suite struct CapturedStreamTests {
    @Test func whatIsWrittenIsKeptAsItMayBeShown() throws {
        let captured = try CapturedStream()
        #expect(captured.text == "")
        try captured.stream.write("one\n")
        try captured.stream.write("\u{1B}[2Jtwo")
        #expect(captured.text == "one\n\\u{1B}[2Jtwo")
        #expect(!captured.stream.isTerminal)
    }
}
