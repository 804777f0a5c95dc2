import Characters
import SourceTree
import System

/// Finds the words for a message that a mail server did not take.
struct SMTPFailure {
    /// The server's name.
    let host: String
    /// The message's size in bytes.
    let size: Int
    /// How long the server was allowed to be silent, in seconds.
    let seconds: Int
    /// What no words of others may repeat.
    let secrets: Redaction

    /// The error; nil if the message was taken after all.
    func error(_ outcome: ChildOutcome, _ transcript: SMTPTranscript) -> ShareError? {
        switch transcript.delivery {
        case .taken: return nil
        case .refused(let answer): return refusal(answer, "the message", transcript)
        case .begun, .notBegun: break
        }
        if let data = transcript.last("DATA"), data.isRefused {
            return refusal(data.answer, "the message", transcript)
        }
        let refused = transcript.refused
        if !refused.isEmpty { return refusal(of: refused) }
        if let mail = transcript.last("MAIL"), mail.isRefused {
            if mail.code == 530 || mail.code == 535 {
                let answer = shown(mail.answer)
                return ShareError(
                    .mailAuthentication, "\(host) wants a user and a password: \(answer)")
            }
            return refusal(mail.answer, "the sender", transcript)
        }
        let doubt = transcript.delivery == .begun
        var error = broken(outcome, transcript)
        error.isDoubtful = doubt
        if let loss = outcome.said.loss { error.message = "\(error.message); \(loss)" }
        if doubt { error.message += "; the message may have been sent all the same" }
        return error
    }

    /// The error for recipients that the server refused: none of them gets the message.
    func refusal(of answers: [ShareError.Refusal]) -> ShareError {
        let refused = answers.map {
            ShareError.Refusal(address: $0.address, answer: shown($0.answer))
        }
        let list = refused.map { "\($0.address.printable) (\($0.answer))" }
        var error = ShareError(
            .mailRefused,
            "\(host) refused \(list.joined(separator: ", ")); the message was sent to nobody")
        error.refused = refused
        return error
    }

    private func refusal(
        _ answer: String, _ what: Message, _ transcript: SMTPTranscript
    ) -> ShareError {
        let limit = transcript.sizeLimit
        if answer.hasPrefix("552") || (limit.map { size > $0 } ?? false) {
            let most: Message = limit.map { "at most \(Self.megabytes($0))" } ?? "less"
            return ShareError(
                .mailRefused,
                "the message has \(Self.megabytes(size)), and \(host) takes \(most): \(shown(answer))"
            )
        }
        return ShareError(.mailRefused, "\(host) refused \(what): \(shown(answer))")
    }

    /// The connection failed, or never was.
    private func broken(_ outcome: ChildOutcome, _ transcript: SMTPTranscript) -> ShareError {
        let silence = ShareError(
            .mailUnavailable, "\(host) did not answer within \(seconds) seconds")
        guard case .exited(let code) = outcome.ending, code != 28, !transcript.isTooSlow else {
            return silence
        }
        let reason: Message = transcript.reason.isEmpty ? "" : ": \(shown(transcript.reason))"
        let (kind, message): (Diagnostic.Kind, Message) =
            switch code {
            case 5, 6: (.mailUnavailable, "there is no server \(host)\(reason)")
            case 7: (.mailUnavailable, "cannot reach \(host)\(reason)")
            case 26: (.mailInputOutput, "curl cannot read the message\(reason)")
            case 35, 51, 58, 59, 60, 83, 90, 91:
                (.mailUnavailable, "there is no safe connection to \(host)\(reason)")
            case 64: (.mailUnavailable, "\(host) offers no encryption, so nothing was sent to it")
            case 67:
                (
                    .mailAuthentication,
                    transcript.exchanges.last(where: \.isRefused).map {
                        "\(host) does not accept the user and the password: \(shown($0.answer))"
                    } ?? "\(host) does not accept the user and the password"
                )
            case 77: (.mailSettings, "the file of certificates cannot be used\(reason)")
            default: (.mailUnavailable, "sending to \(host) failed (curl's code \(code))\(reason)")
            }
        return ShareError(kind, message)
    }

    private func shown(_ words: String) -> String { String(secrets(words).prefix(300)).printable }

    private static func megabytes(_ bytes: Int) -> String {
        let tenths = (bytes + 50_000) / 100_000
        return bytes < 1_000_000
            ? "\((bytes + 999) / 1_000) kB" : "\(tenths / 10).\(tenths % 10) MB"
    }
}
