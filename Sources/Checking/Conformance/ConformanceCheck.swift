package import SourceTree

/// Judges a file by the rules of PDF/UA-1 (ISO 14289-1) and PDF/A-2u (ISO 19005-2), in words.
///
/// Any file that is not encrypted can be judged, by whatever program it was made. The numbers in
/// comments are clauses of the two; those of the first begin with UA, those of the second with 2u.
package struct ConformanceCheck {
    private let pdf: ReadPDF
    private let isPromised: Bool

    /// Judges a file.
    ///
    /// - Parameters:
    ///   - pdf: the file.
    ///   - isPromised: whether it must conform, as ours do; otherwise what it claims counts.
    package init(_ pdf: ReadPDF, isPromised: Bool) {
        self.pdf = pdf
        self.isPromised = isPromised || pdf.metadata.claimsStandard
    }

    /// A finding for each rule that is broken: errors in files that are to conform, else warnings.
    package var diagnostics: Diagnostics {
        var findings = RuleFindings()
        FileRules(pdf).judge(&findings)
        CatalogRules(pdf).judge(&findings)
        MetadataRules(pdf).judge(&findings)
        PageRules(pdf).judge(&findings)
        FontRules(pdf).judge(&findings)
        ObjectRules(pdf).judge(&findings)
        LinkRules(pdf).judge(&findings)
        StructureRules(pdf).judge(&findings)
        return findings.diagnostics(isPromised ? .error : .warning)
    }

    /// What is not judged, in a sentence.
    package static let limits: Message =
        "Not judged: whether descriptions and the order of reading make sense, tables and notes, the "
        + "inside of fonts and colour profiles, attached files and signatures."
}
