/// Which folders of a target know which: those whose files name a type that a file of another folder
/// declares at its top level.
///
/// A folder and those inside it are one thing to others and may know each other.
struct FolderGraph {
    /// For each folder the others that it knows, and one file and name for each.
    private var known: [String: [String: String]] = [:]

    /// Reads the code of some files; comments, strings and names of nested types do not count.
    init(_ files: [SwiftFile]) {
        let files = files.map { Names($0) }
        var owners: [String: Names] = [:]
        for file in files {
            for name in file.declared { owners["\(file.target) \(name)"] = file }
        }
        for file in files {
            for name in file.mentioned.subtracting(file.own) {
                guard let owner = owners["\(file.target) \(name)"],
                    !Self.isWithin(file.folder, owner.folder),
                    !Self.isWithin(owner.folder, file.folder)
                else { continue }
                let place = "\(file.path) names \(name)"
                let other = known[file.folder]?[owner.folder]
                known[file.folder, default: [:]][owner.folder] = min(place, other ?? place)
            }
        }
    }

    private static func isWithin(_ folder: String, _ other: String) -> Bool {
        "\(folder)/".hasPrefix("\(other)/")
    }

    /// The first circle that there is: for each of its folders, where it names what the next one has.
    var circle: [String]? {
        var closed: Set<String> = []
        for folder in known.keys.sorted() {
            if let circle = circle(from: [folder], &closed) { return circle }
        }
        return nil
    }

    private func circle(from way: [String], _ closed: inout Set<String>) -> [String]? {
        guard let last = way.last, !closed.contains(last) else { return nil }
        for next in known[last, default: [:]].keys.sorted() {
            if let start = way.firstIndex(of: next) {
                let round = way[start...] + [next]
                return zip(round, round.dropFirst()).compactMap { known[$0]?[$1] }
            }
            if let circle = circle(from: way + [next], &closed) { return circle }
        }
        closed.insert(last)
        return nil
    }
}

/// The names of types in a file.
private struct Names {
    let path: String
    /// Those that others may know.
    private(set) var declared: Set<String> = []
    /// All that it declares, nested and private ones, too.
    private(set) var own: Set<String> = []
    private(set) var mentioned: Set<String> = []

    private static let kinds: Set = ["struct", "class", "enum", "protocol", "actor", "typealias"]

    init(_ file: SwiftFile) {
        path = file.path
        for line in file.code {
            // What stands behind a dot belongs to what stands before it.
            let words = line.utf8.split { !Self.isPart($0) }.map { word in
                String(Substring(word.prefix { $0 != UInt8(ascii: ".") }))
            }
            for (word, next) in zip(words, words.dropFirst()) where Self.kinds.contains(word) {
                own.insert(next)
                let isSeen = !words.contains("private") && !words.contains("fileprivate")
                if isSeen, line.utf8.first != UInt8(ascii: " ") { declared.insert(next) }
            }
            mentioned.formUnion(words.lazy.filter { $0.utf8.first.map(Self.isCapital) ?? false })
        }
    }

    var target: Substring { path.split(separator: "/")[1] }
    var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }

    private static func isCapital(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        isCapital(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
    }
}
