import ResumeData
import ResumeModel
import SourceTree
import Testing

/// Texts in fields: what is said of them.
@Suite struct TextFieldTests {
    @Test(arguments: [
        (#""summary": "a\u0007b""#, "warning control-character basics.summary", "U+0007"),
        (
            #""label": "a\u2066b\u2069c""#, "warning control-character basics.label",
            "U+2066, U+2069"
        ),
        (#""phone": "+49 30\u000012345""#, "warning control-character basics.phone", "U+0000"),
    ])
    func controlsAreNamedWithTheirField(_ member: String, _ finding: String, _ codes: String) throws
    {
        let mapped = try Mapped(basics: member)
        #expect(mapped.summary == finding)
        #expect(mapped.findings.first?.message.contains(codes) == true)
        #expect(mapped.findings.first?.message.contains(mapped.findings[0].path) == true)
    }

    @Test func nameIsCleaned() throws {
        let mapped = try Mapped(
            #"{"basics": {"name": " Ren\u00e9e\u202e \n\u00a0O'Neil &amp; Co\u0301 "}}"#)
        #expect(mapped.resume?.basics.name == "Renée O'Neil & Có")
        #expect(mapped.resume?.basics.name.unicodeScalars.count == 17)
        #expect(mapped.summary == "warning control-character basics.name")
    }

    @Test(arguments: [
        (#""label": "<b>a</b>""#, "note html basics.label"),
        (#""summary": "<p>a</p><br>""#, "note html basics.summary"),
        (#""summary": "<font>a</font>""#, "note html-removed basics.summary"),
        (#""summary": "![a](b.png)""#, "note image-in-text basics.summary"),
        (#""summary": "[a](javascript:b)""#, "warning link-refused basics.summary"),
        (#""summary": "[a](x.example)""#, "note link-scheme basics.summary"),
        (#""url": "javascript:alert(1)""#, "warning link-refused basics.url"),
        (#""url": "x.example""#, "note link-scheme basics.url"),
        (#""url": "n/a""#, "warning link-refused basics.url"),
        (#""email": "ada""#, "note email-form basics.email"),
        (#""email": "a@b.de, c@d.de""#, "note email-form basics.email"),
        (#""phone": "Upon request""#, "note phone-form basics.phone"),
        (
            #""location": {"countryCode": "Atlantis"}"#,
            "note country-code basics.location.countryCode"
        ),
        (#""location": {"countryCode": "UK"}"#, ""),
        (#""location": {"countryCode": "Germany"}"#, ""),
        (#""location": {"country": "Germany"}"#, "note old-spelling basics.location.country"),
        (#""image": "a\nb.png""#, "warning image-path basics.image"),
        (#""summary": "Lorem ipsum dolor""#, "warning placeholder basics.summary"),
        (#""label": "[Your title]""#, "warning placeholder basics.label"),
        (#""label": "TODO""#, "warning placeholder basics.label"),
        (#""summary": "Text. TODO: more""#, "warning placeholder basics.summary"),
        (#""phone": "(912) 555-4321""#, "warning placeholder basics.phone"),
        (#""summary": "- TODO add numbers""#, "warning placeholder basics.summary"),
        (#""summary": "Led (TODO) people""#, "warning placeholder basics.summary"),
        (#""summary": "FIXME""#, "warning placeholder basics.summary"),
        (#""label": "Tu nombre""#, "warning placeholder basics.label"),
        (#""label": "Built a TODO app, mastodon [fast]""#, ""),
        (#""label": "TODO list manager for TODOs""#, ""),
        (#""summary": "Cleared the TODO comments of ten years at Games XXX""#, ""),
        (#""label": "{{title}}""#, "warning placeholder basics.label"),
    ])
    func textsAreChecked(_ member: String, _ finding: String) throws {
        #expect(try Mapped(basics: member).summary == finding)
    }

    @Test func refusedLinksAreStillPrinted() throws {
        let mapped = try Mapped(
            basics: #""url": "javascript:alert(1)", "email": "ada", "phone": "ask me""#)
        let basics = try #require(mapped.resume?.basics)
        #expect(basics.url == WebAddress(text: "javascript:alert(1)", link: nil))
        #expect(basics.email == "ada")
        #expect(basics.emailLink == nil)
        #expect(basics.phone == "ask me")
        #expect(basics.phoneLink == nil)
    }

    @Test func tagsAreReportedOncePerFile() throws {
        let mapped = try Mapped(
            #"{"basics": {"name": "A", "summary": "<b>x</b><font>y</font>"}, "work": [{"summary": "<i>x</i><u>y</u>"}]}"#
        )
        #expect(mapped.summary == "note html basics.summary\nnote html-removed basics.summary")
        #expect(mapped.findings.map { $0.message.contains("<b>, <i>") } == [true, false])
        #expect(mapped.findings.map { $0.message.contains("<font>, <u>") } == [false, true])
    }

    @Test func pathsOfPicturesAreKeptByteByByte() throws {
        #expect(
            try Mapped(basics: #""image": " a  b\u00a0c.png ""#).resume?.basics.image
                == "a  b\u{A0}c.png")
    }

    @Test(arguments: [
        #""image": {"url": "ada.jpg"}"#, #""picture": {"src": "ada.jpg", "width": 80}"#,
        #""photo": {"path": "ada.jpg", "alt": "Ada"}"#, #""image": {"href": "ada.jpg"}"#,
    ])
    func aPictureInAMapIsFound(_ member: String) throws {
        #expect(try Mapped(basics: member).resume?.basics.image == "ada.jpg")
    }

    @Test func escapesInAListOfPhrasesAreUndone() throws {
        let mapped = try Mapped("skills", #""name": "A", "keywords": "caf\\u00e9, tea""#)
        #expect(mapped.resume?.skills.first?.keywords.map(\.plain) == ["café", "tea"])
    }

    @Test func findingsQuoteSafely() throws {
        let mapped = try Mapped(
            "work", #""startDate": "\u001b[31mred \u202e\#(String(repeating: "x", count: 100))""#)
        let message = try #require(mapped.findings.last?.message)
        #expect(message.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" })
        #expect(message.utf8.count < 300)
    }

    @Test func longFilesAreReadWhole() throws {
        let bullets = (0..<10_000).map { #""Did **thing** \#($0)""# }.joined(separator: ",")
        let mapped = try Mapped("work", #""highlights": [\#(bullets)]"#)
        #expect(mapped.resume?.work.first?.highlights.count == 10_000)
        #expect(mapped.resume?.work.first?.highlights.last?.notation == "- Did b{thing} 9999")
        #expect(mapped.summary == "")
    }

    @Test func emojiAloneAreText() throws {
        let mapped = try Mapped(#"{"basics": {"name": "👩‍💻", "label": "🇩🇪 🏳️‍🌈"}}"#)
        #expect(mapped.resume?.basics.name == "👩‍💻")
        #expect(mapped.resume?.basics.label.plain == "🇩🇪 🏳️‍🌈")
        #expect(mapped.summary == "")
    }
}
