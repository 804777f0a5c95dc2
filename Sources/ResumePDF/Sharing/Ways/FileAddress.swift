/// The address of a file on this machine (RFC 8089).
enum FileAddress {
    /// An absolute path as `file:///home/zo%C3%AB/cv.pdf`.
    static func uri(of path: String) -> String {
        var address = "file://"
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
                UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
                address.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                address += "%" + (byte < 16 ? "0" : "") + digits
            }
        }
        return address
    }
}
