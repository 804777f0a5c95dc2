import System

/// Which proxy stands between us and a machine, as the environment says and `curl` understands it
/// (its manual page, "ENVIRONMENT").
///
/// A proxy finds machines by their names itself: no address behind a name can be checked there.
struct WebProxy: Sendable, Hashable {
    /// The variable that names it.
    let variable: String
    /// Its address, as it stands there; it may hold a password.
    let address: String

    /// The proxy for a location; nil if it is asked directly.
    ///
    /// - Parameters:
    ///   - location: what is asked for.
    ///   - value: a variable's value; nil if it is not set or empty.
    init?(for location: WebLocation, _ value: (String) -> String?) {
        // `curl` does not read HTTP_PROXY, which a web server sets from a header.
        let names = location.isEncrypted ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy"]
        let exempt = value("no_proxy") ?? value("NO_PROXY") ?? ""
        guard !Self.isExempt(location.host, by: exempt),
            let name = (names + ["all_proxy", "ALL_PROXY"]).first(where: { value($0) != nil }),
            let address = value(name), location.isEncrypted || Self.isHere(address)
        else { return nil }
        variable = name
        self.address = address
    }

    /// Whether a proxy is on this machine: no other one reads what is not encrypted.
    private static func isHere(_ address: String) -> Bool {
        let place = address.split(separator: "://", maxSplits: 1).last ?? ""
        let machine = place.split(separator: "@").last ?? ""
        return (try? WebLocation("http://" + machine)) != nil
    }

    /// Whether a host is in a list of those that are asked directly: names, which stand for those
    /// below them, too, and blocks of numbers; `*` alone is all.
    private static func isExempt(_ host: String, by list: String) -> Bool {
        if list == "*" { return true }
        let entries = list.split { $0 == "," || $0 == " " || $0 == "\t" }
        if let address = NetworkAddress(host) {
            return entries.contains { address.isIn(block: $0) }
        }
        let host = host.hasSuffix(".") ? String(host.dropLast()) : host
        return entries.contains { entry in
            var name = entry.lowercased()[...]
            if name.last == "." { name.removeLast() }
            if name.first == "." { name.removeFirst() }
            return host == name || host.hasSuffix("." + name)
        }
    }

    /// The fault of a proxy that cannot be asked, with what is wrong with it as a clause.
    func fault(_ clause: Message) -> WebFault {
        WebFault(.proxy, "the proxy that \(variable) names \(clause)")
    }

    /// The fault of a proxy that `curl` ended with; nil where it is another's.
    ///
    /// - Parameters:
    ///   - code: the exit code.
    ///   - said: what it said; only a status is taken from it.
    /// - Returns: the fault.
    func fault(curl code: Int32, said: String) -> WebFault? {
        switch code {
        case 5: return fault("is not known")
        case 7: return fault("cannot be reached")
        case 97: return fault("does not connect")
        case 56:
            guard let mark = said.firstRange(of: "CONNECT tunnel failed, response "),
                let status = Int(said[mark.upperBound...].prefix { $0.isNumber })
            else { return nil }
            return status == 407
                ? fault("wants a user and a password (407)")
                : fault("does not let us through (\(status))")
        default: return nil
        }
    }
}
