import TestSupport
import Testing

/// A sample of what `.ci/fields.py` tries: each field with texts of many lengths, in all layouts.
struct FieldsTests {
    private static let python = ForeignProgram("python3")

    @Test(.needs(python, .pdftotext, .pdfinfo))
    func aSampleOfAllFieldsAndLengthsIsInThePDF() throws {
        let program = try #require(BuiltProgram.path)
        let result = try Self.python.run([
            PackageFolder.path(".ci/fields.py"), "--program", program, "--sample", "60", "--seed",
            "11", "--patience", "60",
        ])
        #expect(result.ending == .exited(0), "\(result)")
        #expect(result.text.hasSuffix("60 passed, 0 failed\n"))
    }
}
