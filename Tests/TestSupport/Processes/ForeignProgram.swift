import Glibc

/// A program that is not ours and judges what we make.
///
///     @Test(.needs(.pdftotext)) func everyWordCanBeRead() throws {
///         let text = try ForeignProgram.pdftotext.output(of: ["-raw", path, "-"])
package struct ForeignProgram: Sendable, Hashable {
    /// Its name, as it is looked for.
    package let name: String

    /// Names a program.
    package init(_ name: String) { self.name = name }

    /// The text of a PDF file, from poppler.
    package static let pdftotext = Self("pdftotext")
    /// The facts of a PDF file and its structure, from poppler.
    package static let pdfinfo = Self("pdfinfo")
    /// The pictures of a PDF file, from poppler.
    package static let pdfimages = Self("pdfimages")
    /// The fonts of a PDF file, from poppler.
    package static let pdffonts = Self("pdffonts")
    /// The pages of a PDF file as pictures, from poppler.
    package static let pdftoppm = Self("pdftoppm")
    /// The syntax of a PDF file.
    package static let qpdf = Self("qpdf")
    /// Text and pages of a PDF file, from MuPDF.
    package static let mutool = Self("mutool")
    /// Pages of a PDF file, as a printer would read them.
    package static let ghostscript = Self("gs")
    /// The Python of a virtual environment that has the Python readers of PDF files, at the folder
    /// that `RESUME_PDF_CHECKERS` names.
    package static let checkersPython = Self(
        (ProcessEnvironment.value("RESUME_PDF_CHECKERS") ?? "") + "/bin/python")

    /// Where it is; nil if it is not installed.
    package var path: String? {
        if name.contains("/") { return access(name, X_OK) == 0 ? name : nil }
        let folders = ProcessEnvironment.value("PATH") ?? "/usr/bin:/bin"
        return folders.split(separator: ":").lazy.map { $0 + "/" + name }
            .first { access($0, X_OK) == 0 }
    }

    /// Its name without the folder that it is in.
    var shortName: String { name.split(separator: "/").last.map(String.init) ?? name }

    /// Whether it is installed.
    package var isInstalled: Bool { path != nil }

    /// Runs it.
    package func run(_ arguments: [String], input: [UInt8] = []) throws -> ChildProcess.Result {
        var process = ChildProcess(name, arguments)
        process.input = input
        return try process.run()
    }

    /// What it writes on its standard output; it must exit with 0.
    package func output(of arguments: [String], input: [UInt8] = []) throws -> String {
        let result = try run(arguments, input: input)
        guard result.ending == .exited(0) else {
            throw Failure(command: ([name] + arguments).joined(separator: " "), result: result)
        }
        return result.text
    }

    /// A run that did not exit with 0.
    package struct Failure: Error, CustomStringConvertible {
        /// The program and its arguments.
        package var command: String
        /// What became of it.
        package var result: ChildProcess.Result

        package var description: String { "\(command): \(result)" }
    }
}
