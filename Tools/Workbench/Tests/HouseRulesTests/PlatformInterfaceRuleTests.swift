import HouseRules
import Testing

struct PlatformInterfaceRuleTests {
    @Test(
        arguments: [
            "import UIKit", "    import SwiftUI", "import struct UIKit.CGFloat", "package import AppKit",
            "@_exported import UIKit", "@preconcurrency public import WebKit", "import class UIKit.UIView",
            "import Foundation; import UIKit", "#if canImport(UIKit)\n    import UIKit\n#endif",
            "import UIKit.UIView",
            "@_exported\nimport UIKit",
        ]
    )
    func everyFormIsFound(code: String) {
        #expect(lines(PlatformInterfaceRule(), code).count == 1)
        #expect(
            lines(PlatformInterfaceRule(), code, at: "Tools/SimulatorKit/Sources/SimulatorKit/A.swift").count
                == 1
        )
        #expect(lines(PlatformInterfaceRule(), code, at: "Packages/App/Tests/AppTests/A.swift").count == 1)
    }

    @Test(arguments: [
        "import Foundation", "// import UIKit", "let text = \"import UIKit\"",
        "/* import UIKit\nimport UIKit */",
        "let text = \"\"\"\n    import UIKit\n    \"\"\"", "import UIKitten",
    ])
    func whatOnlyLooksLikeItIsNot(code: String) {
        #expect(lines(PlatformInterfaceRule(), code).isEmpty)
    }
}
