import SourceTree
import System

/// Tells how far a batch has come: on a terminal in a line with a bar, elsewhere in a line every ten
/// seconds.
final class BatchProgress {
    private let line: ProgressLine
    private let reporter: Reporter
    private let clock: () -> UInt64
    private let isShown: Bool
    private let isTerminal: Bool
    private let columns: Int
    private let began: UInt64
    private var shown: UInt64

    /// How long a line stays as it is, in nanoseconds.
    private var interval: UInt64 { isTerminal ? 100_000_000 : 10_000_000_000 }

    /// Begins to count the time.
    init(_ console: Console, _ reporter: Reporter) {
        line = ProgressLine(console.errors)
        self.reporter = reporter
        clock = console.clock
        isTerminal = console.errors.isTerminal && reporter.form == .text
        isShown = reporter.verbosity != .quiet
        columns = console.errors.columns ?? 80
        began = console.clock()
        shown = began
    }

    /// How many nanoseconds have gone by.
    var time: UInt64 { clock() - began }

    /// Shows how far it has come, unless that was shown a moment ago.
    func show(done: Int, of count: Int, failed: Int) {
        let now = clock()
        guard isShown, now - shown >= interval else { return }
        shown = now
        let text = Self.text(
            done: done, of: count, failed: failed, nanoseconds: now - began,
            width: isTerminal ? columns - 3 : nil)
        if isTerminal { line.show(text) } else { reporter.tell("resume-pdf: \(text)", as: .batch) }
    }

    /// Takes the line away, so that something else can be written.
    func clear() {
        line.clear()
        if isTerminal { shown = 0 }
    }

    /// The line, such as `[#####...............] 120 of 480, 98 a second, 4 s left, 2 failed`.
    ///
    /// - Parameters:
    ///   - done: how many resumes are done.
    ///   - count: how many there are.
    ///   - failed: how many failed.
    ///   - nanoseconds: the time since the beginning.
    ///   - width: how many columns there are for a bar beside the words; nil for no bar.
    /// - Returns: the line.
    static func text(
        done: Int, of count: Int, failed: Int, nanoseconds: UInt64, width: Int?
    ) -> Message {
        let seconds = Double(nanoseconds) / 1e9
        let rate = seconds > 0 ? Double(done) / seconds : 0
        var text: Message = "\(done) of \(count), \(number(rate)) a second"
        if rate > 0, done < count {
            text += ", \(duration(Double(count - done) / rate)) left"
        }
        if failed > 0 { text += ", \(failed) failed" }
        let cells = min(30, (width ?? 0) - text.shown.count - 3)
        guard cells >= 10, count > 0 else { return text }
        let filled = cells * done / count
        let bar =
            String(repeating: "#", count: filled) + String(repeating: ".", count: cells - filled)
        return Message(verbatim: "[\(bar)] ") + text
    }

    /// A number with a digit behind the point if it is small.
    static func number(_ number: Double) -> String {
        number < 10 ? String((number * 10).rounded() / 10) : String(Int(number.rounded()))
    }

    /// `4 s`, `3 min`, `2 h 5 min`.
    static func duration(_ seconds: Double) -> String {
        let whole = Int(seconds.rounded(.up))
        if whole < 120 { return "\(whole) s" }
        let minutes = whole / 60
        return minutes < 120 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
    }
}
