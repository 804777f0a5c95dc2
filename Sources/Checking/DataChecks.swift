package import Languages
package import ResumeModel
package import SourceTree

/// All checks of what a resume says, on a day.
package struct DataChecks: Sendable {
    private let resume: Resume
    private let today: PartialDate
    private let words: UnderstoodWords

    /// Looks at a resume on a day, with what is understood in all languages.
    package init(_ resume: Resume, today: PartialDate, _ words: UnderstoodWords) {
        self.words = words
        self.resume = resume
        self.today = today
    }

    /// What they find.
    package var diagnostics: Diagnostics {
        var findings = Diagnostics()
        findings.add(DateCheck(resume, today: today).diagnostics)
        findings.add(NewestFirstCheck(resume, today: today).diagnostics)
        findings.add(GapCheck(resume, today: today).diagnostics)
        findings.add(OverlapCheck(resume, today: today, words).diagnostics)
        findings.add(ContactLackCheck(resume).diagnostics)
        findings.add(RepeatedBulletCheck(resume).diagnostics)
        return findings
    }
}
