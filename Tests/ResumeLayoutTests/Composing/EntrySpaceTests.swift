import Languages
import ResumeModel
import TestSupport
import Testing

@testable import ResumeLayout

/// The distances above entries.
struct EntrySpaceTests {
    /// The distances of all entries but the first, in points.
    private func spaces(_ change: (inout Resume) -> Void) throws -> [Double] {
        var layout = try Fixture.classic()
        layout.sections.order = ["work", "certificates"]
        layout.main.spacing.entry = 7
        layout.entries["work"]?.space = nil
        layout.entries["work"]?.roles.space = 4
        layout.entries["certificates"]?.space = 0
        var resume = Resume()
        change(&resume)
        var composer = Composer(
            layout: layout, language: .english, tag: "en", marks: NetworkMarks(), today: nil,
            mainWidth: 400, sideWidth: 0, side: [])
        return composer.compose(resume, photo: nil).main
            .filter { $0.breakBefore == .betweenEntries }.map(\.spaceBefore)
    }

    private func certificates(_ summaries: [String]) -> [Certificate] {
        summaries.enumerated().map { number, summary in
            var certificate = Certificate()
            certificate.name = RichText("Certificate \(number)")
            certificate.issuer = RichText("Issuer")
            if !summary.isEmpty { certificate.summary = Prose([.paragraph(RichText(summary))]) }
            return certificate
        }
    }

    @Test func onlyLinesFollowEachOtherWithoutAny() throws {
        #expect(try spaces { $0.certificates = certificates(["", "", ""]) } == [0, 0])
        for texts in [["A text.", "", ""], ["", "A text.", ""], ["", "", "A text."]] {
            #expect(try spaces { $0.certificates = certificates(texts) } == [7, 7])
        }
    }

    @Test func anEmployerWithSeveralPositionsIsSetApart() throws {
        func work(_ positions: Int) -> Work {
            var work = Work()
            work.name = RichText("Employer")
            work.position = RichText("Engineer")
            work.roles = (0..<positions).map { number in
                var role = Role()
                role.position = RichText("Position \(number)")
                return role
            }
            return work
        }
        func employers(_ work: [Work]) throws -> [Double] {
            // Those of positions are less.
            try spaces { $0.work = work }.filter { $0 >= 7 }
        }
        #expect(try employers([work(0), work(0), work(0)]) == [7, 7])
        #expect(try employers([work(2), work(0), work(0)]) == [11, 11])
        #expect(try employers([work(0), work(0), work(2)]) == [11, 11])
    }
}
