import ResumeModel
import SourceTree

/// Parts of trees that are made of parts of others, and keep their places in the file.
extension Node.Member {
    /// Makes a member of something that had no key, or one of no account.
    init(_ key: String, _ value: Node) { self.init(key: key, keySpan: value.span, value: value) }
}

extension Node {
    /// The list of its values, if there are any.
    func listed() -> Node { Node(.array([self]), at: span) }

    /// Whether there is something in it, however deep, that could be printed.
    var holdsContent: Bool {
        switch value {
        case .array(let elements): elements.contains(where: \.holdsContent)
        case .object(let members): members.contains { $0.value.holdsContent }
        default: isContent
        }
    }

    /// Its members, with those of another map that it has none of; maps in both are joined, too.
    func completed(by other: Node, depth: Int = 1) -> Node {
        guard var members = object, let others = other.object else { return self }
        for member in others {
            if let index = members.firstIndex(where: { $0.key == member.key }) {
                guard depth > 0 else { continue }
                members[index].value = members[index].value.completed(
                    by: member.value, depth: depth - 1)
            } else {
                members.append(member)
            }
        }
        return Node(.object(members), at: span)
    }

    /// A tree in the form of JSON Resume that says which language it is in, if it did not, or if
    /// another one is asked for.
    func said(in language: ReadLanguage?) -> Node {
        guard let language, var members = object else { return self }
        let tag = Node.Member("language", Node(.string(language.tag), at: span))
        guard let index = members.firstIndex(where: { $0.key == "meta" }) else {
            members.append(Node.Member("meta", Node(.object([tag]), at: span)))
            return Node(.object(members), at: span)
        }
        let meta = members[index].value
        guard var inner = meta.object ?? (meta.isAbsent ? [] : nil) else { return self }
        if let own = inner.firstIndex(where: { Meta.keys.name(of: $0.key) == "language" }) {
            guard language.isAsked else { return self }
            inner[own].value.value = tag.value.value
        } else {
            inner.append(tag)
        }
        members[index].value = Node(.object(inner), at: meta.span)
        return Node(.object(members), at: span)
    }
}

extension Field {
    /// The value under another key.
    func member(_ key: String) -> Node.Member {
        Node.Member(key: key, keySpan: keySpan ?? node.span, value: node)
    }

    /// The value of one of several keys, the most trusted first; nil if there is nothing in them.
    func content(_ keys: String...) -> Field? {
        keys.lazy.compactMap { key in
            members?.first { $0.key == key && $0.node.isContent }
        }.first
    }
}

extension KeyTable {
    /// The members of a map under the keys of this table, others under their own.
    ///
    /// A key comes once: of two spellings of one the empty one is left out, and of two that say
    /// something one stays as it is.
    func renamed(_ field: Field) -> [Node.Member] {
        let members = field.members ?? []
        let names = members.map { name(of: $0.key) ?? $0.key }
        guard Set(names).count < names.count else {
            return zip(members, names).map { $0.member($1) }
        }
        return members.indices.compactMap { index in
            let (member, name) = (members[index], names[index])
            let others = members.indices.filter { $0 != index && names[$0] == name }
            let isFirst = others.allSatisfy { $0 > index }
            if !member.node.isContent {
                let isSaid = others.contains { members[$0].node.isContent }
                return isSaid || !isFirst ? nil : member.member(name)
            }
            let rivals = others.filter { members[$0].node.isContent }
            let isTaken =
                rivals.contains { members[$0].key == name }
                || member.key != name && rivals.contains { $0 < index }
            return member.member(isTaken ? member.key : name)
        }
    }
}
