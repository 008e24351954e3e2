"""Makes catalog, scripts, recordings, covers and portraits of Pictone; run `python3 Tools/Samples/pictone.py`.

Lengths of the pre-made recordings follow from the words and the voice. The same bytes come out every time.
"""

import json
import multiprocessing
import pathlib
import random

import interlochen
import portraits
import publisher_facts
import scenes
import stage
import still_life
from painting import Painting, save
from pictone_text import ALBUMS, CHARACTERS, GENRES, MANNERS, POPULAR, VOICES

SAMPLE = pathlib.Path(__file__).parents[2] / "Packages/Pictone/Sources/Pictone/Resources/Sample"
GROUND = portraits.GROUND

LOOKS = {
    "wren": dict(skin="#d79c6e", hair="#2b1d18", cloth="#588157", ground=GROUND[0], style="braids", hat="brim", accent="#8a5a3a", mood=0.7, eyes="#3f6f4f"),
    "bo": dict(skin="#eab98f", hair="#c9c6c0", cloth="#1f3a5f", ground=GROUND[1], style="short", hat="captain", accent="#22345a", beard="full", mood=0.7, age=0.6, collar="#f4f1de"),
    "isolde": dict(skin="#8d5a3a", hair="#5a5560", cloth="#5b2a86", ground=GROUND[3], style="bun", glasses=True, mood=0.3, age=0.4, collar="#e9d8ff"),
    "mags": dict(skin="#f6d3b8", hair="#a8452c", cloth="#e4a32e", ground=GROUND[7], style="curly", hat="headband", accent="#2f9e9a", mood=1.0, eyes="#2f7d6b"),
    "otto": dict(skin="#f6d3b8", hair="#b5762f", cloth="#fbf6ea", ground=GROUND[4], style="bald", beard="moustache", hat="beanie", accent="#fbf6ea", mood=1.0),
    "sefa": dict(skin="#b97a4e", hair="#1c2230", cloth="#2f4858", ground=GROUND[6], style="long", hat="hood", accent="#e9b44c", mood=0.3, eyes="#35506a"),
    "aldous": dict(skin="#eab98f", hair="#e0b35a", cloth="#8a1c3a", ground=GROUND[5], style="bob", hat="crown", beard="stubble", mood=0.7, collar="#fdf7ea"),
    "pim": dict(skin="#5f3b28", hair="#2b1d18", cloth="#d1495b", ground=GROUND[2], style="afro", mood=1.0, turn=0.1),
    "noor": dict(skin="#d79c6e", hair="#1c2230", cloth="#1b2a52", ground=("#8a93d6", "#1b2352"), style="side", glasses=True, mood=0.3, collar="#c9d6ff"),
    "vole": dict(skin="#f2ddd0", hair="#8f8f94", cloth="#22222c", ground=("#c9d6c0", "#5d7a68"), style="short", hat="brim", accent="#2b2b35", beard="moustache", mood=0.3, age=0.5, brow=1.0, collar="#b23a48"),
}  # fmt: skip

COVERS = {
    "blank-map": lambda p: scenes.contour_map(p, ("#e9e2cf", "#cfc6ad"), ("#fbf6e6", "#f0e2bf", "#d9b98a", "#fdfaf2")),
    "second-island": publisher_facts.twin_isles,
    "ferry-fog": lambda p: (scenes.seascape(p, ((0, "#aebcc6"), (1, "#e9e6dc")), sun=(0.5, 0.3), far="#cfd3d2", near="#7d929c", light="#fffdf2", boats=1, gulls=4), p.mist(0.55, 0.2, "#f2f1ea", 0.75)),
    "books-at-night": still_life.open_book,
    "overdue": lambda p: still_life.desk(p, "#5a2a3a", "#e9c46a"),
    "humming-box": lambda p: stage.microphone(p, "#1a1033", "#5b2a86", "#6ff0d0"),
    "clockwork-heron": lambda p: (scenes.city(p, ((0, "#e8a87c"), (0.4, "#f6cfa0"), (0.7, "#fdeccb")), tall=0.4, stars=0), scenes.flock(p, 7, 0.15, 0.85, 0.1, 0.4, "#3a2a4a", 0.12)),
    "small-oven": still_life.bread,
    "keeper-answers": lambda p: (scenes.lighthouse(p, x=0.5, beam=0.03), p.mist(0.75, 0.15, "#9fb6c9", 0.5)),
    "light-list": lambda p: scenes.city(p, ((0, "#06122b"), (0.4, "#12345a"), (0.7, "#3f7a9a"))),
    "nine-days": still_life.crown,
    "crown-for-sale": publisher_facts.canal,
    "under-bridges": publisher_facts.ravines,
    "afraid-of-dark": scenes.starry,
    "comet-letter": scenes.star_trails,
    "polite-villain": publisher_facts.eruption,
    "a-cold-cure": lambda p: still_life.window_sill(p, 0.8, "#4d7c8a", "#d9708a", ("#b8c8e8", "#f2e6f2"), "#dfe6ea"),
    "the-long-table": lambda p: interlochen.lakeside(p, ((0, "#27406f"), (0.3, "#8a6a9a"), (0.55, "#f7b58a")), pier=True, canoe=False, stars=120),
}


