import SourceTree

/// How a run ended, for the shell: the numbers of `sysexits.h`.
enum ExitCode: Int32, Sendable, Hashable, CaseIterable {
    /// All went well.
    case success = 0
    /// `--strict` found warnings, a check found errors, or the person decided against it; nothing was
    /// written or sent.
    case findings = 1
    /// The command was called wrongly: an argument, or `SOURCE_DATE_EPOCH`.
    case usage = 64
    /// The resume has errors.
    case data = 65
    /// The resume, or a folder of fonts, is not there.
    case noInput = 66
    /// A program that is needed is not there, or a service does not answer.
    case unavailable = 69
    /// A fault of this program.
    case `internal` = 70
    /// The output cannot be made: no such folder, a read-only one, or another file in its place.
    case cannotCreate = 73
    /// Reading or writing failed: the disk is full or faulty.
    case inputOutput = 74
    /// The system does not permit it.
    case permission = 77
    /// The layout is unknown, or has errors; or the configuration of mail has.
    case configuration = 78

    /// The code for a run's findings; the one place that decides it.
    ///
    /// With several kinds of errors, the one that lies earliest on the way counts: the call, the
    /// input, the layout, the resume, the output.
    ///
    /// - Parameters:
    ///   - findings: all that was found.
    ///   - isStrict: whether warnings count.
    ///   - layouts: the files that are layouts, by the names that findings use.
    init(_ findings: [Diagnostic], isStrict: Bool = false, layouts: Set<String> = []) {
        let errors = findings.filter { $0.severity == .error }
        let codes = errors.map { Self($0, layouts: layouts) }
        let order: [Self] = [
            .internal, .usage, .noInput, .permission, .configuration, .data, .unavailable,
            .cannotCreate, .inputOutput, .findings,
        ]
        if let code = order.first(where: codes.contains) {
            self = code
        } else if isStrict && findings.contains(where: { $0.severity == .warning }) {
            self = .findings
        } else {
            self = .success
        }
    }

    /// The code for one error; what is wrong with a layout's file is wrong with the layout.
    private init(_ error: Diagnostic, layouts: Set<String>) {
        switch error.kind.category {
        case .internal: self = .internal
        case .usage: self = .usage
        case .noInput: self = .noInput
        case .permission: self = .permission
        case .layout, .configuration: self = .configuration
        case .data: self = error.file.map(layouts.contains) ?? false ? .configuration : .data
        case .check: self = .findings
        case .unavailable: self = .unavailable
        case .cannotCreate: self = .cannotCreate
        case .inputOutput: self = .inputOutput
        }
    }
}
