package import Glibc

extension sigaction {
    /// Whether the signal is ignored (`SIG_IGN`, which reads as address 1).
    package var isIgnored: Bool { address == 1 }

    /// Whether the system does with the signal what it does by itself (`SIG_DFL`, address 0).
    var isDefault: Bool { address == 0 }

    private var address: Int { unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self) }
}
