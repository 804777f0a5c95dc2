/// Other spellings of keys that several kinds of entries have.
package enum Spellings {
    /// The first day of a span.
    package static let starts = [
        "start", "from", "dateStart", "timeStart", "startTime", "begin", "since",
    ]
    /// The last day of a span.
    package static let ends = ["end", "to", "until", "dateEnd", "timeEnd", "endTime", "till"]
    /// A span, or a day, in one value.
    package static let spans = [
        "dates", "period", "time", "year", "years", "timeline", "dateRange", "when", "duration",
    ]
    /// A list of what was achieved.
    static let achievements = ["achievements", "accomplishments", "bullets", "points"]
    /// A list of it where somebody worked.
    static let duties = achievements + ["responsibilities", "duties", "duty", "tasks"]
    /// A page's address.
    package static let pages = ["website", "link", "href", "homepage"]
    /// A text at length.
    static let texts = ["description", "desc", "details"]
}
