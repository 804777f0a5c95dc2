/// What a program that we start reads from one of its descriptors.
package enum ChildInput: Sendable, Hashable {
    /// Nothing: the end is there at once.
    case nothing
    /// A few bytes that must not reach a disk, such as a password; at most 65,536 of them.
    case secret([UInt8])
    /// Bytes as a file that has no name, so that the program can ask for its size.
    case contents([UInt8])
    /// Nothing, and no end: who reads it waits.
    case silence
}
