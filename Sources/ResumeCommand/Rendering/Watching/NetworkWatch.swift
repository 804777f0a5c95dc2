import ResumePDF
import SourceTree
import System

/// Asks for the resume at an address again and again, beside everything else that is watched.
struct NetworkWatch {
    /// Reads it: what the options say at first, and then whether it is newer; may be given up.
    typealias Read =
        @Sendable (_ isFirst: Bool, _ goesOn: @escaping @Sendable () -> Bool) ->
        FetchedResume

    private let read: Read
    private let interval: Duration
    private var work: BackgroundWork<FetchedResume>?
    private var due = ContinuousClock.now
    private var trouble: Diagnostic.Kind?
    /// The last one that could be read, or else the reason why none could; nil before the first.
    private(set) var last: FetchedResume?

    /// Begins with nothing; `interval` lies between the beginnings of two questions.
    init(every interval: Duration, _ read: @escaping Read) {
        self.interval = interval
        self.read = read
    }

    /// Asks now, unless it is being asked.
    mutating func ask() throws(SystemError) {
        guard work == nil else { return }
        due = .now + interval
        work = try BackgroundWork { [read, isFirst = last == nil] in read(isFirst, $0) }
    }

    /// What can be read when an answer is there; nil while nobody is asked.
    var descriptor: Int32? { work?.descriptor }

    /// How long until it is to be asked, in nanoseconds; nil while it is being asked.
    var patience: UInt64? {
        guard work == nil else { return nil }
        return UInt64(max(0, (due - .now) / .nanoseconds(1)))
    }

    /// Takes an answer; nil if there is none yet.
    mutating func take() -> NetworkNews? {
        guard let answer = work?.result else { return nil }
        work = nil
        defer { trouble = answer.trouble?.kind }
        guard let before = last else {
            last = answer
            return NetworkNews(isFirst: true, isChanged: true)
        }
        var news = NetworkNews(origin: answer.origin)
        // Once: the age in it is another each time.
        if let found = answer.trouble, found.kind != trouble { news.trouble = found }
        guard let bytes = answer.bytes else { return news }
        news.isBack = trouble != nil && answer.trouble == nil
        news.isChanged = bytes != before.bytes
        last = answer
        return news
    }

    /// Says no more that nothing newer came, once that was said with the first answer.
    mutating func silence() { last = last?.untroubled }

    /// Ends what is going on.
    func stop() { work?.giveUp() }
}

/// What is new about a resume on the network.
struct NetworkNews {
    /// Whether it is the first answer.
    var isFirst = false
    /// Whether there is another resume to show.
    var isChanged = false
    /// Whether somebody answers again.
    var isBack = false
    /// Why nothing newer comes any more, if that was not said yet.
    var trouble: Diagnostic?
    /// Where it comes from, and how old it is by now; nil if it could not be read.
    var origin: NetworkOrigin?
}
