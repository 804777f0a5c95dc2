import System

/// Asks machines on the web through the `curl` program, from redirection to redirection.
///
/// Each machine on the way is checked before it is asked: one with an address of this place, or of
/// this machine, is asked only if the person named it, and then for its own origin alone. Names are
/// resolved here and handed to `curl` as numbers, so that what is checked is what is asked.
package struct WebFetch: Sendable {
    /// What we call ourselves (RFC 9110, section 10.1.5).
    let agent: String
    /// The program: a name that is looked for in `PATH`, or a path.
    package var program = "curl"
    /// Called again and again while an answer is awaited, with who is asked and how many bytes have
    /// come; false gives up.
    package var whileWaiting: @Sendable (_ host: String, _ bytes: Int) -> Bool = { _, _ in true }
    /// The most bytes of an answer's body.
    let limit: Int
    /// How many seconds all may take.
    package var seconds = 30
    /// An environment variable's value; nil if it is not set or empty.
    var variable: @Sendable (String) -> String? = { ChildEnvironment.value($0) }

    /// How many seconds a connection may take.
    private static let patience = 10
    /// The most redirections.
    private static let hops = 3
    /// The most addresses of a machine that are tried.
    private static let addressLimit = 16
    /// The most bytes of an answer's header.
    private static let headerLimit = 65_536

    /// Asks under a name, for bodies of at most so many bytes.
    package init(agent: String, limit: Int) {
        self.agent = agent
        self.limit = limit
    }

    /// Asks, from one redirection to the next.
    ///
    /// - Parameters:
    ///   - request: what is asked.
    ///   - named: the address that the person named, if an answer of it led to this one.
    /// - Returns: the answer, whatever its status.
    /// - Throws: why there is none.
    package func callAsFunction(
        _ request: WebRequest, from named: WebLocation? = nil
    ) throws(WebFault) -> WebAnswer {
        let first = named ?? (request.isForeign ? nil : request.location)
        let end = ContinuousClock.now + .seconds(seconds)
        var hop = request
        for _ in 0...Self.hops {
            let answer = try ask(
                hop, first: first?.origin, isRedirection: hop.location != request.location,
                until: end)
            guard let target = answer.redirection else { return answer }
            guard hop.post == nil else {
                throw WebFault(
                    .refused,
                    "\(hop.location.host) leads elsewhere, where what it was sent does not belong")
            }
            do throws(WebRefusal) {
                hop.location = try WebLocation(target, from: hop.location)
            } catch {
                throw WebFault(error, target, isRedirection: true)
            }
            if hop.location.origin != request.location.origin {
                hop.headers = []
                hop.user = nil
                hop.netrc = nil
            }
        }
        throw WebFault(
            .unreachable, "\(request.location.host) leads from one address to the next without end")
    }

    private func ask(
        _ request: WebRequest, first: String?, isRedirection: Bool,
        until end: ContinuousClock.Instant
    ) throws(WebFault) -> WebAnswer {
        var run = try run(request, first: first, isRedirection: isRedirection, until: end)
        let location = request.location
        let query = request.post?.query ?? ""
        run.curl.add("url", location.text + (query.isEmpty ? "" : "?" + query))
        // Not in front of the body: behind it may come more fields (RFC 9112, section 7.1.2).
        run.curl.add("dump-header", "/dev/stderr")
        let said = try said(run) { $0.output.count }
        guard let answer = WebAnswer(header: said.errors, body: said.output, from: location)
        else { throw WebFault(curl: 1, said: "", host: location.host, seconds: seconds) }
        guard answer.body.count <= limit else { throw .tooLarge(location.host, limit) }
        if let proxy = run.proxy, answer.status == 407 {
            throw proxy.fault("wants a user and a password (407)")
        }
        return answer
    }

    /// A run of `curl` that asks a machine.
    struct Run {
        let host: String
        /// The options, but for what is asked.
        var curl = CurlConfiguration()
        let proxy: WebProxy?
        /// How many seconds are left for it.
        let seconds: Int
    }

    /// The run for what is asked in a way.
    func run(
        _ request: WebRequest, first: String?, isRedirection: Bool,
        until end: ContinuousClock.Instant
    ) throws(WebFault) -> Run {
        let location = request.location
        let proxy = WebProxy(for: location, variable)
        guard
            let addresses = try addresses(
                of: location, first: first, isProxied: proxy != nil, until: end)
        else { throw WebFault(.reach, location.text, isRedirection: isRedirection) }
        let left = try left(until: end, location)
        var curl = CurlConfiguration()
        curl.add("proto", location.isEncrypted ? "=https" : "=http")
        curl.add("globoff")
        curl.add("tlsv1.2")
        if let proxy { curl.add("proxy", proxy.address) }
        curl.add("noproxy", proxy == nil ? "*" : "")
        if !addresses.isEmpty {
            curl.add(
                "resolve", "\(location.host):\(location.port):" + addresses.joined(separator: ","))
        }
        curl.add("connect-timeout", String(min(Self.patience, left)))
        curl.add("max-time", String(left))
        curl.add("max-filesize", String(limit))
        curl.add("user-agent", agent)
        for header in request.headers { curl.add("header", header) }
        if request.isHead { curl.add("head") }
        if let post = request.post {
            curl.add("header", "Content-Type: " + post.kind)
            curl.add("data-raw", post.body)
        }
        if let user = request.user { curl.add("user", user) }
        if let netrc = request.netrc {
            curl.add("netrc-optional")
            curl.add("netrc-file", netrc)
        }
        if let certificates = request.certificates { curl.add("cacert", certificates) }
        // Without a buffer, so that bytes are told as they come.
        for flag in [
            "compressed", "no-buffer", "suppress-connect-headers", "silent", "show-error",
        ] { curl.add(flag) }
        return Run(host: location.host, curl: curl, proxy: proxy, seconds: left)
    }

    /// How many whole seconds are left, at least one.
    private func left(
        until end: ContinuousClock.Instant, _ location: WebLocation
    ) throws(WebFault) -> Int {
        let left = (end - .now) / .seconds(1)
        guard left > 0 else {
            throw WebFault(curl: 28, said: "", host: location.host, seconds: seconds)
        }
        return max(1, Int(left))
    }

    /// The numbers to reach a machine by; none where `curl` or a proxy knows them, and nil where it
    /// must not be asked.
    ///
    /// `first` is the origin that may be one of this place; nil for none.
    private func addresses(
        of location: WebLocation, first: String?, isProxied: Bool,
        until end: ContinuousClock.Instant
    ) throws(WebFault) -> [String]? {
        func isAllowed(_ address: NetworkAddress) -> Bool {
            switch address.reach {
            case .nobody: false
            case .everywhere: location.isEncrypted || location.isEmulator
            case .site:
                (location.isEncrypted || location.isEmulator) && location.origin == first
            case .loopback: location.origin == first
            }
        }
        if let literal = location.literal {
            return isAllowed(literal) ? [] : nil
        }
        if isProxied {
            // A name is left to the proxy, but what this one means is known.
            return location.isLoopback && location.origin != first ? nil : []
        }
        let patience = min(Self.patience, try left(until: end, location))
        let names = NameResolution(limit: .seconds(patience)) { whileWaiting(location.host, 0) }
        let found = try names.addresses(of: location.host)
        guard !found.isEmpty else {
            throw WebFault(curl: 6, said: "", host: location.host, seconds: seconds)
        }
        let allowed = found.filter(isAllowed)
        guard !allowed.isEmpty else { return nil }
        return allowed.prefix(Self.addressLimit).map {
            $0.text.contains(":") ? "[\($0.text)]" : $0.text
        }
    }

    /// What `curl` says once it has done all that is asked.
    ///
    /// - Parameters:
    ///   - run: what it does.
    ///   - received: how many bytes of bodies have come, by what it said so far.
    /// - Returns: its standard output and its standard error.
    /// - Throws: why it could not.
    func said(
        _ run: Run, received: (ChildOutput) -> Int
    ) throws(WebFault) -> ChildOutput {
        // First of all: settings of the person's own for curl could weaken these, or log them.
        var child = ChildProgram(program, ["--disable", "--config", "-"])
        child.input = .secret(Array(run.curl.text.utf8))
        child.outputLimit = limit + Self.headerLimit
        child.endsWithUs = true
        var (isGivenUp, isTooLong) = (false, false)
        let outcome: ChildOutcome
        do throws(SystemError) {
            // What is packed may be a thousand times as long unpacked, and a name's server may keep
            // `curl` longer than it was told.
            outcome = try child.run { progress in
                let count = received(progress.said)
                isGivenUp = !whileWaiting(run.host, count)
                isTooLong = progress.said.isCut || count > limit
                return isGivenUp || isTooLong || progress.time > .seconds(run.seconds + 1)
            }
        } catch {
            throw WebFault(starting: program, of: "curl", error)
        }
        let said = outcome.said
        switch outcome.ending {
        case .exited(0): return said
        case .exited(63): throw .tooLarge(run.host, limit)
        case .exited(let code):
            let words = String(decoding: said.errors, as: UTF8.self)
            throw run.proxy?.fault(curl: code, said: words)
                ?? WebFault(curl: code, said: words, host: run.host, seconds: seconds)
        case .stopped where isTooLong: throw .tooLarge(run.host, limit)
        case .stopped where isGivenUp:
            throw WebFault(.unreachable, "\(run.host) was no longer waited for")
        case .stopped: throw WebFault(curl: 28, said: "", host: run.host, seconds: seconds)
        case .signalled, .leftRunning: throw WebFault(.unreachable, "curl was ended")
        }
    }
}
