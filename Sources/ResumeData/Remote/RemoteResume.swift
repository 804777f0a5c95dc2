package import SourceTree
import System

/// A resume on the network, or a picture in one, with its copy in front: the one place that decides which of the two is
/// taken.
package struct RemoteResume: Sendable {
    /// What it is a copy of.
    let key: CacheEntry.Key
    /// What it is to be.
    let wanted: WantedContent
    /// The copies; nil where there is no place for any.
    let cache: ResumeCache?
    let use: CacheUse
    /// The time of day, in POSIX seconds.
    let now: @Sendable () -> Int64
    /// Asks the network; the copy that there is says what need not be sent again.
    let fetch: @Sendable (CacheEntry?) throws(WebFault) -> RemoteAnswer

    /// Makes the resume of an address.
    package init(
        _ key: CacheEntry.Key, of wanted: WantedContent = .resume, cache: ResumeCache?,
        use: CacheUse,
        now: @escaping @Sendable () -> Int64,
        fetch: @escaping @Sendable (CacheEntry?) throws(WebFault) -> RemoteAnswer
    ) {
        self.key = key
        self.wanted = wanted
        self.cache = cache
        self.use = use
        self.now = now
        self.fetch = fetch
    }

    /// The resume, from the copy or from the network.
    ///
    /// | copy | network | result |
    /// |---|---|---|
    /// | fresh | not asked | the copy |
    /// | absent or expired | answers | the new one, which becomes the copy |
    /// | expired | unchanged | the copy, fresh again |
    /// | expired | fails | the copy, with a warning |
    /// | absent | fails | an error |
    package func read() throws(SourceError) -> SourceBytes {
        let copy = cache?.entry(for: key)
        let time = now()
        if use.isOffline {
            guard let copy else {
                let lack: Message =
                    "there is no copy of \(name) to use offline; "
                    + "connect to the internet and leave --offline out"
                throw SourceError(
                    .sourceUnavailable, name: name,
                    cache?.fault.map { "\($0.message); so \(lack)" } ?? lack)
            }
            return source(copy, age(copy, time))
        }
        if let copy, !use.refreshes, copy.isFresh(at: time) {
            return source(copy, age(copy, time))
        }
        do throws(WebFault) {
            let answer = try fetch(copy)
            switch answer {
            case .unchanged:
                guard var copy else {
                    throw WebFault(.unreachable, "\(name) answers that nothing changed")
                }
                copy.fetched = time
                copy.expires = time + use.lifetime
                return keep(copy)
            case .new(let bytes, let etag, let lastModified):
                let entry = CacheEntry(
                    key, fetched: time, expires: time + use.lifetime, etag: etag,
                    lastModified: lastModified, bytes: bytes)
                if wanted.isOne(bytes) { return keep(entry) }
                if copy != nil {
                    throw WebFault(
                        .unreadable,
                        wanted.isPicture
                            ? "\(name) is no picture any more" : "\(name) is no resume any more")
                }
                // Whoever reads it says what it is, and where its faults are.
                return source(entry)
            }
        } catch {
            guard let copy, error.allowsCopy else {
                throw SourceError(error, name: name, isPicture: wanted.isPicture)
            }
            let age = age(copy, time)
            var source = source(copy, age)
            source.findings = [
                Diagnostic(
                    .sourceStale, .warning,
                    "\(error.reason); this is the copy of \(age.message) ago, connect to the internet "
                        + "for a newer one")
            ]
            return source
        }
    }

    /// What findings call it.
    private var name: String { key.address }

    private func age(_ copy: CacheEntry, _ time: Int64) -> Age {
        Age(seconds: max(0, time - copy.fetched))
    }

    private func source(_ entry: CacheEntry, _ age: Age? = nil) -> SourceBytes {
        var source = SourceBytes(name: name, bytes: entry.bytes, folder: "")
        source.origin = NetworkOrigin(address: name, age: age)
        return source
    }

    private func keep(_ entry: CacheEntry) -> SourceBytes {
        var source = source(entry)
        guard let cache else { return source }
        do throws(FileError) {
            try cache.keep(entry)
        } catch {
            source.findings = [
                Diagnostic(
                    .cacheWrite, .warning, "no copy of \(name) is kept for later: \(error.message)")
            ]
        }
        return source
    }
}

extension Diagnostic.Kind {
    static let cacheWrite = Self("cache-write", .inputOutput)
    package static let sourceStale = Self("source-stale", .unavailable)
}
