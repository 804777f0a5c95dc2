import TestSupport
import Testing

/// Options that do not go together, or not with what is made.
@Suite(.needsBuiltProgram) struct RenderOptionsTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write(#"{"basics":{"name":"Ada"}}"#, to: "cv.json")
        try scratch.write("%PDF-1.7\n%%EOF\n", to: "old.pdf")
    }

    private func expectRefusal(_ arguments: [String], _ words: String) throws {
        let files = scratch.files()
        let result = try BuiltProgram.run(arguments, in: scratch.path)
        #expect(result.ending == .exited(64), "\(arguments): \(result)")
        #expect(result.errorText.hasPrefix("resume-pdf: " + words), "\(result)")
        #expect(scratch.files() == files)
    }

    private static let ofPages = [
        ["--paper", "a4"], ["--pages", "1"], ["--fill"], ["--no-fit"], ["--font-dir", "."],
        ["--allow-missing-glyphs"],
    ]

    @Test(arguments: ofPages) func textsHaveNoPages(option: [String]) throws {
        for format in ["txt", "md"] {
            try expectRefusal(
                ["render", "cv.json", "--format", format] + option, option[0] + " is for PDFs")
        }
    }

    @Test(arguments: ofPages + [["--layout", "modern"], ["--set", "page.size=a4"]])
    func aPDFIsSharedAsItIs(option: [String]) throws {
        try expectRefusal(
            ["share", "old.pdf", "--copy-to", "new.pdf", "--no-log"] + option,
            option[0] + " is for resumes")
    }

    @Test(arguments: [
        ["render", "cv.json"], ["render", "cv.json", "--watch"], ["render", "--sample"],
        ["preview", "cv.json"], ["preview", "cv.json", "--watch"], ["preview", "--fields"],
        ["share", "cv.json", "--copy-to", "new.pdf", "--no-log"],
    ])
    func fillingAndNotFittingExcludeEachOther(line: [String]) throws {
        for options in [["--fill", "--no-fit"], ["--no-fit", "--fill"]] {
            try expectRefusal(line + options, "--fill changes the layout's spaces and --no-fit")
        }
    }
}
