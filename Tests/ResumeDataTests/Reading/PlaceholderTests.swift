import SourceTree
import Testing

/// Texts of samples and templates that are still in somebody's resume.
@Suite struct PlaceholderTests {
    @Test(arguments: [
        ("John Doe", "JSON Resume"), ("Richard Hendriks", "JSON Resume"),
        ("john.doe@email.com", "RenderCV"), ("Your Location", "RenderCV"),
        ("https://rendercv.com", "RenderCV"), ("tel:+90-541-999-99-99", "RenderCV"),
        ("David Kowalski", "Reactive Resume"),
        ("john.doe@gmail.com", "Reactive Resume"), ("Creative Solutions Inc.", "Reactive Resume"),
        ("Pleasantville, CA 94588", "Reactive Resume"), ("Andy Dufresne", "YAMLResume"),
        ("hi@ppresume.com", "YAMLResume"), ("PPResumeX", "YAMLResume"),
        ("Headed for the Pacific", "YAMLResume"), ("(Your Street)", "a template for sites"),
        ("Alan Doe", "a template for sites"), ("(555) 123-4567", "a template"),
        ("Jane Doe", "a template"), ("Votre nom", "a template"),
    ])
    func textsOfSamplesNameTheirSource(_ text: String, _ source: String) throws {
        let findings = try Mapped(basics: #""label": "\#(text)""#).findings
        #expect(findings.map(\.identifier) == ["placeholder"])
        let sentence = "is from \(source.hasPrefix("a ") ? source : "the sample of \(source)");"
        #expect(findings.first?.message.contains(sentence) == true)
    }

    @Test(arguments: [
        "[insert your text]", "[Company name]", "<your name>", "<name>", "your_user", "Your-Name",
        "[Add more]", "LOREM IPSUM", "{{name}}", "TBD", "FIXME later",
    ])
    func placesToFillInAreReported(_ text: String) throws {
        #expect(
            try Mapped(basics: #""label": "\#(text)""#).summary
                .contains("warning placeholder basics.label"))
    }

    @Test(arguments: [
        "Johnny Doe", "Nexus AI", "NVIDIA Research", "PPResume", "yours truly", "Flore ipsum",
        "fixme tools", "To be defined", "[sic] your name", "Doe John",
    ])
    func othersAreTheirOwn(_ text: String) throws {
        #expect(try Mapped(basics: #""label": "\#(text)""#).summary == "")
    }
}
