import CairoPangoBackend
import ResumeLayout
import ResumeModel
import SourceTree

/// Says which letters no font has, of which script they are, and where a font for it is found.
///
/// A page that lacks a letter of a name, or many of any text, is not the person's resume any more:
/// that is an error, unless such a page is asked for.
struct LetterFindings {
    let tree: Node
    let file: String
    let resume: Resume
    /// Whether the page is made all the same.
    let isAllowed: Bool
    /// The folder for fonts of the person's own.
    let fontFolder: String
    /// The characters of a text that no font has.
    let missing: (String) -> [Unicode.Scalar]

    /// The share of all letters from which a text counts as lost.
    private static let limit = 0.02

    /// The findings for the letters among the missing characters, one for each script.
    ///
    /// - Parameters:
    ///   - characters: what no font has, in order of appearance.
    ///   - count: how many letters the pages have, and how many of them no font has.
    /// - Returns: the findings.
    func diagnostics(missing characters: [Unicode.Scalar], of count: LetterCount) -> Diagnostics {
        let letters = characters.filter(\.isLetter)
        guard !letters.isEmpty else { return Diagnostics() }
        var scripts: [WritingScript] = []
        var groups: [WritingScript: [Unicode.Scalar]] = [:]
        for letter in letters {
            let script = WritingScript(letter, after: scripts.last)
            if groups[script] == nil { scripts.append(script) }
            groups[script, default: []].append(letter)
        }
        let names = lostNames(Set(letters))
        let share = Double(count.missing) / Double(max(count.all, 1))
        return Diagnostics(
            scripts.map { script in
                let letters = groups[script] ?? []
                let lost = names.filter { !$0.letters.isDisjoint(with: letters) }.map(\.name)
                return finding(script, letters, lost, share)
            })
    }

    /// The names that lose letters, each with those.
    ///
    /// A name is set anew for this: what is missing of it need not stand in the file as it does on the
    /// page.
    private func lostNames(
        _ letters: Set<Unicode.Scalar>
    ) -> [(name: NamedText, letters: Set<Unicode.Scalar>)] {
        NamedText.all(of: resume).compactMap { name in
            let lost = letters.intersection(missing(name.text))
            return lost.isEmpty ? nil : (name, lost)
        }
    }

    private func finding(
        _ script: WritingScript, _ letters: [Unicode.Scalar], _ names: [NamedText], _ share: Double
    ) -> Diagnostic {
        let place =
            names.first.flatMap { tree.firstText(holding: $0.text) }
            ?? letters.first.flatMap { tree.firstText(containing: $0) }
        let isLost = !names.isEmpty || share > Self.limit || place == nil
        let isError = isLost && !isAllowed
        let signs: Message =
            names.isEmpty ? letters.codePoints : "\(letters.codePoints) of \(Self.list(names))"
        let isOne = letters.count == 1
        var message: Message
        if !isError {
            message =
                isOne
                ? "\(signs) is in none of the fonts and left out"
                : "\(signs) are in none of the fonts and left out"
        } else if names.isEmpty, share > Self.limit {
            let percent = Self.percent(share)
            message =
                isOne
                ? "\(signs) is in none of the fonts and would be lost (\(percent) of all letters)"
                : "\(signs) are in none of the fonts and would be lost (\(percent) of all letters)"
        } else {
            message =
                isOne
                ? "\(signs) is in none of the fonts and would be lost"
                : "\(signs) are in none of the fonts and would be lost"
        }
        message = "\(message); \(advice(script))"
        if isError { message += "; --allow-missing-glyphs makes the page without them" }
        return Diagnostic(
            .glyphMissing, isError ? .error : .warning, message, file: file, at: place?.span,
            path: place?.path ?? "")
    }

    private func advice(_ script: WritingScript) -> Message {
        guard script != .styled else {
            return "they are styled forms of plain letters: write those"
        }
        let source: Message =
            if let package = script.package {
                "the Debian package \(package) has a font for it (sudo apt install \(package)), "
                    + "or put one into \(fontFolder)"
            } else {
                "put a font for it into \(fontFolder)"
            }
        return script.name.map { "the script is \($0): \(source)" } ?? source
    }

    /// The names by kind: `the name, 2 employers and a school`.
    private static func list(_ names: [NamedText]) -> Message {
        var kinds: [NamedText.Kind] = []
        for name in names where !kinds.contains(name.kind) { kinds.append(name.kind) }
        return kinds.map { kind in kind.counted(names.count { $0.kind == kind }) }
            .joined(last: "and")
    }

    /// A share in whole percent, never rounded down to what is allowed.
    private static func percent(_ share: Double) -> String {
        "\(max(Int((share * 100).rounded()), Int(limit * 100) + 1)) %"
    }
}

extension WritingScript {
    /// The script of a letter; a mark or a sign that many scripts share belongs to the one before it.
    fileprivate init(_ letter: Unicode.Scalar, after previous: WritingScript?) {
        let code = ScriptCode.code(of: letter)
        if WritingScript.styledLetters.contains(letter.value) {
            self = .styled
        } else if code == "Zinh" || code == "Zyyy", let previous, previous != .styled {
            self = previous
        } else {
            self.init(code: code, for: letter)
        }
    }
}
