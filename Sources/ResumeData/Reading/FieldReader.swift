import ResumeModel
import SourceTree

/// Reads the values of one map by their keys, and keeps what is left over.
struct FieldReader {
    let context: MappingContext
    let field: Field
    private let table: KeyTable
    private var slots: [Field?]
    /// Whether keys in other spellings, and slips of the pen, are worth a note: a map that is free to
    /// have any key has none.
    private let notesSpellings: Bool
    /// Values under no key of the format, and whether their keys may be slips of the pen.
    private var rest: [(field: Field, mayBeSlip: Bool)] = []

    init(
        _ field: Field, _ table: KeyTable, _ context: MappingContext, notesSpellings: Bool = true
    ) {
        self.context = context
        self.field = field
        self.table = table
        self.notesSpellings = notesSpellings
        slots = [Field?](repeating: nil, count: table.names.count)
        var matches = [KeyTable.Match?](repeating: nil, count: table.names.count)
        for member in field.members ?? [] {
            guard let match = table.match(member.key) else {
                rest.append((member, notesSpellings))
                continue
            }
            if let taken = slots[match.slot], let old = matches[match.slot] {
                let isBetter =
                    taken.node.isAbsent
                    || !member.node.isAbsent
                        && (match.rank, match.isVariant ? 1 : 0) < (old.rank, old.isVariant ? 1 : 0)
                settle(loser: isBetter ? taken : member, winner: isBetter ? member : taken)
                guard isBetter else { continue }
            }
            slots[match.slot] = member
            matches[match.slot] = match
        }
        noteSpellings(matches)
    }

    /// Keeps a value that another one displaced, unless it says nothing of its own.
    private mutating func settle(loser: Field, winner: Field) {
        guard !loser.node.isAbsent, !loser.node.isSame(as: winner.node) else { return }
        rest.append((loser, false))
        // Two of one name stood in two parts of the file.
        guard notesSpellings, loser.key != winner.key else { return }
        context.reportKey(
            .spellingConflict, loser,
            "\(Quoted(loser.key)) and \(Quoted(winner.key)) mean the same but differ; "
                + "\(Quoted(winner.key)) is printed")
    }

    private func noteSpellings(_ matches: [KeyTable.Match?]) {
        guard notesSpellings else { return }
        for (slot, match) in matches.enumerated() {
            guard let match, match.rank > 0 || match.isVariant, !table.isAddition(slot),
                let field = slots[slot], !field.node.isAbsent
            else { continue }
            context.reportKeyOnce(
                match.rank > 0 ? .oldSpelling : .keySpelling, field,
                "\(Quoted(field.key)) is read as \"\(table.names[slot])\", "
                    + "which is how \(context.format.edition) spells it")
        }
    }

    /// The value of a key of the format; nil if there is none, or nothing in it.
    func take(_ name: String) -> Field? {
        guard let field = slot(name), !field.node.isAbsent else { return nil }
        return field
    }

    /// The value of a key of the format, even if there is nothing in it.
    func slot(_ name: String) -> Field? { table.names.firstIndex(of: name).flatMap { slots[$0] } }

    /// Gives a value back, so that it is kept as one of the person's own.
    mutating func giveBack(_ field: Field) { rest.append((field, false)) }

    /// Lets someone else take what is under no key of the format; what they take is gone from here.
    mutating func settleStrays(_ isTaken: (Field) -> Bool) { rest.removeAll { isTaken($0.field) } }

    /// Takes what is under no key of the format, in the file's order, with near misses reported and
    /// settings noted, besides numbers that are facts here.
    func takeLeftovers(facts: Set<String> = [], _ take: (Field) -> Void) {
        let isSetting = { !facts.contains($0.key) && Setting.isSetting($0) }
        _ = strangers(besides: isSetting)
        for (field, _) in rest {
            if isSetting(field) { context.note(setting: field) } else { take(field) }
        }
    }

    /// What is under a key that is no slip for one of the format's either, besides what is known to
    /// be something else; slips are reported.
    func strangers(besides isKnown: (Field) -> Bool = { _ in false }) -> [Field] {
        rest.filter { field, mayBeSlip in
            guard mayBeSlip, !field.node.isAbsent, !isKnown(field) else { return false }
            let near = context.nearMisses(field.key, in: table.names)
            guard let best = near.first else { return true }
            context.reportKey(
                .unknownKey, field,
                "\(Quoted(field.key)) is no key of \(context.format.name); did you mean \"\(best)\"?",
                suggestions: near)
            return false
        }.map(\.field)
    }

    func extra(facts: Set<String> = []) -> [ExtraField] {
        var extra: [ExtraField] = []
        takeLeftovers(facts: facts) { field in
            let values = context.values(field)
            if !values.isEmpty { extra.append(ExtraField(key: field.key, values: values)) }
        }
        return extra
    }

    /// A web address; what else stands in a map around it is one of the person's own fields.
    mutating func web(_ field: Field) -> WebAddress? {
        guard let parts = context.addressParts(field) else { return context.web(field) }
        if let others = parts.others { giveBack(others) }
        return parts.address.flatMap { context.web($0) }
    }
}