def script(text):
    """Introduction, acting points and lines of one script."""
    lines = [line for line in text.strip().split("\n")]
    points = [line[2:] for line in lines if line.startswith("* ")]
    spoken = [line.split(": ", 1) for line in lines[1:] if not line.startswith("* ")]
    assert 8 <= len(spoken) <= 20 and all(who in CHARACTERS for who, _ in spoken)
    return lines[0], points, spoken


def paint(job):
    folder, name = job
    if folder == "characters":
        p = Painting(360, 360, 100 + list(CHARACTERS).index(name))
        portraits.face(p, **LOOKS[name])
    else:
        p = Painting(480, 480, 200 + list(ALBUMS).index(name))
        COVERS[name](p)
    save(p.finish(grain=0.004, vignette=0.08), SAMPLE / "pictures" / f"{name}.jpg", 82)


def contents():
    draw = random.Random(9)
    albums, scripts, recordings = [], [], []
    for album, (title, summary, genres, text) in ALBUMS.items():
        introduction, points, spoken = script(text)
        who = list(dict.fromkeys(c for c, _ in spoken))
        paragraphs = [{"id": f"p{k + 1:02}", "character": c, "text": words} for k, (c, words) in enumerate(spoken)]
        albums.append({"id": album, "title": title, "summary": summary, "cover": f"{album}.jpg", "characters": who, "genres": list(genres), "script": f"{album}-script"})
        scripts.append({"id": f"{album}-script", "album": album, "introduction": introduction, "characters": who, "actingPoints": points, "paragraphs": paragraphs})
        for character in who:
            voices, manners = draw.sample(VOICES, 2), draw.sample(MANNERS, 2)
            for k in range(2):
                pace = draw.uniform(0.3, 0.46)
                takes = [{"paragraph": p["id"], "duration": round(0.8 + pace * len(p["text"].split()) + draw.uniform(0, 0.6), 1)} for p in paragraphs if p["character"] == character]
                recordings.append({"id": f"{album}-{character}-{k + 2}", "script": f"{album}-script", "character": character, "place": k + 2, "voice": voices[k], "title": manners[k], "takes": takes})
    return {
        "catalog.json": {"popularCharacter": POPULAR, "pageSizes": {"popularAlbums": 3, "characters": 4, "genres": 4}, "files": {k: f"{k}.json" for k in ("characters", "albums", "genres", "scripts", "recordings")}},
        "characters.json": {"characters": [{"id": i, "name": name, "portrait": f"{i}.jpg", "summary": text} for i, (name, text) in CHARACTERS.items()]},
        "albums.json": {"albums": albums},
        "genres.json": {"genres": [{"id": i, "name": name} for i, name in GENRES]},
        "scripts.json": {"scripts": scripts},
        "recordings.json": {"recordings": recordings},
    }  # fmt: skip


if __name__ == "__main__":
    with multiprocessing.Pool(2) as pool:
        pool.map(paint, [("characters", c) for c in CHARACTERS] + [("albums", a) for a in ALBUMS], chunksize=1)
    for name, content in contents().items():
        (SAMPLE / name).write_text(json.dumps(content, ensure_ascii=False, indent=1) + "\n")
