import SharedNavigation
import SharedTesting
import SimulatorKit
import TaaSLevel1
import Testing

@testable import TaaSLevel1Simulator

/// Every screen draws its content, in both languages.
@MainActor @Suite struct DrawingTests {
}
