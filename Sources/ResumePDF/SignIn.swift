import ResumeData
import Sharing
package import SourceTree
package import System

/// Signing in to a Firestore project.
package struct SignIn: Sendable {
    private let sessions: Sessions
    private let place: Session.Place
    private let service: SignInService

    /// How a person signs in.
    package enum Way: Sendable, Equatable {
        /// Without an account of their own.
        case guest
        /// With the e-mail address and the password of an account.
        case account(email: String, Password)
    }

    /// Finds out whether it can be done, before anything is asked of the person.
    ///
    /// - Parameters:
    ///   - address: the project's address, `firestore://PROJECT`.
    ///   - sessions: where the session will be kept.
    /// - Throws: what stands in the way.
    package init(to address: String, _ sessions: Sessions) throws(Diagnostics) {
        self.sessions = sessions
        place = try sessions.place(address)
        service = sessions.service(at: place)
        do throws(WebFault) {
            try service.check()
        } catch {
            throw Self.finding(error, place)
        }
        do throws(FileError) {
            try sessions.store.check()
        } catch {
            throw Diagnostics([ShareError.writing(error).diagnostic])
        }
    }

    /// Signs in, in place of whoever was; the copies of another account are removed.
    ///
    /// A guest stays the guest they are: a new one would see nothing of what was theirs.
    ///
    /// - Throws: why that is not so now.
    package func callAsFunction(_ way: Way) throws(Diagnostics) -> Sessions.Account {
        let old = sessions.store.account(at: place)
        let session: Session
        do throws(WebFault) {
            switch way {
            case .guest:
                if let same = try guest() { return Sessions.Account(same) }
                session = try service.guest()
            case .account(let email, let password):
                session = try service.session(email: email, password: password)
            }
        } catch {
            throw Self.finding(error, place)
        }
        do throws(FileError) {
            try sessions.store.keep(session)
            if old != session.account { _ = try sessions.clear(old) }
        } catch {
            throw Diagnostics([ShareError.writing(error).diagnostic])
        }
        return Sessions.Account(session)
    }

    /// The guest who is signed in, if the service still knows them.
    private func guest() throws(WebFault) -> Session? {
        guard let session = try? sessions.store.session(at: place), session.email == nil else {
            return nil
        }
        do throws(WebFault) {
            _ = try SessionTokens(sessions.store, service).token(renewed: true)
            return try sessions.store.session(at: place)
        } catch {
            guard error.kind == .signedOut else { throw error }
            return nil
        }
    }

    private static func finding(_ fault: WebFault, _ place: Session.Place) -> Diagnostics {
        Diagnostics([SourceError(fault, name: place.address).diagnostic])
    }
}
