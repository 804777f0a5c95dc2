import TestSupport
import Testing

/// No name of a file, a layout or a font drives a terminal; what programs read is exact.
@Suite(.needsBuiltProgram) struct HostileNameTests {
    let scratch: ScratchFolder

    private static let attack = "\u{1B}[2J\u{9B}31m\u{202E}"

    init() throws {
        scratch = try ScratchFolder()
        let layout = "name: x\nsummary: \"\\e[31mred\\n\"\nextends: classic\n"
        try scratch.write(layout, to: "Layouts/\(Self.attack).yaml")
        var font = try #require(
            FileBytes.read(PackageFolder.path("Fonts/SourceSans3/SourceSans3-Regular.ttf")))
        let name = Array("Source Sans 3".utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let other = Array("\u{1B}[2Jce Sans 3".utf16).flatMap {
            [UInt8($0 >> 8), UInt8($0 & 0xFF)]
        }
        try #require(name.count == other.count)
        for start in 0..<(font.count - name.count)
        where font[start] == 0 && font[start..<start + name.count].elementsEqual(name) {
            font.replaceSubrange(start..<start + name.count, with: other)
        }
        try scratch.write(font, to: "Fonts/\(Self.attack).ttf")
    }

    static let commands = [
        ["fonts"], ["layouts"], ["render", "--verbose", "--layout", attack, "-o", "cv.pdf"],
        ["render", attack], ["layouts", "show", attack], ["layouts", "list"],
        ["render", "-o", attack + ".pdf"], ["share", attack], [attack],
    ]

    @Test(arguments: commands) func errorsAndListsAreShownAsText(arguments: [String]) throws {
        let result = try BuiltProgram.run(arguments, in: scratch.path)
        #expect(TerminalText.controls(in: result.errors, isTerminal: false) == [], "\(result)")
        guard arguments[0] != "render", arguments != ["layouts", "show", Self.attack] else {
            return
        }
        #expect(TerminalText.controls(in: result.output, isTerminal: false) == [], "\(result)")
    }

    @Test(arguments: commands) func aTerminalIsShownNoMore(arguments: [String]) async throws {
        let program = try TerminalProgram(
            try #require(BuiltProgram.path), arguments, in: scratch.path, columns: 100)
        _ = try await program.end()
        #expect(TerminalText.controls(in: program.shown, isTerminal: true) == [])
    }

    @Test func theFontIsListed() throws {
        let result = try BuiltProgram.run(["fonts"], in: scratch.path)
        #expect(result.text.contains("\\u{1B}[2Jce Sans 3"), "\(result)")
    }

    @Test func thePathOfAFileIsExactInAPipe() throws {
        let name = Self.attack + ".pdf"
        let result = try BuiltProgram.run(["render", "-o", name], in: scratch.path)
        #expect(result.ending == .exited(0), "\(result)")
        #expect(result.text == name + "\n")
        let copy = try BuiltProgram.run(
            ["share", name, "--copy-to", "b" + name, "--no-log"], in: scratch.path)
        #expect(copy.text == "b" + name + "\n", "\(copy)")
    }
}
