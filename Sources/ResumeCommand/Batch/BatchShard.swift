import System

/// One of the parts that many resumes are divided into, for as many machines.
struct BatchShard: Hashable {
    /// The number of the part, from 0, as job arrays of Slurm and Kubernetes count.
    var index = 0
    /// How many parts there are.
    var count = 1

    /// The whole.
    init() {}

    /// Reads `I/N`; nil if it is no part.
    init?(_ text: String) {
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map {
            $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int($0) : nil
        }
        guard numbers.count == 2, let index = numbers[0], let count = numbers[1], index < count
        else { return nil }
        (self.index, self.count) = (index, count)
    }

    /// How it is written: `3/8`.
    var text: String { "\(index)/\(count)" }

    /// Whether a resume belongs to it: by the path as it was named, or by the bytes of its line, so that
    /// another resume in the list moves none to another machine.
    ///
    /// The first 60 bits of SHA-256, divided by the number of parts, leave the number of the part.
    func holds(_ identity: [UInt8]) -> Bool {
        if count == 1 { return true }
        let digits = SHA256.hex(of: identity).prefix(15)
        return (Int(digits, radix: 16) ?? 0) % count == index
    }
}
