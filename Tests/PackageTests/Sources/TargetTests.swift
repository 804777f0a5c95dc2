import TestSupport
import Testing

/// Which target may know which: the way of a resume goes one way.
@Suite struct TargetTests {
    /// A target and the modules that its files may import.
    struct Rule: Sendable, CustomTestStringConvertible {
        let target: String
        let modules: Set<String>
        var testDescription: String { target }
    }

    /// What any target but the three plain ones may import of the system.
    private static let system: Set<String> = ["Glibc", "Synchronization", "FoundationEssentials"]

    static let rules = [
        Rule(target: "Characters", modules: ["CText"]),
        Rule(target: "SourceTree", modules: ["CYAML", "CMinizip", "Characters"]),
        Rule(target: "System", modules: system.union(["Characters", "CText"])),
        Rule(target: "ResumeModel", modules: []),
        Rule(target: "Pages", modules: []),
        Rule(
            target: "Languages",
            modules: ["ResumeModel", "SourceTree", "Characters", "Synchronization"]),
        Rule(
            target: "ResumeData",
            modules: system.union([
                "ResumeModel", "SourceTree", "Languages", "System", "Characters", "CText",
            ])),
        Rule(
            target: "ResumeLayout",
            modules: ["ResumeModel", "Pages", "SourceTree", "Languages", "Characters"]),
        Rule(target: "PDFFile", modules: ["CZlib"]),
        Rule(
            target: "CairoPangoBackend",
            modules: system.union([
                "Pages", "PDFFile", "System", "Characters", "CCairo", "CPango", "CTurboJPEG",
            ])),
        Rule(target: "TextBackend", modules: system.union(["Pages", "Characters", "CText"])),
        Rule(
            target: "Export",
            modules: ["ResumeModel", "ResumeLayout", "Languages", "SourceTree", "Characters"]),
        Rule(
            target: "Sharing",
            modules: system.union([
                "System", "SourceTree", "ResumeModel", "Languages", "Characters",
            ])),
        Rule(
            target: "Checking",
            modules: system.union([
                "PDFFile", "Pages", "ResumeModel", "SourceTree", "Languages", "Characters",
            ])),
        Rule(
            target: "ResumePDF",
            modules: system.union([
                "SourceTree", "ResumeModel", "ResumeData", "Pages", "ResumeLayout",
                "CairoPangoBackend", "TextBackend", "Assets", "System", "Export", "Sharing",
                "Characters", "Languages", "Checking", "PDFFile",
            ])),
        Rule(
            target: "ResumeCommand",
            modules: system.union([
                "ResumePDF", "SourceTree", "Pages", "TextBackend", "System", "Sharing",
                "Characters", "Export", "Checking",
            ])),
        Rule(target: "resume-pdf", modules: ["ResumeCommand", "CZlib"]),
    ]

    /// Targets without Swift files.
    static let foreign: Set<String> = [
        "Assets", "CCairo", "CMinizip", "CPango", "CText", "CTurboJPEG", "CYAML", "CZlib",
    ]

    @Test func eachTargetHasARule() {
        let targets = Set(PackageFolder.names(in: "Sources")).subtracting(["README.md"])
        #expect(targets == Self.foreign.union(Self.rules.map(\.target)))
    }

    @Test(arguments: rules)
    func importsOnlyWhatItMay(rule: Rule) {
        let files = SwiftFile.all(below: "Sources/" + rule.target)
        #expect(!files.isEmpty)
        for file in files {
            let others = Set(file.imports).subtracting(rule.modules).sorted()
            #expect(
                others.isEmpty,
                "\(file.path) may import \(rule.modules.sorted().joined(separator: ", ")) only")
        }
    }

    @Test func thereIsNoPackageDependency() throws {
        let manifest = SwiftFile("", text: try #require(PackageFolder.text(of: "Package.swift")))
        #expect(manifest.places(inCode: ".package(").isEmpty)
        #expect(manifest.places(inCode: ".plugin(").isEmpty)
    }

    /// All of Foundation costs 5 to 30 ms at each start, and 40 MB in a static program.
    @Test(.needsBuiltProgram)
    func theProgramDoesNotLoadAllOfFoundation() throws {
        let libraries = try ForeignProgram("ldd").output(of: [#require(BuiltProgram.path)])
        #expect(libraries.contains("libcairo.so"))
        for name in ["libFoundation.so", "lib_FoundationICU.so", "libFoundationNetworking.so"] {
            #expect(!libraries.contains(name))
        }
    }
}
