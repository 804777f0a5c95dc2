import Glibc
import TestSupport
import Testing

/// Whatever was read for a page is never its output, not even by force, by whatever name.
@Suite(.needsBuiltProgram) struct InputAsOutputTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write(
            #"{"basics":{"name":"Ada","image":"me.png"},"meta":{"layout":"look.yaml"}}"#,
            to: "cv.json")
        try scratch.write(
            "extends: looks/base.yaml\nheader: { blocks: [photo, name] }\n", to: "look.yaml")
        try scratch.write("extends: classic\n", to: "looks/base.yaml")
        try scratch.write("extends: classic\n", to: "Layouts/mine.yaml")
        try scratch.write(
            try #require(FileBytes.read(PackageFolder.path("Layouts/classic.png"))), to: "me.png")
        try scratch.write(
            try #require(
                FileBytes.read(PackageFolder.path("Fonts/SourceSans3/SourceSans3-Regular.ttf"))),
            to: "Fonts/own.ttf")
    }

    private func run(_ arguments: [String]) throws -> ChildProcess.Result {
        try BuiltProgram.run(
            arguments, in: scratch.path,
            environment: ["HOME": scratch.path, "PATH": "/usr/bin:/bin"])
    }

    static let inputs = ["cv.json", "look.yaml", "looks/base.yaml", "me.png", "Fonts/own.ttf"]

    @Test(arguments: inputs) func renderSparesIt(input: String) throws {
        let before = scratch.bytes(of: input)
        try scratch.link("link.pdf", to: input)
        try #require(link(scratch.path(input), scratch.path("hard.pdf")) == 0)
        for output in ["link.pdf", "hard.pdf", input] {
            let result = try run(["render", "cv.json", "--force", "--format", "pdf", "-o", output])
            #expect(result.ending == .exited(73), "\(output): \(result)")
            #expect(
                result.errorText.contains("\(output) is what this file is made from"), "\(result)")
        }
        #expect(scratch.bytes(of: input) == before)
    }

    /// A gallery shows the layouts that are found by name, not the resume's own.
    @Test(arguments: ["cv.json", "me.png", "Fonts/own.ttf", "Layouts/mine.yaml"])
    func galleriesSpareIt(input: String) throws {
        let before = scratch.bytes(of: input)
        try #require(link(scratch.path(input), scratch.path("hard.pdf")) == 0)
        let result = try run(["layouts", "gallery", "cv.json", "--force", "-o", "hard.pdf"])
        #expect(result.ending == .exited(73), "\(result)")
        #expect(scratch.bytes(of: input) == before)
    }

    @Test(arguments: inputs) func sharesSpareIt(input: String) throws {
        let before = scratch.bytes(of: input)
        try #require(link(scratch.path(input), scratch.path("hard.pdf")) == 0)
        let ways = [
            ["--copy-to", "hard.pdf"],
            ["--eml", "hard.pdf", "--from", "a@example.org", "--mail", "b@example.org"],
        ]
        for way in ways {
            let result = try run(["share", "cv.json", "--force", "--no-log"] + way)
            #expect(result.ending == .exited(73), "\(result)")
            #expect(
                result.errorText.contains("hard.pdf is what this file is made from"), "\(result)")
        }
        #expect(scratch.bytes(of: input) == before)
    }

    @Test(arguments: [".config/resume-pdf/config.yaml", "secret", "body.txt", "ca.pem"])
    func messagesSpareWhatTheyAreMadeFrom(input: String) throws {
        let settings =
            "mail: { server: 'smtps://localhost', user: a, password-file: ~/secret, "
            + "certificates: ~/ca.pem }\n"
        try scratch.write(settings, to: ".config/resume-pdf/config.yaml")
        try scratch.write("hunter2\n", to: "secret", mode: 0o600)
        try scratch.write("Hello\n", to: "body.txt")
        try scratch.write("-----BEGIN\n", to: "ca.pem")
        let before = scratch.bytes(of: input)
        let result = try run([
            "share", "cv.json", "--force", "--no-log", "--from", "a@example.org", "--mail",
            "b@example.org", "--body", "@body.txt", "--eml", input,
        ])
        #expect(result.ending == .exited(73), "\(result)")
        #expect(scratch.bytes(of: input) == before)
    }

    @Test(arguments: [
        "share - --copy-to in.pdf",
        "share - --eml in.pdf --mail b@example.org --from a@example.org",
        "share cv.json --eml in.pdf --mail b@example.org --from a@example.org --body -",
    ])
    func sharesSpareStandardInput(line: String) throws {
        try scratch.write(#"{"basics":{"name":"Ada"}}"#, to: "in.pdf")
        let before = scratch.bytes(of: "in.pdf")
        var process = ChildProcess("sh", ["-c", "$P \(line) --force --no-log <in.pdf"])
        process.folder = scratch.path
        process.environment = [
            "P": try #require(BuiltProgram.path), "HOME": scratch.path, "PATH": "/usr/bin:/bin",
        ]
        let result = try process.run()
        #expect(result.ending == .exited(73), "\(result)")
        #expect(result.errorText.contains("in.pdf is what this file is made from"), "\(result)")
        #expect(scratch.bytes(of: "in.pdf") == before)
    }

    @Test func aNewLayoutSparesTheOneItStartsFrom() throws {
        for base in ["mine", "./Layouts/mine.yaml"] {
            let result = try run(["layouts", "new", "mine", "--from", base, "--force"])
            #expect(result.ending == .exited(73), "\(result)")
        }
        #expect(scratch.read("Layouts/mine.yaml") == "extends: classic\n")
    }
}
