// Serves the demo: `swift run DemoSimulator serve`, with `--menu` for its form with a drawer.

import DemoApp
import Foundation
import SimulatorKit

exit(
    await Simulator.run { options in
        let log = InspectorLog()
        return DemoCoordinator(log: log, hasMenu: options["menu"] != nil).simulated(log: log)
    }
)
