import Testing
import TestSupport

/// A Swift file of the package, its code apart from its comments.
struct SwiftFile: Sendable, CustomTestStringConvertible {
    /// The path in the package.
    let path: String
    /// The lines without comments; what stands in string literals is left out, too.
    let code: [String]
    /// The comments of each line.
    let comments: [String]

    var testDescription: String { path }

    /// All Swift files below a folder of the package.
    static func all(below folder: String) -> [Self] {
        PackageFolder.files(below: folder).filter { $0.hasSuffix(".swift") }.map { path in
            Self(path, text: PackageFolder.text(of: path) ?? "")
        }
    }

    init(_ path: String, text: String) {
        self.path = path
        let splitting = CommentSplitting(text)
        code = splitting.code.map { String(decoding: $0, as: UTF8.self) }
        comments = splitting.comments.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The modules that the file imports.
    var imports: [String] {
        code.compactMap { line in
            var words = line.split(separator: " ")
            let modifiers: Set<Substring> = [
                "public", "package", "internal", "fileprivate", "private", "@testable",
                "@preconcurrency", "@_exported",
            ]
            while let first = words.first, modifiers.contains(first) { words.removeFirst() }
            guard words.first == "import", let name = words.last else { return nil }
            return name.split(separator: ".").first.map(String.init)
        }
    }

    /// Where a text stands in the code, as `path:line`.
    func places(inCode text: String) -> [String] {
        code.indices.filter { code[$0].contains(text) }.map { "\(path):\($0 + 1)" }
    }

    /// Where a text stands in the comments, as `path:line`.
    func places(inComments text: String) -> [String] {
        comments.indices.filter { comments[$0].contains(text) }.map { "\(path):\($0 + 1)" }
    }
}
