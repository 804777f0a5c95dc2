import SourceTree
import Testing

@testable import ResumeCommand

@Suite struct ArgumentParserTests {
    static let count = OptionKey.text("count", letter: "c", "N", "Counts.")
    static let color = OptionKey.choice("color", of: Color.self, "Colours.")
    static let include = OptionKey.texts("include", letter: "I", "DIR", "Includes.")
    static let all = OptionKey.flag("all", letter: "a", "All.")
    static let brief = OptionKey.flag("brief", letter: "b", "Brief.")

    static let print = OptionKey.optionalText("print", letter: "p", "PRINTER", "Prints.")

    enum Color: String, CaseIterable { case red, green, blue }

    static let program = CommandSpecification(
        "tool", .overview, "A tool.",
        subcommands: [
            CommandSpecification(
                "copy", .render, "Copies.",
                options: [
                    count.specification, color.specification, include.specification,
                    all.specification, brief.specification,
                ],
                operands: [.init("SOURCE", .optional, "What.")]),
            CommandSpecification(
                "send", .share, "Sends.", options: [print.specification, all.specification],
                operands: [.init("SOURCE", .optional, "What.")],
                subcommands: [CommandSpecification("log", .shareLog, "Lists.")]),
            CommandSpecification(
                "group", nil, "Groups.",
                subcommands: [
                    CommandSpecification(
                        "show", .showLayout, "Shows.", operands: [.init("NAME", .one, "Which.")])
                ]),
            CommandSpecification(
                "help", .help, "Helps.", operands: [.init("COMMAND", .any, "Which.")]),
        ])

    private func parse(_ line: String) throws(UsageError) -> ParsedArguments {
        try ArgumentParser(Self.program).parse(line.split(separator: " ").map(String.init))
    }

    private func message(_ arguments: [String]) -> String? {
        do {
            _ = try ArgumentParser(Self.program).parse(arguments)
            return nil
        } catch { return error.message.text }
    }

