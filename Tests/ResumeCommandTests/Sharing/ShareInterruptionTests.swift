import Glibc
import TestSupport
import Testing

/// What is left of a copy when the program is killed.
@Suite(.needsBuiltProgram) struct ShareInterruptionTests {
    /// A PDF of 3 MB, told from others by one letter.
    private static func pdf(_ letter: Character) -> [UInt8] {
        Array("%PDF-1.7\n".utf8)
            + [UInt8](repeating: letter.asciiValue ?? 0, count: 3_000_000) + Array("\n%%EOF\n".utf8)
    }

    @Test func aKilledCopyLeavesTheOldFileOrTheNewOne() async throws {
        let scratch = try ScratchFolder()
        let versions = [Self.pdf("a"), Self.pdf("b")]
        try scratch.write(versions[0], to: "0.pdf")
        try scratch.write(versions[1], to: "1.pdf")
        try scratch.write(versions[1], to: "copy.pdf")
        let found: [Bool] = await withCheckedContinuation { continuation in
            _ = SideThread {
                // The first run tells how long one takes.
                let whole = Self.copy("0.pdf", in: scratch, killedAfter: nil)
                var rounds = [whole != nil]
                for round in 0..<50 {
                    let moment = UInt32.random(in: 0...max(whole ?? 1, 1))
                    _ = Self.copy("\((round + 1) % 2).pdf", in: scratch, killedAfter: moment)
                    rounds.append(scratch.bytes(of: "copy.pdf").map(versions.contains) ?? false)
                }
                continuation.resume(returning: rounds)
            }
        }
        #expect(found.count == 51)
        #expect(!found.contains(false))
    }

    /// Runs the program.
    ///
    /// - Parameters:
    ///   - name: the file in the folder that is copied.
    ///   - scratch: the folder.
    ///   - microseconds: when it is killed; nil to let it end.
    /// - Returns: how long it ran, in microseconds; nil if it failed.
    private static func copy(
        _ name: String, in scratch: ScratchFolder, killedAfter microseconds: UInt32?
    ) -> UInt32? {
        guard let path = BuiltProgram.path else { return nil }
        let words = [
            path, "share", scratch.path(name), "--copy-to", scratch.path("copy.pdf"), "--force",
            "--no-log", "-q",
        ]
        let arguments = words.map { strdup($0) }
        defer { for text in arguments { free(text) } }
        var process = pid_t()
        let start = ContinuousClock.now
        guard posix_spawn(&process, path, nil, nil, arguments + [nil], [nil]) == 0 else {
            return nil
        }
        if let microseconds {
            usleep(microseconds)
            kill(process, SIGKILL)
        }
        var status: Int32 = 0
        waitpid(process, &status, 0)
        let time = ContinuousClock.now - start
        return status == 0 ? UInt32(time / .microseconds(1)) : nil
    }
}
