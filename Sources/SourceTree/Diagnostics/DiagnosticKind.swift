extension Diagnostic {
    /// What kind of finding it is: its name, and how it ends a run where it is an error.
    ///
    /// A kind is declared where it is reported; those below are reported by several targets.
    public struct Kind: Sendable, Hashable {
        /// A stable, lower-case name, such as `date-format`.
        public let name: String
        /// What an error of this kind stands in the way of.
        public let category: Category
        /// Whether a note of this kind asks nothing of anyone: what it tells of was understood without
        /// fail, or is printed just as it was written.
        public let isSilent: Bool

        /// Makes a kind.
        public init(_ name: String, _ category: Category, isSilent: Bool = false) {
            self.name = name
            self.category = category
            self.isSilent = isSilent
        }

        /// What an error stands in the way of; each has an exit code.
        public enum Category: Sendable, Hashable, CaseIterable {
            /// A fault of this program.
            case `internal`
            /// The call: an argument, or a variable of the environment.
            case usage
            /// A file or folder to read is not there, or is something else.
            case noInput
            /// The system, or a server, does not permit it.
            case permission
            /// The layout.
            case layout
            /// The person's configuration.
            case configuration
            /// What a file says: the resume, or whatever has the fault.
            case data
            /// Nothing but what a check is for: the document can be made, and should not be.
            case check
            /// A program is not there, or a service does not answer.
            case unavailable
            /// The output cannot be made.
            case cannotCreate
            /// Reading or writing failed.
            case inputOutput
        }
    }
}

extension Diagnostic.Kind {
    /// A file says nothing.
    package static let emptyFile = Self("empty-file", .data)
    /// A fault of this program.
    package static let `internal` = Self("internal", .internal)
    /// The file cannot be made there.
    package static let outputCreate = Self("output-create", .cannotCreate)
    /// Another file is in the way.
    package static let outputExists = Self("output-exists", .cannotCreate)
    /// The file may not be written.
    package static let outputPermission = Self("output-permission", .permission)
    /// The file is what it would be made from.
    package static let outputSource = Self("output-source", .cannotCreate)
    /// Writing failed.
    package static let outputWrite = Self("output-write", .inputOutput)
    /// A text that stands for one still to be written.
    package static let placeholder = Self("placeholder", .data)
    /// The network does not give a source.
    package static let sourceUnavailable = Self("source-unavailable", .unavailable)
    /// Reading failed.
    package static let sourceInputOutput = Self("source-input-output", .inputOutput)
    /// A folder stands where a file is to be read.
    package static let sourceIsFolder = Self("source-is-folder", .noInput)
    /// A pipe or a device stands where a file is to be read.
    package static let sourceIsNoFile = Self("source-is-no-file", .noInput)
    /// What is to be read is not there.
    package static let sourceMissing = Self("source-missing", .noInput)
    /// What is to be read may not be.
    package static let sourceNotPermitted = Self("source-not-permitted", .permission)
    /// What is to be read is larger than any resume.
    package static let sourceTooLarge = Self("source-too-large", .data)
    /// There is more wrong with a file than is told.
    package static let tooManyFindings = Self("too-many-findings", .data)
    /// A command line that makes no sense.
    package static let usage = Self("usage", .usage)
}
