import ResumeData
package import SourceTree
package import System

/// A resume at an address as it was read once, to be rendered as often as one likes.
package struct FetchedResume: Sendable {
    /// What is read from now on: the same bytes, or the same error.
    package private(set) var source: ResumeSource
    /// The resume; nil if it could not be read.
    package let bytes: [UInt8]?
    /// Where it came from; nil if it could not be read.
    package let origin: NetworkOrigin?
    /// Why nothing newer came; nil if it did, or nobody was asked.
    package let trouble: Diagnostic?

    /// Asks for the resume at an address.
    ///
    /// - Parameters:
    ///   - address: the address.
    ///   - use: how the network is used.
    ///   - refreshesPhoto: whether its photo is asked for even if there is a fresh copy.
    ///   - findings: what was found before, which is found again with each reading.
    package init(
        from address: String, _ use: NetworkUse, refreshesPhoto: Bool, _ findings: Diagnostics
    ) {
        var ofPhoto = use
        ofPhoto.refreshes = refreshesPhoto
        let asked = ResumeSource.network(address, use)
        self.init(
            named: asked.name, Result { () throws(SourceError) in try asked.read() }, findings)
        source.picture = ResumeSource.network(address, ofPhoto).picture
    }

    /// A resume that nobody can be asked for, since of what was found.
    package init(from address: String, failing findings: Diagnostics) {
        let found = findings.all.first { $0.severity == .error }
        let error = SourceError(
            found?.kind ?? .internal, name: address, found?.wording ?? "\(address)")
        self.init(named: address, .failure(error), Diagnostics())
    }

    private init(
        named name: String, _ result: Result<SourceBytes, SourceError>, _ findings: Diagnostics
    ) {
        switch result {
        case .success(var read):
            (bytes, origin) = (read.bytes, read.origin)
            trouble = read.findings.first { $0.kind == .sourceStale }
            read.findings = findings.all + read.findings
            source = ResumeSource(name: name) { [read] in read }
        case .failure(let error):
            (bytes, origin, trouble) = (nil, nil, error.diagnostic)
            source = ResumeSource(name: name) { () throws(SourceError) in throw error }
        }
    }

    /// The same without a warning that nothing newer came: it is said once.
    package var untroubled: Self {
        var other = self
        let (source, picture) = (source, source.picture)
        other.source = ResumeSource(name: source.name) { () throws(SourceError) in
            var read = try source.read()
            read.findings.removeAll { $0.kind == .sourceStale }
            return read
        }
        other.source.picture = picture
        return other
    }
}
