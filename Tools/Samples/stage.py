"""Stages for the sample pictures: musicians, dancers and actors as silhouettes in coloured light.

It is imported, not run. Each scene paints one whole picture on a fresh painting.
"""

import math

import numpy

from painting import ramp, rgb, smooth


def limb(pen, x, y, first, second, length, thick):
    """Upper and lower arm or leg by their angles in degrees (0 right, 90 down); gives where it ends."""
    a, b = math.radians(first), math.radians(second)
    middle = (x + length * math.cos(a), y + length * math.sin(a))
    end = (middle[0] + length * math.cos(b), middle[1] + length * math.sin(b))
    bone(pen, (x, y), middle, thick, thick * 0.72)
    bone(pen, middle, end, thick * 0.72, thick * 0.44)
    return end


def bone(pen, start, end, thick, thin):
    """A rounded stroke whose width runs evenly from one end to the other."""
    way = math.atan2(end[1] - start[1], end[0] - start[0]) + math.pi / 2
    dx, dy = math.cos(way) / 2, math.sin(way) / 2
    pen.polygon([(start[0] + dx * thick, start[1] + dy * thick), (end[0] + dx * thin, end[1] + dy * thin), (end[0] - dx * thin, end[1] - dy * thin), (start[0] - dx * thick, start[1] - dy * thick)])
    pen.oval(*start, thick / 2)
    pen.oval(*end, thin / 2)


def figure(pen, x, foot, tall, arms=((100, 90), (80, 90)), legs=((95, 92), (85, 88)), lean=0.0, skirt=0.0, seat=None, hair=0.0):
    """A body in a pose; `lean` tilts the trunk, `skirt` widens below the waist, `seat` is the height of a chair."""
    drop = max(math.sin(math.radians(a)) + math.sin(math.radians(b)) for a, b in legs) * tall * 0.245
    hip = (x, foot - (seat * tall if seat else drop))
    neck = (hip[0] + math.sin(lean) * tall * 0.33, hip[1] - math.cos(lean) * tall * 0.33)
    across = (math.cos(lean) * tall * 0.085, math.sin(lean) * tall * 0.085)
    waist = (hip[0] * 0.6 + neck[0] * 0.4, hip[1] * 0.6 + neck[1] * 0.4)
    pen.polygon([(neck[0] - across[0], neck[1] - across[1] + tall * 0.01), (neck[0], neck[1] - tall * 0.025), (neck[0] + across[0], neck[1] + across[1] + tall * 0.01), (waist[0] + tall * 0.05, waist[1]), (hip[0] + tall * 0.066, hip[1]), (hip[0] - tall * 0.066, hip[1]), (waist[0] - tall * 0.05, waist[1])])
    pen.oval(hip[0], hip[1], tall * 0.066, tall * 0.05)
    head = (neck[0] + math.sin(lean) * tall * 0.115, neck[1] - math.cos(lean) * tall * 0.115)
    bone(pen, neck, head, tall * 0.05, tall * 0.045)
    pen.oval(head[0], head[1], tall * 0.05, tall * 0.062)
    if hair:
        pen.oval(head[0] - hair * tall * 0.05, head[1] - tall * 0.06, tall * 0.034)
    for way, (a, b) in zip((-1, 1), arms):
        limb(pen, neck[0] + way * across[0] * 0.9, neck[1] + way * across[1] * 0.9 + tall * 0.02, a, b, tall * 0.17, tall * 0.052)
    for way, (a, b) in zip((-1, 1), legs):
        end = limb(pen, hip[0] + way * tall * 0.03, hip[1], a, b, tall * 0.245, tall * 0.096)
        pen.taper([end, (end[0] + math.cos(math.radians(b)) * tall * 0.05 + tall * 0.03, end[1] + tall * 0.012)], tall * 0.04, tall * 0.02)
    if skirt:
        pen.polygon([(hip[0] - tall * 0.055, hip[1] - tall * 0.1), (hip[0] + tall * 0.055, hip[1] - tall * 0.1)] + [(hip[0] + math.cos(math.pi * k / 12) * tall * skirt, hip[1] + tall * (0.04 + 0.26 * (0.5 if skirt > 0.3 else 1)) - abs(math.sin(k * 1.6)) * tall * 0.03) for k in range(13)])
    return head, neck, hip


