import Glibc
import SourceTree
import System
import TestSupport
import Testing

@testable import ResumeCommand

@Suite struct BatchSourcesTests {
    private let folder: ScratchFolder
    private let console: Console

    init() throws {
        folder = try ScratchFolder()
        console = Console(
            environment: Environment(), folder: folder.path,
            input: InputStream(descriptor: -1, isTerminal: false),
            output: OutputStream(descriptor: -1, name: "standard output", isTerminal: false),
            errors: OutputStream(descriptor: -1, name: "standard error", isTerminal: false))
    }

    private func names(_ sources: BatchSources) -> [String] { sources.all.map(sources.name) }

    @Test func aFolderHasItsFilesInOrder() throws {
        for name in ["b.yaml", "a.json", "c.YML", "d.txt", ".e.json", "sub/f.json"] {
            try folder.write("", to: "people/" + name)
        }
        let sources = BatchSources(["people", "x.json"], console)
        #expect(
            names(sources) == ["people/a.json", "people/b.yaml", "people/c.YML", "x.json"])
        #expect(sources.all.map(sources.stem) == ["a", "b", "c", "x"])
        #expect(names(BatchSources(["people/"], console)).first == "people/a.json")
        #expect(sources.findings.all.isEmpty)
        #expect(BatchSources(["people/sub/.."], console).all.count == 3)
    }

    @Test func aListHasPathsAndResumes() throws {
        try folder.write("a.json\n\n  {\"basics\": {}} \r\nhttps://x.org/b.json\n", to: "l.txt")
        let sources = BatchSources(["@l.txt"], console)
        #expect(names(sources) == ["a.json", "l.txt:3", "https://x.org/b.json"])
        #expect(sources.all.map(sources.stem) == ["a", "l-3", "b"])
        #expect(sources.all.map(\.line) == [1, 3, 4])
        #expect(try sources.bytes(of: sources.all[1]) == Array(#"{"basics": {}}"#.utf8))
    }

    @Test func aLineThatIsTooLongIsNoResume() throws {
        let long = String(repeating: "x", count: 10_000_001)
        try folder.write("{}\n" + long + "\n{}", to: "l.txt")
        let sources = BatchSources(["@l.txt"], console)
        #expect(sources.all.map(\.line) == [1, 2, 3])
        #expect(sources.all[1].place == .tooLong(count: 10_000_001))
    }

    @Test(arguments: [["@none"], ["@empty"], ["bare"]]) func whatHasNoResumeIsAnError(
        operands: [String]
    ) throws {
        try folder.write("\n \n", to: "empty")
        try folder.write("", to: "bare/notes.txt")
        let sources = BatchSources(operands, console)
        #expect(sources.all.isEmpty)
        #expect(sources.findings.all.map(\.kind) == [.sourceMissing])
    }

    @Test(arguments: [
        ("{\"a\": 1}\n{\"a\": 2}\n", 2, false), ("{\n\"a\": 1\n}\n", 1, false),
        ("basics:\n  name: A\n", 1, false), ("a.json\nb.json\n", 2, true),
        ("a.json\nb.json\n", 1, false),
    ])
    func standardInputIsAListOrAResume(text: String, count: Int, isList: Bool) throws {
        try folder.write(text, to: "in")
        var console = console
        let descriptor = open(folder.path("in"), O_RDONLY)
        defer { close(descriptor) }
        console.input = InputStream(descriptor: descriptor, isTerminal: false)
        let sources = BatchSources([isList ? "@-" : "-"], console)
        #expect(sources.all.count == count)
        if count == 1 {
            #expect(try sources.bytes(of: sources.all[0]) == Array(text.utf8))
            #expect(sources.stem(of: sources.all[0]) == "resume")
        }
    }
}
