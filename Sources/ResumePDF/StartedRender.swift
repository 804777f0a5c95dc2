import Pages
import ResumeData
import SourceTree
import System

/// A resume that is read, but of which no file is made yet.
package struct StartedRender {
    private var run: RenderResume.Run
    private let ready: RenderResume.Run.Ready?

    /// Takes the first half of the way.
    init(_ run: RenderResume.Run) {
        var run = run
        ready = run.prepare()
        self.run = run
    }

    /// What came of it so far.
    package var outcome: RenderResume.Outcome { run.outcome }

    /// The second half of the way; what came of both.
    package mutating func finish() -> RenderResume.Outcome {
        if let ready { run.finish(ready) }
        return run.outcome
    }

    /// What tells the file from all others that could be made: a digest of what was read for it, and of
    /// what else decides its bytes.
    ///
    /// - Parameter rest: the program, its options and what lies in its folders, in words.
    /// - Returns: 64 hexadecimal digits; nil where there is no file to be made, or not all that decides
    ///   about it was read.
    package func key(_ rest: String) -> String? {
        guard let ready, ready.source.archive == nil else { return nil }
        var bytes = Array(rest.utf8)
        func add(_ name: String, _ part: [UInt8]) {
            bytes += Array("\n\(name)\n\(part.count)\n".utf8)
            bytes += part
        }
        let source = ready.source
        for part in [source] + source.parts { add(part.name, part.bytes) }
        for (name, text) in run.outcome.texts.sorted(by: { $0.key < $1.key })
        where name != source.name {
            add(name, text)
        }
        if let photo = ready.photo {
            add(
                "photo",
                Array("\(photo.width) \(photo.height) \(photo.orientation)".utf8))
            switch photo.content {
            case .pixels(let pixels): add("pixels", pixels)
            case .jpeg(let file): add("jpeg", file)
            }
        }
        return SHA256.hex(of: bytes)
    }
}
