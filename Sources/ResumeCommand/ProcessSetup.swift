import Glibc
import System

/// What a well-behaved process settles before it does anything.
enum ProcessSetup {
    /// The arguments without the program's name, byte by byte as they were given.
    static var arguments: [String] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { index in
            CommandLine.unsafeArgv[index].map { SystemText.text(cString: $0) }
        }
    }

    /// Makes sure of the standard descriptors and of what signals do.
    static func prepare() {
        // A file opened in the place of a closed standard descriptor would receive messages.
        // What stands in for it fails each use, as a closed descriptor does.
        for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
        }
        // A file over the size limit is then an error (EFBIG) instead of the end.
        signal(SIGXFSZ, SIG_IGN)
        InterruptCleanup.install()
    }
}
