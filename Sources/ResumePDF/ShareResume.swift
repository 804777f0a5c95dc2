package import Sharing
package import SourceTree
package import System

/// Takes a resume to others: renders it, checks it, shares it in the ways asked for, and keeps a
/// record of what really happened.
package struct ShareResume: Sendable {
    /// The use case that renders.
    package var render: @Sendable (RenderResume.Request) -> RenderResume.Outcome
    /// How messages are made.
    package var mail: MailShare
    /// Where files stay that other programs read later; nil where there is no place for them.
    package var kept: KeptFile?
    /// The record of shares; nil to keep none.
    package var ledger: Ledger?
    /// The time, in POSIX seconds.
    package var now: @Sendable () -> Int64
    /// Today, as `2021-03-09`, for file names.
    package var today: @Sendable () -> String
    /// Asked before something that cannot be taken back, with what is about to happen.
    package var confirm: @Sendable (_ summary: [(label: Message, value: Message)]) -> Bool = { _ in
        true
    }
    /// Told what is going on, when it takes more than half a second.
    package var tell: @Sendable (Message) -> Void = { _ in }

    /// Puts the use case together; messages go as without a configuration, and nothing is kept.
    package init(
        render: @escaping @Sendable (RenderResume.Request) -> RenderResume.Outcome,
        now: @escaping @Sendable () -> Int64, today: @escaping @Sendable () -> String
    ) {
        self.render = render
        self.now = now
        self.today = today
        mail = MailShare(now: now)
    }

    /// What to share, and how.
    package struct Request: Sendable {
        /// The document.
        package var document: Document
        /// The ways, in the order in which they are gone.
        package var shares: [Share]
        /// Files that no copy may replace, besides those that are read for the document.
        package var sources: Set<FileIdentity> = []
        /// How the file is named; nil for the usual template, or a PDF's own name.
        package var template: FileNameTemplate?
        /// Whether placeholders are let through.
        package var force = false
        /// Whether what a check finds errors in is shared all the same.
        package var allowsErrors = false
        /// Whether warnings forbid sharing.
        package var isStrict = false
        /// Whether to do all but the sharing.
        package var isTrial = false

        /// Makes a request.
        package init(_ document: Document, _ shares: [Share]) {
            self.document = document
            self.shares = shares
        }
    }

    /// What is shared.
    package enum Document: Sendable {
        /// A resume, to be rendered.
        case resume(RenderResume.Request)
        /// A PDF as it is, by its path.
        case pdf(String)
    }

    /// What came of it.
    package struct Outcome: Sendable {
        /// What came of rendering; nil for a PDF that was made elsewhere.
        package var rendering: RenderResume.Outcome?
        /// All that was found by rendering, by the checks and while sharing.
        package var diagnostics = Diagnostics()
        /// The file; nil if there is none.
        package var file: SharedFile?
        /// What became of each way, in their order.
        package var results: [Result] = []
    }

    /// What became of one way.
    package struct Result: Sendable {
        /// The way.
        package var share: Share
        /// How it ended.
        package var ending: Ending

        /// How sharing ends.
        package enum Ending: Sendable, Hashable {
            /// The document is there: in these places, or with these people.
            ///
            /// `how` is what the ledger calls the way. Where it is not certain, a finding says why.
            case done(how: String, to: [String], isCertain: Bool)
            /// The very same file was there already.
            case wasThere(String)
            /// It would have been done; for a message, with what would be sent.
            case trial(to: [String] = [], source: [UInt8] = [])
            /// The person decided against it.
            case declined
            /// It failed, and a finding says why.
            case failed
            /// It was not tried, because another way failed before.
            case untried

            /// Whether the ways after this one are better not gone.
            var isFailure: Bool {
                switch self {
                case .failed, .done(_, _, isCertain: false): true
                case .done, .wasThere, .trial, .declined, .untried: false
                }
            }
        }
    }

    /// Shares.
    ///
    /// Nothing is shared unless all checks are passed and all ways seem open. The first way that
    /// fails all the same is the last that is tried.
    package func callAsFunction(_ request: Request) -> Outcome {
        var run = Run(parts: self, request: request)
        run()
        return run.outcome
    }
}
