import System

/// Which proxy stands between us and a machine, as the environment says and `curl` understands it.
///
/// A proxy finds machines by their names itself: no address behind a name can be checked there.
struct WebProxy: Sendable {
    /// The variable's value for a name; nil if it is not set or empty.
    let variable: @Sendable (String) -> String?

    /// The proxy for a location; nil if it is asked directly.
    func address(for location: WebLocation) -> String? {
        guard !location.isLoopback, !isExempt(location.host) else { return nil }
        // `curl` does not read HTTP_PROXY, which a web server sets from a header.
        let names = location.isEncrypted ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy"]
        return (names + ["all_proxy", "ALL_PROXY"]).lazy.compactMap(variable).first
    }

    private func isExempt(_ host: String) -> Bool {
        let list = variable("no_proxy") ?? variable("NO_PROXY") ?? ""
        return list.split { $0 == "," || $0 == " " }.contains { entry in
            let name = entry.lowercased().drop { $0 == "." }
            return entry == "*" || host == name || host.hasSuffix("." + name)
        }
    }
}
