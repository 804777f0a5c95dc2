import Glibc

/// The system's words for its errors.
enum SystemWords {
    /// Those for a number.
    static func text(of code: Int32) -> String { String(cString: strerror(code)) }
}
