"""Opens and closes the leaderboard's side panel with a finger, and checks that the app's thresholds decide."""

import time

from browsing import Page, Simulator, console_errors, wait
from selenium.webdriver.common.actions.action_builder import ActionBuilder

DRAWER = "document.querySelector('.level:not(.covered) [data-drawer]')"


def thresholds(driver, **changed):
    """The panel's thresholds in the page, after it was given these."""
    return driver.execute_script(
        f"const data = {DRAWER}.querySelector('.panel').dataset; Object.assign(data, arguments[0]);"
        "return [Number(data.edge), Number(data.distance)]", {key: str(value) for key, value in changed.items()})


def drag(driver, start, moved):
    """Drags a finger from a start, in points from the leading edge, over a distance; the device may be drawn scaled."""
    left, top, height, scale = driver.execute_script(
        "const d = document.getElementById('device'), r = d.getBoundingClientRect();"
        "return [r.left, r.top, r.height, r.width / d.offsetWidth]")
    at = lambda x: (int(left + x * scale), int(top + height * 0.8))
    actions = ActionBuilder(driver)
    actions.pointer_action.move_to_location(*at(start)).pointer_down()
    for part in (0.5, 1):
        actions.pointer_action.move_to_location(*at(start + moved * part))
    actions.pointer_action.pointer_up()
    actions.perform()
    time.sleep(0.8)
    return driver.execute_script(f"return {DRAWER}.dataset.drawer") == "open"


def side_panel(driver, folder, program):
    with Simulator(program) as simulator:
        driver.get(simulator.address)
        page = Page(driver, folder)
        page.set(still=True)
        wait(lambda: driver.execute_script("document.querySelector('[data-tap*=sampleTapped]').click(); return true"), "an account to try")
        page.kind("profile")
        time.sleep(0.8)
        edge, distance = thresholds(driver)
        assert not drag(driver, edge + 6, distance + 40), "it came from beyond the edge"
        assert not drag(driver, edge / 2, distance - 10), "it didn't go far enough to open"
        assert drag(driver, edge / 2, distance + 10), "it opens"
        assert drag(driver, 200, 10 - distance), "it didn't go far enough to close"
        assert not drag(driver, 200, -distance - 10), "it closes"
        thresholds(driver, edge=100, distance=160)
        assert not drag(driver, 60, 150), "the app wants more now"
        assert drag(driver, 60, 170), "and takes a finger from farther in"
        errors = console_errors(driver)
        assert not errors, errors
        driver.get("about:blank")
