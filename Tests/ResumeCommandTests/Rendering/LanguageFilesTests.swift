import SourceTree
import TestSupport
import Testing

/// `render --all-languages` and `--language`, as a process.
@Suite(.needsBuiltProgram) struct LanguageFilesTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write(
            #"""
            basics:
              name: Ada Ng
              label: {en: Cook, es: Cocinera}
              summary: {en: "Cooks."}
              phone: not a number
            work: {en: [{name: A, startDate: 2020}], es: [{name: A, startDate: 2020}]}
            """#, to: "cv.yaml")
        try scratch.write("basics: {name: Ada Ng}\nmeta: {language: de}\n", to: "one.yaml")
    }

    private func run(_ arguments: String...) throws -> ChildProcess.Result {
        try BuiltProgram.run(
            arguments, in: scratch.path,
            environment: ["HOME": scratch.path, "PATH": "/usr/bin:/bin"])
    }

    private func text(_ name: String) -> String {
        String(decoding: scratch.bytes(of: name) ?? [], as: UTF8.self)
    }

    @Test func eachLanguageHasItsFile() throws {
        let result = try run("render", "cv.yaml", "--all-languages", "-o", "x-{language}.txt")
        #expect(result.ending == .exited(0), "\(result)")
        #expect(result.text == "x-en.txt\nx-es.txt\n")
        #expect(text("x-en.txt").contains("Cook\n") && text("x-en.txt").contains("Experience"))
        #expect(text("x-es.txt").contains("Cocinera") && text("x-es.txt").contains("Experiencia"))
        // What holds for both is said once, and nothing of which is taken.
        #expect(result.errorText.contains("es: basics.summary is missing; it is printed in en"))
        #expect(!result.errorText.contains("language-chosen"))
        #expect(!result.errorText.contains("warning: en: "))
    }

    @Test(arguments: [
        (["--all-languages"], "cv-en.pdf\ncv-es.pdf\n"),
        (["--all-languages", "-o", "out/"], "out/cv-en.pdf\nout/cv-es.pdf\n"),
        (["--all-languages", "-o", "{language}/cv.md"], "en/cv.md\nes/cv.md\n"),
        (["--language", "es", "-o", "x-{language}.md"], "x-es.md\n"),
        (["--language", "es-AR", "-o", "x-{language}.md"], "x-es-AR.md\n"),
    ]) func namesHaveTheLanguage(options: [String], paths: String) throws {
        for folder in ["out", "en", "es"] { try scratch.makeFolder(folder) }
        let result = try BuiltProgram.run(
            ["render", "cv.yaml"] + options, in: scratch.path,
            environment: ["HOME": scratch.path, "PATH": "/usr/bin:/bin"])
        #expect(result.ending == .exited(0), "\(result)")
        #expect(result.text == paths)
        for path in paths.split(separator: "\n") { #expect(scratch.bytes(of: String(path)) != nil) }
    }

    @Test func aResumeInOneLanguageHasOneFile() throws {
        let result = try run("render", "one.yaml", "--all-languages", "-o", "x-{language}.txt")
        #expect(result.ending == .exited(0), "\(result)")
        #expect(result.text == "x-de.txt\n")
    }

    @Test(arguments: [
        (["--all-languages", "-o", "cv.pdf"], "put {language} into the name"),
        (["--all-languages", "-o", "-"], "standard output is one place"),
        (["--all-languages", "--watch"], "--watch makes one file"),
        (["--all-languages", "--language", "es"], "leave one out"),
        (["-o", "cv-{language}.pdf"], "add --all-languages"),
        (["--language", "sp"], "there is no language 'sp'; did you mean 'es'?"),
        (["--language", "spanish"], "did you mean 'es'?"),
        (["--language", "xx"], "there is no language 'xx'; a tag is short"),
        (["--language", "english-language"], "a tag is short"),
    ]) func wrongCallsAreTold(options: [String], message: String) throws {
        let result = try BuiltProgram.run(
            ["render", "cv.yaml"] + options, in: scratch.path,
            environment: ["HOME": scratch.path, "PATH": "/usr/bin:/bin"])
        #expect(result.ending == .exited(64), "\(result)")
        #expect(result.errorText.contains(message), "\(result)")
        #expect(result.text.isEmpty)
    }

    /// All files or none, with the language that is at fault.
    @Test func aFaultInOneLanguageLeavesNoFile() throws {
        try scratch.write(
            "basics: {name: Ada Ng, label: {en: A, es: B}}\nskills: {en: [x], es: 7}\n",
            to: "f.yaml")
        let result = try run("render", "f.yaml", "--all-languages", "-o", "x-{language}.txt")
        #expect(result.ending == .exited(65), "\(result)")
        #expect(result.text.isEmpty)
        #expect(scratch.bytes(of: "x-en.txt") == nil && scratch.bytes(of: "x-es.txt") == nil)
        #expect(result.errorText.contains("f.yaml:2:23: error: es: "), "\(result)")
        #expect(result.errorText.contains("no language is written, because of es"))
    }

    @Test func strictnessHoldsForAll() throws {
        let result = try run(
            "render", "cv.yaml", "--all-languages", "--strict", "-o", "x-{language}.txt")
        #expect(result.ending == .exited(1), "\(result)")
        #expect(scratch.bytes(of: "x-en.txt") == nil && scratch.bytes(of: "x-es.txt") == nil)
    }

    @Test func noSourceIsWrittenOver() throws {
        try scratch.write("basics: {name: Ada Ng, label: {en: A, es: B}}", to: "es.md")
        let result = try run(
            "render", "cv.yaml", "--all-languages", "-o", "{language}.md", "--force")
        #expect(result.ending == .exited(0), "\(result)")
        try scratch.link("en.txt", to: "cv.yaml")
        let other = try run(
            "render", "cv.yaml", "--all-languages", "-o", "{language}.txt", "--force")
        #expect(other.ending == .exited(73), "\(other)")
        #expect(text("cv.yaml").hasPrefix("basics:"))
        #expect(scratch.bytes(of: "es.txt") == nil)
    }

    @Test func readingFromAPipeWorks() throws {
        let result = try BuiltProgram.run(
            ["render", "-", "--all-languages", "-o", "x-{language}.txt"], in: scratch.path,
            input: scratch.bytes(of: "cv.yaml") ?? [],
            environment: ["HOME": scratch.path, "PATH": "/usr/bin:/bin"])
        #expect(result.ending == .exited(0), "\(result)")
        #expect(result.text == "x-en.txt\nx-es.txt\n")
    }

    @Test func aLanguageThatIsNotThereIsAnErrorOfData() throws {
        for command in [
            ["render", "-o", "x.txt"], ["list"], ["preview"], ["convert", "-o", "x.json"],
            ["share", "--copy-to", "x.pdf", "--no-log"], ["preview", "--fields"],
        ] {
            let result = try BuiltProgram.run(
                command + ["cv.yaml", "--language", "fr"], in: scratch.path,
                environment: ["HOME": scratch.path, "PATH": "/usr/bin:/bin"])
            #expect(result.ending == .exited(65), "\(command): \(result)")
            #expect(
                result.errorText.contains(#"the resume is not in "fr"; it is in en and es"#),
                "\(command): \(result)")
        }
    }

    @Test func allCommandsTakeALanguage() throws {
        for command in [["list"], ["preview"], ["preview", "--fields"], ["convert", "-o", "-"]] {
            let result = try BuiltProgram.run(
                command + ["cv.yaml", "--language", "es"], in: scratch.path,
                environment: ["HOME": scratch.path, "PATH": "/usr/bin:/bin"])
            #expect(
                result.text.contains("Cocinera") && !result.text.contains("Cook\n"), "\(result)")
        }
    }

    @Test func listsTellTheLanguages() throws {
        #expect(
            try run("list", "cv.yaml").text.contains("written in\ten, es (1 of 3 texts missing)\n"))
        #expect(try !run("list", "one.yaml").text.contains("written in"))
        let json = try run("list", "cv.yaml", "--json").text
        let tree = JSONReader.read(Array(json.utf8), file: "").node
        #expect(
            tree?["writtenIn"].map { JSONWriter.line(of: $0) }
                == #"[{"language":"en","texts":3,"missing":0},{"language":"es","texts":3,"missing":1}]"#
        )
    }
}
