import ResumeModel
import SourceTree
import Testing

/// Contacts that stand elsewhere than in `basics`.
@Suite struct PersonMembersTests {
    /// The person of a resume, as one line of what a page needs to know.
    private func person(_ members: String) throws -> String {
        let person = try #require(try Mapped("{\(members)}").resume?.basics)
        let profiles = person.profiles.map { profile in
            [profile.network?.lowercased(), profile.username, profile.url?.link?.target].compactMap
            { $0 }.joined(separator: "=")
        }
        let place = [person.location.address, person.location.postalCode, person.location.city]
        let parts =
            [person.name, person.label.plain, person.email, person.emailLink?.target, person.phone]
            + [person.phoneLink?.target, person.url?.link?.target, person.summary.plain]
            + place + profiles + person.extra.map { "\($0.key)?" }
        return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " | ")
    }

    @Test(arguments: [
        (
            #""basics": {"name": "Ada"}, "website": "https://a.example", "github": "ada""#,
            "Ada | https://a.example | github=ada"
        ),
        (
            #""basics": {"name": "Ada"}, "linkedin": "https://www.linkedin.com/in/ada""#,
            "Ada | linkedin=https://www.linkedin.com/in/ada"
        ),
        (
            #""basics": {"name": "Ada"}, "contact": {"email": "a@x.example", "phone": "+44 20 7946 0000"}"#,
            "Ada | a@x.example | mailto:a@x.example | +44 20 7946 0000 | tel:+442079460000"
        ),
        (
            #""info": {"name": "Ada", "email": "a@x.example", "github": "https://github.com/ada"}, "work": []"#,
            "Ada | a@x.example | mailto:a@x.example | github=https://github.com/ada"
        ),
        (
            #""profile": {"name": "Ada", "tel": "+442079460000"}, "about_me": "I count.", "work": []"#,
            "Ada | +442079460000 | tel:+442079460000 | I count."
        ),
        (#""name": "Ada", "profile": "I count.", "work": []"#, "Ada | I count."),
        (
            #""name": "Ada", "linkedin_profile": "ada", "twitterUrl": "https://x.com/ada""#,
            "Ada | linkedin=ada | twitter=https://x.com/ada"
        ),
        (#""firstName": "Ada", "lastName": "Lovelace", "work": [{"name": "B"}]"#, "Ada Lovelace"),
        (
            #""name": "Ada", "address": "1 High St", "zip_code": "SW1", "city": "London""#,
            "Ada | 1 High St | SW1 | London"
        ),
        (
            #""givenName": "Ada", "middle_name": "K", "family_name": "Byron", "work": [{"name": "B"}]"#,
            "Ada K Byron"
        ),
        (
            #""basics": {"name": "Ada", "surname": "Byron"}, "work": []"#, "Ada | surname?"
        ),
        (
            #""basics": {"name": "Ada", "location": "1 High St", "city": "London"}"#,
            "Ada | 1 High St | London"
        ),
        (
            #""basics": {"name": "Ada", "location": {"address": "1 High St"}, "postcode": "SW1"}"#,
            "Ada | 1 High St | SW1"
        ),
        (
            #""basics": {"name": "Ada", "contact": {"email": "a@x.example", "room": "5"}}"#,
            "Ada | a@x.example | mailto:a@x.example | room?"
        ),
        (
            #""sidebar": {"name": "Ada", "gitlab": "ada", "languages": [{"name": "English"}]}"#,
            "Ada | gitlab=ada"
        ),
        (
            #""name": "Ada", "contact": {"wechat": {"id": "ada1", "qrcode": "q.svg"}}, "work": []"#,
            "Ada | wechat=ada1"
        ),
    ])
    func contactsAnywhereReachThePerson(_ members: String, _ expected: String) throws {
        #expect(try person(members) == expected)
    }

    @Test(arguments: [
        (
            #"[{"type": "email", "label": "E-mail", "link": "mailto:a@x.example", "value": "a@x.example"},"#
                + #" {"label": "Telegram", "type": "messenger", "link": "https://t.me/ada", "value": "@ada"}]"#,
            "Ada | a@x.example | mailto:a@x.example | telegram=@ada=https://t.me/ada"
        ),
        (
            #"[{"text": "0170 1234567", "href": "tel:+491701234567"}, {"text": "ada", "href": "https://ada.example"}]"#,
            "Ada | 0170 1234567 | tel:01701234567 | ada=https://ada.example"
        ),
        (
            #"[{"link": "mailto:a@x.example"}]"#, "Ada | a@x.example | mailto:a@x.example"
        ),
        (
            #"["a@x.example", "https://github.com/ada"]"#,
            "Ada | a@x.example | mailto:a@x.example | https://github.com/ada"
        ),
    ])
    func listsOfContactsAreTakenApart(_ list: String, _ expected: String) throws {
        #expect(try person(#""name": "Ada", "contacts": \#(list)"#) == expected)
    }

    @Test func secondNumbersAndMailboxesStay() throws {
        let list =
            #"[{"type": "phone", "value": "+44 20 7946 0000"}, {"type": "mobile", "value": "+44 20 7946 0001"}, {"type": "email", "value": "a@x.example"}, {"type": "email", "value": "b@x.example"}]"#
        let person = try person(#""name": "Ada", "contacts": \#(list)"#)
        for text in ["a@x.example", "b@x.example", "7946 0000", "7946 0001"] {
            #expect(person.contains(text))
        }
    }

    @Test func linksHoldAccountsAndContacts() throws {
        let json =
            #""name": "Ada", "links": {"email": "a@x.example", "github": "ada", "blog": "https://a.example/b"}"#
        #expect(
            try person(json)
                == "Ada | a@x.example | mailto:a@x.example | github=ada | blog=https://a.example/b")
    }

    @Test func sectionsBesideContactsAreSections() throws {
        let resume = try #require(
            try Mapped(
                #"{"sidebar": {"name": "Ada", "email": "a@x.example", "education": true, "languages": {"title": "Tongues", "info": [{"idiom": "English", "level": "Native"}]}}, "experiences": [{"company": "B"}]}"#
            ).resume)
        #expect(resume.languages.map(\.language.plain) == ["English"])
        #expect(resume.languages.map(\.fluency.plain) == ["Native"])
        #expect(resume.education.isEmpty)
        #expect(resume.work.map(\.name.plain) == ["B"])
        #expect(resume.basics.extra.isEmpty)
    }

    @Test func oneFindingTellsOfContactsOutsideBasics() throws {
        let mapped = try Mapped(
            #"{"basics": {"name": "Ada"}, "github": "ada", "contact": {"email": "a@x.example"}}"#)
        #expect(mapped.summary == "warning misplaced-key contact\nwarning misplaced-key github")
        #expect(mapped.resume?.custom == [])
    }

    @Test func numbersInPartsAreOneNumber() throws {
        let json = #""name": "Ada", "phone": {"country": "+44", "number": "20 7946 0000"}"#
        #expect(try person(json) == "Ada | +44 20 7946 0000 | tel:+442079460000")
    }

    @Test func aSecondMailboxIsKept() throws {
        let json = #""basics": {"name": "Ada", "email": "a@x.example"}, "email": "b@x.example""#
        let mapped = try Mapped("{\(json)}")
        #expect(mapped.resume?.basics.email == "a@x.example")
        #expect(mapped.resume?.basics.extra.first?.values.map(\.plain) == ["b@x.example"])
    }

    @Test(
        arguments: [
            (#""tools": {"git": {"level": 9}, "vim": {"level": 7}}"#, ["tools"], ""),
            (
                #""i18n": {"de": {"work": [{"name": "B"}]}, "fr": {"basics": {"name": "A"}}}"#, [],
                "warning other-language i18n"
            ),
            (
                #""portfolio": [{"name": "P", "description": "A bridge"}], "blog": [{"title": "B"}]"#,
                ["portfolio", "blog"], ""
            ),
            (#""medium": {"title": "Medium", "items": [{"name": "M"}]}"#, ["Medium"], ""),
            (#""github": {"username": "ada"}"#, [], "warning misplaced-key github"),
            (#""github": ["ada", "byron"]"#, [], "warning misplaced-key github"),
        ] as [(String, [String], String)])
    func sectionsWithNamesLikeOthersArePrinted(
        _ member: String, _ keys: [String], _ summary: String
    ) throws {
        let mapped = try Mapped(#"{"basics": {"name": "Ada"}, \#(member)}"#)
        #expect(mapped.resume?.custom.map(\.key) == keys)
        #expect(mapped.resume?.basics.extra == [])
        #expect(mapped.summary == summary)
    }

    @Test(arguments: [
        (#""familyName": "Byron", "middleName": "K", "givenName": "Ada""#, "Ada K Byron"),
        (#""surname": "Byron", "firstName": "Ada""#, "Ada Byron"),
        (#""familyName": "山田", "givenName": "太郎""#, "山田 太郎"),
        (#""givenName": "太郎", "familyName": "山田""#, "太郎 山田"),
    ])
    func partsOfANameAreInOrder(_ parts: String, _ name: String) throws {
        #expect(try person(#"\#(parts), "work": [{"name": "B"}]"#) == name)
    }

    @Test func containersAreOpenedFourDeep() throws {
        let json =
            #""basics": {"name": "Ada", "info": {"github": "a", "me": {"gitlab": "b", "me": {"#
            + #""xing": "c", "me": {"vk": "d", "me": {"npm": "e"}}}}}}"#
        #expect(try person(json) == "Ada | github=a | gitlab=b | xing=c | vk=d | me?")
    }

    @Test func twoPartsOfAFileAreOneResume() throws {
        let mapped = try Mapped(
            #"{"basics": {"name": "Ada"}, "skills": [{"name": "A"}], "page": {"basics": {"email": "a@x.example"}, "skills": [{"name": "B"}]}}"#
        )
        #expect(mapped.resume?.basics.name == "Ada")
        #expect(mapped.resume?.basics.email == "a@x.example")
        #expect(mapped.resume?.skills.map(\.name.plain) == ["A", "B"])
        #expect(mapped.summary == "warning misplaced-key page")
    }

    @Test func textsWithoutAddressesStaySections() throws {
        let mapped = try Mapped(
            #"{"basics": {"name": "Ada"}, "info": ["Born in London", "Likes tea"], "main": {"quote": "x"}}"#
        )
        #expect(mapped.resume?.custom.map(\.key) == ["info", "main"])
    }
}
