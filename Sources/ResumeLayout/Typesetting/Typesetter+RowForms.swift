import Pages

extension Typesetter {
    /// What the rows of each section have in common, by its title: in all sections whose entries last, what they need in one.
    func rowForms(_ blocks: [Block], width: Double) -> [String: RowForm] {
        var rows: [String: RowCount] = [:]
        count(blocks, width: width, &rows)
        var forms = rows.mapValues { rows in
            RowForm(
                isStacked: RowCount.isUsual(rows.wide, of: rows.all),
                isDivided: hasAlikeHeads && areDivided(rows.heads))
        }
        let lasting = rows.filter(\.value.lasts).keys
        let common = RowForm(
            isStacked: lasting.contains { forms[$0]?.isStacked == true },
            isDivided: lasting.contains { forms[$0]?.isDivided == true })
        for section in lasting { forms[section] = common }
        return forms
    }

    /// How many rows with a right part a section has, and how many of them are too wide for it; and the heads that begin
    /// with what is bold, with the room that they have.
    private struct RowCount {
        var (all, wide) = (0, 0)
        var heads: [(text: ComposedText, room: Double)] = []
        /// Whether entries of the section last.
        var lasts = false

        /// Whether so many of some rows decide for all; up to an eighth of many is an exception.
        static func isUsual(_ count: Int, of all: Int) -> Bool { count > all / 8 }

        static func isMany(_ count: Int) -> Bool { count >= 8 }
    }

    /// Whether enough heads take a line for each of their parts; those that are short for sure are not set for that.
    private func areDivided(_ heads: [(text: ComposedText, room: Double)]) -> Bool {
        func breaker(_ head: (text: ComposedText, room: Double)) -> LineBreaker {
            LineBreaker(paragraph: shaped(head.text), width: head.room, kind: .head)
        }
        let divided = heads.count { head in
            guard head.text.greatestWidth > head.room else { return false }
            let breaker = breaker(head)
            return breaker.headParts.map { $0 == breaker.lines() } ?? false
        }
        guard divided > 0, RowCount.isMany(heads.count) else { return divided > 0 }
        return RowCount.isUsual(divided, of: heads.count { breaker($0).headParts != nil })
    }

    private func count(_ blocks: [Block], width: Double, _ rows: inout [String: RowCount]) {
        for block in blocks {
            switch block.content {
            case .cells(let cells, let gap, let asked):
                let inner = measure(of: block, in: width)
                let widths = Columns.widths(cells.count, gap: gap, asked: asked, of: inner)
                for (cell, width) in zip(cells, widths) { count(cell, width: width, &rows) }
            case .row(let row) where !row.left.isEmpty:
                guard let origin = block.origin else { continue }
                count(
                    row, lasts: origin.lasts, width: measure(of: block, in: width),
                    &rows[origin.section, default: RowCount()])
            default: continue
            }
        }
    }

    private func count(
        _ row: RowBlock, lasts: Bool, width: Double, _ rows: inout RowCount
    ) {
        rows.lasts = rows.lasts || lasts
        var room = width
        if !row.right.isEmpty {
            let right = shaped(row.right).width
            rows.all += 1
            if right <= width * Self.rightShare
                || right <= width - row.gap - shaped(row.left).width
            {
                room -= row.gap + right
            } else {
                rows.wide += 1
            }
        }
        if hasAlikeHeads, row.left.beginsBold { rows.heads.append((row.left, room)) }
    }
}

extension ComposedText {
    /// Whether it begins with what is bolder than what follows.
    fileprivate var beginsBold: Bool {
        guard let first = runs.first else { return false }
        return runs.contains { $0.style.weight < first.style.weight }
    }

    /// What its width is hardly above, in points: words are set of letters of half an em, other signs are up to a whole one
    /// wide.
    fileprivate var greatestWidth: Double {
        runs.map { run in
            let ems = run.text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x250 ? 0.6 : 1) }
            return ems * run.style.size
        }.reduce(0, +)
    }
}

/// What the rows of a section have in common.
struct RowForm {
    /// Whether the right part stands below the left one, since some do not fit beside it.
    var isStacked = false
    /// Whether what a head begins with has a line of its own, since some need one.
    var isDivided = false
}
