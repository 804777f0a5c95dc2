package import Pages
package import ResumeData
package import Sharing
import Glibc
package import SourceTree
import System

/// What the person's `config.yaml` says; all of it may be left out.
package struct Configuration: Sendable, Hashable {
    /// How mail is sent.
    package var mail = MailSettings()
    /// How long a copy of a resume from the network is taken without asking, in seconds; nil if that is
    /// not said.
    package var cacheLifetime: Int64?

    /// The standards that every PDF must conform to; nil for the usual ones.
    package var standards: PDFStandards?

    /// The API keys of Firestore projects, by the projects.
    package var firestoreKeys: [String: String] = [:]
    /// Who asks which machine on the web.
    package var web: [String: WebCredentials] = [:]

    /// The file's name, in its folder.
    package static let name = "config.yaml"
    /// The most bytes that are read, 1 MB.
    static let limit = 1_000_000

    /// Makes a configuration that says nothing.
    package init() {}

    /// Reads a file; one that is not there says nothing.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - home: the person's home, for paths that begin with `~/`; nil if it is not known.
    /// - Returns: what it says, and what is wrong with it. The findings never cite a value that may
    ///   be a password, and no one should show the lines that they point to.
    package static func read(
        _ path: String, home: String?
    ) -> (configuration: Self, diagnostics: Diagnostics) {
        do throws(ReadFault) {
            let file = try FileContents(ofFileAt: path, limit: limit)
            return read(file.bytes, file: path, home: home)
        } catch {
            if error.code == ENOENT || error.code == ENOTDIR { return (Self(), Diagnostics()) }
            let message = FileError(reading: path, error).message
            return (Self(), Diagnostics([Diagnostic(.configFile, .error, message)]))
        }
    }

    static func read(
        _ bytes: [UInt8], file: String, home: String?
    ) -> (configuration: Self, diagnostics: Diagnostics) {
        var (node, diagnostics) = YAMLReader.read(bytes, file: file)
        var configuration = Self()
        // A resume must say something; this need not.
        if diagnostics.all.map(\.kind) == [.emptyFile] { return (configuration, .init()) }
        guard !diagnostics.hasErrors, let node, node.value != .null else {
            return (configuration, diagnostics)
        }
        var top = ConfigurationMap(node, path: "", file: file)
        top.know(["mail", "pdf", "cache", "firestore", "web"])
        if var cache = top.map("cache") {
            cache.know(["expires"])
            configuration.cacheLifetime = cache.seconds("expires")
            diagnostics.add(cache.diagnostics)
        }
        if var pdf = top.map("pdf") {
            pdf.know(["conformance"])
            configuration.standards = pdf.word(
                "conformance", of: PDFStandards.allCases.map(\.rawValue)
            ).flatMap(PDFStandards.init)
            diagnostics.add(pdf.diagnostics)
        }
        if var firestore = top.map("firestore") {
            configuration.firestoreKeys = NetworkSettingsReader.keys(&firestore)
            diagnostics.add(firestore.diagnostics)
        }
        if var web = top.map("web") {
            configuration.web = NetworkSettingsReader.credentials(&web)
            diagnostics.add(web.diagnostics)
        }
        if let mail = top.map("mail") {
            let reader = MailSettingsReader(folder: PathName.folder(of: file), home: home)
            var map = mail
            configuration.mail = reader.settings(&map)
            diagnostics.add(map.diagnostics)
        }
        diagnostics.add(top.diagnostics)
        return (configuration, diagnostics)
    }
}
