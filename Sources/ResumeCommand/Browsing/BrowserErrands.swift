import Characters
import Sharing
import ResumePDF
import System

/// What is done for the view by other commands and programs.
struct BrowserErrands {
    private let input: ResumeInput
    private let place: SourceChoice.Place
    private let perform: (Console, [String]) -> ExitCode

    init(
        _ input: ResumeInput, _ place: SourceChoice.Place,
        _ perform: @escaping (Console, [String]) -> ExitCode
    ) {
        self.input = input
        self.place = place
        self.perform = perform
    }

    /// Whether a person is asked something on the way.
    func asks(_ effect: BrowserEffect) -> Bool {
        if case .share(let ways) = effect {
            ways.contains { $0.hasPrefix("--mail") }
        } else {
            false
        }
    }

    /// The command line of an effect; nil for one that needs none.
    func words(_ effect: BrowserEffect) -> [String]? {
        switch effect {
        case .quit, .refresh, .open: nil
        case .share(let ways): ["share"] + ways + forwarded + operand
        case .printPage(let page): ["share", "--print", "--page=\(page)"] + forwarded + operand
        case .printSection(let key):
            ["share", "--print", "--sections=\(key)"] + forwarded + operand
        }
    }

    /// Does something that asks nobody; gives what is to be told of it.
    func run(_ effect: BrowserEffect) -> [String] {
        if case .open(let address) = effect { return open(address) }
        guard let words = words(effect) else { return [] }
        // Without a name these commands would take another resume.
        if place == .sample {
            return [Self.sample.shown]
        }
        do throws(SystemError) {
            let output = try CapturedStream()
            let errors = try CapturedStream()
            var console = input.console
            console.output = output.stream
            console.errors = errors.stream
            let code = perform(console, words)
            let lines = (errors.text + output.text).split(separator: "\n").map(String.init)
            return lines.isEmpty
                ? [(code == .success ? "done" as Message : "not done").shown] : lines
        } catch {
            return [("not done: \(error.reason)" as Message).shown]
        }
    }

    /// Does something in the terminal as it is, and waits until that was read.
    func run(_ words: [String], on console: Console) {
        _ = perform(console, words)
        let way: Message = "Enter goes back to the resume."
        try? console.errors.write(way.shown + " ")
        while let next = try? DescriptorTransfer.prefix(of: console.input.descriptor, count: 1),
            let byte = next.first, byte != UInt8(ascii: "\n")
        {}
    }

    private static let sample: Message =
        "this is the built-in sample, a resume of nobody: there is nothing to share"

    private func open(_ address: String) -> [String] {
        do throws(ShareError) {
            try OpenShare()(address)
            return [("opened \(address)" as Message).shown]
        } catch {
            return [error.message.shown]
        }
    }

    /// The options of this command that sharing takes as well.
    private var forwarded: [String] {
        let format = input.arguments[RenderOptions.from].map {
            "\(RenderOptions.inputFormat.specification.typed)=\($0.rawValue)"
        }
        return [format].compactMap(\.self)
            + (RenderOptions.ofLooks + RenderOptions.ofNetwork).flatMap { option in
                (input.arguments.values[option.name] ?? []).map {
                    option.placeholder == nil ? option.typed : "\(option.typed)=\($0)"
                }
            }
    }

    /// The resume, behind what ends the options.
    private var operand: [String] {
        switch place {
        case .file(let path): ["--", path]
        case .network(let address): ["--", address]
        case .sample, .standardInput: []
        }
    }
}
