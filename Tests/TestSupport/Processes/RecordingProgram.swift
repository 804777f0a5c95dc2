/// A program in a scratch folder that notes how it was called, and then ends as it is told.
///
/// It writes its arguments, one a line, its input and its variables beside each other in the folder,
/// as `NAME.arguments`, `NAME.input` and `NAME.variables`.
package struct RecordingProgram: Sendable {
    /// The program's path.
    package let path: String

    /// Writes it.
    ///
    /// - Parameters:
    ///   - name: what it is called.
    ///   - scratch: where the notes go.
    ///   - folder: where in there the program is; with a slash at the end.
    ///   - ending: what it does at last, for the shell.
    /// - Throws: if it cannot be written.
    package init(
        _ name: String, in scratch: ScratchFolder, folder: String = "", ending: String = "exit 0"
    ) throws {
        let notes = scratch.path(name)
        let script = """
            #!/bin/sh
            for word; do printf '%s\\n' "$word"; done > '\(notes).arguments'
            /bin/cat > '\(notes).input'
            /usr/bin/env > '\(notes).variables'
            \(ending)
            """
        path = scratch.path(folder + name)
        try scratch.write(script, to: folder + name, mode: 0o755)
    }
}
