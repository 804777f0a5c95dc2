import ResumeModel
import SourceTree
import Testing

@testable import ResumeLayout

@Suite struct LayoutNamesTests {
    /// The findings about a layout file, each as `severity identifier line:column suggestions`.
    private func findings(
        _ text: String, _ resume: Resume = Resume(), isChecked: Bool = true
    ) throws -> [String] {
        let (node, _) = YAMLReader.read(Array(text.utf8), file: "t.yaml")
        let outcome = LayoutDecoder.layout(from: LayoutTree(try #require(node), file: "t.yaml"))
        #expect(outcome.diagnostics.all.isEmpty, "\(outcome.diagnostics.all.map(\.message))")
        return LayoutNames(outcome, resume).diagnostics(
            isChecked: {
                #expect($0 == "t.yaml"); return isChecked
            },
            otherName: { $0 == "hobbies" ? "interests" : nil }
        ).all.map { finding in
            let place = finding.span.map { "\($0.line):\($0.column)" } ?? "-"
            return ([finding.severity.rawValue, finding.identifier, place] + finding.suggestions)
                .joined(separator: " ")
        }
    }

    private var resume: Resume {
        var resume = Resume()
        var talk = CustomEntry()
        talk.extra = [ExtraField(key: "slides", values: [RichText("x")])]
        resume.custom = [CustomSection(key: "talks", entries: [talk])]
        var work = Work()
        work.extra = [ExtraField(key: "team", values: [RichText("y")])]
        var role = Role()
        role.extra = [ExtraField(key: "budget", values: [RichText("z")])]
        work.roles = [role]
        resume.work = [work]
        return resume
    }

    @Test(arguments: [
        ("sections: { order: [summary, wrok, other] }", "error layout-section 2:30 work"),
        ("sections: { hide: [intrests] }", "error layout-section 2:20 interests"),
        ("sections: { hide: [hobbies] }", "error layout-section 2:20 interests"),
        ("sections: { hide: [talk] }", "error layout-section 2:20 talks"),
        ("sections: { titles: { skils: Can } }", "error layout-section 2:23 skills"),
        ("sections: { each: { skils: { keep: true } } }", "error layout-section 2:21 skills"),
        ("entries: { educaton: { space: 3pt } }", "error layout-section 2:12 education"),
        (
            "regions: { side: { width: 50mm, sections: [skils] } }",
            "error layout-section 2:44 skills"
        ),
        ("regions: { side: { width: 50mm, either: [skils] } }", "error layout-section 2:42 skills"),
        ("sections: { order: [patents] }", "note layout-section 2:21"),
        ("sections: { hide: [patents] }", "warning layout-section 2:20"),
        ("sections: { order: [workshops] }", "note layout-section 2:21"),
        (
            "entries: { work: { rows: [{ left: \"{positon}\" }] } }",
            "error layout-field 2:35 position"
        ),
        (
            "entries: { work: { rows: [{ left: \"{name}\", right: \"**[{date}]**\" }] } }",
            "error layout-field 2:52 dates"
        ),
        (
            "entries: { work: { body: [{ bullets: highlight }] } }",
            "error layout-field 2:38 highlights"
        ),
        ("entries: { work: { body: [{ prose: sumary }] } }", "error layout-field 2:36 summary"),
        (
            "entries: { work: { body: [{ text: \"{sumary}\" }] } }",
            "error layout-field 2:35 summary"
        ),
        ("entries: { skills: { body: [{ chips: keyword }] } }", "error layout-field 2:38 keywords"),
        ("entries: { skills: { body: [{ level: levl }] } }", "error layout-field 2:38 level"),
        ("entries: { work: { lead: { text: \"{dats}\" } } }", "error layout-field 2:34 dates"),
        (
            "entries: { work: { trail: { lines: [{ text: \"{dats}\" }] } } }",
            "error layout-field 2:45 dates"
        ),
        ("entries: { skills: { lead: { level: levle } } }", "error layout-field 2:37 level"),
        (
            "entries: { work: { roles: { rows: [{ left: \"{positon}\" }] } } }",
            "error layout-field 2:44 position"
        ),
        (
            "entries: { work: { roles: { head: [{ left: \"{nam}\" }] } } }",
            "error layout-field 2:44 name"
        ),
        ("entries: { work: { rows: [{ left: \"{issuer}\" }] } }", "error layout-field 2:35"),
        (
            "entries: { work: { roles: { rows: [{ left: \"{url}\" }] } } }",
            "error layout-field 2:44"
        ),
        ("entries: { work: { rows: [{ left: \"{zodiac}\" }] } }", "warning layout-field 2:35"),
        ("header: { contacts: { location: \"{citty}\" } }", "error layout-field 2:33 city"),
        ("header: { contacts: { profile: \"{usernam}\" } }", "error layout-field 2:32 username"),
        ("entries: { talks: { rows: [{ left: \"{titel}\" }] } }", "warning layout-field 2:36"),
        (
            "entries: { talks: { rows: [{ left: \"{subtitel}\" }] } }",
            "error layout-field 2:36 subtitle"
        ),
    ])
    func namesThatNothingHasAreFound(_ text: String, _ finding: String) throws {
        let found = try findings("name: t\n" + text, resume)
        #expect(found == [finding])
    }

    @Test(arguments: [
        "entries: { work: { body: [{ chips: keywords }], roles: { body: [{ chips: keywords }] } } }",
        "sections: { order: [summary, talks, other], hide: [talks, interests, other] }",
        "sections: { titles: { talks: Talks }, each: { talks: { keep: true } } }",
        "entries: { talks: { rows: [{ left: \"{name} {slides} {number-down} {years}\" }] } }",
        "entries: { work: { rows: [{ left: \"{team} {number}\" }], roles: { rows: [{ left: \"{budget}\" }] } } }",
        "entries: { other: { rows: [{ left: \"{slides}\" }] } }",
        "header: { contacts: { location: \"{postalAddress} {place} {country}\", profile: \"{url}\" } }",
        // What volunteering inherits from work is right there.
        """
        entries:
          work: { rows: [{ left: "{name}" }] }
          volunteer: { inherits: work, body: [{ prose: summary }] }
        """,
    ])
    func othersAreNot(_ text: String) throws {
        #expect(try findings("name: t\n" + text, resume) == [])
    }

    @Test func theNamesOfBuiltInLayoutsFitAllResumes() throws {
        #expect(
            try findings("name: t\nsections: { order: [wrok] }", resume, isChecked: false) == [])
    }

    @Test func findingsEndAfterFifty() throws {
        let keys = (0..<60).map { "patent\($0)" }.joined(separator: ", ")
        let found = try findings("name: t\nsections: { order: [\(keys)] }", resume)
        #expect(found.count == 51 && found[49].hasPrefix("note layout-section"))
        #expect(found.last?.hasPrefix("note too-many-findings") == true)
    }

    @Test func whatAnEntryInheritsIsReportedOnce() throws {
        let text = """
            name: t
            entries:
              work: { rows: [{ left: "{nmae}" }] }
              volunteer: { inherits: work }
            """
        #expect(try findings(text, resume) == ["error layout-field 3:26 name"])
    }
}