LEAP = dict(arms=((200, 205), (-25, -20)), legs=((165, 172), (12, 6)), lean=0.12, skirt=0.2, hair=1)
TURN = dict(arms=((225, 290), (-45, -110)), legs=((93, 92), (55, 135)), lean=0.0, skirt=0.34, hair=1)
ARABESQUE = dict(arms=((165, 170), (-40, -30)), legs=((172, 166), (88, 90)), lean=0.45, skirt=0.26, hair=1)
LUNGE = dict(arms=((195, 215), (-70, -80)), legs=((140, 150), (40, 95)), lean=0.1)
JUMP = dict(arms=((230, 240), (-50, -60)), legs=((130, 200), (50, -20)), lean=0.0)
REACH = dict(arms=((240, 265), (-60, -85)), legs=((94, 92), (78, 86)), lean=-0.05, skirt=0.16, hair=-1)
DANCERS = (LEAP, TURN, ARABESQUE, LUNGE, JUMP, REACH)


def backdrop(p, low, high, floor=0.8, boards="#20131f", beams=(), beam="#fff1cf", haze=True):
    """An empty stage: lit back wall, floor and beams (from, to) of light."""
    p.sky((0, low), (floor, high), (1, high))
    if haze:
        p.light(p.noise(p.across * 2.2 * p.aspect, p.down * 2.6, 5) * smooth(0, floor, p.down) * 0.22, "#ffffff")
    p.glow(0.5, floor - 0.1, 0.6, high, 0.5)
    for start, end, wide in beams:
        axis = start + (end - start) * numpy.clip(p.down / floor, 0, 1.2)
        spread = 0.012 + wide * numpy.clip(p.down / floor, 0, 1.2)
        body = numpy.exp(-(((p.across - axis) * p.aspect / spread) ** 2)) * (p.down < floor + 0.05)
        dust = 0.7 + 0.6 * (p.noise(p.across * 7, p.down * 7 + start * 9, 4) - 0.5)
        p.light(body * dust * (0.75 - 0.4 * p.down / floor), beam)
    p.blend(smooth(-0.5, 0.5, (p.down - floor) * p.height), ramp([(floor, high), (floor + 0.03, boards), (1, boards)], p.down))
    for start, end, wide in beams:
        pool = numpy.hypot((p.across - end) * p.aspect / (wide * 2.2), (p.down - floor - 0.07) / 0.06)
        p.light(numpy.exp(-(pool**2)) * 0.5, beam)


def curtains(p, colour="#7a1626", width=0.17):
    """Side curtains and a valance in folds."""
    for side in (0, 1):
        at = p.across if side == 0 else 1 - p.across
        edge = width * (0.72 + 0.5 * numpy.abs(p.down - 0.62) ** 1.4)
        fold = 0.5 + 0.5 * numpy.sin(at / edge * 26 + 2 * p.value(p.down * 3, p.down * 0 + side))
        tone = rgb(colour) * (0.35 + 0.75 * fold)[..., None]
        p.shade(smooth(0.03, 0, at - edge) * (at > edge), 0.4)
        p.blend(smooth(0.002, -0.002, at - edge), numpy.clip(tone, 0, 1))
    drop = 0.1 + 0.035 * numpy.abs(numpy.sin(p.across * math.pi * 5))
    fold = 0.5 + 0.5 * numpy.sin(p.across * 150 + p.down * 9)
    p.blend(smooth(0.003, -0.003, p.down - drop), numpy.clip(rgb(colour) * (0.4 + 0.5 * fold)[..., None], 0, 1))
    p.blend(numpy.exp(-(((p.down - drop) / 0.006) ** 2)), "#d9a441")


def audience(p, colour="#0b0710", rows=2):
    """Heads in front, seen from behind."""
    for row in range(rows):
        size, y = p.height * (0.035 + 0.015 * row), p.height * (0.95 + 0.05 * row)
        gap = size * 2.7

        def heads(pen):
            for k in range(int(p.width / gap) + 2):
                x, up = k * gap - (row % 2) * gap / 2 + p.random.normal(0, size * 0.16), p.random.normal(0, size * 0.2)
                pen.oval(x, y + up, size * 0.72, size * 0.88)
                pen.oval(x, y + up + size * 1.8, size * 1.35, size * 1.15)

        p.shapes(heads, colour)


