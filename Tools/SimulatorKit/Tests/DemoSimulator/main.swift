// Serves the demo: `swift run DemoSimulator serve`.

import DemoApp
import Foundation
import SimulatorKit

exit(
    await Simulator.run { _ in
        let log = InspectorLog()
        return DemoCoordinator(log: log).simulated(log: log)
    }
)