    @Test(arguments: [
        "copy --count 3", "copy --count=3", "copy -c 3", "copy -c3", "copy -c=3", "copy -abc3",
        "copy -ab -c 3", "copy x --count 3", "copy --count 3 -- x",
    ])
    func aValue(line: String) throws { #expect(try parse(line)[Self.count] == "3") }

    @Test(arguments: [
        ("copy -ab", true, true), ("copy -b", false, true), ("copy --all", true, false),
        ("copy", false, false), ("copy -- -a", false, false),
    ])
    func flags(line: String, all: Bool, brief: Bool) throws {
        let parsed = try parse(line)
        #expect(parsed[Self.all] == all)
        #expect(parsed[Self.brief] == brief)
    }

    @Test(arguments: [
        ("copy a", ["a"]), ("copy -", ["-"]), ("copy -- -a", ["-a"]), ("copy -- --", ["--"]),
        ("copy -a x", ["x"]), ("copy x -a", ["x"]), ("copy", []), ("copy -c - x", ["x"]),
    ])
    func operands(line: String, operands: [String]) throws {
        #expect(try parse(line).operands == operands)
    }

    @Test func anOptionThatRepeatsKeepsItsOrder() throws {
        #expect(try parse("copy -Ia --include b -I c")[Self.include] == ["a", "b", "c"])
        #expect(try parse("copy")[Self.include] == [])
    }

    @Test func aValueMayHoldAnEqualsSign() throws {
        #expect(try parse("copy --count=a=b")[Self.count] == "a=b")
        #expect(try parse("copy --count=-x")[Self.count] == "-x")
        #expect(try parse("copy -c-x")[Self.count] == "-x")
    }

    @Test(arguments: [("red", Color.red), ("GREEN", .green), ("Blue", .blue)])
    func aChoiceIgnoresCase(text: String, color: Color) throws {
        #expect(try parse("copy --color \(text)")[Self.color] == color)
        #expect(try parse("copy")[Self.color] == nil)
    }

    @Test(arguments: [
        ("", Action.overview, ["tool"]), ("copy", .render, ["tool", "copy"]),
        ("group show x", .showLayout, ["tool", "group", "show"]),
        ("help", .help, ["tool", "help"]),
        ("help group show", .help, ["tool", "help"]),
    ])
    func commands(line: String, action: Action, names: [String]) throws {
        let parsed = try parse(line)
        #expect(parsed.action == action)
        #expect(parsed.names == names)
    }

    @Test(arguments: [
        ("--help", []), ("-h", []), ("copy -h", ["copy"]), ("copy x --help", ["copy"]),
        ("group --help", ["group"]), ("group show -h", ["group", "show"]),
        ("help copy", ["copy"]), ("copy --help --nonsense", ["copy"]), ("help -h", ["help"]),
    ])
    func help(line: String, topic: [String]) throws {
        let parsed = try parse(line)
        #expect(parsed.action == .help)
        #expect(parsed.operands == topic)
    }

    @Test(arguments: [
        (["copy", "--count"], "--count needs a value: N"),
        (["copy", "--count="], "--count needs a value: N"),
        (["copy", "-c"], "-c needs a value: N"),
        (["copy", "-c", ""], "-c needs a value: N"),
        (
            ["copy", "--count", "--all"],
            "--count needs a value: N; if '--all' is meant, write '--count=--all'"
        ),
        (["copy", "-c", "-x"], "-c needs a value: N; if '-x' is meant, write '--count=-x'"),
        (["copy", "-c1", "--count", "2"], "--count is given more than once"),
        (["copy", "-aa"], "-a is given more than once"),
        (["copy", "--all=yes"], "--all takes no value, but there is 'yes'"),
        (["copy", "a", "b"], "'tool copy' takes one SOURCE, but there is also 'b'"),
        (["group", "show"], "NAME is missing"),
        (["group"], "'tool group' needs a command: show"),
        (["copy", "--color", "x"], "--color is one of red, green, blue, not 'x'"),
        (["copy", "-z"], "unknown option '-z'"),
        (["copy", "-az"], "unknown option '-z'"),
        (["copy", "-ah"], "write -h apart from other options"),
        (["--all"], "unknown option '--all'; write it after 'tool copy'"),
        (["-c3", "copy"], "unknown option '-c'; write it after 'tool copy'"),
        (["copy", "--coun", "3"], "unknown option '--coun'; did you mean '--count'?"),
        (["copy", "--he"], "unknown option '--he'; did you mean '--help'?"),
        (["---"], "unknown option '---'"),
        (["copy", ""], "an operand is empty"),
        (["xyzzy"], "unknown command 'xyzzy'"),
        (["help", "xyzzy"], "unknown command 'xyzzy'"),
        ([""], "unknown command ''"),
    ])
    func faults(arguments: [String], expected: String) {
        #expect(message(arguments) == expected)
    }

    @Test(arguments: [
        (["cop"], "unknown command 'cop'; did you mean 'copy'?"),
        (["grop"], "unknown command 'grop'; did you mean 'group'?"),
        (["help", "hepl"], "unknown command 'hepl'; did you mean 'help'?"),
        (["copy", "--cuont", "3"], "unknown option '--cuont'; did you mean '--count'?"),
        (
            ["copy", "--color", "grean"],
            "--color is one of red, green, blue, not 'grean'; did you mean 'green'?"
        ),
    ])
    func nearMisses(arguments: [String], expected: String) {
        #expect(message(arguments) == expected)
    }

    @Test(arguments: [
        (["send"], OptionalText.absent, [String]()), (["send", "--print"], .bare, []),
        (["send", "--print", "a"], .bare, ["a"]), (["send", "--print=a"], .text("a"), []),
        (["send", "-p", "a"], .bare, ["a"]), (["send", "-pa"], .text("a"), []),
        (["send", "--print", "--all"], .bare, []), (["send", "--print=-a"], .text("-a"), []),
    ])
    func aTextThatMayBeLeftOutIsJoined(
        arguments: [String], value: OptionalText, operands: [String]
    ) throws {
        let parsed = try ArgumentParser(Self.program).parse(arguments)
        #expect(parsed[Self.print] == value)
        #expect(parsed.operands == operands)
    }

    @Test func aJoinedTextIsNotEmpty() {
        #expect(message(["send", "--print="]) == "--print needs a value: PRINTER")
    }

    @Test(arguments: [
        (["send", "log"], Action.shareLog, [String]()), (["send", "x"], .share, ["x"]),
        (["send", "x", "log"], nil, []), (["send", "--all", "log"], .share, ["log"]),
        (["send", "./log"], .share, ["./log"]), (["send", "log", "x"], nil, []),
        (["send", "--", "log"], .share, ["log"]),
    ])
    func aCommandMayHaveAnOperandAndCommands(
        arguments: [String], action: Action?, operands: [String]
    ) throws {
        let parsed = try? ArgumentParser(Self.program).parse(arguments)
        #expect(parsed?.action == action)
        #expect(parsed?.operands ?? [] == operands)
    }

    @Test func onlyAWordInTheFirstPlaceCountsAsACommandUnknown() {
        func word(_ arguments: [String]) -> String? {
            do {
                _ = try ArgumentParser(Self.program).parse(arguments)
                return nil
            } catch { return error.unknownCommand }
        }
        #expect(word(["cv.json"]) == "cv.json")
        #expect(word(["group", "cv.json"]) == nil)
        #expect(word(["help", "cv.json"]) == nil)
    }
}
