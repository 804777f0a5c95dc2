import Characters
import Checking
import ResumeData
import ResumeModel
import SourceTree

/// How the addresses that a resume links to are asked for, to find out whether they are still there.
package struct LinkUse: Sendable {
    /// What we call ourselves.
    package var agent: String
    /// The program: a name that is looked for in `PATH`, or a path.
    package var program = "curl"
    /// Certificates (PEM) to trust instead of the system's; nil for the system's.
    package var certificates: String?
    /// How many seconds each may take.
    package var seconds = 15

    /// Asks under a name.
    package init(agent: String) { self.agent = agent }

    /// A warning for each address that leads nowhere.
    ///
    /// What an answer forbids, or asks to wait for, is there all the same.
    func dead(in resume: Resume) -> Diagnostics {
        var addresses: [String] = []
        for link in resume.webLinks where !addresses.contains(link) { addresses.append(link) }
        var heads = WebHeads(agent: agent)
        heads.program = program
        heads.certificates = certificates
        heads.seconds = seconds
        var findings = Diagnostics()
        for (address, answer) in zip(addresses, heads.ask(addresses)) {
            let reason: Message
            switch answer {
            case .status(404), .status(410): reason = "there is no such page"
            case .unreachable: reason = "nobody answers there"
            case .status, .unknown: continue
            }
            findings.add(
                Diagnostic(
                    .linkDead, .warning, "the link to \(address.printable) leads nowhere: \(reason)"
                ))
        }
        return findings
    }
}

extension Resume {
    /// The web addresses that a resume links to, in its order.
    fileprivate var webLinks: [String] {
        struct Links: SectionVisitor {
            let resume: Resume
            var all: [String] = []

            mutating func visit<Entry: SectionEntry>(_ kind: Entry.Type) {
                add(Entry.section.entries.get(resume))
            }

            mutating func add<Entry: ResumePart>(_ parts: [Entry]) {
                for part in parts {
                    for field in Entry.fields {
                        switch field.value {
                        case .page(let place): add(place.get(part)?.link)
                        case .text(let place), .place(let place): add(place.get(part))
                        case .prose(let place): place.get(part).blocks.forEach { add($0.text) }
                        case .items(let place): place.get(part).forEach { add($0.text) }
                        case .phrases(let place): place.get(part).forEach { add($0) }
                        case .roles(let place): add(place.get(part))
                        case .profiles(let place): add(place.get(part))
                        default: break
                        }
                    }
                }
            }

            mutating func add(_ text: RichText) { text.runs.forEach { add($0.link) } }

            mutating func add(_ link: Link?) {
                if let link, link.target.hasPrefix("http") { all.append(link.target) }
            }
        }
        var links = Links(resume: self)
        links.add([basics])
        Self.visitSections(&links)
        for section in custom { links.add(section.entries) }
        return links.all
    }
}

extension Diagnostic.Kind {
    static let linkDead = Self("link-dead", .check)
}
