import Sharing
import System
import Testing

@testable import ResumeCommand

@Suite struct ShareWaysTests {
    private func prints(_ words: [String]) throws -> [PrintShare] {
        let arguments = try ArgumentParser(CommandTable.program).parse(["share"] + words)
        let console = Console(
            environment: Environment([:]), input: .standardInput, output: .standardOutput,
            errors: .standardError)
        return try ShareWays(arguments, console).all.compactMap { share in
            if case .print(let print) = share { print } else { nil }
        }
    }

    @Test func whatIsPrintedIsAsAsked() throws {
        #expect(try prints(["--print"]) == [PrintShare()])
        #expect(try prints(["--print", "--page=2"]) == [PrintShare(page: 2)])
        #expect(
            try prints(["--print=laser", "--page=3", "--copies=2"])
                == [PrintShare(printer: "laser", copies: 2, page: 3)])
    }

    @Test(arguments: ["--page=2", "--copies=2"]) func withoutPrintingItIsRefused(option: String) {
        #expect(throws: UsageError.self) { try prints(["--open", option]) }
    }
}
