import ResumeLayout

extension NetworkMarks {
    /// The marks that are built in.
    static var builtIn: NetworkMarks {
        NetworkMarks {
            BuiltInFile.all(in: "Fonts/SimpleIcons").first.map { Array($0.bytes) } ?? []
        }
    }
}