def violin(pen, x, y, size, angle):
    ux, uy = math.cos(angle), math.sin(angle)
    pen.oval(x, y, size * 0.2)
    pen.oval(x + ux * size * 0.26, y + uy * size * 0.26, size * 0.16)
    pen.taper([(x + ux * size * 0.2, y + uy * size * 0.2), (x + ux * size * 0.9, y + uy * size * 0.9)], size * 0.07, size * 0.05)


def cello(pen, x, y, size, lean=0.22):
    top = (x + math.sin(lean) * size * 1.1, y - size * 1.15)
    pen.oval(x, y, size * 0.27, size * 0.3)
    pen.oval(x + math.sin(lean) * size * 0.38, y - size * 0.38, size * 0.2, size * 0.24)
    pen.taper([(x, y), top], size * 0.08, size * 0.05)
    pen.taper([(x, y), (x - math.sin(lean) * size * 0.6, y + size * 0.6)], size * 0.03, size * 0.02)


def piano(pen, x, foot, size):
    """A concert grand, lid open, its keys to the left."""
    pen.polygon([(x - size * 0.55, foot - size * 0.5), (x + size * 0.75, foot - size * 0.5), (x + size * 0.72, foot - size * 0.34), (x - size * 0.55, foot - size * 0.32)])
    lid = [(x - size * 0.38, foot - size * 0.52)] + [(x - size * 0.38 + size * 1.12 * t, foot - size * (0.52 + 0.62 * math.sin(t * 2.2) * (1 - 0.42 * t))) for t in (0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1.0)]
    pen.polygon(lid + [(x + size * 0.74, foot - size * 0.52)])
    for at in (-0.45, 0.2, 0.65):
        pen.taper([(x + size * at, foot - size * 0.36), (x + size * at, foot)], size * 0.06, size * 0.035)
    pen.box(x - size * 0.7, foot - size * 0.44, x - size * 0.5, foot - size * 0.39)


def stand(pen, x, foot, tall):
    pen.taper([(x, foot), (x, foot - tall * 0.6)], tall * 0.03, tall * 0.02)
    pen.polygon([(x - tall * 0.2, foot - tall * 0.55), (x + tall * 0.2, foot - tall * 0.55), (x + tall * 0.17, foot - tall * 0.8), (x - tall * 0.17, foot - tall * 0.8)])
    pen.line([(x - tall * 0.14, foot), (x, foot - tall * 0.15), (x + tall * 0.14, foot)], tall * 0.02)


def seated(pen, x, foot, tall, way):
    """Draws a chair and gives the legs of somebody on it who looks to `way`."""
    for at in (-0.11, 0.1):
        pen.box(x + at * tall - tall * 0.012, foot - tall * 0.24, x + at * tall + tall * 0.012, foot)
    pen.box(x - tall * 0.13, foot - tall * 0.25, x + tall * 0.13, foot - tall * 0.215)
    pen.taper([(x - way * tall * 0.12, foot - tall * 0.24), (x - way * tall * 0.17, foot - tall * 0.52)], tall * 0.025, tall * 0.025)
    return ((8, 84), (16, 96)) if way > 0 else ((172, 96), (164, 84))


def fiddler(pen, x, foot, tall, way=1, sit=True):
    legs = ((98, 92), (82, 88)) if not sit else seated(pen, x, foot, tall, way)
    arms = ((160 if way > 0 else 100, 20 if way > 0 else 60), (70 if way > 0 else 20, -10 if way > 0 else 160))
    head, neck, _ = figure(pen, x, foot, tall, arms, legs, 0.06 * way, seat=0.25 if sit else None)
    violin(pen, neck[0] + way * tall * 0.1, neck[1] - tall * 0.02, tall * 0.26, math.radians(-15 if way > 0 else 195))
    bow = (neck[0] + way * tall * 0.2, neck[1] - tall * 0.06)
    pen.line([(bow[0] - tall * 0.1, bow[1] + tall * 0.26), (bow[0] + tall * 0.07, bow[1] - tall * 0.2)], tall * 0.012)


