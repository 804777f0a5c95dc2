import Characters

/// What one run of a watch comes down to.
struct WatchReport {
    /// Why it ran.
    let cause: String
    /// Where the file goes, as the person would name it.
    let path: String
    /// How many pages were written, 0 for a text; nil if nothing was.
    let pages: Int?
    /// Whether there is a file, be it an old one.
    let isThere: Bool
    /// How long it took.
    let nanoseconds: UInt64

    /// One line: `resume.json changed: cv.pdf, 2 pages, 23.4 ms`.
    var line: String {
        let time = RenderRun.milliseconds(nanoseconds).drop { $0 == " " }
        let result =
            if pages == 0 {
                path.printable
            } else if let pages {
                "\(path.printable), \(pages) page\(pages == 1 ? "" : "s")"
            } else if isThere {
                "\(path.printable) stays as it was"
            } else {
                "nothing is written"
            }
        return "\(cause): \(result), \(time)"
    }
}
