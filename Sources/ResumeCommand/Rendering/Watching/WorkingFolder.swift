import Glibc
import System

/// The folder that relative paths start from, which may be removed and made again.
struct WorkingFolder {
    /// Its absolute path.
    let path: String
    private let isOfProcess: Bool

    /// Finds the folder; an empty name is the process's current folder.
    ///
    /// - Throws: the system's error number.
    init(_ folder: String) throws(SystemError) {
        isOfProcess = folder.isEmpty
        guard isOfProcess else {
            path = folder
            return
        }
        guard let name = getcwd(nil, 0) else { throw SystemError() }
        path = SystemText.text(cString: name)
        free(name)
    }

    /// Moves the process into the folder that has the path now, if there is one.
    func enter() {
        if isOfProcess { _ = chdir(path.systemText) }
    }
}