def cellist(pen, x, foot, tall, way=1):
    arms = ((60, -35), (70, 15)) if way > 0 else ((110, 165), (120, 215))
    figure(pen, x, foot, tall, arms, seated(pen, x, foot, tall, way), 0.1 * way, seat=0.25)
    cello(pen, x + way * tall * 0.26, foot - tall * 0.2, tall * 0.42, -0.24 * way)
    pen.line([(x + way * tall * 0.08, foot - tall * 0.3), (x + way * tall * 0.5, foot - tall * 0.34)], tall * 0.012)


def brass(pen, x, foot, tall, way=1):
    _, neck, _ = figure(pen, x, foot, tall, ((70, -35), (45, -50)) if way > 0 else ((135, 230), (110, 215)), ((98, 92), (82, 88)))
    mouth = (neck[0] + way * tall * 0.06, neck[1] - tall * 0.1)
    pen.taper([mouth, (mouth[0] + way * tall * 0.2, mouth[1] - tall * 0.02)], tall * 0.03, tall * 0.04)
    pen.polygon([(mouth[0] + way * tall * 0.17, mouth[1] - tall * 0.02), (mouth[0] + way * tall * 0.29, mouth[1] - tall * 0.1), (mouth[0] + way * tall * 0.29, mouth[1] + tall * 0.05)])


def choir(pen, x, foot, tall, way=1):
    figure(pen, x, foot, tall, ((110, 50), (70, 130)), ((94, 91), (86, 89)), skirt=0.1, hair=0.6 * way)


def conductor(pen, x, foot, tall):
    pen.box(x - tall * 0.3, foot - tall * 0.1, x + tall * 0.3, foot)
    _, neck, _ = figure(pen, x, foot - tall * 0.1, tall, ((200, 255), (-20, -75)), ((97, 93), (83, 87)))
    hand = (neck[0] + tall * 0.27, neck[1] - tall * 0.2)
    pen.line([hand, (hand[0] + tall * 0.06, hand[1] - tall * 0.2)], tall * 0.014)
    pen.polygon([(x - tall * 0.08, foot - tall * 0.62), (x + tall * 0.08, foot - tall * 0.62), (x + tall * 0.1, foot - tall * 0.4), (x, foot - tall * 0.46), (x - tall * 0.1, foot - tall * 0.4)])


def singer(pen, x, foot, tall, gown=True):
    figure(pen, x, foot, tall, ((150, 215), (30, -35)), skirt=0.13 if gown else 0, hair=1 if gown else 0)
    if gown:
        pen.polygon([(x - tall * 0.06, foot - tall * 0.55), (x + tall * 0.06, foot - tall * 0.55), (x + tall * 0.2, foot), (x - tall * 0.2, foot)])


def guitarist(pen, x, foot, tall):
    figure(pen, x, foot, tall, ((120, 20), (50, -30)), seated(pen, x, foot, tall, 1), 0.1, seat=0.25)
    pen.oval(x + tall * 0.04, foot - tall * 0.37, tall * 0.11, tall * 0.09)
    pen.oval(x + tall * 0.15, foot - tall * 0.41, tall * 0.075, tall * 0.065)
    pen.taper([(x + tall * 0.14, foot - tall * 0.41), (x + tall * 0.44, foot - tall * 0.52)], tall * 0.03, tall * 0.025)


