import SourceTree
import System
import TestSupport
import Testing

@testable import ResumeCommand

@Suite struct CommandTableTests {
    static let commands = CommandTable.program.all

    @Test(arguments: commands.map { $0.names.joined(separator: " ") })
    func eachCommandIsWellFormed(line: String) throws {
        let entry = try #require(Self.commands.first { $0.names.joined(separator: " ") == line })
        let command = entry.command
        let sentences =
            [command.summary] + command.discussion + command.examples.map(\.meaning)
            + command.options.map(\.summary) + command.operands.map(\.summary)
        for sentence in sentences { #expect(sentence.hasSuffix(".")) }
        #expect(Set(command.options.map(\.name)).count == command.options.count)
        let letters = command.options.compactMap(\.letter)
        #expect(Set(letters).count == letters.count)
        #expect(!letters.contains("h"))
        #expect(command.action != nil || !command.subcommands.isEmpty)
        // A word in the place of an operand could else be either.
        #expect(
            command.operands.allSatisfy { $0.count == .optional } || command.subcommands.isEmpty)
    }

    @Test(arguments: commands.flatMap { $0.command.examples.map(\.line) })
    func eachExampleIsUnderstood(line: String) throws {
        // What is before it is another program's, whose output goes into it.
        let words = line.split(separator: "|").last?.split(separator: " ").map(String.init) ?? []
        #expect(words.first == "resume-pdf")
        let arguments = words.dropFirst().filter { !$0.hasPrefix("<") && !$0.hasPrefix(">") }
        _ = try ArgumentParser(CommandTable.program).parse(Array(arguments))
    }

    @Test func eachActionHasACommand() {
        #expect(Set(Self.commands.compactMap(\.command.action)) == Set(Action.allCases))
    }

    @Test func theHelpOfRenderNamesEachExitCodeThatItGives() throws {
        let render = try #require(CommandTable.program.subcommand("render"))
        let text = render.discussion.map(\.text).joined(separator: " ")
        for code in ExitCode.allCases where code != .unavailable {
            #expect(text.contains(" \(code.rawValue) "))
        }
    }

    @Test func eachVariableThatIsReadIsKnown() {
        let environment = Environment(["COLUMNS": "40", "NO_COLOR": "1"])
        #expect(environment["COLUMNS"] == "40")
        #expect(environment["HOME"] == nil)
        #expect(Environment.names.contains("SOURCE_DATE_EPOCH"))
    }
}
