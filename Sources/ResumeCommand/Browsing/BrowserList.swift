import Export

/// What a tab lists, which entry is selected, and which part of it is seen.
struct BrowserList: Sendable, Hashable {
    /// What is looked for.
    var field = LineEditor()
    /// Whether letters go into the search.
    var isTyping = false
    /// Where the window of the selected entry's detail stands, if that has the keys.
    var detail: LineScroll?
    /// What is listed: the headings and entries that the search leaves.
    private(set) var items: [Item] = []
    /// The index of the selected entry; nil if there is none.
    private(set) var selected: Int?
    /// The index of the first item to be seen.
    private(set) var top = 0

    /// Something in the list.
    enum Item: Sendable, Hashable {
        /// Who the person is.
        case overview
        /// The title of a section, by its index, and how many of its entries are listed.
        case heading(Int, Int)
        /// An entry, by the indices of its section and of itself in that.
        case entry(Int, Int)

        /// Whether it can be selected.
        var isEntry: Bool { if case .heading = self { false } else { true } }
    }

    /// What is looked for, as words; nil if there are none.
    var search: TextSearch? { TextSearch(field.text) }

    /// The entry that is selected.
    var selection: Item? { selected.map { items[$0] } }

    // MARK: What is listed

    /// Lists what the search leaves of a tab; an entry that was selected stays so.
    mutating func fill(_ content: BrowserContent, _ tab: BrowserTab) {
        let (search, before, old) = (search, selection, selected ?? 0)
        items = tab == .about && content.overviewMatches(search) ? [.overview] : []
        for section in content.sections(of: tab) {
            let rows = content.sections[section].rows
            let entries = rows.indices.filter { search?.matches(rows[$0]) ?? true }
            if entries.isEmpty { continue }
            items.append(.heading(section, entries.count))
            items += entries.map { .entry(section, $0) }
        }
        selected = before.flatMap(items.firstIndex) ?? entry(from: search == nil ? old : 0)
        top = min(top, max(items.count - 1, 0))
        if selected == nil { detail = nil }
    }

    /// Lists other content, and selects the entry that is like the one that was selected.
    mutating func fill(_ content: BrowserContent, after old: BrowserContent, _ tab: BrowserTab) {
        var like: Item?
        if case .entry(let section, let index)? = selection {
            let (key, row) = (old.sections[section].key, old.sections[section].rows[index])
            if let same = content.sections.firstIndex(where: { $0.key == key }),
                let entry = content.sections[same].rows.firstIndex(where: { $0.isLike(row) })
            {
                like = .entry(same, entry)
            }
        }
        let isOverview = selection == .overview
        fill(content, tab)
        if let index = (isOverview ? .overview : like).flatMap(items.firstIndex) {
            selected = index
        } else {
            detail = nil
        }
    }

    /// The nearest entry at an index or behind it, else before it.
    private func entry(from index: Int) -> Int? {
        guard !items.isEmpty else { return nil }
        let start = min(max(index, 0), items.count - 1)
        return items[start...].firstIndex(where: \.isEntry)
            ?? items[..<start].lastIndex(where: \.isEntry)
    }

    // MARK: Moving

    /// Moves the selection in a window of so many rows.
    mutating func move(_ key: ScreenKey, _ rows: BrowserRows, height: Int) {
        switch key {
        case .up: step(-1)
        case .down: step(1)
        case .halfUp: jump(-1, over: height / 2, rows)
        case .halfDown: jump(1, over: height / 2, rows)
        case .windowUp: jump(-1, over: height, rows)
        case .windowDown: jump(1, over: height, rows)
        case .first: selected = items.firstIndex(where: \.isEntry)
        case .last: selected = items.lastIndex(where: \.isEntry)
        case .previousPage, .nextPage, .quit, .refresh: break
        }
    }

    /// Selects the entry before or after; behind the last comes the first if it wraps.
    mutating func step(_ direction: Int, wraps: Bool = false) {
        guard let now = selected else { return }
        let next =
            direction > 0
            ? items[(now + 1)...].firstIndex(where: \.isEntry)
                ?? (wraps ? items.firstIndex(where: \.isEntry) : nil)
            : items[..<now].lastIndex(where: \.isEntry)
                ?? (wraps ? items.lastIndex(where: \.isEntry) : nil)
        if let next { selected = next }
    }

    /// Moves over as many entries as so many rows hold, and over one at least.
    private mutating func jump(_ direction: Int, over height: Int, _ rows: BrowserRows) {
        guard let now = selected else { return }
        var (index, used) = (now, 0)
        while items.indices.contains(index + direction) {
            used += rows.height(of: items[index], isFirst: index == 0)
            guard used < height else { break }
            index += direction
            if items[index].isEntry { selected = index }
        }
        if selected == now { step(direction) }
    }

    /// Keeps the selected entry in a window of so many rows, and the window full.
    mutating func settle(_ rows: BrowserRows, height: Int) {
        guard let selected else {
            top = 0
            return
        }
        func isHeading(_ index: Int) -> Bool { index >= 0 && !items[index].isEntry }
        func size(_ index: Int) -> Int { rows.height(of: items[index], isFirst: index == 0) }
        // A section's title goes with its first entry, if the window holds both.
        let isTitled = isHeading(selected - 1) && size(selected - 1) + size(selected) <= height
        top = min(top, isTitled ? selected - 1 : selected)
        var (first, used) = (selected, size(selected))
        while first > 0, used + size(first - 1) <= height {
            first -= 1
            used += size(first)
        }
        top = max(top, first)
        var (last, below) = (items.count, 0)
        while last > 0, below + size(last - 1) <= height {
            last -= 1
            below += size(last)
        }
        top = min(top, last)
    }
}

extension ListedRow {
    /// Whether people would take another entry for this one.
    fileprivate func isLike(_ other: ListedRow) -> Bool {
        main == other.main && second == other.second && dates == other.dates
    }
}
