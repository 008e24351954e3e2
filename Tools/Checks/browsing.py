"""The shared parts of the browser checks: a served simulator, a browser, and the page in it."""

import os
import subprocess
import tempfile
import time

from selenium import webdriver
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.by import By


class Simulator:
    def __init__(self, program, *options):
        self.process = subprocess.Popen(
            [program, "serve", "--port", "0", "--token", "check", "--state", tempfile.mkdtemp(), *options],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        assert " runs at " in line, f"the simulator said: {line!r}"
        self.address = line.strip().rsplit(" ", 1)[1]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait(timeout=20)


def browser():
    options = webdriver.ChromeOptions()
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1500,1000"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    os.environ.setdefault("SE_OFFLINE", "true")
    return webdriver.Chrome(options=options)


def wait(condition, what, seconds=20):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            value = condition()
            if value:
                return value
        except Exception:  # The page was swapped during the check.
            pass
        time.sleep(0.05)
    raise AssertionError(f"waited in vain for {what}")


def console_errors(driver):
    """The browser's errors since the last call, except for images that are missing on purpose."""
    return [entry["message"] for entry in driver.get_log("browser")
            if entry["level"] == "SEVERE" and "media/" not in entry["message"]
            and "events" not in entry["message"] and "favicon" not in entry["message"]]


class Page:
    def __init__(self, driver, folder):
        self.driver, self.folder = driver, folder

    def shoot(self, name, settle=0.8):
        time.sleep(settle)  # Animations end after at most 0.7 s.
        self.driver.save_screenshot(str(self.folder / f"{name}.png"))

    def front(self):
        shown = self.driver.find_elements(By.CSS_SELECTOR, ".entry.top:not(.leaving)")
        return shown[-1]

    def still(self):
        """Waits until no transition runs: until then the front may change under a click."""
        script = """return document.getAnimations().every(one =>
            one.playState !== "running" || one.effect.getComputedTiming().iterations === Infinity)"""
        wait(lambda: self.driver.execute_script(script), "the end of the transition")

    def kind(self, wanted):
        wait(lambda: self.front().get_attribute("data-kind") == wanted, wanted)

    def tool(self, text):
        for button in self.driver.find_elements(By.CSS_SELECTOR, "button"):
            if button.text.replace("\n", " ").strip() == text:
                button.click()
                return
        raise AssertionError(f"no tool {text}")

    def swipe(self, part):
        """Swipes from the leading edge over a part of the screen's width. The device may be drawn scaled."""
        left, top, width, height = self.driver.execute_script(
            "const r = arguments[0].getBoundingClientRect(); return [r.left, r.top, r.width, r.height]", self.front())
        actions = ActionBuilder(self.driver)
        actions.pointer_action.move_to_location(int(left + 8), int(top + height / 2)).pointer_down()
        for step in (0.5, 1):
            actions.pointer_action.move_to_location(int(left + 8 + width * part * step), int(top + height / 2))
        actions.pointer_action.pointer_up()
        actions.perform()

    def choose(self, field, value):
        self.driver.execute_script(
            "const s = document.getElementById(arguments[0]); s.value = arguments[1];"
            "s.dispatchEvent(new Event('change', {bubbles: true}));", f"choose-{field}", value)

    def set(self, **device):
        """Sets the device as its tools do, all at once, and returns when the page shows it."""
        revision = self.driver.execute_script("return post({ device: arguments[0] })", device)
        wait(lambda: self.driver.execute_script("return revision") >= revision, "the device's change")
