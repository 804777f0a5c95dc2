import Glibc

/// A web server on this machine that plays what goes wrong on the web, gone when the test lets go of
/// it (`Tests/Fixtures/web/server.py` says what it serves).
package final class WebServer {
    /// Where its files and the record of its requests are.
    package let folder: ScratchFolder
    /// Its port.
    package let port: String
    private let isEncrypted: Bool

    /// The program that it needs.
    package static let python = ForeignProgram("python3")
    /// The program that asks it.
    package static let curl = ForeignProgram("curl")

    /// Starts one.
    ///
    /// - Parameters:
    ///   - certificate: the name of a certificate for 127.0.0.1 and localhost beside the script; nil for no TLS.
    ///   - files: what it serves, by paths.
    /// - Throws: if it cannot be started.
    package init(certificate: String? = nil, _ files: [String: String] = [:]) throws {
        folder = try ScratchFolder()
        try folder.makeFolder("files")
        isEncrypted = certificate != nil
        for (name, text) in files { try folder.write(text, to: "files/" + name) }
        let script = PackageFolder.path("Tests/Fixtures/web/server.py")
        let certificates = certificate.map { [Self.certificate($0)] } ?? []
        _ = try Self.python.output(of: [script, folder.path] + certificates)
        var port: String?
        for _ in 0..<3_000 where port == nil {
            port = folder.read("port")
            if port == nil { usleep(10_000) }
        }
        self.port = port ?? ""
    }

    /// The address of a path on it.
    package func address(_ path: String, host: String = "127.0.0.1") -> String {
        (isEncrypted ? "https://" : "http://") + host + ":" + port + "/" + path
    }

    /// Its machine and its port.
    package var authority: String { "127.0.0.1:" + port }

    /// The address of something that goes wrong.
    package func fault(_ name: String, host: String = "127.0.0.1") -> String {
        address("faults/" + name, host: host)
    }

    /// Changes what it serves.
    package func serve(_ text: String, at path: String) throws {
        try folder.write(text, to: "files/" + path)
    }

    /// What it was asked so far: method, path, and the header fields that tests look at.
    package var requests: [String] {
        (folder.read("requests.txt") ?? "").split(separator: "\n").map { String($0) }
    }

    /// The path of a certificate, by its name.
    package static func certificate(_ name: String) -> String {
        PackageFolder.path("Tests/Fixtures/web/\(name).pem")
    }
}
