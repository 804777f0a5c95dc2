package import ResumeModel
package import SourceTree

/// Finds out which ways to reach the person are missing.
package struct ContactLackCheck {
    private let person: Person

    /// Looks at a resume.
    package init(_ resume: Resume) { person = resume.basics }

    /// A finding for each.
    package var diagnostics: Diagnostics {
        var findings = Diagnostics()
        func lacks(_ severity: Diagnostic.Severity, _ key: String, _ message: Message) {
            findings.add(Diagnostic(.dataContact, severity, message, path: "basics.\(key)"))
        }
        if person.name.isEmpty {
            lacks(.error, "name", "there is no name: nobody knows whose resume it is")
        }
        let hasMail = !(person.email ?? "").isEmpty
        let hasPhone = !(person.phone ?? "").isEmpty
        if !hasMail, !hasPhone {
            lacks(.warning, "email", "there is neither an e-mail address nor a telephone number")
        } else if !hasMail {
            lacks(.warning, "email", "there is no e-mail address, which most employers write to")
        } else if !hasPhone {
            lacks(.note, "phone", "there is no telephone number")
        }
        if person.location == Location() {
            lacks(.note, "location", "there is no place; a town is enough")
        }
        return findings
    }
}

extension Diagnostic.Kind {
    static let dataContact = Self("data-contact", .check)
}
