import SourceTree
import System
package import Pages

/// Prints a file through CUPS.
package struct PrintShare: Sendable, Hashable {
    /// The printer's name; nil for the person's default printer.
    package var printer: String?
    /// How many copies.
    package var copies: Int
    /// The paper; nil for what the file and the printer agree on.
    package var paper: Paper?

    /// Describes a print.
    package init(printer: String? = nil, copies: Int = 1, paper: Paper? = nil) {
        self.printer = printer
        self.copies = copies
        self.paper = paper
    }

    /// The name of the program.
    static let program = "lp"
    /// The package that it comes with.
    static let package = "CUPS (Debian: cups-client)"

    /// Gives a file to the printer's queue.
    ///
    /// - Parameters:
    ///   - path: the file's absolute path.
    ///   - size: the size of its pages, in points; nil if it is not known.
    ///   - whileWaiting: called once if it takes more than half a second.
    /// - Returns: the job's name, such as `laser-42`; empty if `lp` does not say.
    /// - Throws: `ShareError` if `lp` is not there or refuses.
    package func callAsFunction(
        _ path: String, size: Size?, whileWaiting: @escaping @Sendable () -> Void = {}
    ) throws(ShareError) -> String {
        try check()
        var call = ProgramCall(
            child: ChildProgram(Self.program, arguments(path, size)), package: Self.package)
        call.whileWaiting = whileWaiting
        do throws(ShareError) {
            return Self.job(try call())
        } catch {
            guard error.identifier == "share-failed" else { throw error }
            throw ShareError(error.identifier, error.message + "; lpstat -e lists the printers")
        }
    }

    /// Refuses what no printer is called: `lp` would take it for something else.
    func check() throws(ShareError) {
        guard let printer else { return }
        let isName =
            !printer.isEmpty && !printer.hasPrefix("-")
            && printer.unicodeScalars.allSatisfy { $0.value > 0x20 && $0 != "#" && $0 != "\u{7F}" }
        guard isName else {
            throw ShareError(
                "share-printer",
                "no printer can be called \"\(printer.printable)\"; lpstat -e lists them")
        }
    }

    func arguments(_ path: String, _ size: Size?) -> [String] {
        var arguments: [String] = []
        if let printer { arguments += ["-d", printer] }
        if let media = paper.map({ Self.media($0.size) }) ?? size.map(Self.media) {
            arguments += ["-o", "media=" + media]
        }
        return arguments + ["-n", String(copies), "--", path]
    }

    /// A size as CUPS names it: `A4`, `Letter`, or `Custom.400x500` in points.
    private static func media(_ size: Size) -> String {
        for (paper, name) in [(Paper.a4, "A4"), (.letter, "Letter")]
        where abs(paper.size.width - size.width) < 1 && abs(paper.size.height - size.height) < 1 {
            return name
        }
        return "Custom.\(Int(size.width.rounded()))x\(Int(size.height.rounded()))"
    }

    /// The job of `request id is laser-42 (1 file(s))`.
    private static func job(_ text: String) -> String {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard
            let job = words.first(where: { word in
                guard let dash = word.lastIndex(of: "-"), dash > word.startIndex else {
                    return false
                }
                let number = word[word.index(after: dash)...]
                return !number.isEmpty && number.allSatisfy(\.isNumber)
            })
        else { return "" }
        return String(job).printable
    }
}
