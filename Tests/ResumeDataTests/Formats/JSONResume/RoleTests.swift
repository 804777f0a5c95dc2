import ResumeModel
import Testing

/// Several positions under one employer.
@Suite struct RoleTests {
    @Test(arguments: ["roles", "positions"])
    func rolesAreRead(key: String) throws {
        let mapped = try Mapped(
            "work",
            #"""
            "name": "Acme", "location": "Paris", "\#(key)": [
              {"position": "Lead", "startDate": "2020-05", "summary": "Led.", "highlights": ["*One*"],
               "team": "Anvils"},
              {"position": "Smith", "startDate": "2018", "endDate": "2020-04", "location": "Lyon"}]
            """#)
        let work = try #require(mapped.resume?.work)
        #expect(mapped.summary == "")
        #expect(work.map(\.name.plain) == ["Acme"])
        #expect(work.map(\.extra) == [[]])
        let roles = try #require(work.first?.roles)
        #expect(roles.map(\.position.plain) == ["Lead", "Smith"])
        #expect(roles.map(\.location.plain) == ["", "Lyon"])
        #expect(roles.map { $0.dates?.start?.date?.description } == ["2020-05", "2018"])
        #expect(roles.map { $0.dates?.end == .present } == [true, false])
        #expect(roles[0].summary.notation == "p Led.")
        #expect(roles[0].highlights.map(\.notation) == ["- i{One}"])
        #expect(roles[0].extra.map(\.key) == ["team"])
        #expect(work.first?.wholeSpan?.start?.date?.description == "2018")
    }

    @Test(arguments: [
        // The two names of the list.
        (
            #""roles": [{"position": "A"}], "positions": [{"position": "B"}]"#,
            "warning spelling-conflict work[0].positions"
        ),
        (#""Roles": [{"position": "A"}]"#, ""),
        // Other shapes of the list.
        (#""roles": {"position": "A"}"#, "warning map-for-list work[0].roles"),
        (#""roles": {"A": {"startDate": "2020"}}"#, "warning map-for-list work[0].roles"),
        (#""roles": ["A"]"#, "warning text-for-entry work[0].roles[0]"),
        (#""roles": "A""#, "warning text-for-entry work[0].roles"),
        // What a role says.
        (#""roles": [{"position": "A", "name": "Team B"}]"#, ""),
        (#""roles": [{"name": "A"}]"#, ""),
        (#""roles": [{"title": "A"}]"#, "note old-spelling work[0].roles[0].title"),
        (
            #""roles": [{"position": "A", "sumary": "S"}]"#,
            "warning unknown-key work[0].roles[0].sumary"
        ),
        (
            #""roles": [{"position": "A", "startDate": "2021-13"}]"#,
            "warning date-format work[0].roles[0].startDate"
        ),
        (
            #""roles": [{"position": "A", "startDate": "2021", "endDate": "2019"}]"#,
            "warning date-order work[0].roles[0].endDate"
        ),
    ])
    func findingsAreThoseOfAnyEntry(_ members: String, _ finding: String) throws {
        let mapped = try Mapped("work", #""name": "Acme", \#(members)"#)
        #expect(mapped.summary == finding)
        let work = try #require(mapped.resume?.work.first)
        #expect(work.name.plain == "Acme")
        #expect(work.roles.map(\.position.plain) == ["A"])
    }

    @Test func whatIsNoRoleIsAnError() throws {
        let mapped = try Mapped("work", #""name": "Acme", "roles": [5, {"position": "A"}]"#)
        #expect(mapped.summary == "error wrong-type work[0].roles[0]")
        #expect(mapped.resume?.work.first?.roles.map(\.position.plain) == ["A"])
        #expect(
            try Mapped("work", #""name": "Acme", "roles": 5"#).summary
                == "error wrong-type work[0].roles")
    }

    @Test(arguments: ["[]", "null", "[{}]", #"[{"position": "-"}, null]"#])
    func emptyRolesAreAbsent(_ value: String) throws {
        let mapped = try Mapped("work", #""name": "Acme", "roles": \#(value)"#)
        #expect(mapped.summary == "")
        #expect(mapped.resume?.work.first?.roles == [])
    }

    @Test func aMisspelledListIsKeptAndReported() throws {
        let mapped = try Mapped("work", #""name": "Acme", "rolles": ["Lead"]"#)
        #expect(mapped.summary == "warning unknown-key work[0].rolles")
        #expect(mapped.resume?.work.first?.extra.map(\.key) == ["rolles"])
    }
}
