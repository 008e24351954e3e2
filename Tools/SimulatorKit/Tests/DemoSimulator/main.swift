// Serves the demo: `swift run DemoSimulator serve`.

import DemoApp
import Foundation
import SimulatorKit

exit(
    await Simulator.run { _ in
        let log = InspectorLog()
        guard let coordinator = DemoCoordinator(log: log) else { throw CocoaError(.featureUnsupported) }
        return coordinator.simulated(log: log)
    }
)
