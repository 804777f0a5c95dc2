import Characters

/// The address of a file on this machine (RFC 8089).
enum FileAddress {
    /// An absolute path as `file:///home/zo%C3%AB/cv.pdf`.
    static func uri(of path: String) -> String {
        "file://" + PercentEncoding.encode(path.utf8, keeping: .unreserved.union(ASCIISet("/")))
    }
}
