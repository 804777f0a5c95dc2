import Glibc
import Synchronization

/// What tests did without, told when the process ends: a run that says "passed" says as well what it did not look at.
enum MissingNeeds {
    private static let counts = Mutex<[String: Int]>([:])

    /// Notes that a test is left out for want of something.
    static func note(_ name: String) {
        let isFirst = counts.withLock { counts in
            counts[name, default: 0] += 1
            return counts.count == 1 && counts[name] == 1
        }
        if isFirst { atexit { MissingNeeds.tell() } }
    }

    private static func tell() {
        let counts = counts.withLock { $0 }
        for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
            let tests = count == 1 ? "1 test" : "\(count) tests"
            let line = "left out, for want of \(name): \(tests)\n"
            _ = write(STDERR_FILENO, line, line.utf8.count)
        }
    }
}
