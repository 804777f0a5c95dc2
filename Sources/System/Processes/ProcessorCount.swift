import Glibc

/// How many processors this process may keep busy.
package enum ProcessorCount {
    /// Those that the system lets it run on, or what its control group allows it, at least one.
    package static var available: Int {
        let count = allowed ?? Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        return max(1, min(count, limit ?? count))
    }

    /// The processors that the system lets this process run on, by their mask (man 5 proc).
    private static var allowed: Int? {
        let file = try? FileContents(ofFileAt: "/proc/self/status", limit: 1 << 16)
        let lines = String(decoding: file?.bytes ?? [], as: UTF8.self).split(separator: "\n")
        let mask = lines.first { $0.hasPrefix("Cpus_allowed:") }?.dropFirst("Cpus_allowed:".count)
        let count = mask?.reduce(0) { $0 + ($1.hexDigitValue ?? 0).nonzeroBitCount } ?? 0
        return count > 0 ? count : nil
    }

    /// What version 2 of control groups allows, as Kubernetes and Docker set it; nil for all.
    private static var limit: Int? {
        guard
            let file = try? FileContents(ofFileAt: "/sys/fs/cgroup/cpu.max", limit: 100)
        else { return nil }
        let numbers = String(decoding: file.bytes, as: UTF8.self)
            .split { $0 == " " || $0 == "\n" }.map { Int($0) }
        guard numbers.count == 2, let quota = numbers[0], let period = numbers[1], period > 0 else {
            return nil
        }
        return max(1, (quota + period - 1) / period)
    }
}
