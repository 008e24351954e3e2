"""Opens any app in the browser and checks its first screen: on two phones, dark, from right to left,
by keyboard, and that a tap moves it."""

import time

from browsing import Page, Simulator, console_errors, wait
from screens import MEASURING
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

PHONES = {"small": 320, "phone": 393}
LOOKS = {
    "light": {"dark": False, "language": "en"},
    "dark": {"dark": True, "language": "en"},
    "right-to-left": {"dark": False, "language": "ar-XB"},
}

# The controls on screen that the keyboard can reach.
CONTROLS = """
const device = document.getElementById("device");
const controls = [...device.querySelectorAll("button, input, select, textarea, a[href], [tabindex]")].filter((node) =>
  !node.disabled && node.tabIndex >= 0 && !node.closest("[inert], .leaving") && node.checkVisibility({
    visibilityProperty: true }) && node.getBoundingClientRect().width > 0);
"""
# Texts below the app's smallest legible size.
TOO_SMALL = """
const device = document.getElementById("device");
const smallest = parseFloat(device.style.getPropertyValue("--smallest-text"));
const found = smallest > 0 ? [] : ["the device doesn't say how small text may be"];
for (const node of device.querySelectorAll("#levels *")) {
  if (![...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim())) continue;
  const size = parseFloat(getComputedStyle(node).fontSize);
  if (size < smallest - 0.01) found.push(size + ": " + node.innerText.slice(0, 30));
}
return found.slice(0, 5);
"""


def tabbed_through(driver):
    """The controls that Tab doesn't reach, from the first one on."""
    count = driver.execute_script(
        CONTROLS + "window.checked = controls; window.seen = new Set();"
        "document.addEventListener('focusin', ({ target }) => { if (checked.includes(target)) seen.add(target); });"
        "controls[0]?.focus(); return controls.length")
    assert count > 0, "there is nothing to act on"
    for _ in range(count // 8 + 8):
        actions = ActionChains(driver)
        for _ in range(8):
            actions.send_keys(Keys.TAB)
        actions.perform()
        if driver.execute_script("return seen.size") == count:
            return []
    return driver.execute_script("return checked.filter((node) => !seen.has(node)).map((node) => node.outerHTML.slice(0, 90))")


def place(driver):
    """The entries in front, and the overlay above them."""
    return driver.execute_script(
        "return [...document.querySelectorAll('.entry.top:not(.leaving), .overlay')]"
        ".filter((node) => !node.closest('[inert]') && node.checkVisibility({ visibilityProperty: true }))"
        ".map((node) => node.dataset.entry ?? node.id).join(' ')")


def tapped(driver):
    """Taps controls, from the first on, until one navigates; returns whether one does."""
    before = place(driver)
    for index in range(8):
        driver.execute_script(CONTROLS + "controls.filter((node) => node.dataset.tap)[arguments[0]]?.click()", index)
        end = time.monotonic() + 2
        while time.monotonic() < end:
            if place(driver) != before:
                return True
            time.sleep(0.05)
    return False


def stands(page, shown):
    """Fails if an element of the screen is misplaced or, in the smallest size, too small to read."""
    faults = page.driver.execute_script(MEASURING)
    assert not faults, f"{shown}: {faults}"
    page.set(text=0.85)
    small = page.driver.execute_script(TOO_SMALL)
    assert not small, f"{shown}: too small is {small}"
    page.set(text=1)


def shortcuts(page, name):
    """Follows the shortcuts on the app's icon of the home screen, on the narrowest phone."""
    page.set(id="small", dark=False, language="en")
    count = page.driver.execute_script("return document.querySelectorAll('#shortcuts button').length")
    for index in range(count):
        # The message of its button; it may lead to the app's current screen.
        shown = page.driver.execute_script(
            "return post(JSON.parse(document.querySelectorAll('#shortcuts button')[arguments[0]].dataset.send))", index)
        assert shown > 0, f"shortcut {index} of {name} isn't taken"
        wait(lambda: page.driver.execute_script("return revision") >= shown, f"shortcut {index} of {name}")
        stands(page, f"{name}, shortcut {index}")
        page.shoot(f"{name}-shortcut-{index}", settle=0.3)


def first_screen(driver, folder, name, program):
    """Checks one app and keeps a screenshot of each look."""
    with Simulator(program) as simulator:
        driver.get(simulator.address)
        page = Page(driver, folder)
        page.set(still=True)
        # An app may begin with a loading screen.
        wait(lambda: driver.execute_script(CONTROLS + "return controls.length"), "a first control")
        first = driver.execute_script("return document.querySelector('#levels').innerText.trim()")
        assert len(first) > 10, f"{name}: {first!r} is all there is"
        for phone, width in PHONES.items():
            for look, settings in LOOKS.items():
                page.set(id=phone, **settings)
                shown = f"{name} at {width}, {look}"
                device = driver.execute_script("const d = document.getElementById('device');"
                                               "return [d.offsetWidth, d.dataset.scheme, d.dir]")
                assert device[0] == width and (device[1] == "dark") == settings["dark"] \
                    and (device[2] == "rtl") == (look == "right-to-left"), f"{shown}: {device}"
                stale = driver.execute_script(
                    "return [...document.querySelectorAll('select')]"
                    ".filter((field) => field.value !== field.querySelector('option[selected]')?.value)"
                    ".map((field) => field.id + ' ' + field.value)")
                assert not stale, f"{shown}: the toolbar still shows {stale}"
                stands(page, shown)
                page.shoot(f"{name}-{width}-{look}", settle=0.3)
        page.set(id="phone", dark=False, language="en")
        missed = tabbed_through(driver)
        assert not missed, f"{name}: Tab doesn't come to {missed}"
        assert tapped(driver), f"{name}: no tap leads anywhere"
        shortcuts(page, name)
        errors = console_errors(driver)
        assert not errors, f"{name}: {errors}"
        # Left before its server ends, so that it sends no more requests during the next app's check.
        driver.get("about:blank")
