import System

/// Puts a file or a text on the desktop's clipboard.
package struct ClipboardShare: Sendable, Hashable {
    /// The program that does it.
    private let program: Program

    /// The programs for the two kinds of desktops.
    private enum Program: String, Sendable {
        case wayland = "wl-copy"
        case x11 = "xclip"

        var package: String { self == .wayland ? "wl-clipboard" : "xclip" }
    }

    /// Chooses the program: that of the desktop that runs.
    ///
    /// - Throws: `ShareError` if no desktop runs, or its program is not there.
    package init() throws(ShareError) {
        let hasWayland = ChildEnvironment.value("WAYLAND_DISPLAY") != nil
        let hasX11 = ChildEnvironment.value("DISPLAY") != nil
        var programs: [Program] = []
        if hasWayland { programs.append(.wayland) }
        if hasX11 { programs.append(.x11) }
        guard let first = programs.first else {
            throw ShareError(
                .shareProgram,
                "there is no clipboard: neither WAYLAND_DISPLAY nor DISPLAY names a desktop")
        }
        guard let found = programs.first(where: { ProgramSearch.path(of: $0.rawValue) != nil })
        else { throw .missing(first.rawValue, install: first.package) }
        program = found
    }

    /// What goes on the clipboard.
    package enum Content: Sendable, Hashable {
        /// A file, by its absolute path: file managers and mail programs paste the file.
        case file(String)
        /// A text.
        case text(String)
    }

    /// Replaces what is on the clipboard.
    ///
    /// - Throws: `ShareError` if the program fails.
    package func callAsFunction(_ content: Content) throws(ShareError) {
        var child = ChildProgram(program.rawValue, arguments(content))
        child.input = .contents(Self.bytes(content))
        _ = try ProgramCall(child: child, package: program.package)()
    }

    private func arguments(_ content: Content) -> [String] {
        let isFile = if case .file = content { true } else { false }
        switch program {
        case .wayland: return ["--type", isFile ? "text/uri-list" : "text/plain;charset=utf-8"]
        case .x11:
            return [
                "-selection", "clipboard", "-target", isFile ? "text/uri-list" : "UTF8_STRING",
                "-in",
            ]
        }
    }

    /// A list of one address (RFC 2483, section 5), or the text as it is.
    private static func bytes(_ content: Content) -> [UInt8] {
        switch content {
        case .text(let text): Array(text.utf8)
        case .file(let path): Array((FileAddress.uri(of: path) + "\r\n").utf8)
        }
    }
}
