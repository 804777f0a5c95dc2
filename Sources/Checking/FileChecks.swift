package import SourceTree

/// All checks of a finished file: its pages, its text and its conformance.
package struct FileChecks: Sendable {
    /// The most pages; nil for as many as it has.
    package var mostPages: Int?
    /// Rules that are stated elsewhere.
    package var preset: CheckPreset?
    /// Whether a file that claims no standard is judged by PDF/UA-1 and PDF/A-2u all the same.
    package var judgesUnclaimed = true
    /// What must come back; nil for a file that nothing else is known of.
    package var expected: ExpectedText?
    /// The titles of sections that programs for applications know.
    package var titles: [String] = []

    /// Makes checks of any file.
    package init() {}

    /// What they find in a file.
    package func diagnostics(of pdf: ReadPDF, _ facts: PageFacts) -> Diagnostics {
        var findings = Diagnostics()
        let isAccess = preset == .a11y
        if let mostPages { findings.add(PageCountCheck(pdf, most: mostPages).diagnostics) }
        findings.add(LoneLineCheck(pdf).diagnostics)
        findings.add(FillCheck(facts).diagnostics)
        findings.add(TypeSizeCheck(pdf).diagnostics)
        findings.add(ContrastCheck(pdf, isAccess ? .error : .warning).diagnostics)
        findings.add(EmojiCheck(pdf).diagnostics)
        findings.add(PhotoCheck(pdf).diagnostics)
        findings.add(HiddenTextCheck(pdf).diagnostics)
        findings.add(CharacterCheck(pdf).diagnostics)
        findings.add(SpacedTextCheck(pdf).diagnostics)
        if !titles.isEmpty {
            let found = SectionTitleCheck(pdf, known: titles).diagnostics
            findings.add(preset == .ats ? found.raised(to: .warning) : found)
        }
        if let expected { findings.add(FieldCheck(pdf, with: expected).diagnostics) }
        if judgesUnclaimed || isAccess || pdf.metadata.claimsStandard {
            findings.add(ConformanceCheck(pdf, isPromised: isAccess).diagnostics)
        }
        switch preset {
        case .usajobs?: findings.add(GovernmentRules(pdf: pdf).diagnostics)
        case .ats?: findings.add(TrackingRules(pdf: pdf).diagnostics)
        case .a11y?: findings.add(AccessRules(pdf: pdf).diagnostics)
        case nil: break
        }
        return findings
    }
}

extension Diagnostics {
    /// The findings, none less bad than this.
    fileprivate func raised(to least: Diagnostic.Severity) -> Diagnostics {
        Diagnostics(
            all.map { finding in
                var finding = finding
                finding.severity = max(finding.severity, least)
                return finding
            })
    }
}
