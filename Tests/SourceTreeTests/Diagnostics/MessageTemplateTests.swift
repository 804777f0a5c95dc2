import Testing

@testable import SourceTree

@Suite struct MessageTemplateTests {
    private let catalog = MessageCatalog(
        Array(
            #"""
            "there is no layout {name}; {advice}": "{advice}; no existe el diseño {name}"
            "a {{b}} {c}": "una {{b}} {c}"
            "first": "primero"
            "first half, second half": "todo"
            "broken {": "x"
            """#.utf8), file: "es.yaml")

    @Test func valuesHaveNames() throws {
        let template = try #require(MessageTemplate("{a} and {{b}} {c}"))
        #expect(template.names == ["a", "c"])
        #expect(template.key == "{} and {{b}} {}")
        #expect(MessageTemplate("{") == nil && MessageTemplate("}") == nil)
        #expect(MessageTemplate("{}") == nil)
    }

    @Test func valuesMayChangePlaces() {
        let advice: Message = "first"
        let message: Message = "there is no layout \("x{y}"); \(advice)"
        #expect(catalog.text(message) == "primero; no existe el diseño x{y}")
        #expect(catalog.text("a {b} \(3)") == "una {b} 3")
    }

    @Test func aLineThatIsBrokenIsOneTemplate() {
        #expect(catalog.text("first half, " + "second half") == "todo")
        #expect(catalog.text("first" + " and " + "first") == "primero and primero")
    }

    @Test func whatHasNoTranslationStaysEnglish() {
        #expect(catalog.text("unknown \("x") \("first" as Message)") == "unknown x primero")
        #expect(("first" as Message).shown == "first")
        MessageCatalog.$current.withValue(catalog) {
            #expect(("first" as Message).shown == "primero")
        }
    }
}
