import Languages
import ResumeModel
import SourceTree

/// Collects the findings of one mapping, and what they need to know of each other.
final class MappingContext {
    let file: String
    /// The format's name, and the edition whose spellings count, as findings say them.
    let format: (name: String, edition: String)
    let words: UnderstoodWords
    /// The language that stands around the resume, where it is one of several.
    let language: String?
    /// Writes addresses that are given in parts where a text is expected.
    var addresses: AddressWriter
    /// Where the resume has the sections of the person's own, by their keys.
    var customPlaces: [String: Int] = [:]
    /// What levels that are numbers alone are of, in the section that is being read.
    var levelNumbers: LevelNumbers?
    private(set) var diagnostics = Diagnostics()
    private var counts: [Diagnostic.Kind: Int] = [:]
    /// How many keys were compared with the format's, to guess what was meant.
    private var guesses = 0
    /// What is said only once for all entries of a section.
    private var said: Set<String> = []
    private var understoodTags = TagTally()
    private var removedTags = TagTally()
    /// The settings met, and the entries that are hidden, which are reported together.
    private var settings = FieldTally()
    private var hidden = FieldTally()
    /// A list: there are few, and Swift makes a type of dictionaries at a cost of its own.
    private var tables: [(kind: Any.Type, table: KeyTable)] = []

    init(
        file: String, words: UnderstoodWords = UnderstoodWords(), format: String? = nil,
        language: String? = nil
    ) {
        self.language = language
        self.file = file
        self.format = format.map { ($0, $0) } ?? ("JSON Resume", "JSON Resume 1.0.0")
        self.words = words
        addresses = AddressWriter(language: nil, countries: words.countries)
    }

    func keys<Entry: ReadableEntry>(of kind: Entry.Type) -> KeyTable {
        if let known = tables.first(where: { $0.kind == kind }) { return known.table }
        tables.append((kind, kind.keys))
        return tables[tables.count - 1].table
    }

    /// How many findings of one rule are reported singly; the others are counted.
    private static let findingLimit = 1_000
    /// How many keys are compared: guessing is slow, and a file has no thousand slips.
    private static let guessLimit = 1_000

    func report(_ rule: Rule, _ field: Field, _ message: @autoclosure () -> Message) {
        report(rule, at: field.node.span, field.path, message())
    }

    func reportKey(
        _ rule: Rule, _ field: Field, _ message: @autoclosure () -> Message,
        suggestions: [String] = []
    ) {
        report(
            rule, at: field.keySpan ?? field.node.span, field.path, message(),
            suggestions: suggestions)
    }

    /// Adds a finding at a key, unless the same was said of another entry of the section.
    func reportKeyOnce(_ rule: Rule, _ field: Field, _ message: @autoclosure () -> Message) {
        if said.insert(field.path.pattern).inserted { reportKey(rule, field, message()) }
    }

    /// Adds a finding at a value, unless the same was said of another entry of the section.
    func reportOnce(_ rule: Rule, _ field: Field, _ message: @autoclosure () -> Message) {
        if said.insert(rule.kind.name + field.path.pattern).inserted {
            report(rule, field, message())
        }
    }

    /// Notes a value that steers a page or a program, and is not printed.
    func note(setting field: Field) { settings.add(field.key, field) }

    /// Whether a map says that it is not to be shown, which is noted.
    func isHidden(_ field: Field) -> Bool {
        guard Setting.hides(field.node) else { return false }
        hidden.add(field.path.description, field)
        return true
    }

    private func report(
        _ rule: Rule, at span: SourceSpan, _ path: FieldPath, _ message: @autoclosure () -> Message,
        suggestions: [String] = []
    ) {
        let count = counts[rule.kind, default: 0] + 1
        counts[rule.kind] = count
        guard count <= Self.findingLimit else { return }
        diagnostics.add(
            Diagnostic(
                rule.kind, rule.severity, message(), file: file, at: span,
                path: path.description, suggestions: suggestions))
    }

    /// What an unknown key may stand for; a much longer one, such as `projectUrl`, is one's own.
    func nearMisses(_ key: String, in names: [String]) -> [String] {
        guesses += 1
        guard guesses <= Self.guessLimit else { return [] }
        return NearMiss.suggestions(for: key, in: names).filter {
            key.utf8.count <= $0.utf8.count + 3
        }
    }

    /// Adds what was found while a text's markup was read.
    func report(_ findings: MarkupFindings, _ field: Field) {
        understoodTags.add(findings.understoodTags, field)
        removedTags.add(findings.removedTags, field)
        for (address, reason) in findings.refusals {
            report(.linkRefused, field, "\(Quoted(address)) is not linked: \(reason.sentence)")
        }
        for address in findings.schemeless {
            report(
                .linkScheme, field,
                "\(Quoted(address)) is linked as https://; write the whole address to be sure")
        }
        if findings.images > 0 {
            report(
                .imageInText, field,
                "images inside texts are not printed; only their descriptions are")
        }
    }

    /// Adds what had to be changed in a text.
    func report(_ faults: TextFaults, _ field: Field) {
        guard !faults.isEmpty else { return }
        if !faults.removed.isEmpty {
            let codes = faults.removed.map(Self.codePoint).joined(separator: ", ")
            report(
                .controlCharacter, field,
                "\(field.path) had characters that steer text and cannot be printed (\(codes));"
                    + " they were removed")
        }
        if faults.surplusMarks > 0 {
            report(
                .combiningMarks, field,
                "\(field.path) had more than \(TextCleaner.mostMarks) marks on one character;"
                    + " \(faults.surplusMarks) were removed")
        }
        if faults.longWord > 0 {
            report(
                .longWord, field,
                "\(field.path) has a word of \(faults.longWord) characters, which no line can hold;"
                    + " put spaces into it")
        }
    }

    /// Adds the findings about the whole file, and gives all of them.
    func finish() -> Diagnostics {
        if let field = understoodTags.first {
            report(
                .html, field,
                "HTML in texts is read as what it means: \(understoodTags); Markdown works too")
        }
        if let field = removedTags.first {
            report(
                .htmlRemoved, field,
                "HTML tags that a page has no use for were removed from texts: \(removedTags)")
        }
        if let field = settings.first {
            reportKey(
                .settingIgnored, field,
                "settings of other tools are not printed: \(settings.list); what steers a layout "
                    + "belongs into \"meta\"")
        }
        if let field = hidden.first {
            report(
                .hidden, field,
                "what the file hides with keys such as \"hidden\" or \"visible\" is not printed: "
                    + "\(hidden.list)")
        }
        for (kind, count) in counts.sorted(by: { $0.key.name < $1.key.name })
        where count > Self.findingLimit {
            let severity = diagnostics.all.first { $0.kind == kind }?.severity ?? .note
            diagnostics.add(
                Diagnostic(
                    kind, severity,
                    "\(count - Self.findingLimit) more findings of this kind were left out",
                    file: file))
        }
        return diagnostics
    }

    private static func codePoint(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
