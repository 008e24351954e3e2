"""Invented faces for the sample pictures: heads and shoulders in flat colour with soft light.

It is imported, not run. A look is a dictionary; `random_look` makes one up, a named character
overrides what it wants. Nobody real is meant.
"""

import math

import numpy

from painting import ramp, rgb, smooth

SKIN = ("#f6d3b8", "#eab98f", "#d79c6e", "#b97a4e", "#8d5a3a", "#5f3b28")
HAIR = ("#2b1d18", "#4a2d1c", "#7a4a25", "#b5762f", "#e0b35a", "#8f8f94", "#1c2230", "#a8452c")
CLOTH = ("#e4572e", "#2e86ab", "#3d5a80", "#588157", "#f2c14e", "#7b3f61", "#f4f1de", "#264653")
GROUND = (("#ffd9a0", "#f28c5e"), ("#bfe3f0", "#5a9bd4"), ("#d6ecc9", "#6fae8f"), ("#e7d3f2", "#9a78c2"), ("#ffe9b8", "#e9b44c"), ("#f9cfcf", "#d9708a"), ("#c9d6e8", "#53688f"), ("#b6ede3", "#2f9e9a"))
STYLES = ("short", "bob", "long", "curly", "bun", "bald", "spiky", "braids", "side", "afro")


def random_look(random):
    pick = lambda of: of[int(random.integers(len(of)))]
    return {
        "skin": pick(SKIN), "hair": pick(HAIR), "cloth": pick(CLOTH), "ground": pick(GROUND), "style": pick(STYLES),
        "beard": pick((None, None, None, "full", "moustache", "stubble")), "glasses": pick((False, False, True)),
        "hat": pick((None, None, None, "beanie", "cap", "headband")), "mood": pick((1.0, 0.7, 0.3)), "turn": pick((-0.12, 0.0, 0.12)),
    }  # fmt: skip


def darker(colour, amount=0.8):
    return rgb(colour) * amount


