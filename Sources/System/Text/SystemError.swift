import Characters
import Glibc

/// A system call's error number, before anyone has said which file it was about.
package struct SystemError: Error, Sendable, Hashable {
    /// The number (`errno`).
    package var code: Int32

    /// Takes the error number of the system call that failed just now.
    package init() { code = errno }

    /// Makes an error from a number.
    package init(code: Int32) { self.code = code }

    /// The system's words for it, such as `No space left on device`.
    package var reason: Message { Message(words: String(cString: strerror(code))) }
}
