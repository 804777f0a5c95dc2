/// The lines of a page dump that show the structure tree, each element with the text it holds.
struct StructureDump {
    private let structure: [StructureElement]
    private var texts: [String]
    private var children: [[Int]]
    private var roots: [Int] = []

    /// Collects what each element holds, in drawing order.
    init(_ document: PageDocument) {
        structure = document.structure
        texts = Array(repeating: "", count: structure.count)
        children = Array(repeating: [], count: structure.count)
        for (index, element) in structure.enumerated() {
            // A parent that does not stand before its child would make a loop: show it as a root.
            if let parent = element.parent, structure.indices.contains(parent), parent < index {
                children[parent].append(index)
            } else {
                roots.append(index)
            }
        }
        for case .text(let line) in document.pages.flatMap(\.items) {
            for run in line.runs {
                guard let element = run.element, texts.indices.contains(element) else { continue }
                texts[element] += run.text
            }
        }
    }

    /// One line for each element, parents first, indented by depth.
    func lines() -> [String] {
        var lines: [String] = []
        var stack = roots.reversed().map { (index: $0, depth: 0) }
        while let (index, depth) = stack.popLast() {
            lines.append(String(repeating: "  ", count: depth) + "element " + describe(index))
            stack += children[index].reversed().map { (index: $0, depth: depth + 1) }
        }
        return lines
    }

    private func describe(_ index: Int) -> String {
        let element = structure[index]
        var line = element.kind.name
        switch element.kind {
        case .link(let target, let area):
            line += " to \(DumpText.quoted(target)) area \(DumpText.rect(area))"
        case .figure(let alternative): line += " alternative \(DumpText.quoted(alternative))"
        default: break
        }
        if !texts[index].isEmpty { line += " \(DumpText.quoted(texts[index]))" }
        if let parent = element.parent, !(0..<index ~= parent) { line += " parent?\(parent)" }
        return line
    }
}
