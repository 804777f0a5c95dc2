import SourceTree
import TestSupport
import Testing

/// The kinds of findings that the targets declare: `static let dateForm = Self("date-form", .data)`.
@Suite struct DiagnosticKindTests {
    private struct Declaration: Sendable {
        var constant: String
        var name: String
        var category: String
        var isSilent: Bool
        /// Whether its name is in a call that declares a rule of a resume, whose constant may be shorter.
        var isRule: Bool
    }

    private static let declarations: [Declaration] = PackageFolder.files(below: "Sources")
        .filter { $0.hasSuffix(".swift") }
        .flatMap { path in
            (PackageFolder.text(of: path) ?? "").matches(
                of: /static let `?(\w+)`? = (Self|Rule)\("([^"]*)", \.(\w+)(, isSilent: true)?\)/
            ).map { match in
                let (_, constant, type, name, category, silence) = match.output
                return Declaration(
                    constant: String(constant), name: String(name),
                    category: type == "Rule" ? "data" : String(category), isSilent: silence != nil,
                    isRule: type == "Rule")
            }
        }

    @Test func eachNameIsDeclaredOnceInLowerCase() {
        let names = Self.declarations.map(\.name)
        #expect(names.count > 150)
        #expect(Set(names).count == names.count)
        for declaration in Self.declarations {
            #expect(declaration.name.wholeMatch(of: /[a-z]+(-[a-z0-9]+)*/) != nil)
            let constant = declaration.name.replacing("-", with: "")
            #expect(declaration.isRule || declaration.constant.lowercased() == constant)
        }
    }

    /// What scripts rely on: which errors end a run otherwise than as faults of a file or a layout.
    @Test func theKindsThatAreNoFaultsOfAFile() {
        let names = Dictionary(
            grouping: Self.declarations.filter {
                !["data", "layout", "check"].contains($0.category)
            },
            by: \.category
        ).mapValues { $0.map(\.name).sorted() }
        #expect(
            names == [
                "internal": ["batch-worker", "internal"],
                "usage": [
                    "entry-missing", "link-missing", "mail-message", "page-missing",
                    "section-unknown", "share-no-text", "share-printer", "sort-unknown",
                    "source-date-epoch", "usage",
                ],
                "noInput": [
                    "font-folder", "header-file", "source-is-folder", "source-is-no-file",
                    "source-missing",
                ],
                "permission": [
                    "mail-authentication", "output-permission", "session-refused",
                    "source-not-permitted",
                ],
                "configuration": [
                    "config-file", "config-key", "config-password", "config-value",
                    "language-base", "language-incomplete", "language-key", "language-value",
                    "mail-settings", "session-settings",
                ],
                "unavailable": [
                    "mail-refused", "mail-unavailable", "share-failed", "share-program",
                    "source-stale", "source-unavailable",
                ],
                "cannotCreate": [
                    "output-create", "output-exists", "output-source", "output-taken",
                ],
                "inputOutput": [
                    "browse-terminal", "cache-write", "font-unavailable", "mail-input-output",
                    "output-write",
                    "source-input-output",
                    "watch-unavailable",
                ],
            ])
        for declaration in Self.declarations {
            #expect((declaration.category == "layout") == declaration.name.hasPrefix("layout-"))
        }
    }

    /// What `--verbose` alone lists as notes.
    @Test func theNotesThatAskForNothing() {
        #expect(
            Self.declarations.filter(\.isSilent).map(\.name).sorted() == [
                "country-code", "date-form", "date-ongoing", "date-text", "entry-hidden",
                "field-unprinted", "html", "html-removed", "hyphenation", "key-spelling",
                "language-coverage", "language-guessed", "link-scheme", "notes-hidden",
                "number-for-text", "old-spelling", "phone-form",
                "text-for-list",
                "text-for-map",
                "timestamp-form", "yaml-tag",
            ])
    }
}
