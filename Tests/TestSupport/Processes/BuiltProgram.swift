import Glibc

/// The program `resume-pdf` as it was built with the tests.
package enum BuiltProgram {
    /// Its path; nil if only the tests were built.
    package static let path: String? = {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        let own = String(
            decoding: buffer.prefix(max(0, count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
        return [PackageFolder.folder(of: own), PackageFolder.path(".build/debug")]
            .map { $0 + "/resume-pdf" }.first { access($0, X_OK) == 0 }
    }()

    /// Runs it in a folder, with no environment but what is given.
    package static func run(
        _ arguments: [String], in folder: String, input: [UInt8] = [],
        environment: [String: String] = [:]
    ) throws -> ChildProcess.Result {
        guard let path else { throw ChildProcessError(program: "resume-pdf", number: ENOENT) }
        var process = ChildProcess(path, arguments)
        process.folder = folder
        process.input = input
        process.environment = environment
        return try process.run()
    }
}
