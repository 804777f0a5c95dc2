import ResumeData
import ResumeModel
import Testing

@testable import Export

@Suite struct ListOrderTests {
    /// Projects by their names: dates, and a field of the person's own.
    private static let projects = #"""
        {"projects": [
          {"name": "old", "startDate": "2010", "endDate": "2011"},
          {"name": "Ongoing", "startDate": "2015"},
          {"name": "big", "startDate": "2012", "endDate": "2013", "downloads": "1,000,000"},
          {"name": "Éclair", "date": "2020-05", "downloads": 900},
          {"name": "summer", "startDate": "Summer 2019", "endDate": "2019-12", "Downloads": "5k"},
          {"name": "undated"},
          {"name": "worded", "startDate": "2001", "endDate": "2002", "downloads": "many"}]}
        """#

    private func names(_ order: ListOrder, _ isReversed: Bool = false) throws -> [String] {
        let section = try Listing.english(Sample.resume(Self.projects)).section("projects")
        return section.sorted(by: order, isReversed: isReversed).rows.map(\.main)
    }

    @Test func rowsAreInTheOrderThatIsAskedFor() throws {
        #expect(
            try names(.file)
                == ["old", "Ongoing", "big", "Éclair", "summer", "undated", "worded"])
        #expect(
            try names(.file, true)
                == ["worded", "undated", "summer", "Éclair", "big", "Ongoing", "old"])
        let newest = ["Ongoing", "Éclair", "summer", "big", "old", "worded", "undated"]
        #expect(try names(.date) == newest)
        #expect(try names(.date, true) == newest.reversed())
        #expect(
            try names(.name) == ["big", "Éclair", "old", "Ongoing", "summer", "undated", "worded"])
        let downloads = ["big", "summer", "Éclair", "worded", "Ongoing", "old", "undated"]
        #expect(try names(.field("downloads")) == downloads)
        #expect(try names(.field("DOWNLOADS")) == downloads)
        #expect(try names(.field("nothing")) == newest)
    }

    @Test func sectionsHaveTheOrderThatPeopleExpect() throws {
        let resume = try Sample.resume(
            #"""
            {"work": [{"name": "A", "startDate": "2001", "endDate": "2002"},
               {"name": "B", "startDate": "2005-03", "endDate": "2009"},
               {"name": "C", "startDate": "2005-03", "endDate": "2010"}, {"name": "D", "startDate": "2003"},
               {"name": "E", "roles": [{"position": "x", "startDate": "2004"}]}],
             "education": [{"institution": "A", "startDate": "2001", "endDate": "2002"},
               {"institution": "B", "endDate": "2009"}],
             "awards": [{"title": "A", "date": "2001"}, {"title": "B", "date": "2009"}],
             "skills": [{"name": "Z", "keywords": ["x"]}, {"name": "A", "keywords": ["y"]}],
             "talks": [{"name": "Z", "date": "2001"}, {"name": "A", "date": "2002"}]}
            """#)
        let listing = Listing.english(resume)
        func names(_ key: String) -> [String] { listing.section(key).rows.map(\.main) }
        #expect(names("work") == ["x", "D", "C", "B", "A"].map { $0 == "x" ? "E" : $0 })
        #expect(names("education") == ["B", "A"])
        #expect(names("awards") == ["A", "B"])
        #expect(names("skills") == ["Z", "A"])
        #expect(names("talks") == ["Z", "A"])
        let rows = listing.section("work").rows
        #expect(rows.map(\.number) == [1, 2, 3, 4, 5])
        #expect(rows.map(\.index) == [4, 3, 2, 1, 0])
        #expect(listing.section("work").sorted(by: .file).rows.map(\.number) == [5, 4, 3, 2, 1])
    }
}
