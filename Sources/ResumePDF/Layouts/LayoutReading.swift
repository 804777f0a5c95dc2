import ResumeData
import ResumeLayout
import SourceTree
import System

/// Finds, reads, puts together and decodes the layout that a person and their resume ask for.
struct LayoutReading {
    /// Where layouts are found.
    let files: LayoutFiles
    /// The layout that the command line names; nil for the resume's own, or `classic`.
    let wanted: String?
    /// The changes that the command line makes.
    let settings: [String]

    /// What came of it.
    struct Result {
        /// The layout; nil if something is wrong with it.
        var layout: Layout?
        /// What it is made of.
        var layers: LayoutLayers?
        /// The texts of the layout, by the names that findings use.
        var texts: [String: [UInt8]] = [:]
        /// The files that were read.
        var filesRead: Set<FileIdentity> = []
        /// What was found.
        var diagnostics = Diagnostics()
        /// What came of decoding, for a look at the names in it.
        var decoded: LayoutDecoder.Outcome?
    }

    /// Reads the layout.
    ///
    /// - Parameters:
    ///   - resume: what the resume says, which may change the layout in `meta.layout`.
    ///   - source: the file of the resume.
    /// - Returns: the layout, and everything that is wrong with its files.
    func layout(for resume: ResumeReading?, _ source: SourceBytes) -> Result {
        var result = Result()
        let (settings, faults) = LayoutSettingReader.read(settings)
        result.diagnostics.add(faults)
        if !self.settings.isEmpty {
            let text = self.settings.joined(separator: "\n")
            result.texts[LayoutSetting.file] = Array(text.utf8)
        }
        let own = resume?.layout
        var choice = LayoutChoice(wanted: wanted ?? "classic")
        var bounds: LayoutBounds?
        do throws(Diagnostics) {
            if let own, let named = try self.choice(own.node, own.path, source), wanted == nil {
                choice = named
                bounds = LayoutBounds(
                    resumeFolder: source.origin == nil ? source.folder : nil,
                    layoutFolders: files.folders)
            }
        } catch {
            result.diagnostics.add(error)
            if wanted == nil { return result }
        }
        var chain = LayoutChain(files: files, bounds: bounds)
        let layers = chain.layers(choice)
        for source in chain.sources { result.texts[source.name] = source.bytes }
        result.filesRead = Set(chain.sources.compactMap(\.identity))
        result.diagnostics.add(chain.diagnostics)
        guard var layers else { return result }
        // What another tool sets suits its own layout, and not any that the command line names.
        for stated in [wanted == nil ? resume?.design : nil, resume?.presentation] {
            guard let stated else { continue }
            layers.base = LayoutMerge.merge(
                LayoutTree(stated, file: source.name), onto: layers.base)
        }
        layers.changes = own.flatMap { changes($0.node, $0.path, source) }
        layers.settings = settings
        let decoded = LayoutDecoder.layout(from: layers.tree(&result.diagnostics))
        result.diagnostics.add(layers.blamed(decoded.diagnostics))
        guard !result.diagnostics.hasErrors else { return result }
        result.layout = decoded.layout
        result.decoded = decoded
        result.layers = layers
        return result
    }

    /// What tells one reading that depends on files alone from another; nil where a resume changes the
    /// layout.
    func key(for resume: ResumeReading?) -> [String]? {
        var named = wanted ?? "classic"
        if let own = resume?.layout {
            guard let name = own.node.string, !LayoutFiles.isPath(name) else { return nil }
            if wanted == nil { named = name }
        }
        guard resume?.design == nil, resume?.presentation == nil else { return nil }
        return [named] + files.folders + [""] + settings
    }

    /// The layout that the resume asks for, if any; a path starts from the resume's folder.
    private func choice(
        _ node: Node, _ path: String, _ source: SourceBytes
    ) throws(Diagnostics) -> LayoutChoice? {
        var choice: LayoutChoice
        if node.object == nil {
            guard node.string != nil else {
                throw Diagnostics([
                    Diagnostic(
                        .layoutType, .error,
                        "\(path) must be the name or the path of a layout, or a map of changes to "
                            + "one, not \(node.kindName)", file: source.name, at: node.span,
                        path: path)
                ])
            }
            choice = try LayoutChoice(node, file: source.name, path: path)
        } else {
            guard let base = node["extends"], base.value != .null else { return nil }
            choice = try LayoutChoice(base, file: source.name, path: "\(path).extends")
        }
        if LayoutFiles.isPath(choice.wanted) {
            choice.wanted = PathName.resolve(choice.wanted, in: source.folder)
        }
        return choice
    }

    /// The changes that the resume makes to its layout.
    private func changes(_ node: Node, _ path: String, _ source: SourceBytes) -> LayoutTree? {
        guard let members = node.object?.filter({ $0.key != "extends" }), !members.isEmpty else {
            return nil
        }
        return LayoutTree(Node(.object(members), at: node.span), file: source.name, root: path)
    }
}
