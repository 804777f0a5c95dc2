import Glibc
package import ResumePDF
import System

/// Standard input.
package struct InputStream: Sendable {
    /// The descriptor.
    package let descriptor: Int32
    /// Whether a person types into it.
    package let isTerminal: Bool

    /// Makes a stream on a descriptor.
    package init(descriptor: Int32, isTerminal: Bool) {
        self.descriptor = descriptor
        self.isTerminal = isTerminal
    }

    /// Standard input.
    package static var standardInput: Self {
        Self(descriptor: 0, isTerminal: isatty(0) == 1)
    }

    /// What findings call the file: as compilers do.
    package static let name = "<stdin>"

    /// Reads to the end; nil if that is more than the limit, in bytes.
    package func read(limit: Int) throws(FileError) -> [UInt8]? {
        do {
            return try DescriptorTransfer.read(from: descriptor, limit: limit)
        } catch {
            throw FileError(.read, "standard input", code: error.code)
        }
    }
}
