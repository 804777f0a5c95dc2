import Glibc
import ResumePDF
import SourceTree
import System

/// All files that a rendered resume depends on, as far as the last run told.
struct WatchedFiles {
    /// Where the resume comes from: where there is none yet, it may come under one of the usual names.
    var source = SourceChoice.Place.sample
    private let base: String
    private let layout: String?
    private let fontFolders: [String]
    private let searched: SearchFolders
    private var sourceFiles: Set<String> = []
    private var layoutFiles: Set<String> = []
    private var photoFile: String?
    /// Whether a layout file may be missing whose name is not known.
    private var lacksLayout = false

    /// Starts with what the command line says; `base` is the absolute path that others start from.
    init(_ input: ResumeInput, base: String) {
        self.base = base
        layout = input.arguments[RenderOptions.layout]
        fontFolders = input.arguments[RenderOptions.fontFolders]
        searched = SearchFolders(input.console.environment)
    }

    /// Takes over what a run has read; one that failed may have stopped before it read all.
    mutating func take(_ run: RenderRun) {
        let isWhole = run.isWritten
        sourceFiles = isWhole ? run.sourceFiles : sourceFiles.union(run.sourceFiles)
        layoutFiles = isWhole ? run.layoutFiles : layoutFiles.union(run.layoutFiles)
        photoFile = isWhole ? run.photoFile : run.photoFile ?? photoFile
        lacksLayout = run.findings.all.contains {
            $0.severity == .error && $0.kind.category == .layout
        }
    }

    /// What to watch, without repetitions.
    var targets: [WatchTarget] {
        let names = source.address == nil ? SourceChoice.names : []
        var targets = (source.path.map { [$0] } ?? names).map(file)
        targets += sourceFiles.sorted().map(file)
        if let photoFile { targets.append(file(photoFile)) }
        targets += layoutTargets
        targets += searched.languagePlaces.map { folder($0, [".yaml"], depth: 0) }
        targets += (fontFolders + searched.fontPlaces).map {
            folder($0, FontFolderSearch.endings, depth: FontFolderSearch.deepest)
        }
        var seen: Set<WatchTarget> = []
        return targets.filter { seen.insert($0).inserted }
    }

    /// The layout files, and the places where a file would hide one of them.
    private var layoutTargets: [WatchTarget] {
        var names = Set(layoutFiles.map(PathName.name))
        var paths = layoutFiles.filter { LayoutFiles.endings.contains(where: $0.hasSuffix) }
        if let layout {
            if LayoutFiles.isPath(layout) {
                paths.insert(layout)
            } else {
                names.insert(layout + ".yaml")
            }
        } else if layoutFiles.isEmpty {
            names.insert("classic.yaml")
        }
        for folder in searched.layoutPlaces {
            paths.formUnion(names.map { PathName.join(folder, $0) })
        }
        var targets = paths.sorted().map(file)
        if lacksLayout {
            var folders = Set(layoutFiles.map(PathName.folder)).union(searched.layoutPlaces)
            if let path = source.path { folders.insert(PathName.folder(of: path)) }
            targets += folders.sorted().map { folder($0, LayoutFiles.endings, depth: 0) }
        }
        return targets
    }

    private func file(_ name: String) -> WatchTarget {
        let name = Self.plain(name)
        return WatchTarget(path: PathName.resolve(name, in: base), name: name)
    }

    private func folder(_ name: String, _ endings: [String], depth: Int) -> WatchTarget {
        let name = Self.plain(name)
        return WatchTarget(
            path: PathName.resolve(name, in: base), name: name,
            kind: .folder(endings: endings, depth: depth))
    }

    /// A path without the "./" that says nothing.
    private static func plain(_ path: String) -> String {
        path.hasPrefix("./") && path.count > 2 ? String(path.dropFirst(2)) : path
    }
}
