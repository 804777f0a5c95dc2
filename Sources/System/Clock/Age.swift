/// How long ago something was, in words: `12 min`.
package struct Age: Sendable, Hashable {
    /// The seconds, 0 or more.
    package let seconds: Int64

    /// Makes an age.
    package init(seconds: Int64) { self.seconds = seconds }

    /// The largest unit that it has one of.
    package var message: Message {
        switch seconds {
        case ..<60: "\(seconds) s"
        case ..<3_600: "\(seconds / 60) min"
        case ..<172_800: "\(seconds / 3_600) h"
        default: "\(seconds / 86_400) days"
        }
    }
}
