/// Numbers as PDF and cairo's attributes want them: a point, no exponent, three decimals.
enum PDFNumber {
    static func text(_ number: Double) -> String {
        let thousandths = Int((number * 1_000).rounded())
        let (whole, part) = abs(thousandths).quotientAndRemainder(dividingBy: 1_000)
        let digits = String(part)
        let padded = String(repeating: "0", count: 3 - digits.count) + digits
        return (thousandths < 0 ? "-" : "") + "\(whole).\(padded)"
    }
}
