import System

extension WebFetch {
    /// Asks one machine for several things at once, in one run of `curl`; where an answer leads
    /// elsewhere, that is not asked.
    ///
    /// What limits one request limits all together.
    ///
    /// - Parameters:
    ///   - locations: what is asked for, all on the machine of the request.
    ///   - request: how it is asked.
    ///   - end: until when.
    /// - Returns: the answers in the same order, whatever their status.
    /// - Throws: why one is missing.
    func all(
        _ locations: [WebLocation], like request: WebRequest, until end: ContinuousClock.Instant
    ) throws(WebFault) -> [WebAnswer] {
        var run = try run(
            request, first: request.location.origin, isRedirection: false, until: end)
        let files: [ReceivingFile]
        do throws(SystemError) {
            var made: [ReceivingFile] = []
            for _ in locations { made.append(try ReceivingFile()) }
            files = made
        } catch {
            throw WebFault(.unreachable, "there is no room for the answers: \(error.reason)")
        }
        for (location, file) in zip(locations, files) {
            run.curl.add("url", location.text)
            run.curl.add("output", file.path)
        }
        run.curl.add("write-out", "%{urlnum} %{exitcode} %{response_code} %header{retry-after}\n")
        run.curl.add("parallel")
        run.curl.add("parallel-max", String(Self.mostConnections))
        run.curl.add("no-progress-meter")
        let said = try said(run) { _ in files.reduce(0) { $0 + $1.size } }
        return try answers(String(decoding: said.output, as: UTF8.self), locations, files)
    }

    /// Those of HTTP/1.1; in HTTP/2 one holds them all.
    private static let mostConnections = 6

    private func answers(
        _ lines: String, _ locations: [WebLocation], _ files: [ReceivingFile]
    ) throws(WebFault) -> [WebAnswer] {
        var answers = [WebAnswer?](repeating: nil, count: locations.count)
        for line in lines.split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
            guard words.count > 2, let index = Int(words[0]), locations.indices.contains(index),
                let body = try? files[index].bytes()
            else { continue }
            guard words[1] == "0" else {
                let host = locations[index].host
                throw WebFault(curl: Int32(words[1]) ?? 1, said: "", host: host, seconds: seconds)
            }
            let pause = words.count > 3 && !words[3].isEmpty ? "\r\nretry-after: \(words[3])" : ""
            let header = "HTTP/1.1 \(words[2]) \(pause)\r\n\r\n"
            answers[index] = WebAnswer(
                header: Array(header.utf8), body: body, from: locations[index])
        }
        let whole = answers.compactMap { $0 }
        guard whole.count == locations.count else {
            throw WebFault(curl: 1, said: "", host: locations.first?.host ?? "", seconds: seconds)
        }
        return whole
    }
}
