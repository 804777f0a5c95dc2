import Glibc

/// Looks for installed programs.
package enum ProgramSearch {
    /// The path of the first of some programs that is installed; nil if none is.
    ///
    /// - Parameter programs: names, which are looked for in `PATH`, and paths.
    /// - Returns: the path.
    package static func first(of programs: [String]) -> String? {
        programs.lazy.compactMap(path).first
    }

    /// The path of a program; nil if it is not installed.
    package static func path(of program: String) -> String? {
        if program.contains("/") { return isProgram(program) ? program : nil }
        guard !program.isEmpty else { return nil }
        let folders = ChildEnvironment.value("PATH") ?? "/usr/local/bin:/usr/bin:/bin"
        return folders.split(separator: ":").lazy.map { $0 + "/" + program }.first(where: isProgram)
    }

    private static func isProgram(_ path: String) -> Bool {
        (try? FileStatus(path: path))?.kind == .regular && access(path.systemText, X_OK) == 0
    }
}
