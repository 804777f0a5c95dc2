import Characters
import Export
import ResumePDF
import SourceTree

/// What of a resume a command line asks to list.
struct ListSelection {
    /// The view; the overview where nothing else is asked for.
    let view: ListView
    /// The sections with the rows that are asked for, empty ones left out.
    private(set) var sections: [ListedSection]
    /// Whether entries are shown with all that they hold.
    let isDetail: Bool
    /// What there is to say about it.
    private(set) var findings: [Diagnostic] = []

    /// Chooses what operands and options name.
    ///
    /// - Throws: the one finding, if there is no such section or entry.
    init(
        _ listing: Listing, _ operands: ListOperands, _ search: TextSearch?,
        _ arguments: ParsedArguments
    ) throws(Diagnostics) {
        let order = arguments[ListOptions.sort].map(ListOrder.init(named:))
        let isReversed = arguments[ListOptions.isReversed]
        view = try Self.view(
            operands, listing, listsRows: search != nil || order != nil || isReversed)
        isDetail = operands.pick != nil
        sections = listing.sections(of: view)
        if case .section(let key) = view, sections.isEmpty { findings = [listing.lack(of: key)] }
        if let pick = operands.pick, findings.isEmpty { try choose(pick) }
        if let order { try Self.check(order, sections) }
        let hadRows = !sections.isEmpty
        if let search {
            sections = sections.map { $0.found(by: search) }.filter { !$0.rows.isEmpty }
        }
        if order != nil || isReversed {
            sections = sections.map { section in
                order.map { section.sorted(by: $0, isReversed: isReversed) } ?? section.reversed
            }
        }
        if hadRows, sections.isEmpty {
            let text = VisibleText.quoted((arguments[ListOptions.search] ?? "").printable)
            findings.append(
                Diagnostic(.searchEmpty, .note, "nothing here has \(text) in it"))
        }
    }

    /// Whether a search found nothing.
    var isUnfound: Bool { findings.contains { $0.kind == .searchEmpty } }

    /// All rows.
    var rows: [ListedRow] { sections.flatMap(\.rows) }

    private static func view(
        _ operands: ListOperands, _ listing: Listing, listsRows: Bool
    ) throws(Diagnostics) -> ListView {
        guard let name = operands.view else { return listsRows ? .all : .overview }
        guard let view = listing.view(named: name) else {
            throw Diagnostics([listing.unknown(name)])
        }
        if operands.pick != nil, view == .all || view == .overview {
            throw Diagnostics([
                Diagnostic(
                    .entryMissing, .error,
                    "\(view.name) has no numbers of its own; name one section, as in 'list works 2'"
                )
            ])
        }
        return view == .overview && listsRows ? .all : view
    }

    /// Keeps the one entry that is asked for.
    private mutating func choose(_ pick: ListOperands.Pick) throws(Diagnostics) {
        guard let section = sections.first else { return }
        switch pick {
        case .number(let number):
            sections[0].rows.removeAll { $0.number != number }
            guard sections[0].rows.isEmpty else { return }
            let count = section.rows.count
            let known: Message =
                count == 1 ? "there is only number 1" : "the numbers are 1 to \(count)"
            throw Diagnostics([
                Diagnostic(
                    .entryMissing, .error,
                    "there is no entry \(number) in \(section.name); \(known)")
            ])
        case .key(let key):
            sections[0].rows.removeAll {
                $0.key.folded != key.folded && $0.main.folded != key.folded
            }
            guard sections[0].rows.isEmpty else { return }
            let keys = section.rows.map(\.key)
            throw Diagnostics([
                Diagnostic(
                    .entryMissing, .error,
                    "there is no \"\(key.printable)\" in \(section.name); there are "
                        + "\(keys.joined(separator: ", ").printable)",
                    suggestions: NearMiss.suggestions(for: key, in: keys))
            ])
        }
    }

    /// Refuses an order by a field that no entry has.
    private static func check(
        _ order: ListOrder, _ sections: [ListedSection]
    ) throws(Diagnostics) {
        guard case .field(let key) = order, !sections.isEmpty,
            !sections.contains(where: { $0.hasOwnField(key) })
        else { return }
        var seen: Set<String> = []
        let known = (ListOrder.names + sections.flatMap(\.ownFields)).filter {
            seen.insert($0).inserted
        }
        throw Diagnostics([
            Diagnostic(
                .sortUnknown, .error,
                "nothing here can be sorted by \"\(key.printable)\"; there are "
                    + "\(known.joined(separator: ", ").printable)",
                suggestions: NearMiss.suggestions(for: key, in: known))
        ])
    }
}

extension ListedSection {
    /// The section with its rows the other way round.
    fileprivate var reversed: Self {
        var section = self
        section.rows.reverse()
        return section
    }
}

extension Diagnostic.Kind {
    static let entryMissing = Self("entry-missing", .usage)
    static let searchEmpty = Self("search-empty", .data)
    static let sortUnknown = Self("sort-unknown", .usage)
}
