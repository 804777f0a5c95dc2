import ResumeModel

extension InlineMarkup {
    /// Cuts the output into runs of one look, now that every mark is settled.
    func richText() -> RichText {
        var assembly = RunAssembly()
        var written = 0
        for event in events {
            assembly.append(output[written..<event.position])
            written = event.position
            switch event.effect {
            case .on(let emphasis): assembly.change(emphasis, by: 1)
            case .off(let emphasis): assembly.change(emphasis, by: -1)
            case .link(let link, let source): assembly.setLink(link, source)
            case .linkEnd(let source): assembly.setLink(nil, source)
            case .delimiters(let number):
                let run = delimiters.runs[number]
                assembly.change(.bold, by: -run.closes.bold)
                assembly.change(.italic, by: -run.closes.italic)
                assembly.append([UInt8](repeating: run.mark, count: run.left)[...])
                assembly.change(.bold, by: run.opens.bold)
                assembly.change(.italic, by: run.opens.italic)
            case .bracket(let number):
                let bracket = brackets.all[number]
                switch bracket.outcome {
                case .text: assembly.append(Array((bracket.isImage ? "![" : "[").utf8)[...])
                case .link(let link): assembly.setLink(link, .markdown)
                case .image: break
                }
            }
        }
        assembly.append(output[written...])
        return assembly.finish()
    }
}

private struct RunAssembly {
    private var runs: [RichText.Run] = []
    private var pending: [UInt8] = []
    /// How many marks of each kind are open.
    private var depths: [RichText.Emphasis: Int] = [:]
    private var links: [Link?] = [nil, nil, nil]

    private var emphasis: RichText.Emphasis {
        depths.reduce(into: []) { if $1.value > 0 { $0.formUnion($1.key) } }
    }

    private var link: Link? { links[0] ?? links[1] ?? links[2] }

    mutating func append(_ text: ArraySlice<UInt8>) { pending += text }

    mutating func change(_ emphasis: RichText.Emphasis, by amount: Int) {
        guard amount != 0 else { return }
        flush()
        depths[emphasis, default: 0] += amount
    }

    mutating func setLink(_ link: Link?, _ source: InlineMarkup.LinkSource) {
        flush()
        links[source.rawValue] = link
    }

    private mutating func flush() {
        guard !pending.isEmpty else { return }
        let text = String(decoding: pending, as: UTF8.self)
        pending.removeAll(keepingCapacity: true)
        let last = runs.count - 1
        if last >= 0, runs[last].emphasis == emphasis, runs[last].link == link {
            runs[last].text += text
        } else {
            runs.append(RichText.Run(text, emphasis, link: link))
        }
    }

    mutating func finish() -> RichText {
        flush()
        return RichText(runs)
    }
}
