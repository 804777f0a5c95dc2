import TestSupport
import Testing

/// The built program checks, renders strictly and shares.
@Suite(.needsBuiltProgram) struct CheckCommandTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write(Self.resume(end: "2020-02"), to: "fine.json")
        try scratch.write(Self.resume(end: "2010-02"), to: "odd.json")
        try scratch.write(
            "We want Swift, Swift and more Swift, and mathematics, applied mathematics.",
            to: "job.txt")
    }

    private static func resume(end: String) -> String {
        """
        {"basics": {"name": "Ada Ng", "email": "ada@ng-analysis.org", "phone": "+44 20 7183 8750",
          "location": {"city": "York"}},
         "work": [
          {"name": "Acme", "position": "Lead", "startDate": "2020-03", "highlights": ["Saved 40 days"]},
          {"name": "Old", "position": "Clerk", "startDate": "2015-01", "endDate": "\(end)",
           "highlights": ["Kept the books"]}],
         "skills": [{"name": "Mathematics"}]}
        """
    }

    private func run(_ arguments: String...) throws -> ChildProcess.Result {
        try BuiltProgram.run(
            arguments, in: scratch.path,
            environment: [
                "HOME": scratch.path("home"), "LANG": "C.UTF-8", "SOURCE_DATE_EPOCH": "1718400000",
            ])
    }

    @Test func whatIsFine() throws {
        let result = try run("check", "fine.json")
        #expect(result.ending == .exited(0), "\(result)")
        #expect(result.text.hasPrefix("fine.json is ready to be sent.\n1 page, "))
        #expect(result.text.contains("\nNot judged: "))
        #expect(!result.text.contains("Error"))
        #expect(result.errorText == "")
    }

    @Test func whatIsNotHasTheVerdictFirst() throws {
        let result = try run("check", "odd.json")
        #expect(result.ending == .exited(1))
        #expect(result.text.hasPrefix("odd.json is not ready to be sent: 1 error"))
        #expect(
            result.text.contains(
                "\n\nError\n  – \"Clerk, Old\" ends before it starts (2015-01 to 2010-02)"))
        #expect(result.text.contains("odd.json:5:"))
        #expect(result.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test func asJSON() throws {
        let result = try run(
            "check", "odd.json", "--json", "--keywords", "job.txt", "--preset", "ats")
        #expect(result.ending == .exited(1))
        for part in [
            "\"name\": \"odd.json\"", "\"preset\": \"ats\"", "\"errors\": 1",
            "\"identifier\": \"data-reversed\"", "\"standing\": \"missing\"", "\"line\": 5",
            "\"bulletsWithoutNumber\": [", "\"smallestType\": ",
        ] { #expect(result.text.contains(part), "\(part)") }
        #expect(
            try run("check", "odd.json", "--json", "--keywords", "job.txt", "--preset", "ats").text
                == result.text)
        let plain = try run("check", "fine.json", "--json")
        #expect(plain.text.contains("\"keywords\": null"))
        #expect(plain.text.contains("\"errors\": 0"))
    }

    @Test func keywords() throws {
        let result = try run("check", "fine.json", "--keywords", "job.txt")
        #expect(result.text.contains("\nWords of job.txt\n  1 of 2 are there"))
        #expect(result.text.contains("  Missing\n    Swift (3 times)"))
        #expect(result.text.contains("  There\n    mathematics (skills)"))
        #expect(result.text.contains("1 of 2 achievements have no number"))
        #expect(result.text.contains("– Kept the books"))
    }

    @Test func aPDFAlone() throws {
        #expect(try run("render", "fine.json", "-o", "cv.pdf").ending == .exited(0))
        let result = try run("check", "cv.pdf")
        #expect(result.ending == .exited(0), "\(result)")
        #expect(result.text.hasPrefix("cv.pdf is ready to be sent.\n"))
        #expect(result.text.contains("name the resume"))
        #expect(try run("check", "cv.pdf", "--max-pages", "1").ending == .exited(0))
        #expect(try run("check", "cv.pdf", "--keywords", "job.txt").ending == .exited(64))
        #expect(
            try run("check", "cv.pdf", "--layout", "ats").errorText.contains("checked as it is"))
    }

    @Test func whatCannotBeChecked() throws {
        #expect(try run("check", "absent.json").ending == .exited(66))
        #expect(try run("check").ending == .exited(66))
        #expect(try run("check", "fine.json", "--layout", "absent").ending == .exited(78))
        #expect(try run("check", "fine.json", "--keywords", "absent.txt").ending == .exited(66))
        #expect(try run("check", "fine.json", "--preset", "all").ending == .exited(64))
        try scratch.write("{", to: "broken.json")
        let broken = try run("check", "broken.json")
        #expect(broken.ending == .exited(1))
        #expect(broken.text.hasPrefix("broken.json is not ready to be sent: "))
    }

    // MARK: Before writing and sharing

    @Test func renderStrictly() throws {
        let odd = try run("render", "odd.json", "-o", "cv.pdf", "--strict")
        #expect(odd.ending == .exited(1))
        #expect(odd.errorText.contains("[data-reversed]"))
        #expect(FileBytes.read(scratch.path("cv.pdf")) == nil)
        let fine = try run("render", "fine.json", "-o", "cv.pdf", "--strict")
        #expect(fine.ending == .exited(0), "\(fine)")
        #expect(try run("render", "odd.json", "-o", "odd.pdf").ending == .exited(0))
    }

    @Test func noStandardIsMissedThatNobodyAskedFor() throws {
        let options = ["--conformance", "none"]
        #expect(
            try run("render", "fine.json", "-o", "n.pdf", "--strict", options[0], options[1])
                .ending == .exited(0))
        let shared = try run(
            "share", "fine.json", "--copy-to", "s.pdf", "--no-log", options[0], options[1])
        #expect(shared.ending == .exited(0), "\(shared)")
    }

    @Test func severalAreAsStrictAsOne() throws {
        let batch = try run("render", "odd.json", "fine.json", "-o", "out/{stem}.pdf", "--strict")
        #expect(batch.ending == .exited(1))
        #expect(batch.errorText.contains("[data-reversed]"))
        #expect(FileBytes.read(scratch.path("out/odd.pdf")) == nil)
        #expect(FileBytes.read(scratch.path("out/fine.pdf")) != nil)
        let languages = try run(
            "render", "odd.json", "--all-languages", "-o", "x-{language}.pdf", "--strict")
        #expect(languages.ending == .exited(1))
        #expect(languages.errorText.contains("[data-reversed]"))
        #expect(!scratch.files().contains { $0.hasPrefix("x-") })
    }

    @Test func shareRefusesWhatHasErrors() throws {
        let odd = try run("share", "odd.json", "--copy-to", "sent.pdf", "--no-log")
        #expect(odd.ending == .exited(1))
        #expect(odd.errorText.contains("--allow-errors shares it all the same"))
        #expect(!odd.errorText.contains("--strict"))
        #expect(FileBytes.read(scratch.path("sent.pdf")) == nil)
        let allowed = try run(
            "share", "odd.json", "--copy-to", "sent.pdf", "--no-log", "--allow-errors")
        #expect(allowed.ending == .exited(0), "\(allowed)")
        #expect(
            try run("share", "fine.json", "--copy-to", "fine.pdf", "--no-log").ending == .exited(0))
    }
}
