import Characters
import Glibc

/// Standard output or standard error: an open descriptor that text and bytes go to at once.
package struct OutputStream: Sendable {
    /// The descriptor.
    package let descriptor: Int32
    /// What messages call it.
    package let name: String
    /// Whether a person looks at it.
    package let isTerminal: Bool

    /// Makes a stream on a descriptor.
    package init(descriptor: Int32, name: String, isTerminal: Bool) {
        self.descriptor = descriptor
        self.name = name
        self.isTerminal = isTerminal
    }

    /// Standard output.
    package static var standardOutput: Self {
        Self(descriptor: 1, name: "standard output", isTerminal: isatty(1) == 1)
    }

    /// Standard error.
    package static var standardError: Self {
        Self(descriptor: 2, name: "standard error", isTerminal: isatty(2) == 1)
    }

    /// Writes all of a text.
    package func write(_ text: String) throws(FileError) { try write(Array(text.utf8)) }

    /// Writes what others wrote, such as the name of a file: exactly, but as a terminal may show it
    /// (`VisibleText`) where a person looks at it.
    package func show(_ bytes: [UInt8]) throws(FileError) {
        try write(isTerminal ? Array(VisibleText.lines(SystemText.text(bytes)).utf8) : bytes)
    }

    /// Writes all bytes.
    package func write(_ bytes: [UInt8]) throws(FileError) {
        do {
            try DescriptorTransfer.write(bytes, to: descriptor)
        } catch {
            throw FileError(.write, name, code: error.code)
        }
    }

    /// How wide the terminal says that it is, in columns; nil if it does not, or if there is none.
    package var columns: Int? { window.flatMap { $0.ws_col > 0 ? Int($0.ws_col) : nil } }

    /// What the terminal says of its window; nil if there is none.
    var window: winsize? {
        var size = winsize()
        return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
    }
}