def orchestra(p, low="#20113a", high="#e07a3f", dark="#140a18", crowd=True, hang=None):
    """Rows of players around a conductor."""
    backdrop(p, low, high, 0.74, "#3a1c1c", ((0.2, 0.3, 0.1), (0.5, 0.5, 0.13), (0.8, 0.7, 0.1)))
    h, w = p.height, p.width
    tone = lambda t: rgb(dark) * t + rgb(high) * (1 - t) * 0.5
    for row, (foot, tall, kind) in enumerate(((0.73, 0.19, brass), (0.79, 0.21, cellist), (0.87, 0.25, fiddler))):
        gap = tall * h * (0.42, 0.62, 0.6)[row]
        count = int(w * 0.43 / gap)

        def players(pen):
            for side in (-1, 1):
                for k in range(count):
                    x = w / 2 + side * (gap * (k + (0.6, 0.9, 1.5)[row]))
                    (choir if row == 0 and k % 3 != 1 else kind)(pen, x, (foot + 0.006 * k * (1 + row)) * h, tall * h * (0.95 + 0.1 * p.random.random()), -side)
                    if row == 2:
                        stand(pen, x - side * gap * 0.46, (foot + 0.02) * h, tall * h * 0.62)

        p.shapes(players, tone((0.7, 0.86, 1)[row]))
        p.light(numpy.exp(-(((p.down - foot) / 0.05) ** 2)) * 0.1, high)
    p.shapes(lambda pen: conductor(pen, w / 2, 0.96 * h, 0.36 * h), dark)
    if hang:
        curtains(p, hang)
    if crowd:
        audience(p)


