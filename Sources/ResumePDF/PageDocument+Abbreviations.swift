import Characters
import Pages

extension PageDocument {
    /// The document with a `Span` of its own for each abbreviation that the resume says the words of, so
    /// that these can be read aloud for it.
    ///
    /// Those in links, and in text from right to left, stay as they are.
    var markingAbbreviations: PageDocument {
        let bracket = UInt8(ascii: "(")
        let lines = lines
        guard lines.contains(where: { $0.runs.contains { $0.text.hasByte(bracket) } }) else {
            return self
        }
        var known = Abbreviations()
        for (_, text) in passages where text.hasByte(bracket) { known.read(text) }
        guard !known.words.isEmpty else { return self }
        var divided = Set<Int>()
        for line in lines {
            for run in line.runs {
                guard let element = run.element, isProse(element), !divided.contains(element) else {
                    continue
                }
                if !known.places(in: run.text).isEmpty { divided.insert(element) }
            }
        }
        var document = self
        var current: [Int: Int] = [:]
        document.changeRuns { run, structure in
            guard let element = run.element, divided.contains(element) else { return [run] }
            return Self.divided(run, of: element, known, &current, &structure)
        }
        return document
    }

    /// Parts of a run, each in an element of its own in the place of the one that it was in; `current`
    /// has the elements that text beside abbreviations goes on in.
    private static func divided(
        _ run: GlyphRun, of element: Int, _ known: Abbreviations, _ current: inout [Int: Int],
        _ structure: inout [StructureElement]
    ) -> [GlyphRun] {
        func add(_ expansion: String?) -> Int {
            let own = structure[element]
            let isSpan = own.kind == .span
            structure.append(
                StructureElement(
                    .span, parent: isSpan ? own.parent : element,
                    language: isSpan ? own.language : nil, expansion: expansion))
            return structure.count - 1
        }
        var parts: [GlyphRun] = []
        var end = 0
        func append(_ range: Range<Int>, _ expansion: String?) -> Bool {
            guard !range.isEmpty else { return true }
            guard var part = run.part(range) else { return false }
            if expansion != nil {
                part.element = add(expansion)
                current[element] = nil
            } else {
                let here = current[element] ?? add(nil)
                current[element] = here
                part.element = here
            }
            parts.append(part)
            return true
        }
        var isWhole = true
        for (range, words) in known.places(in: run.text) where isWhole {
            isWhole = append(end..<range.lowerBound, nil) && append(range, words)
            end = range.upperBound
        }
        if isWhole, append(end..<run.text.utf8.count, nil) { return parts }
        var whole = run
        whole.element = add(nil)
        current[element] = whole.element
        return [whole]
    }

    /// Whether an element is text that may have parts.
    private func isProse(_ element: Int) -> Bool {
        switch structure[element].kind {
        case .paragraph, .heading, .listBody, .label, .span: structure[element].expansion == nil
        default: false
        }
    }

    /// The lines of all pages.
    private var lines: [GlyphLine] {
        pages.flatMap { page in
            page.items.compactMap { item in if case .text(let line) = item { line } else { nil } }
        }
    }

    /// Changes the runs of all lines; each becomes those that are given for it.
    private mutating func changeRuns(
        _ change: (GlyphRun, inout [StructureElement]) -> [GlyphRun]
    ) {
        for page in pages.indices {
            for item in pages[page].items.indices {
                guard case .text(var line) = pages[page].items[item] else { continue }
                line.runs = line.runs.flatMap { change($0, &structure) }
                pages[page].items[item] = .text(line)
            }
        }
    }
}
