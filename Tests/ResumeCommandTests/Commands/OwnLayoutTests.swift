import Glibc
import TestSupport
import Testing

/// Layouts of a person's own, from the first to a broken one.
@Suite(.needsBuiltProgram) struct OwnLayoutTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write(#"{"basics":{"name":"Ada"}}"#, to: "cv.json")
    }

    private func run(_ arguments: [String]) throws -> ChildProcess.Result {
        try BuiltProgram.run(
            arguments, in: scratch.path, environment: ["HOME": scratch.path("home")])
    }

    @Test(arguments: [[], ["--extends"], ["--from", "modern"]])
    func aNewOneIsFoundByItsName(options: [String]) throws {
        let made = try run(["layouts", "new", "mine"] + options)
        #expect(made.text == "Layouts/mine.yaml\n", "\(made)")
        let rendered = try run(["render", "cv.json", "--layout", "mine"])
        #expect(rendered.ending == .exited(0), "\(rendered)")
        let listed = try run(["layouts"])
        #expect(listed.text.contains("./Layouts/mine.yaml"))
        #expect(listed.errorText == "")
    }

    @Test func aFileInTheFoldersPlaceIsTold() throws {
        try scratch.write("", to: "Layouts")
        let made = try run(["layouts", "new", "mine"])
        #expect(made.ending == .exited(73), "\(made)")
    }

    @Test(arguments: [
        "name: odd\nextends: classic\nfonst: {}\n", "page: [\n", "secret\n",
        "name: odd\nextends: classic\nfonts: { body: Nope }\n", "extends: odd\n",
    ])
    func aBrokenOneIsToldAndTheOthersAreShown(text: String) throws {
        try scratch.write(text, to: "Layouts/odd.yaml")
        let listed = try run(["layouts"])
        #expect(listed.ending == .exited(0), "\(listed)")
        #expect(listed.text.contains("classic") && listed.text.contains("odd"))
        let gallery = try run(["layouts", "gallery", "cv.json"])
        #expect(gallery.ending == .exited(0), "\(gallery)")
        #expect(gallery.text == "gallery.pdf\n")
        #expect(gallery.errorText.contains("odd"), "\(gallery)")
        #expect(gallery.errorText.contains("warning"), "\(gallery)")
        guard !text.contains("Nope") else { return }
        #expect(listed.errorText.contains("odd.yaml"), "\(listed)")
        #expect(!listed.errorText.contains("secret\n"))
    }

    @Test(arguments: [
        ["render", "cv.json", "-o", "-"], ["preview", "cv.json"],
        ["layouts", "gallery", "cv.json", "-o", "-"],
    ])
    func aLimitOfFileSizesIsNamed(arguments: [String]) throws {
        var process = ChildProcess(
            "bash",
            ["-c", "ulimit -f 300; exec \"$@\"", "bash", try #require(BuiltProgram.path)]
                + arguments)
        process.folder = scratch.path
        let result = try process.run()
        #expect(result.ending == .exited(74), "\(result)")
        #expect(result.errorText.contains("ulimit -f sets this limit"), "\(result)")
    }
}
