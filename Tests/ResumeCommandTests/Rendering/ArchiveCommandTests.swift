import TestSupport
import Testing

/// A PDF that carries its source, from the command line and back.
@Suite(.needsBuiltProgram) struct ArchiveCommandTests {
    let scratch: ScratchFolder
    private static let resume = """
        # Mine alone
        basics: {name: Ada Lovelace, label: Analyst, email: ada@lovelace.org}
        notes: Ask for more
        meta: {language: en}

        """

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write(Self.resume, to: "cv.yaml")
    }

    private func run(
        _ arguments: [String], environment: [String: String] = [:]
    ) throws -> (code: Int32, output: String, errors: String) {
        let result = try BuiltProgram.run(
            arguments, in: scratch.path,
            environment: ["HOME": scratch.path].merging(environment) { $1 })
        guard case .exited(let code) = result.ending else { return (-1, "", "\(result)") }
        return (code, result.text, result.errorText)
    }

    @Test(arguments: ["--archive", "--attach-source"]) func thereAndBack(option: String) throws {
        let made = try run(["render", "cv.yaml", option, "-o", "cv.pdf"])
        #expect(made.code == 0, "\(made)")
        #expect(made.errors.contains("the pages do not show notes and its comments"))
        #expect(try run(["convert", "cv.pdf", "-o", "back.yaml"]).code == 0)
        #expect(scratch.read("back.yaml") == Self.resume)
        #expect(try run(["convert", "cv.pdf", "-o", "-"]).output == Self.resume)
        // Another ending, or a wish, is a conversion.
        let other = try run(["convert", "cv.pdf", "-o", "back.json"])
        #expect(other.code == 0 && other.errors.contains("source-attached"))
        #expect(scratch.read("back.json")?.hasPrefix("{\n") == true)
        #expect(try run(["convert", "cv.pdf", "-o", "new.yaml", "--to", "json-resume"]).code == 0)
        #expect(scratch.read("new.yaml")?.contains("#") == false)
        // The PDF itself is never replaced.
        #expect(try run(["convert", "cv.pdf", "-o", "cv.pdf"]).code == 64)
        #expect(try run(["render", "cv.pdf", "-o", "cv.pdf"]).code == 73)
        #expect(try run(["convert", "cv.pdf", "-o", "back.json"]).code == 0)
        try scratch.write("{}", to: "back.json")
        #expect(try run(["convert", "cv.pdf", "-o", "back.json"]).code == 73)
        #expect(scratch.read("back.json") == "{}")
    }

    @Test func whatCarriesNothingIsRefused() throws {
        #expect(try run(["render", "cv.yaml", "-o", "cv.pdf"]).code == 0)
        let answer = try run(["convert", "cv.pdf", "-o", "back.yaml"])
        #expect(answer.code == 65 && answer.errors.contains("none is attached to it"))
        #expect(scratch.read("back.yaml") == nil)
    }

    @Test func wishesThatExcludeEachOther() throws {
        let answer = try run(["render", "cv.yaml", "--archive", "--conformance", "ua1+a2u"])
        #expect(answer.code == 64 && answer.errors.contains("--archive is for ua2+a4f"))
        for option in [["--archive"], ["--attach-source"], ["--conformance", "none"]] {
            let answer = try run(["render", "cv.yaml", "-o", "cv.txt"] + option)
            #expect(answer.code == 64 && answer.errors.contains("\(option[0]) is for PDFs"))
        }
    }

    @Test func settingsSayWhatAPDFMustBe() throws {
        try scratch.makeFolder("config/resume-pdf")
        let environment = ["XDG_CONFIG_HOME": scratch.path("config")]
        func settings(_ text: String) throws {
            try scratch.write(text, to: "config/resume-pdf/config.yaml")
        }
        func version() -> String? {
            scratch.bytes(of: "cv.pdf").map { String(decoding: $0.prefix(8), as: UTF8.self) }
        }
        let call = ["render", "cv.yaml", "-o", "cv.pdf"]
        try settings("pdf: {conformance: ua2+a4f}\n")
        #expect(try run(call, environment: environment).code == 0)
        #expect(version() == "%PDF-2.0")
        // Settings attach nothing.
        #expect(try run(["convert", "cv.pdf", "-o", "-"]).code == 65)
        #expect(
            try run(call + ["--conformance", "ua1+a2u"], environment: environment).code == 0)
        #expect(version() == "%PDF-1.7")
        try settings("pdf: {conformance: ua3}\nmail: {via: pigeon}\n")
        let wrong = try run(call, environment: environment)
        #expect(wrong.code == 78 && wrong.errors.contains("\"ua3\" is not one of"))
        #expect(!wrong.errors.contains("pigeon"))
        // A short resume in no language that is certain.
        try scratch.write("basics: {name: Ada}\n", to: "cv.yaml")
        try settings("pdf: {conformance: ua1+a2u}\n")
        let unsure = try run(call, environment: environment)
        #expect(unsure.code == 65 && unsure.errors.contains("its language is not named"))
        #expect(try run(call).code == 0)
    }

    // MARK: Sharing

    @Test func sharingAttachesNothingUnasked() throws {
        try scratch.makeFolder("config/resume-pdf")
        try scratch.write(
            "pdf: {conformance: ua2+a4f}\n", to: "config/resume-pdf/config.yaml")
        let environment = ["XDG_CONFIG_HOME": scratch.path("config")]
        let call = ["share", "cv.yaml", "--no-log", "--copy-to"]
        #expect(try run(call + ["a.pdf"], environment: environment).code == 0)
        #expect(try run(["convert", "a.pdf", "-o", "-"]).code == 65)
        let asked = try run(call + ["b.pdf", "--attach-source"])
        #expect(asked.code == 0 && asked.errors.contains("the pages do not show notes"))
        #expect(try run(["convert", "b.pdf", "-o", "-"]).output == Self.resume)
        let finished = try run(["share", "b.pdf", "--no-log", "--copy-to", "c.pdf"])
        #expect(finished.code == 0 && finished.errors.contains("b.pdf carries cv.yaml"))
        let plain = try run(["share", "a.pdf", "--no-log", "--copy-to", "d.pdf"])
        #expect(plain.code == 0 && !plain.errors.contains("carries"))
        let odd = try run(["share", "a.pdf", "--no-log", "--copy-to", "e.pdf", "--attach-source"])
        #expect(odd.code == 64 && odd.errors.contains("--attach-source is for resumes"))
    }
}
