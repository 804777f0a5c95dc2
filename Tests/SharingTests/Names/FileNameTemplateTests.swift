import TestSupport
import Testing

@testable import Sharing

@Suite struct FileNameTemplateTests {
    private func name(
        _ template: String, _ values: [FileNameTemplate.Field: String], fallback: String = "cv"
    ) throws -> String {
        let wish = try FileNameTemplate(template).name(values, fallback: fallback)
        return SafeFileName(wish, ending: ".pdf").text
    }

    @Test func fieldsGetTheirValues() throws {
        let values: [FileNameTemplate.Field: String] = [
            .name: "Jo Doe", .label: "Chemist", .date: "2026-01-02", .layout: "modern",
            .language: "de",
        ]
        #expect(try name(FileNameTemplate.usual, values) == "Jo Doe - Chemist.pdf")
        #expect(
            try name("{date} {layout} {language}/{name}", values)
                == "2026-01-02 modern de-Jo Doe.pdf")
    }

    @Test func aPathHasSafeValuesAndTheTextAsItIs() throws {
        let template = try FileNameTemplate(
            "../out/{language}/{name}-{index}.pdf", fields: FileNameTemplate.Field.ofBatches)
        #expect(template.fields == [.language, .name, .index])
        #expect(
            template.path([.language: "..", .name: "../A/B: C", .index: "7"])
                == "../out/resume/A-B- C-7.pdf")
    }

    @Test func eachUseHasItsFields() throws {
        #expect(throws: FileNameTemplate.Fault.self) { try FileNameTemplate("{index}") }
        #expect(throws: FileNameTemplate.Fault.self) {
            try FileNameTemplate("{date}", fields: FileNameTemplate.Field.ofBatches)
        }
    }

    @Test(arguments: [
        ("{index}", true), ("out/{index}.pdf", true), ("{name}-{index}.pdf", true),
        ("{index}/{name}.pdf", true), ("{stem} {name} ({index}).pdf", true),
        ("{name}{index}.pdf", false), ("{index}{name}.pdf", false), ("{name}2{index}.pdf", false),
        ("{name}-{index}-{stem}.pdf", false), ("{name}.pdf", false), ("x.pdf", false),
    ])
    func numbersTellNamesApart(text: String, isNumbered: Bool) throws {
        let template = try FileNameTemplate(text, fields: FileNameTemplate.Field.ofBatches)
        #expect(template.isNumbered == isNumbered)
    }

    @Test func punctuationGoesWithAMissingField() throws {
        #expect(try name(FileNameTemplate.usual, [.name: "Jo"]) == "Jo.pdf")
        #expect(try name(FileNameTemplate.usual, [.label: "Chemist"]) == "Chemist.pdf")
        #expect(try name(FileNameTemplate.usual, [:]) == "cv.pdf")
        #expect(try name("{date}, {label} ({name})", [.date: "1", .name: "Jo"]) == "1 (Jo).pdf")
    }

    @Test func punctuationAtTheEndGoesWithTheLastField() throws {
        #expect(try name("{name} ({label})", [.name: "Jo", .label: "X"]) == "Jo (X).pdf")
        #expect(try name("{name} ({label})", [.name: "Jo"]) == "Jo.pdf")
    }

    @Test func aValueCannotLeadElsewhere() throws {
        #expect(try name("{name}", [.name: "../../x"]) == "x.pdf")
        #expect(try name("{name}", [.name: "{label}"]) == "{label}.pdf")
    }

    @Test func bracesThatAreNotClosedAreText() throws {
        #expect(try name("a {name", [.name: "Jo"]) == "a {name.pdf")
        #expect(try name("plain", [:]) == "plain.pdf")
    }

    @Test(arguments: ["{nome}", "{}", "{name} {NAME}"])
    func aFieldThatThereIsNotIsRefused(text: String) throws {
        let fault = try #require(throws: FileNameTemplate.Fault.self) {
            try FileNameTemplate(text)
        }
        #expect(fault.message.contains("{name}, {label}, {date}, {layout}, {language}"))
    }
}
