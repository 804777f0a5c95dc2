// swift-tools-version: 6.2
import PackageDescription

/// The settings that every Swift target shares: Swift 6, explicit imports, warnings are errors.
let swift: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "resume-pdf",
    products: [
        .executable(name: "resume-pdf", targets: ["resume-pdf"]),
        .library(name: "ResumePDF", targets: ["ResumePDF"]),
    ],
    targets: [
        // C libraries and embedded files.
        .systemLibrary(
            name: "CCairo", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(
            name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(
            name: "CText", pkgConfig: "glib-2.0", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(
            name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
        .systemLibrary(
            name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
        .systemLibrary(
            name: "CMinizip", pkgConfig: "minizip", providers: [.apt(["libminizip-dev"])]),
        .systemLibrary(
            name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .target(name: "Assets"),

        // The way of a resume, one target per stage.
        .target(name: "Characters", dependencies: ["CText"], swiftSettings: swift),
        .target(
            name: "System", dependencies: ["Characters", "CText"], swiftSettings: swift),
        .target(
            name: "SourceTree", dependencies: ["CYAML", "CMinizip", "Characters"],
            swiftSettings: swift),
        .target(name: "ResumeModel", swiftSettings: swift),
        .target(
            name: "Languages", dependencies: ["ResumeModel", "SourceTree", "Characters"],
            swiftSettings: swift),
        .target(
            name: "ResumeData",
            dependencies: [
                "ResumeModel", "SourceTree", "System", "Characters", "Languages", "CText",
            ],
            swiftSettings: swift),
        .target(name: "Pages", swiftSettings: swift),
        .target(
            name: "ResumeLayout",
            dependencies: ["ResumeModel", "Pages", "SourceTree", "Characters", "Languages"],
            swiftSettings: swift),
        .target(name: "PDFFile", dependencies: ["CZlib"], swiftSettings: swift),
        .target(
            name: "CairoPangoBackend",
            dependencies: [
                "Pages", "PDFFile", "System", "Characters", "CCairo", "CPango", "CTurboJPEG",
            ],
            swiftSettings: swift),
        .target(
            name: "TextBackend", dependencies: ["Pages", "Characters", "CText"],
            swiftSettings: swift),
        .target(
            name: "Export",
            dependencies: [
                "ResumeModel", "ResumeLayout", "SourceTree", "Characters",
                "Languages",
            ],
            swiftSettings: swift),
        .target(
            name: "Sharing",
            dependencies: [
                "System", "SourceTree", "ResumeModel", "Languages", "Characters",
            ],
            swiftSettings: swift),
        .target(
            name: "Checking",
            dependencies: [
                "PDFFile", "Pages", "ResumeModel", "SourceTree", "Languages", "Characters",
            ],
            swiftSettings: swift),
        .target(
            name: "ResumePDF",
            dependencies: [
                "SourceTree", "ResumeModel", "ResumeData", "Pages", "ResumeLayout",
                "CairoPangoBackend", "TextBackend", "Assets", "System", "Export", "Sharing",
                "Characters", "Languages", "Checking", "PDFFile",
            ],
            swiftSettings: swift),
        .target(
            name: "ResumeCommand",
            dependencies: [
                "ResumePDF", "SourceTree", "Pages", "TextBackend", "System", "Sharing",
                "Characters", "Export", "Checking",
            ],
            swiftSettings: swift),
        .executableTarget(
            name: "resume-pdf", dependencies: ["ResumeCommand", "CZlib"], swiftSettings: swift),

        // Tests, at the mirrored path.
        .target(
            name: "TestSupport",
            dependencies: ["CCairo", "Languages", "ResumeModel", "SourceTree"],
            path: "Tests/TestSupport",
            swiftSettings: swift),
        .testTarget(name: "CharactersTests", dependencies: ["Characters"], swiftSettings: swift),
        .testTarget(
            name: "SystemTests", dependencies: ["System", "TestSupport"], swiftSettings: swift),
        .testTarget(
            name: "SourceTreeTests", dependencies: ["SourceTree", "TestSupport"],
            swiftSettings: swift),
        .testTarget(
            name: "LanguagesTests",
            dependencies: [
                "Languages", "ResumeModel", "SourceTree", "Characters", "TestSupport",
            ],
            exclude: ["Goldens"], swiftSettings: swift),
        .testTarget(
            name: "ResumeModelTests", dependencies: ["ResumeModel", "TestSupport"],
            swiftSettings: swift),
        .testTarget(
            name: "ResumeDataTests",
            dependencies: ["ResumeData", "Languages", "System", "TestSupport"],
            swiftSettings: swift),
        .testTarget(name: "PagesTests", dependencies: ["Pages"], swiftSettings: swift),
        .testTarget(
            name: "ResumeLayoutTests",
            dependencies: ["ResumeLayout", "Languages", "TextBackend", "TestSupport"],
            swiftSettings: swift),
        .testTarget(
            name: "PDFFileTests", dependencies: ["PDFFile", "System", "TestSupport"],
            swiftSettings: swift),
        .testTarget(
            name: "CairoPangoBackendTests",
            dependencies: ["CairoPangoBackend", "PDFFile", "Assets", "System", "TestSupport"],
            swiftSettings: swift),
        .testTarget(
            name: "TextBackendTests", dependencies: ["TextBackend"], swiftSettings: swift),
        .testTarget(
            name: "ExportTests",
            dependencies: [
                "Export", "ResumePDF", "ResumeData", "ResumeLayout", "ResumeModel", "Pages",
                "Languages", "SourceTree", "TestSupport",
            ],
            swiftSettings: swift),
        .testTarget(
            name: "SharingTests",
            dependencies: ["Sharing", "Languages", "System", "SourceTree", "TestSupport"],
            swiftSettings: swift),
        .testTarget(
            name: "CheckingTests",
            dependencies: [
                "Checking", "PDFFile", "Pages", "ResumeModel", "ResumeData", "ResumePDF",
                "SourceTree", "Languages", "System", "TestSupport",
            ],
            swiftSettings: swift),
        .testTarget(
            name: "ResumePDFTests",
            dependencies: [
                "Sharing", "ResumePDF", "SourceTree", "ResumeModel", "ResumeData", "ResumeLayout",
                "Pages",
                "CairoPangoBackend", "TextBackend", "System", "Characters", "TestSupport",
                "Languages", "Export", "PDFFile",
            ],
            exclude: ["Goldens", "Layouts/Goldens"], swiftSettings: swift),
        .testTarget(
            name: "ResumeCommandTests",
            dependencies: [
                "ResumeCommand", "ResumePDF", "ResumeData", "Sharing", "SourceTree", "Pages",
                "System", "TestSupport", "Export",
            ],
            exclude: ["Transcripts"], swiftSettings: swift),
        .testTarget(
            name: "PackageTests",
            dependencies: [
                "ResumeCommand", "ResumeData", "ResumeModel", "Pages", "Assets", "CCairo",
                "SourceTree", "TestSupport",
            ],
            exclude: ["Sources/untranslated.txt"], swiftSettings: swift),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c2x
)
