"""Makes parks, boards, words for handles and avatars of SkyZoneLeaderboard; run `python3 Tools/Samples/skyzone_leaderboard.py`.

The parks carry invented names and lie in the states of a continent. The same bytes come out every time.
"""

import json
import pathlib
import random

import numpy

import portraits
from painting import Painting, save

SAMPLE = pathlib.Path(__file__).parents[2] / "Packages/SkyZoneLeaderboard/Sources/SkyZoneLeaderboard/Resources/Sample"
AVATARS, PARKS, SEED = 24, 200, 20

BOARDS = [
    {"id": "open-jump", "name": "Open Jump", "unit": {"id": "minutes", "one": "minute", "other": "minutes"}, "lowest": 5, "highest": 480000},
    {"id": "ultimate-dodgeball", "name": "Ultimate Dodgeball", "unit": {"id": "points", "one": "point", "other": "points"}, "lowest": 10, "highest": 950000},
]

# How many parks each state has.
REGIONS = [
    (22, "NJ"), (14, "MA"), (12, "MD"), (12, "GA"), (14, "FL"), (16, "IL"), (10, "MI"), (12, "OH"), (8, "MN"), (8, "MO"),
    (22, "TX"), (8, "CO"), (8, "AZ"), (24, "CA"), (6, "WA"), (4, "OR"),
]  # fmt: skip
FIRST = "Alder Amber Aspen Beacon Birch Bluff Bramble Canyon Cedar Clover Copper Coral Cypress Dogwood Eagle Elm Falcon Fern Flint Fox Garnet Granite Harbor Hawk Hazel Heron Hickory Ivy Juniper Kestrel Lantern Larch Laurel Linden Lupine Maple Meadow Mill Moss Oak Orchard Otter Pebble Pine Quarry Raven Redwood Ridge River Rowan Saddle Sage Silver Spruce Summit Sycamore Thistle Timber Trout Walnut Willow Wren".split()
SECOND = "bend bridge brook court creek dale fall field ford gate glen grove haven hill hollow hurst mead mere mont park point port rock run side springs stead vale view ville way wood worth".split()

ADJECTIVES = "agile airy amped astro atomic blazing bold bouncy brave breezy bright brisk bubbly calm cheery chill clever comet cosmic crafty dapper daring dashing dizzy double eager electric epic feather fearless fizzy flashy fleet floaty flying frosty funky gentle giddy glowing golden happy hasty hidden hyper icy jazzy jolly jumbo jumpy keen leaping lively lofty loud lucky lunar magic mega mellow merry mighty mini misty neon nifty nimble noble odd orbit peppy perky plucky polar proud quick quiet rapid rocket rolling royal rubber rusty shiny silent silly sky sleepy slick snappy snazzy soaring solar sonic speedy spinning springy starry steady stellar stormy sunny super swift tidy tiny triple turbo twisty ultra upbeat vivid wacky wavy wild windy witty zany zippy".split()
ANIMALS = "antelope badger bandicoot bat bear beaver bison bobcat bunny camel capybara caracal cheetah chinchilla chipmunk cobra condor cougar coyote crane cricket deer dingo dolphin dragonfly eagle egret elk falcon ferret finch firefly flamingo flea fox frog gazelle gecko gerbil gibbon goat goose gopher grasshopper hamster hare hawk hedgehog heron hippo hopper hornet ibex ibis iguana impala jackal jaguar jay jerboa kangaroo kestrel kingfisher kiwi koala lark lemur leopard lion lizard llama lynx magpie mantis marmot marten meerkat mink mole mongoose monkey moose moth mouse newt ocelot octopus okapi orca otter owl panda panther parrot pelican penguin pika pony possum puffin puma quail quokka rabbit raccoon raven robin salmon seal serval shark shrew skunk sloth snail sparrow springbok squid squirrel stoat stork swallow swan tapir tiger toad toucan turtle viper vole wallaby walrus weasel whale wolf wombat wren yak zebra".split()


def parks():
    draw = random.Random(SEED)
    names = [a + b for a in FIRST for b in SECOND if not a.lower().endswith(b[:3])]
    draw.shuffle(names)
    rows = []
    for count, region in REGIONS:
        for _ in range(count):
            name = names.pop()
            rows.append({
                "id": f"park-{len(rows) + 1:03}",
                "name": name,
                "region": region,
                "opens": draw.choice(("09:00", "10:00", "11:00")),
                "closes": draw.choice(("20:00", "21:00", "22:00")),
                "trampolines": draw.randrange(40, 160, 5),
                "phone": f"555-01{len(rows) % 100:02}",
                "about": f"{draw.choice(('Wall-to-wall trampolines', 'A foam pit the size of a pool', 'Two dodgeball courts', 'A slam-dunk lane with three hoops'))} and {draw.choice(('a gallery for those who watch', 'a quiet hour every morning', 'a room for birthdays', 'toddler time twice a week'))}.",
            })  # fmt: skip
    assert len(rows) == PARKS and len({r["name"] for r in rows}) == PARKS
    return rows


def avatar(number):
    draw = numpy.random.default_rng(1000 + number)
    look = portraits.random_look(draw)
    look["ground"] = portraits.GROUND[number % len(portraits.GROUND)]
    look["style"] = portraits.STYLES[number % len(portraits.STYLES)]
    look["skin"] = portraits.SKIN[(number * 5 + number // 6) % len(portraits.SKIN)]
    look["accent"] = portraits.CLOTH[(number * 3 + 1) % len(portraits.CLOTH)]
    if look["style"] in ("bun", "braids", "long", "bob"):
        look["beard"] = None
    if look["style"] in ("afro", "curly", "bun", "spiky") and look["hat"] != "headband":
        look["hat"] = None
    p = Painting(192, 192, number)
    portraits.face(p, **look)
    save(p.finish(grain=0.004, vignette=0.05), SAMPLE / f"avatars/avatar-{number + 1:02}.jpg", 86)


def write(name, content):
    SAMPLE.mkdir(parents=True, exist_ok=True)
    (SAMPLE / name).write_text(json.dumps(content, ensure_ascii=False, indent=1) + "\n")


if __name__ == "__main__":
    for number in range(AVATARS):
        avatar(number)
    write("parks.json", {"parks": parks()})
    write("boards.json", {"boards": BOARDS})
    write("handles.json", {
        "adjectives": ADJECTIVES,
        "nouns": ANIMALS,
        "avatars": [f"avatar-{k + 1:02}.jpg" for k in range(AVATARS)],
    })  # fmt: skip
    handles = len(set(ADJECTIVES)) * len(set(ANIMALS))
    assert len(set(ADJECTIVES)) == len(ADJECTIVES) and len(set(ANIMALS)) == len(ANIMALS)
    print(f"{len(ADJECTIVES)} x {len(ANIMALS)} = {handles} handles before numbers")
