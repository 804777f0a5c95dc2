import Characters
import System

/// Prints a file through CUPS.
package struct PrintShare: Sendable, Hashable {
    /// The printer's name; nil for the person's default printer.
    package var printer: String?
    /// How many copies.
    package var copies: Int
    /// The paper as CUPS names it; nil for that of the file.
    package var paper: String?
    /// The one page to print, from 1; nil for all.
    package var page: Int?

    /// Describes a print.
    package init(
        printer: String? = nil, copies: Int = 1, paper: String? = nil, page: Int? = nil
    ) {
        self.printer = printer
        self.copies = copies
        self.paper = paper
        self.page = page
    }

    /// The name of the program.
    package static let program = "lp"
    /// The package that it comes with.
    package static let package = "CUPS (Debian: cups-client)"

    /// Gives a file to the printer's queue.
    ///
    /// - Parameters:
    ///   - path: the file's absolute path.
    ///   - paper: the paper of its pages, as CUPS names it; nil if it is not known.
    ///   - whileWaiting: called once if it takes more than half a second.
    /// - Returns: the job's name, such as `laser-42`; empty if `lp` does not say.
    /// - Throws: `ShareError` if `lp` is not there or refuses.
    package func callAsFunction(
        _ path: String, paper: String?, whileWaiting: @escaping @Sendable () -> Void = {}
    ) throws(ShareError) -> String {
        try check()
        var child = ChildProgram(Self.program, arguments(path, paper))
        child.whileWaiting = whileWaiting
        do throws(ShareError) {
            return Self.job(try ProgramCall(child: child, package: Self.package)())
        } catch {
            guard error.kind == .shareFailed else { throw error }
            throw ShareError(error.kind, "\(error.message); lpstat -e lists the printers")
        }
    }

    /// Refuses what no printer is called: `lp` would take it for something else.
    package func check() throws(ShareError) {
        guard let printer else { return }
        let isName =
            !printer.isEmpty && !printer.hasPrefix("-")
            && printer.unicodeScalars.allSatisfy { $0.value > 0x20 && $0 != "#" && $0 != "\u{7F}" }
        guard isName else {
            throw ShareError(
                .sharePrinter,
                "no printer can be called \"\(printer.printable)\"; lpstat -e lists them")
        }
    }

    func arguments(_ path: String, _ pages: String?) -> [String] {
        var arguments: [String] = []
        if let printer { arguments += ["-d", printer] }
        if let media = paper ?? pages { arguments += ["-o", "media=" + media] }
        if let page { arguments += ["-P", String(page)] }
        return arguments + ["-n", String(copies), "--", path]
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
