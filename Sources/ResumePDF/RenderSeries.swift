/// Renders one resume after another, and keeps what they have in common: fonts, layouts and languages
/// are opened once.
///
/// Each file is the very one that `RenderResume` makes. Files of fonts, layouts and languages that
/// change meanwhile are not read again; another series sees them. A series belongs to one thread: for
/// several at a time, run several processes, since cairo has one set of open fonts for a process.
///
/// ```swift
/// let render = RenderSeries()
/// for path in paths {
///     let outcome = render(RenderResume.Request(source: .file(path)))
/// }
/// ```
public final class RenderSeries {
    private let parts = KeptParts()

    /// Makes a series that has opened nothing yet.
    public init() {}

    /// Renders a resume; never throws, as `RenderResume` does not.
    public func callAsFunction(_ request: RenderResume.Request) -> RenderResume.Outcome {
        var started = begin(request)
        return started.finish()
    }

    /// Reads a resume and all that decides what its file is like, and makes no file yet.
    package func begin(_ request: RenderResume.Request) -> StartedRender {
        StartedRender(RenderResume.Run(request: request, parts: parts))
    }
}