def face(p, **look):
    """Paints one portrait; see `random_look` for what a look says."""
    look = {"beard": None, "glasses": False, "hat": None, "mood": 0.7, "turn": 0.0, "age": 0.0, "accent": "#f2c14e", **look}
    w, h = p.width, p.height
    s = min(w, h) * 0.24
    cx, cy = w * 0.5, h * 0.46
    t = look["turn"] * s
    skin, hair, cloth = look["skin"], look["hair"], look["cloth"]
    light, deep = look["ground"]
    p.pixels = ramp([(0, light), (1, deep)], p.down * 0.8 + p.across * 0.25)
    p.shapes(lambda pen: pen.oval(cx + s * 0.5, cy - s * 0.2, s * 1.75), light, 0.5)
    style = look["style"]

    # Behind the head.
    if style in ("long", "bob"):
        low = 1.9 if style == "long" else 1.05
        p.shapes(lambda pen: [pen.oval(cx, cy - s * 0.15, s * 1.12, s * 1.2), pen.polygon([(cx - s * 1.1, cy - s * 0.2), (cx - s * 1.2, cy + s * low), (cx + s * 1.2, cy + s * low), (cx + s * 1.1, cy - s * 0.2)])], darker(hair, 0.75))
    elif style == "afro":
        p.shapes(lambda pen: [pen.oval(cx + math.cos(k * 0.42) * s * 0.95, cy - s * 0.4 + math.sin(k * 0.42) * s * 0.85, s * 0.55) for k in range(15)] + [pen.oval(cx, cy - s * 0.4, s * 1.2)], darker(hair, 0.85))
    elif style == "curly":
        p.shapes(lambda pen: [pen.oval(cx + math.cos(k * 0.33) * s * 1.0, cy - s * 0.12 + math.sin(k * 0.33) * s * 0.98, s * 0.36) for k in range(20)], darker(hair, 0.8))
    elif style == "bun":
        p.shapes(lambda pen: pen.oval(cx, cy - s * 1.38, s * 0.48), darker(hair, 0.85))
    elif style == "braids":
        for side in (-1, 1):
            p.shapes(lambda pen: [pen.oval(cx + side * s * (1.0 + 0.03 * k), cy + s * (0.2 + 0.34 * k), s * (0.25 - 0.02 * k), s * 0.23) for k in range(6)], darker(hair, 0.85))

    # Shoulders, neck, ears, head.
    body = p.shapes(lambda pen: [pen.oval(cx, cy + s * 2.65, s * 1.95, s * 1.3), pen.box(cx - s * 1.95, cy + s * 2.65, cx + s * 1.95, h + s)], cloth)
    p.shade(body * smooth(-0.1, 0.35, (p.across - 0.5) * p.aspect), 0.16)
    p.shapes(lambda pen: [pen.box(cx - s * 0.36, cy + s * 0.6, cx + s * 0.36, cy + s * 1.5), pen.oval(cx, cy + s * 1.5, s * 0.36, s * 0.3)], darker(skin, 0.86))
    if look.get("collar"):
        p.shapes(lambda pen: [pen.polygon([(cx, cy + s * 1.85), (cx + side * s * 0.4, cy + s * 1.25), (cx + side * s * 0.85, cy + s * 1.65)]) for side in (-1, 1)], look["collar"])
    p.shapes(lambda pen: [pen.oval(cx + side * s * 0.93 - t * 0.5, cy + s * 0.08, s * 0.17, s * 0.25) for side in (-1, 1)], darker(skin, 0.9))
    head = p.shapes(lambda pen: [pen.oval(cx, cy - s * 0.1, s * 0.92, s * 0.98), pen.oval(cx, cy + s * 0.3, s * 0.76, s * 0.85)], skin)
    p.shade(head * smooth(0.35, 1.0, ((p.x - cx) / s) + 0.35 * (p.y - cy) / s), 0.15)
    p.light(head * numpy.exp(-(((p.x - cx + s * 0.4) / s) ** 2 + ((p.y - cy + s * 0.3) / s) ** 2) * 2), rgb("#ffffff") * 0.1)
    for side in (-1, 1):
        p.shapes(lambda pen: pen.oval(cx + t + side * s * 0.5, cy + s * 0.38, s * 0.2, s * 0.14), "#e0604a", 0.24, blur=s * 0.05)

    # Features.
    ink = "#241a1a"
    for side in (-1, 1):
        ex, ey = cx + t + side * s * 0.36, cy + s * 0.02
        p.shapes(lambda pen: pen.oval(ex, ey, s * 0.16, s * 0.12), "#fdfaf5")
        p.shapes(lambda pen: pen.oval(ex + t * 0.3, ey, s * 0.1, s * 0.11), look.get("eyes", "#4a3322"))
        p.shapes(lambda pen: pen.oval(ex + t * 0.3, ey, s * 0.055), ink)
        p.shapes(lambda pen: pen.oval(ex + t * 0.3 - s * 0.035, ey - s * 0.04, s * 0.03), "#ffffff")
        p.shapes(lambda pen: pen.taper([(ex - s * 0.18, ey - s * 0.05), (ex, ey - s * 0.13), (ex + s * 0.18, ey - s * 0.05)], s * 0.045, s * 0.04), ink)
        brow = darker(hair, 0.7) if style != "bald" else darker(skin, 0.5)
        rise = look.get("brow", 0.0) * s * 0.1
        p.shapes(lambda pen: pen.taper([(ex - side * s * 0.2, ey - s * 0.31 + rise), (ex, ey - s * 0.35), (ex + side * s * 0.22, ey - s * 0.26)], s * 0.085, s * 0.045), brow)
    p.shapes(lambda pen: pen.taper([(cx + t * 1.2 - s * 0.03, cy + s * 0.05), (cx + t * 1.5 + s * 0.1, cy + s * 0.34), (cx + t * 1.3 - s * 0.04, cy + s * 0.38)], s * 0.03, s * 0.045), darker(skin, 0.68))
    if look["beard"] in ("full", "long"):
        fall = 1.0 if look["beard"] == "long" else 0.0
        p.shapes(lambda pen: [pen.polygon([(cx - s * 0.9, cy + s * 0.1), (cx - s * 0.72, cy + s * 0.32), (cx - s * 0.4, cy + s * 0.46), (cx, cy + s * 0.42), (cx + s * 0.4, cy + s * 0.46), (cx + s * 0.72, cy + s * 0.32), (cx + s * 0.9, cy + s * 0.1), (cx + s * 0.8, cy + s * 0.85), (cx + s * 0.4, cy + s * (1.22 + fall * 0.6)), (cx, cy + s * (1.32 + fall)), (cx - s * 0.4, cy + s * (1.22 + fall * 0.6)), (cx - s * 0.8, cy + s * 0.85)])], hair)
    elif look["beard"] == "stubble":
        jaw = head * smooth(0.35, 0.6, (p.y - cy) / s)
        p.blend(jaw * 0.22, darker(hair, 0.8))
    if look["beard"] in ("moustache", "full", "long"):
        p.shapes(lambda pen: [pen.leaf(cx + t, cy + s * 0.48, 0.18 if side > 0 else math.pi - 0.18, s * 0.5, s * 0.2, side * 0.3) for side in (-1, 1)], darker(hair, 0.82))
    mood = look["mood"]
    curve = [(cx + t + s * 0.3 * k / 6, cy + s * (0.6 + 0.13 * mood * (1 - (k / 6) ** 2))) for k in range(-6, 7)]
    if mood > 0.8:
        p.shapes(lambda pen: pen.polygon(curve + [(cx + t, cy + s * 0.58)]), "#7a2430")
        p.shapes(lambda pen: pen.polygon([(x, min(y, cy + s * 0.645)) for x, y in curve] + [(cx + t, cy + s * 0.58)]), "#fdfaf5")
    else:
        p.shapes(lambda pen: pen.taper(curve, s * 0.05, s * 0.05), "#8a3a38")
    if look["age"]:
        p.shapes(lambda pen: [pen.taper([(cx + t + side * s * 0.33, cy + s * 0.36), (cx + t + side * s * 0.45, cy + s * 0.58)], s * 0.025, s * 0.015) for side in (-1, 1)] + [pen.line([(cx - s * 0.3, cy - s * (0.5 + 0.1 * k)), (cx + s * 0.3, cy - s * (0.5 + 0.1 * k))], s * 0.018) for k in range(2)], darker(skin, 0.7), look["age"])

    # Hair in front.
    top = [(cx + s * 0.96 * math.cos(a), cy - s * 0.12 + s * 1.06 * math.sin(a)) for a in (math.pi * (1 + k / 24) for k in range(25))]
    fringes = {
        "short": [(0.93, 0.0), (0.8, -0.42), (0.3, -0.62), (-0.3, -0.58), (-0.8, -0.42), (-0.93, 0.0)],
        "bob": [(0.99, 0.5), (0.78, -0.3), (0.4, -0.38), (-0.1, -0.36), (-0.78, -0.3), (-0.99, 0.5)],
        "long": [(0.99, 0.6), (0.76, -0.2), (0.1, -0.78), (-0.76, -0.2), (-0.99, 0.6)],
        "bun": [(0.95, 0.0), (0.7, -0.55), (0, -0.72), (-0.7, -0.55), (-0.95, 0.0)],
        "braids": [(0.96, 0.2), (0.72, -0.4), (0.02, -0.86), (-0.72, -0.4), (-0.96, 0.2)],
        "side": [(0.94, 0.05), (0.78, -0.25), (-0.55, -0.72), (-0.82, -0.4), (-0.94, 0.05)],
        "curly": [(0.9, -0.1), (0.6, -0.45), (0.2, -0.6), (-0.2, -0.5), (-0.6, -0.5), (-0.9, -0.1)],
        "afro": [(0.9, -0.15), (0.5, -0.62), (0, -0.68), (-0.5, -0.62), (-0.9, -0.15)],
    }
    if style in fringes:
        p.shapes(lambda pen: pen.polygon(top + [(cx + x * s, cy + y * s) for x, y in fringes[style]]), hair)
        if style == "curly":
            p.shapes(lambda pen: [pen.oval(cx + s * x, cy - s * (0.72 + 0.14 * (k % 2)), s * 0.25) for k, x in enumerate((-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75))], hair)
        shine = [(cx + s * 0.7 * math.cos(a), cy - s * 0.15 + s * 0.82 * math.sin(a)) for a in (math.pi * (1.18 + 0.02 * k) for k in range(14))]
        p.shapes(lambda pen: pen.taper(shine, s * 0.09, s * 0.03), numpy.clip(rgb(hair) * 1.5 + 0.08, 0, 1), 0.55, blur=s * 0.02)
    elif style == "spiky":
        p.shapes(lambda pen: [pen.leaf(cx + s * 0.75 * math.cos(a), cy - s * 0.2 + s * 0.6 * math.sin(a), a, s * 0.85, s * 0.5) for a in (math.pi * (1.04 + k * 0.115) for k in range(9))] + [pen.polygon(top + [(cx + s * 0.6, cy - s * 0.5), (cx - s * 0.6, cy - s * 0.5)])], hair)

    # What is worn.
    hat, accent = look["hat"], look["accent"]
    dome = [(cx + s * 1.02 * math.cos(a), cy - s * 0.45 + s * 0.95 * math.sin(a)) for a in (math.pi * (1 + k / 24) for k in range(25))]
    if hat in ("beanie", "cap", "captain"):
        p.shapes(lambda pen: pen.polygon(dome), accent)
        band = darker(accent, 0.75)
        p.shapes(lambda pen: pen.box(cx - s * 1.04, cy - s * 0.62, cx + s * 1.04, cy - s * 0.4), band)
        if hat == "beanie":
            p.shapes(lambda pen: pen.oval(cx, cy - s * 1.45, s * 0.24), "#fdf7ea")
        else:
            way = 1 if t >= 0 else -1
            p.shapes(lambda pen: pen.leaf(cx - way * s * 0.5, cy - s * 0.44, 0.06 if way > 0 else math.pi - 0.06, s * 2.0, s * 0.36), darker(accent, 0.55))
        if hat == "captain":
            p.shapes(lambda pen: pen.oval(cx + t, cy - s * 0.75, s * 0.17), "#f2d272")
    elif hat == "headband":
        p.shapes(lambda pen: pen.polygon([(cx - s * 0.97, cy - s * 0.5), (cx, cy - s * 0.64), (cx + s * 0.97, cy - s * 0.5), (cx + s * 0.94, cy - s * 0.28), (cx, cy - s * 0.42), (cx - s * 0.94, cy - s * 0.28)]), accent)
    elif hat == "wizard":
        p.shapes(lambda pen: pen.polygon([(cx - s * 0.95, cy - s * 0.5), (cx - s * 0.45, cy - s * 1.5), (cx + s * 0.35, cy - s * 1.88), (cx + s * 0.4, cy - s * 1.3), (cx + s * 0.95, cy - s * 0.5)]), accent)
        p.shapes(lambda pen: pen.oval(cx, cy - s * 0.48, s * 1.5, s * 0.24), darker(accent, 0.75))
        p.shapes(lambda pen: [pen.oval(cx + s * x, cy - s * y, s * 0.05) for x, y in ((-0.3, 0.9), (0.2, 1.25), (0.4, 0.8), (0, 0.72))], "#ffe9a8")
    elif hat == "crown":
        p.shapes(lambda pen: pen.polygon([(cx - s * 0.85, cy - s * 0.5), (cx - s * 0.95, cy - s * 1.25), (cx - s * 0.45, cy - s * 0.92), (cx, cy - s * 1.4), (cx + s * 0.45, cy - s * 0.92), (cx + s * 0.95, cy - s * 1.25), (cx + s * 0.85, cy - s * 0.5)]), "#f2c14e")
        p.shapes(lambda pen: [pen.oval(cx + s * x, cy - s * 0.66, s * 0.09) for x in (-0.5, 0, 0.5)], "#d8415a")
    elif hat == "hood":
        p.shapes(lambda pen: pen.ring(cx, cy, s * 1.36, s * 0.36), accent)
        p.shapes(lambda pen: pen.polygon([(cx - s * 0.6, cy - s * 1.2), (cx, cy - s * 1.75), (cx + s * 0.6, cy - s * 1.2)]), accent)
    elif hat == "brim":
        p.shapes(lambda pen: pen.polygon([(cx - s * 0.8, cy - s * 0.5), (cx - s * 0.66, cy - s * 1.3), (cx + s * 0.66, cy - s * 1.3), (cx + s * 0.8, cy - s * 0.5)]), accent)
        p.shapes(lambda pen: pen.box(cx - s * 0.79, cy - s * 0.74, cx + s * 0.79, cy - s * 0.54), darker(accent, 0.5))
        p.shapes(lambda pen: pen.oval(cx, cy - s * 0.5, s * 1.6, s * 0.2), darker(accent, 0.8))
    if look["glasses"]:
        p.shapes(lambda pen: [pen.ring(cx + t + side * s * 0.37, cy + s * 0.03, s * 0.28, s * 0.055) for side in (-1, 1)] + [pen.line([(cx + t - s * 0.1, cy), (cx + t + s * 0.1, cy)], s * 0.05)], "#2b2b35")
        p.shapes(lambda pen: [pen.oval(cx + t + side * s * 0.37, cy + s * 0.03, s * 0.25) for side in (-1, 1)], "#ffffff", 0.12)
