import Pages
import ResumeModel
import TestSupport
import Testing

@testable import ResumeLayout

/// Heads that take two lines since others of their section need them, where that costs no page.
struct AlikeHeadsTests {
    /// A resume with a long degree, short ones, and so many list items.
    private func resume(bullets: Int) -> Resume {
        var resume = Fixture.resume(bullets: bullets)
        let degrees = [
            "Bachelor of Science in Engineering Physics and Scientific Computation",
            "Diploma in Applied Physics",
        ]
        resume.education = (0..<6).map { number in
            var education = Education()
            education.area = RichText(degrees[number % 2])
            education.institution = RichText("Northern Polytechnic")
            return education
        }
        return resume
    }

    private func fitted(
        bullets: Int, limit: Int?, alike: Bool, _ change: (inout Layout) -> Void = { _ in }
    ) throws -> (trial: Trial, report: FitReport) {
        var layout = try Fixture.fitting()
        change(&layout)
        var setter = Fixture.setter(for: resume(bullets: bullets))
        setter.hasAlikeHeads = alike
        var fitter = Fitter(layout: layout, setter: setter, goal: PageGoal(limit: limit))
        return fitter.fit()
    }

    /// How many lines the degrees and their title take.
    private func lineCount(_ trial: Trial) -> Int {
        let blocks = trial.composition.main
        return trial.columns.main.strips.filter {
            blocks[$0.block].origin?.section == "Education"
        }.map { Set($0.baselines).count }.reduce(0, +)
    }

    @Test(arguments: [nil, 1]) func theyCostNoPage(limit: Int?) throws {
        var (divided, undivided) = (0, 0)
        for bullets in 20..<80 {
            let (alike, report) = try fitted(bullets: bullets, limit: limit, alike: true)
            let (free, _) = try fitted(bullets: bullets, limit: limit, alike: false)
            #expect(alike.pageCount <= free.pageCount, "\(bullets)")
            if lineCount(alike) > lineCount(free) {
                divided += 1
            } else if report.naturalPages > 1 {
                undivided += 1
                // Only where that saves a page.
                #expect(alike.pageCount < report.naturalPages || limit == 1)
            }
        }
        #expect(divided > 10 && undivided > 0)
    }

    @Test func theyCostNoPageWhereNothingCanBeDrawnIn() throws {
        var saved = 0
        for bullets in 20..<60 {
            func report(alike: Bool) throws -> FitReport {
                try fitted(bullets: bullets, limit: nil, alike: alike) { layout in
                    (layout.fit.space, layout.fit.leading, layout.fit.size) = (1...1, 1...1, 1...1)
                }.report
            }
            let (alike, free) = (try report(alike: true), try report(alike: false))
            #expect(alike.pages == free.pages, "\(bullets)")
            if alike.naturalPages > free.naturalPages { saved += 1 }
        }
        #expect(saved > 0)
    }

    /// Where nothing may be fitted, nothing is tried.
    @Test func theyStayWhereNothingIsFitted() throws {
        let report = try fitted(bullets: 4, limit: nil, alike: true) { $0.fit = .none }.report
        #expect(report.trials == 1)
    }
}
