import ResumePDF
import Sharing
import SourceTree
import System

/// The person's own folders for this program (XDG Base Directory Specification 0.8).
struct PersonalFolders: Sendable, Hashable {
    /// For what they decide; nil where it is not known.
    let configuration: String?
    /// For what is to be remembered; nil where it is not known.
    let state: String?
    /// For what can be made again; nil where it is not known.
    let cache: String?
    /// Their home; nil where it is not known.
    let home: String?

    /// Finds the folders; relative paths do not count, as the specification has it.
    init(_ environment: Environment) {
        let home = Self.absolute(environment["HOME"])
        func folder(_ variable: String, _ usual: String) -> String? {
            let base = Self.absolute(environment[variable]) ?? home.map { PathName.join($0, usual) }
            return base.map { PathName.join($0, "resume-pdf") }
        }
        self.home = home
        configuration = folder("XDG_CONFIG_HOME", ".config")
        state = folder("XDG_STATE_HOME", ".local/state")
        cache = folder("XDG_CACHE_HOME", ".cache")
    }

    /// What the person decided; nil where there is no place for it.
    var configurationFile: String? { configuration.map { PathName.join($0, Configuration.name) } }

    /// What the file says of what the person decided, and what is wrong with it.
    func readConfiguration() -> (configuration: Configuration, diagnostics: Diagnostics) {
        configurationFile.map { Configuration.read($0, home: home) } ?? (
            Configuration(), Diagnostics()
        )
    }

    /// The copies of resumes from the network; nil where there is no place for any.
    var copies: String? { cache.map { PathName.join($0, NetworkCopies.folderName) } }

    /// Who is signed in to projects, as the settings and variables say; nil where there is no place for
    /// it.
    func sessions(_ console: Console, _ settings: Configuration) -> Sessions? {
        guard let state else { return nil }
        var sessions = Sessions(
            folder: PathName.join(state, Sessions.folderName),
            agent: "resume-pdf/" + Application.version, now: console.now)
        sessions.copies = copies
        sessions.keys = settings.firestoreKeys
        sessions.emulator = console.environment.text("FIREBASE_AUTH_EMULATOR_HOST")
        sessions.certificates = console.environment.text("CURL_CA_BUNDLE")
        return sessions
    }

    /// The record of shares; nil where there is no place for it.
    var ledger: Ledger? { state.map { Ledger(path: PathName.join($0, Ledger.name)) } }

    private static func absolute(_ path: String?) -> String? {
        path.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
}
