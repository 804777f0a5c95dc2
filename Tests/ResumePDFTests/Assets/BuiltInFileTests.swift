import Testing

@testable import ResumePDF

@Suite struct BuiltInFileTests {
    @Test func filesAreFoundByTheirWholePaths() throws {
        let file = try #require(BuiltInFile.named("Layouts/classic.yaml"))
        #expect(file.path == "Layouts/classic.yaml" && file.name == "classic.yaml")
        #expect(file.bytes.count > 100)
        for path in [
            "", "classic.yaml", "Layouts", "Layouts/", "Layouts/classic", "layouts/classic.yaml",
        ] {
            #expect(BuiltInFile.named(path) == nil, "\(path)")
        }
    }

    @Test func foldersHaveTheirOwnFilesAlone() {
        let layouts = BuiltInFile.all(in: "Layouts")
        #expect(layouts.contains { $0.path == "Layouts/classic.yaml" })
        #expect(layouts.allSatisfy { $0.path.hasPrefix("Layouts/") })
        #expect(
            layouts.allSatisfy {
                BuiltInFile.named($0.path)?.bytes.baseAddress == $0.bytes.baseAddress
            })
        #expect(BuiltInFile.all(in: "Lay").isEmpty && BuiltInFile.all(in: "Layout").isEmpty)
    }
}
