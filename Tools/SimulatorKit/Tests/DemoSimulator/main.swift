// Serves the demo: `swift run DemoSimulator serve`, with `--menu` in its other form.

import DemoApp
import Foundation
import SimulatorKit

exit(
    await Simulator.run { options in
        let log = InspectorLog()
        return DemoCoordinator(log: log, hasMenu: options["menu"] != nil).simulated(log: log)
    }
)
