import Checking
import Languages
import Pages
import ResumeModel
import Sharing
import SourceTree

extension RenderResume.Outcome {
    /// What was found by rendering, with the severity that it has for others who get the document, and
    /// what the checks of the data find.
    ///
    /// - Parameter today: the day, as `2021-03-09`.
    /// - Returns: the findings.
    func checked(today: String) -> Diagnostics {
        var all = diagnostics.all
        var places: Set<SourceSpan> = []
        for index in all.indices where all[index].kind == .placeholder {
            all[index].severity = .error
            if let span = all[index].span { places.insert(span) }
        }
        if let tree {
            for finding in ContactCheck(tree: tree, file: file).diagnostics.all {
                if let span = finding.span, !places.insert(span).inserted { continue }
                // Samples have such data for good reason; who shares one is stopped.
                var finding = finding
                finding.severity = .warning
                all.append(finding)
            }
        }
        guard let resume, let day = PartialDate(day: today) else { return Diagnostics(all) }
        let found = DataChecks(resume, today: day, words.understood).diagnostics.all.map(placed)
        // A span that ends before it starts was found by reading, too, at its very place.
        let reversed = found.count { $0.kind == .dataReversed }
        if reversed > 0 { all.removeAll { $0.identifier == "date-order" } }
        return Diagnostics(all + found)
    }

    /// What the checks find beside what rendering did, in the data and in the finished file.
    ///
    /// - Parameter today: the day, as `2021-03-09`.
    /// - Returns: the findings.
    package func checks(today: String) -> Diagnostics {
        guard let resume, let day = PartialDate(day: today) else { return Diagnostics() }
        var findings = Diagnostics(
            DataChecks(resume, today: day, words.understood).diagnostics.all.map(placed))
        findings.add(judgedFile)
        return findings
    }

    /// What the checks find in the finished file.
    private var judgedFile: Diagnostics {
        guard let bytes = output?.bytes, output?.format == .pdf, let pdf = try? ReadPDF(bytes)
        else {
            return Diagnostics()
        }
        var checks = FileChecks()
        checks.take(self)
        let facts = PageFacts(pdf, areas: textAreas)
        return Diagnostics(checks.diagnostics(of: pdf, facts).all.map(placed))
    }

    /// A finding with its place in the resume's file, if that can be named.
    private func placed(_ finding: Diagnostic) -> Diagnostic {
        var finding = finding
        finding.file = file
        finding.span = tree.flatMap { $0.span(at: finding.path) }
        return finding
    }

    /// Where text may stand on each page, from its top.
    var textAreas: [ClosedRange<Double>?] {
        (document?.pages ?? []).map { page in page.textArea.map { $0.minY...$0.maxY } }
    }

    /// The titles that programs for applications know: those of the resume's language, of English, and
    /// what files call sections.
    var knownTitles: [String] {
        var titles = Array(words.titles.values) + Array(LanguageCatalog.english.titles.values)
        for section in Resume.sections {
            titles += ([section.sectionKey] + section.sectionSpellings).map(KeyLabel.name)
        }
        return titles + ["Profile", "About", "Contact"] + Array(words.contacts.values)
    }
}

extension PartialDate {
    /// The day that a date in ISO 8601 names; nil for what is none.
    init?(day text: String) {
        let parts = text.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3 else { return nil }
        self.init(year: parts[0], month: parts[1], day: parts[2])
    }
}

extension Node {
    /// Where the value of a path such as `work[0].position` stands; nil if the file has none there.
    func span(at path: String) -> SourceSpan? {
        guard !path.isEmpty else { return nil }
        var node = self
        for part in path.split(separator: ".") {
            let pieces = part.split(separator: "[")
            guard let key = pieces.first, let member = node[String(key)] else { return nil }
            node = member
            for piece in pieces.dropFirst() {
                guard let index = Int(piece.dropLast()), let elements = node.array,
                    elements.indices.contains(index)
                else { return nil }
                node = elements[index]
            }
        }
        return node.span
    }
}
