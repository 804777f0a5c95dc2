import Glibc
import SourceTree
import System
import TextBackend

/// The loop: keys come in, the state changes, the window is drawn.
struct BrowserSession {
    var reading: BrowserReading
    var content: BrowserContent
    let errands: BrowserErrands
    private var state: BrowserState

    init(reading: BrowserReading, content: BrowserContent, errands: BrowserErrands) {
        self.reading = reading
        self.content = content
        self.errands = errands
        state = BrowserState(content)
    }

    /// Shows the resume until the person has seen enough.
    ///
    /// - Throws: the system's error number, if the terminal cannot be taken.
    mutating func run(_ console: Console) throws(SystemError) {
        while let errand = try show(console) {
            // This one asks by itself, in the terminal as it was.
            errands.run(errand, on: console)
        }
    }

    /// Takes the terminal, and gives it back at the end.
    ///
    /// - Returns: what is to be done without it, before it is shown again; nil for the end.
    private mutating func show(_ console: Console) throws(SystemError) -> [String]? {
        let window = try WindowChanges()
        var keyboard = Keyboard(console.input)
        let screen = try AlternateScreen(console.output)
        while true {
            let size = TerminalSize.current([console.output], console.environment)
            if !BrowserFrame(state, size).isTooSmall, reading.needsPages(state, content, size) {
                draw(on: screen, size, saying: Self.layingOut.shown)
                reading.layOut(&state, &content, size)
            }
            state.settle(content, size)
            draw(on: screen, size)
            var polls = [window.descriptor, keyboard.descriptor].map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            Waiting(nil).poll(&polls)
            if window.haveCome() { keyboard.takeAgain() }
            guard polls[1].revents != 0 else { continue }
            guard let keys = keyboard.keys() else { return nil }
            for key in keys {
                switch state.press(key, content, size) {
                case nil: continue
                case .quit?: return nil
                case .refresh?: refresh(on: screen, size, keyboard.descriptor, console)
                case let effect?:
                    if errands.asks(effect), let words = errands.words(effect) { return words }
                    draw(on: screen, size, saying: Self.patience.shown)
                    state.tell(errands.run(effect))
                }
            }
        }
    }

    private static let layingOut: Message = "laying the pages out …"
    private static let patience: Message = "one moment …"
    private static let refreshing: Message = "reading the resume again; Esc stops"
    private static let asItWas: Message = "what is shown stays as it was:"

    private mutating func refresh(
        on screen: borrowing AlternateScreen, _ size: TerminalSize, _ keys: Int32,
        _ console: Console
    ) {
        // In a row of its own: the last one counts while the network is waited for.
        draw(on: screen, size, saying: Self.refreshing.shown, "")
        let old = content
        let line = NetworkLine(ProgressLine(console.output), clock: console.clock, tell: nil)
        let (new, run) = reading.readAgain { host, bytes in
            line.show(host, bytes)
            return !Keyboard.asksToStop(keys)
        }
        line.end()
        guard let new else {
            state.tell([Self.asItWas.shown] + BrowserReading.lines(run))
            return
        }
        content = new
        content.photo = old.photo
        state.fill(content, after: old)
        let stale = run.findings.all.first { $0.kind.category == .unavailable }
        state.message = [(stale?.wording ?? "read again: \(content.origin.long)").shown]
    }

    /// Draws; a terminal that is gone ends the loop by its signal, or at the next key.
    private func draw(
        on screen: borrowing AlternateScreen, _ size: TerminalSize, saying message: String...
    ) {
        var state = state
        if !message.isEmpty { state.message = message }
        let lines = BrowserScreen(state, content, size, reading.ink).lines
        let picture = message.isEmpty ? reading.picture(state, size) : []
        try? screen.draw(lines, in: size, picture: picture, at: 3)
    }
}
