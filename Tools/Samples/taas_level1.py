"""Makes the FAQ and the images of TaaSLevel1; run `python3 Tools/Samples/taas_level1.py`.

The same bytes come out every time.
"""

import json
import pathlib

import scenes
import still_life
import wildlife
from painting import Painting, save, save_animation

SAMPLE = pathlib.Path(__file__).parents[2] / "Packages/TaaSLevel1/Sources/TaaSLevel1/Resources/Sample"

INTRODUCTION = """Welcome to the level one evaluation.

You will build something small from beginning to end, and somebody who builds such things every day will look at how you did it. Nothing here is a trick question.

Most of what people ask us is answered below. If your question is missing, write to us with the form on the third tab."""

QUESTIONS = [
    ("How long does it take?", "About a week of evenings."),
    ("Do I have to be a professional?", "No. Students, career changers and people who have built apps for ten years all start with the same brief. What we look at is what you hand in."),
    ("What exactly will be evaluated?", "Whether it works, first of all: we use it the way somebody would who has never seen it, on a small screen and a large one, with a slow connection and with none. Then whether another person could go on with your work tomorrow: names, structure, tests, and what you wrote down about the decisions you took. Last, the care in the details: what happens when a text is twice as long as you thought, when a picture never arrives, when somebody taps twice."),
    ("May I use libraries?", "Yes, if you can say why."),
    ("Can I ask for help?", "Ask colleagues, read documentation, search. Tell us where a piece comes from if you did not write it."),
    ("Which devices should it run on?", "Every phone and tablet that still gets updates, held either way up. You don't need to own them all: the simulators will do."),
    ("What if I don't finish in time, or life gets in the way while I am in the middle of it?", "Write to us before the last day and say how much longer you need. It happens to about one in four, and it has no influence on the result. What we cannot do is look at half a project and guess at the other half."),
    ("Is there a second attempt?", "Yes, after three months."),
    ("Who reads my code?", "Two people, one after the other and without talking to each other. If they disagree by more than one grade, a third one reads it without knowing the first two results. You learn their names when it is over, and you can ask each of them anything about what they wrote."),
    ("Do design and colours count?", "Clarity counts. Taste does not."),
    ("How do I hand it in?", "Send us the address of your repository with the form in this app. Make sure that a fresh clone builds without any steps that are only in your head."),
    ("When do I hear from you?", "Within ten working days, by email."),
    ("What do I get in the end?", "A written evaluation of two to three pages: what was good, what was not, and what we would do next in your place. Above it stands one of four grades. The evaluation belongs to you; we show it to nobody unless you ask us to."),
    ("Does it cost anything?", "No."),
    ("What happens to the code I wrote, and may I publish it once the evaluation is over?", "It stays yours. We keep a copy for a year so that we can answer your questions about the result, then we delete it. Publish it whenever you like, but please wait until you have your result, and leave our brief out."),
    ("Can I withdraw?", "At any time, without a reason. We then delete everything we have from you within a day."),
]

# file: (painter, width, height, seed); the first three stand between introduction and questions
PICTURES = {
    "seedling.jpg": (lambda p: still_life.window_sill(p, 0.12, outside=("#9db9d6", "#f8e3cf")), 900, 600, 3),
    "growing.jpg": (lambda p: still_life.window_sill(p, 0.55), 900, 600, 3),
    "bloom.jpg": (lambda p: still_life.window_sill(p, 1.0, outside=("#e8a27c", "#fde2b0")), 900, 600, 3),
    "desk.jpg": (still_life.desk, 960, 720, 4),
    "meadow.jpg": (still_life.meadow, 700, 1000, 5),
    "night-city.jpg": (scenes.city, 1280, 500, 23),
    "survey.png": (scenes.contour_map, 480, 480, 22),
    "puffin.png": (wildlife.puffin, 400, 500, 6),
    "woodcut.gif": (scenes.waves, 420, 420, 27),
    "lake.jpg": (scenes.alps, 1000, 660, 29),
}

# The images of the collection in their order, and what a screen reader says.
COLLECTION = {
    "desk.jpg": "A desk by a window with a lamp and open books",
    "meadow.jpg": "A meadow in flower under a wide sky",
    "night-city.jpg": "A city at night with its lights in the water",
    "lighthouse.gif": "A lighthouse that flashes twice and rests",
    "survey.png": "The contour lines of a hill on a map",
    "puffin.png": "A puffin on a rock",
    "woodcut.gif": "Waves in the manner of a woodcut",
    "moon.gif": "The moon as it waxes and wanes",
    "lake.jpg": "A lake under snowy mountains",
}


def lighthouse():
    """Two short flashes, then the dark: the delays differ as a real light's do."""
    frames, delays = [], []
    for lit, delay in ((1, 160), (0, 240), (1, 160), (0, 1400)):
        for beam, part in ((0.02, 0.4), (0.07, 0.3), (0.12, 0.3)) if lit else ((0.25, 1),):
            p = Painting(320, 320, 7)
            scenes.lighthouse(p, x=0.6, beam=beam if lit else 0.25, tall=0.56)
            frames.append(p.finish(grain=0))
            delays.append(int(delay * part) // 10 * 10)
    save_animation(frames, SAMPLE / "images/lighthouse.gif", delays, 64)


def moon_phases():
    """A month in frames that hold longest at the quarters and at full moon."""
    frames, delays = [], []
    for k in range(1, 26):
        p = Painting(240, 240, 31)
        still_life.moon(p, k / 26)
        frames.append(p.finish(grain=0, vignette=0))
        delays.append(1200 if k == 13 else 500 if k in (6, 7, 19, 20) else 110)
    save_animation(frames, SAMPLE / "images/moon.gif", delays, 48)


if __name__ == "__main__":
    for name, (painter, width, height, seed) in PICTURES.items():
        p = Painting(width, height, seed)
        painter(p)
        flat = name.endswith((".png", ".gif"))
        save(p.finish(grain=0 if flat else 0.006), SAMPLE / "images" / name, 80, 128 if flat else None)
    lighthouse()
    moon_phases()
    faq = {
        "introduction": INTRODUCTION,
        "images": [f"https://taas.example/images/{name}" for name in list(PICTURES)[:3]],
        "questions": [{"question": q, "answer": a} for q, a in QUESTIONS],
    }
    images = {"images": [{"file": name, "description": text} for name, text in COLLECTION.items()]}
    for name, content in (("faq.json", faq), ("images.json", images)):
        (SAMPLE / name).write_text(json.dumps(content, ensure_ascii=False, indent=2) + "\n")
