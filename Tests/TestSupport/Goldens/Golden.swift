// A release build of the whole package has no Swift Testing.
#if canImport(Testing)
import Glibc
package import Testing

/// A file beside the tests that says what a text or a picture must be.
///
///     Golden("classic.txt").expect(dump)
///
/// The file lies in `Goldens/` beside the test's own file. With `RECORD_GOLDENS=1` in the environment
/// it is written, and the test fails, so that no one records by accident.
package struct Golden: Sendable {
    /// The absolute path of the file.
    package let path: String

    private var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// Names a file in the folder `Goldens` beside the test.
    package init(_ name: String, beside test: StaticString = #filePath) {
        path = PackageFolder.folder(of: "\(test)") + "/Goldens/" + name
    }

    /// Names a file elsewhere in the package.
    package init(inPackage path: String) { self.path = PackageFolder.path(path) }

    private static let isRecording = ProcessEnvironment.value("RECORD_GOLDENS") != nil

    /// Compares a text with the file and shows the lines that differ.
    package func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let recorded = recorded(Array(text.utf8), sourceLocation) else { return }
        let expected = String(decoding: recorded, as: UTF8.self)
        if expected == text { return }
        let difference = LineDifference(from: expected, to: text)
        Issue.record(
            "\(name) differs (- expected, + found):\n\(difference)\(advice)",
            sourceLocation: sourceLocation)
    }

    /// Compares a picture with the file.
    ///
    /// - Parameters:
    ///   - png: a PNG file's bytes.
    ///   - share: how much of the pixels may differ, from 0 to 1.
    ///   - tolerance: how far a colour channel may be off, of 255, before the pixel counts.
    ///   - sourceLocation: where a difference is reported.
    package func expect(
        png: [UInt8], differingShare share: Double = 0.002, tolerance: Int = 24,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard let recorded = recorded(png, sourceLocation) else { return }
        guard let expected = PNGImage(recorded), let actual = PNGImage(png) else {
            Issue.record("\(name), or what is compared with it, is not a PNG file")
            return
        }
        let comparison = PNGComparison(expected, actual, tolerance: tolerance)
        if comparison.differingShare <= share { return }
        Attachment.record(png, named: name, sourceLocation: sourceLocation)
        Issue.record("\(name): \(comparison)\(advice)", sourceLocation: sourceLocation)
    }

    private var advice: String { "\nIf that is right, record it with RECORD_GOLDENS=1." }

    /// What the file holds; nil, and the test has failed, if it is missing or was just recorded.
    private func recorded(_ bytes: [UInt8], _ sourceLocation: SourceLocation) -> [UInt8]? {
        guard Self.isRecording else {
            let recorded = FileBytes.read(path)
            if recorded == nil {
                Issue.record("there is no \(path)\(advice)", sourceLocation: sourceLocation)
            }
            return recorded
        }
        do {
            mkdir(PackageFolder.folder(of: path), 0o777)
            try FileBytes.write(bytes, to: path)
            Issue.record(
                "recorded \(name); look at the difference, then run without recording",
                sourceLocation: sourceLocation)
        } catch { Issue.record("cannot record \(path): \(error)", sourceLocation: sourceLocation) }
        return nil
    }
}
#endif
