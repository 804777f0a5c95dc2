import Languages
import ResumeModel
import ResumePDF
import SourceTree
import Testing

@testable import Checking

/// What a resume says that cannot be, or that a reader will ask about; on the 15th of June 2024.
@Suite struct DataChecksTests {
    private func found(
        _ sections: String,
        basics: String =
            #""name": "Ada", "email": "a@b.org", "phone": "1234", "location": {"city": "X"}"#
    ) throws -> [Diagnostic] {
        let outcome = SampleFile.rendered("{\"basics\": {\(basics)}, \(sections)}")
        let today = try #require(PartialDate(year: 2024, month: 6, day: 15))
        return DataChecks(try #require(outcome.resume), today: today, outcome.words.understood)
            .diagnostics.all
    }

    private func rules(_ sections: String) throws -> [String] {
        try found(sections).map(\.identifier)
    }

    private func job(
        _ name: String, _ start: String, _ end: String? = nil, position: String = "Clerk",
        bullets: [String] = []
    ) -> String {
        let close = end.map { ", \"endDate\": \"\($0)\"" } ?? ""
        let list = bullets.map { "\"\($0)\"" }.joined(separator: ",")
        return
            "{\"name\": \"\(name)\", \"position\": \"\(position)\", \"startDate\": \"\(start)\"\(close), "
            + "\"highlights\": [\(list)]}"
    }

    private func work(_ jobs: String...) -> String { "\"work\": [\(jobs.joined(separator: ","))]" }

    @Test func aFineResumeHasNoFindings() throws {
        let jobs = work(job("A", "2020-03"), job("B", "2015-01", "2020-02"))
        #expect(try rules(jobs) == [])
    }

    @Test func theEndBeforeTheStart() throws {
        let found = try found(work(job("A", "2021-05", "2019-04")))
        #expect(found.map(\.identifier).contains("data-reversed"))
        let first = try #require(found.first { $0.identifier == "data-reversed" })
        #expect(first.severity == .error)
        #expect(first.path == "work[0]")
        #expect(first.message == "\"Clerk, A\" ends before it starts (2021-05 to 2019-04)")
    }

    @Test(
        arguments: [
            ("2024-07", nil, "starts in the future, 2024-07"),
            ("2024-06-16", nil, "starts in the future, 2024-06-16"),
            ("2020-01", "2025-01", "ends in the future, 2025-01"),
        ] as [(String, String?, String)])
    func timesToCome(start: String, end: String?, words: String) throws {
        let found = try found(work(job("A", start, end)))
        #expect(found.map(\.identifier) == ["data-future"])
        #expect(found.first?.severity == .warning)
        #expect(found.first?.message.contains(words) == true)
    }

    @Test func todayIsNotToCome() throws {
        #expect(try rules(work(job("A", "2020-01", "2024-06"))) == [])
        #expect(try rules(work(job("A", "2020-01", "2024-06-15"))) == [])
        #expect(try rules(work(job("A", "2020-01", "2024"))) == [])
    }

    @Test func plansAreNoFaults() throws {
        let study =
            #""education": [{"institution": "C", "area": "Law", "startDate": "2022-09", "endDate": "2026-06"}]"#
        #expect(try rules(study) == [])
        let award = #""awards": [{"title": "Prize", "date": "2025-01-01"}]"#
        #expect(try rules(award) == ["data-future"])
        let paper = try found(#""publications": [{"name": "Paper", "releaseDate": "2025-01-01"}]"#)
        #expect(paper.map(\.severity) == [.note])
    }

    @Test func gapsOfMoreThanSixMonths() throws {
        let seven = try found(work(job("A", "2020-10"), job("B", "2015-01", "2020-02")))
        #expect(seven.map(\.identifier) == ["data-gap"])
        #expect(seven.first?.severity == .note)
        #expect(
            seven.first?.message.contains("7 months between \"Clerk, B\" and \"Clerk, A\"") == true)
        #expect(try rules(work(job("A", "2020-09"), job("B", "2015-01", "2020-02"))) == [])
        // Until today.
        let since = try found(work(job("A", "2015-01", "2023-11")))
        #expect(since.first?.message.contains("7 months since \"Clerk, A\"") == true)
        #expect(try rules(work(job("A", "2015-01", "2023-12"))) == [])
        // What is not said as a month may fill its year.
        #expect(try rules(work(job("A", "2021"), job("B", "2015-01", "2020-02"))) == ["data-gap"])
        #expect(try rules(work(job("A", "2020"), job("B", "2015-01", "2019-09"))) == [])
    }

    @Test func studiesFillTime() throws {
        let both =
            work(job("A", "2020-10"), job("B", "2015-01", "2018-02"))
            + #","education": [{"institution": "C", "area": "Law", "startDate": "2018-03", "endDate": "2020-09"}]"#
        #expect(try rules(both) == [])
    }

    @Test func positionsAtTheSameTime() throws {
        let jobs = work(job("A", "2020-01"), job("B", "2015-01", "2021-05"))
        let found = try found(jobs)
        #expect(found.map(\.identifier) == ["data-overlap"])
        #expect(found.first?.message.contains("overlap by 17 months") == true)
        #expect(try rules(work(job("A", "2020-01"), job("B", "2015-01", "2020-02"))) == [])
        let part = work(
            job("A", "2020-01"), job("B", "2015-01", "2021-05", position: "Part-time clerk"))
        #expect(try rules(part) == [])
    }

    @Test(arguments: [
        "Freelance designer", "Werkstudent Softwareentwicklung", "Asesora (autónoma)", "非常勤講師",
        "某某公司技术顾问", "Programátor na částečný úvazek", "Бухгалтер, по совместительству",
        "Οδηγός, μερική απασχόληση",
        "מורה במשרה חלקית", "디자이너 (프리랜서)", "شريك مستقل", "अंशकालिक शिक्षक", "Kỹ sư, cộng tác viên",
    ])
    func workThatIsNotFullTimeMayOverlap(position: String) throws {
        let other = job("B", "2015-01", "2021-05", position: position)
        #expect(try rules(work(job("A", "2020-01"), other)) == [])
    }

    @Test func rolesUnderOneEmployerDoNotOverlap() throws {
        let roles = #"""
            "work": [{"name": "A", "roles": [
              {"position": "Lead", "startDate": "2018-01"},
              {"position": "Clerk", "startDate": "2014-01", "endDate": "2019-12"}]}]
            """#
        #expect(try rules(roles) == [])
    }

    @Test func theNewestIsNotFirst() throws {
        let found = try found(work(job("B", "2015-01", "2020-02"), job("A", "2020-03")))
        #expect(found.map(\.identifier) == ["data-order"])
        #expect(found.first?.path == "work[1]")
        #expect(found.first?.severity == .warning)
        // One finding for a list that is upside down.
        let three = try rules(
            work(
                job("A", "2012-01", "2014-12"), job("B", "2015-01", "2019-12"), job("C", "2020-01"))
        )
        #expect(three == ["data-order"])
        // Years alone do not tell.
        #expect(
            try rules(work(job("A", "2019", "2020"), job("B", "2015", "2020"))).contains(
                "data-order") == false)
    }

    @Test func waysToReachThePerson() throws {
        let nothing = try found(#""skills": []"#, basics: #""label": "Clerk""#)
        #expect(nothing.map(\.severity) == [.error, .warning, .note])
        #expect(nothing.allSatisfy { $0.identifier == "data-contact" })
        let phone = try found(
            #""skills": []"#, basics: #""name": "A", "phone": "123", "location": {"city": "X"}"#)
        #expect(
            phone.map(\.message) == ["there is no e-mail address, which most employers write to"])
        let mail = try found(
            #""skills": []"#, basics: #""name": "A", "email": "a@b.org", "location": {"city": "X"}"#
        )
        #expect(mail.map(\.severity) == [.note])
    }

    @Test func theSameBulletTwice() throws {
        let found = try found(
            work(
                job("A", "2020-03", bullets: ["Led a team of four.", "Ran it"]),
                job("B", "2015-01", "2020-02", bullets: ["led a team of FOUR", "Ran it"])))
        #expect(found.map(\.identifier) == ["data-repeated"])
        #expect(found.first?.path == "work[1].highlights[0]")
        #expect(found.first?.message.contains("\"Clerk, B\" and under \"Clerk, A\"") == true)
    }
}
