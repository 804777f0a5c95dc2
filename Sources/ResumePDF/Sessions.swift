import Glibc
import ResumeData
import Sharing
package import SourceTree
import System

/// Who is signed in to which Firestore project, and how people sign in and out.
package struct Sessions: Sendable {
    /// The folder that they are kept in.
    package var folder: String
    /// The folder of the copies; nil where there is no place for any.
    package var copies: String?
    /// The API keys of projects.
    package var keys: [String: String] = [:]
    /// The emulator of the sign-in service, as `HOST:PORT`; nil for the service itself.
    package var emulator: String?
    /// A file of certificates (PEM) to trust instead of the system's; nil for the system's.
    package var certificates: String?
    /// What we call ourselves.
    package var agent: String
    /// The time of day, in POSIX seconds.
    package var now: @Sendable () -> Int64
    /// Called again and again while an answer is awaited; see `NetworkUse`.
    package var whileWaiting: @Sendable (_ host: String, _ bytes: Int) -> Bool = { _, _ in true }

    /// The name of their folder, in that of the program.
    package static let folderName = SessionStore.name

    /// Keeps sessions in a folder.
    package init(folder: String, agent: String, now: @escaping @Sendable () -> Int64) {
        self.folder = folder
        self.agent = agent
        self.now = now
    }

    var store: SessionStore { SessionStore(folder: folder) }

    /// Answers are short.
    private static let answerLimit = 262_144

    func service(at place: Session.Place) -> SignInService {
        var fetch = WebFetch(agent: agent, limit: Self.answerLimit)
        fetch.whileWaiting = whileWaiting
        return SignInService(
            place, fetch: fetch, key: keys[place.project], certificates: certificates, now: now)
    }

    /// Lets a source ask in the name of who is signed in at its address, if that is a project's.
    func sign(_ source: inout RemoteSource, for address: String) throws(SourceError) {
        guard let place = Session.Place(address, emulator: emulator) else { return }
        do throws(WebFault) {
            guard let session = try store.session(at: place) else { return }
            source.account = session.account
        } catch {
            throw SourceError(error, name: place.address)
        }
        let tokens = SessionTokens(store, service(at: place))
        source.token = { renewed throws(WebFault) in try tokens.token(renewed: renewed) }
    }

    // MARK: For people

    /// Somebody who is signed in, as people are told of them.
    package struct Account: Sendable, Hashable {
        /// The project's address, `firestore://PROJECT`.
        package let address: String
        /// The emulator that they signed in to; nil for the service itself.
        package let emulator: String?
        /// Their e-mail address; nil for a guest.
        package let email: String?
        /// Until when their token holds, in POSIX seconds.
        package let expires: Int64

        init(_ session: Session) {
            address = session.place.address
            emulator = session.place.emulator
            email = session.email
            expires = session.expires
        }
    }

    /// All who are signed in, by project, and what is kept of sessions but cannot be used.
    package func list() -> (accounts: [Account], findings: Diagnostics) {
        var accounts: [Account] = []
        var findings = Diagnostics()
        for place in store.places() {
            do throws(WebFault) {
                if let session = try store.session(at: place) { accounts.append(Account(session)) }
            } catch {
                findings.add(SourceError(error, name: place.address).diagnostic)
            }
        }
        return (accounts, findings)
    }

    /// Somebody who was signed in until now.
    package struct Goodbye: Sendable, Hashable {
        /// The project's address.
        package let address: String
        /// How many copies of theirs were removed; nil if it was not known whose they were.
        package let copies: Int?
    }

    /// Forgets who is signed in, with the copies that were theirs.
    ///
    /// - Parameter address: the project's address; nil for all.
    /// - Returns: who was.
    /// - Throws: what the system refused, or what is wrong with the address.
    package func logOut(of address: String?) throws(Diagnostics) -> [Goodbye] {
        let places = try address.map { text throws(Diagnostics) in [try place(text)] }
        var all: [Goodbye] = []
        for place in places ?? store.places() {
            do throws(FileError) {
                let count = try clear(store.account(at: place))
                if try store.remove(at: place) {
                    all.append(Goodbye(address: place.address, copies: count))
                }
            } catch {
                throw Diagnostics([ShareError.writing(error).diagnostic])
            }
        }
        return all
    }

    func clear(_ account: String?) throws(FileError) -> Int? {
        guard let account else { return nil }
        guard let copies else { return 0 }
        return try ResumeCache(folder: copies).clear(account: account)
    }

    func place(_ address: String) throws(Diagnostics) -> Session.Place {
        guard let place = Session.Place(address, emulator: emulator) else {
            let isWeb =
                NetworkUse.isMeant(by: address) && !address.lowercased().hasPrefix("firestore:")
            throw Diagnostics([
                Diagnostic(
                    .usage, .error,
                    isWeb
                        ? "there is no login for web addresses; a .netrc file, --header-file or "
                            + "\"web\" in config.yaml says who asks"
                        : "write the project's address as firestore://PROJECT, with its identifier "
                            + "of small letters, digits and hyphens")
            ])
        }
        return place
    }
}
