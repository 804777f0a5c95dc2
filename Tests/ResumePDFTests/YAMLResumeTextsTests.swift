import SourceTree
import Testing

/// Every text of a file of YAMLResume is in the output, under the title and in the order of the file.
@Suite struct YAMLResumeTextsTests {
    /// What is printed in another form, or added by the program.
    private static let others: Set<String> = [
        "startDate", "endDate", "date", "releaseDate", "computed", "country",
    ]

    @Test func everyTextIsUnderItsTitle() throws {
        let file = try ForeignTexts("yamlresume/resume.yml")
        #expect(
            file.sections.map(\.title) == [
                "Who I Am", "Dairies", "Prêmios", "Formação acadêmica", "Idiomas", "Competências",
                "Certificados", "Publicações", "Referências", "Projetos", "Interesses",
                "Trabalho voluntário", "Patents",
            ])
        let content = try #require(file.tree["content"]?.object)
        for part in content {
            let texts = ForeignTexts.texts(in: part.value, besides: Self.others)
            #expect(texts.filter { !file.output.contains($0) } == [], "\(part.key)")
        }
        #expect(!file.output.contains("Never Printed"))
        #expect(file.sections.first { $0.title == "Dairies" }?.text.contains("Affinage") == true)
    }
}
