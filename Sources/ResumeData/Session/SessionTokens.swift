import System

/// The tokens of who is signed in to a project, renewed as they lapse.
package struct SessionTokens: Sendable {
    /// Where sessions are kept.
    let store: SessionStore
    /// What renews them.
    let service: SignInService

    /// Makes the tokens of a service's place.
    package init(_ store: SessionStore, _ service: SignInService) {
        self.store = store
        self.service = service
    }

    /// Gives a token that holds; nil if nobody is signed in.
    ///
    /// Of several processes that need another one, one asks for it and the others take it, so that no
    /// refresh token is used that holds no more.
    ///
    /// - Parameter renewed: whether the one that is kept was refused, and another is needed.
    /// - Returns: the token.
    /// - Throws: why there is none.
    package func token(renewed: Bool) throws(WebFault) -> String? {
        guard let session = try store.session(at: service.place) else { return nil }
        if !renewed, session.isFresh(at: service.now()) { return session.identity }
        return try store.alone(at: service.place) { (current) throws(WebFault) in
            // Another process may have renewed it meanwhile.
            if current != session, current.isFresh(at: service.now()) { return current.identity }
            return try renew(current).identity
        }
    }

    private func renew(_ session: Session) throws(WebFault) -> Session {
        let renewed = try service.renewed(session)
        do throws(FileError) {
            try store.keep(renewed)
        } catch {
            // Where the refresh token is the same nothing is lost but time, at the next run.
            guard renewed.refresh == session.refresh else {
                throw WebFault(
                    .signedOut,
                    "the renewed session is lost, \(error.message); mend that and "
                        + "\(service.place.advice)")
            }
        }
        return renewed
    }
}