def ballet(p, low="#101a3c", high="#7aa7d9", poses=(2, 1, 0), dark="#0d1230", beams=True, hang=None, beam="#f2f6ff"):
    backdrop(p, low, high, 0.82, "#16204a", ((0.15, 0.32, 0.1), (0.85, 0.66, 0.1)) if beams else (), beam)
    n = len(poses)
    for k, pose in enumerate(poses):
        x, tall = p.width * (k + 0.75) / (n + 0.5), p.height * (0.56 if k == n // 2 else 0.44)
        look = DANCERS[pose]
        foot = p.height * (0.87 if look not in (LEAP, JUMP) else 0.66)
        p.shapes(lambda pen: pen.oval(x, p.height * 0.89, tall * 0.28, tall * 0.03), "#050818", 0.5, blur=3)
        p.shapes(lambda pen: figure(pen, x, foot, tall, **look), dark)
    if hang:
        curtains(p, hang)


def recital(p, low="#1b1026", high="#c98b4a", who="piano", dark="#120a12", hang="#5a1330"):
    """One player or a small group under a single spot."""
    backdrop(p, low, high, 0.8, "#2a1712", ((0.35, 0.5, 0.17), (0.7, 0.5, 0.1)), "#ffe3b0")
    w, h = p.width, p.height

    def players(pen):
        if who == "piano":
            piano(pen, w * 0.5 + h * 0.05, 0.87 * h, h * 0.5)
            pen.box(w * 0.5 - h * 0.42, 0.72 * h, w * 0.5 - h * 0.3, 0.74 * h)
            pen.box(w * 0.5 - h * 0.37, 0.73 * h, w * 0.5 - h * 0.35, 0.87 * h)
            figure(pen, w * 0.5 - h * 0.36, 0.87 * h, h * 0.52, ((60, 10), (50, 5)), ((20, 85), (25, 80)), 0.1, seat=0.27)
        elif who == "quartet":
            for k, (kind, way) in enumerate(((fiddler, 1), (fiddler, 1), (fiddler, -1), (cellist, -1))):
                kind(pen, w * 0.5 + (k - 1.5) * h * 0.34, 0.88 * h, h * 0.48, way)
                if k in (1, 2):
                    stand(pen, w * 0.5 + (k - 1.5) * h * 0.12, 0.9 * h, h * 0.3)
        elif who == "singer":
            singer(pen, w * 0.5, 0.88 * h, h * 0.56)
        elif who == "guitar":
            guitarist(pen, w * 0.5, 0.88 * h, h * 0.6)
        elif who == "harp":
            x, foot, size = w * 0.5 + h * 0.1, 0.88 * h, h * 0.66
            neck = [(x - size * 0.28, foot - size * 0.62), (x - size * 0.16, foot - size * 0.78), (x, foot - size * 0.74), (x + size * 0.14, foot - size * 0.84), (x + size * 0.26, foot - size * 0.98)]
            pen.taper(neck, size * 0.06, size * 0.07)
            bone(pen, neck[-1], (x + size * 0.14, foot), size * 0.055, size * 0.06)
            bone(pen, neck[0], (x + size * 0.1, foot - size * 0.06), size * 0.07, size * 0.13)
            pen.box(x - size * 0.02, foot - size * 0.06, x + size * 0.24, foot)
            for k in range(14):
                t = (k + 1) / 15
                low = (neck[0][0] + (x + size * 0.1 - neck[0][0]) * t, neck[0][1] + (foot - size * 0.06 - neck[0][1]) * t)
                at = t * 4
                a, b = neck[min(3, int(at))], neck[min(4, int(at) + 1)]
                pen.line([low, (a[0] + (b[0] - a[0]) * (at % 1), a[1] + (b[1] - a[1]) * (at % 1))], 1.0)
            figure(pen, x - size * 0.42, foot, h * 0.54, ((40, -10), (30, -25)), seated(pen, x - size * 0.42, foot, h * 0.54, 1), 0.12, seat=0.25, hair=1)
        elif who == "band":
            brass(pen, w * 0.5 - h * 0.42, 0.88 * h, h * 0.5, 1)
            singer(pen, w * 0.5 - h * 0.08, 0.9 * h, h * 0.52, False)
            fiddler(pen, w * 0.5 + h * 0.2, 0.88 * h, h * 0.5, -1, sit=False)
            cello(pen, w * 0.5 + h * 0.52, 0.72 * h, h * 0.42, 0.12)
            figure(pen, w * 0.5 + h * 0.6, 0.88 * h, h * 0.52, ((150, 230), (120, 170)))
        elif who == "drama":
            figure(pen, w * 0.5 - h * 0.3, 0.88 * h, h * 0.54, ((190, 200), (-20, -40)), ((100, 93), (75, 88)), 0.05)
            figure(pen, w * 0.5 + h * 0.26, 0.88 * h, h * 0.52, ((170, 140), (60, 100)), ((96, 92), (84, 88)), -0.1, skirt=0.16, hair=1)
            pen.box(w * 0.5 + h * 0.46, 0.66 * h, w * 0.5 + h * 0.66, 0.69 * h)
            for at in (0.48, 0.64):
                pen.box(w * 0.5 + h * (at - 0.01), 0.68 * h, w * 0.5 + h * (at + 0.01), 0.88 * h)

    p.shapes(players, dark)
    if hang:
        curtains(p, hang)


def microphone(p, low="#0f2027", high="#2c7a7b", glow="#ffb347"):
    """A studio microphone in front of waves of sound."""
    p.sky((0, low), (1, high))
    p.glow(0.5, 0.45, 0.7, glow, 0.5)
    for k in range(9):
        phase, swing = k * 0.7, 0.05 + 0.12 * abs(math.sin(k * 1.3))
        points = [(x, p.height * (0.5 + swing * math.sin(x / p.width * 18 + phase) * math.exp(-(((x / p.width - 0.5) / 0.34) ** 2)))) for x in range(0, p.width + 8, 6)]
        p.shapes(lambda pen: pen.line(points, 1.6), ("#ffe2b0", "#8fe3d8", "#ffb38a")[k % 3], 0.45, glow=True)
    w, h = p.width / 2, p.height
    p.shapes(lambda pen: [pen.box(w - h * 0.012, h * 0.62, w + h * 0.012, h), pen.ring(w, h * 0.42, h * 0.23, h * 0.02), pen.box(w - h * 0.02, h * 0.62, w + h * 0.02, h * 0.72)], "#1b1f27")
    body = lambda pen: [pen.oval(w, h * 0.3, h * 0.13), pen.box(w - h * 0.13, h * 0.3, w + h * 0.13, h * 0.52), pen.oval(w, h * 0.52, h * 0.13, h * 0.1)]
    p.shapes(body, ramp([(-1, "#5d6673"), (-0.3, "#e8ecf0"), (0.2, "#aab3bd"), (1, "#343b45")], (p.x - w) / (h * 0.13)))
    p.shapes(lambda pen: [pen.box(w - h * 0.125, h * (0.2 + 0.022 * k), w + h * 0.125, h * (0.207 + 0.022 * k)) for k in range(11)], "#2a3039", 0.75)
    p.shapes(lambda pen: pen.box(w - h * 0.135, h * 0.44, w + h * 0.135, h * 0.475), "#d9a441")
