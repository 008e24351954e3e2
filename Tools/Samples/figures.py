"""Silhouettes that stand in the painted scenes: trees, birds, boats, lighthouses, towns, plants.

It is imported, not run. Each function draws with a pen in pixels; `random` is the painting's own.
"""

import math


def conifer(pen, random, x, foot, tall):
    """A fir with drooping, uneven branches."""
    wide = tall * (0.17 + 0.07 * random.random())
    pen.box(x - tall * 0.015, foot - tall * 0.2, x + tall * 0.015, foot)
    layers = 8
    for i in range(layers):
        t = i / layers
        half = wide * (1 - t) ** 0.85 + tall * 0.012
        low = foot - tall * (0.06 + 0.9 * t)
        left, right = half * (0.8 + 0.4 * random.random()), half * (0.8 + 0.4 * random.random())
        pen.polygon(
            [(x, low - tall * 0.22), (x + right, low + tall * 0.03), (x, low - tall * 0.02), (x - left, low + tall * 0.03)]
        )
    pen.polygon([(x - tall * 0.012, foot - tall * 0.9), (x, foot - tall * 1.04), (x + tall * 0.012, foot - tall * 0.9)])


def forest(pen, random, line, tall, gap, start=0, end=None):
    """Firs along a skyline given per pixel column."""
    end = len(line) if end is None else end
    x = float(start)
    while x < end:
        height = tall * (0.55 + 0.75 * random.random())
        conifer(pen, random, x, line[min(len(line) - 1, int(x))] + tall * 0.12, height)
        x += gap * (0.5 + random.random())


def gull(pen, x, y, span, lift=0.35, tilt=0.0):
    """A bird far off: two bent wings."""
    for side in (-1, 1):
        points = []
        for i in range(9):
            t = i / 8
            rise = math.sin(t * math.pi * 0.62) * span * lift * (1 - 0.35 * t)
            points.append((x + side * t * span / 2, y - rise + side * tilt * t * span / 2))
        pen.taper(points, span * 0.075, span * 0.012)
    pen.oval(x, y + span * 0.01, span * 0.075, span * 0.035)


def palm(pen, random, x, foot, tall, lean=0.25, fronds=11):
    """A coconut palm with a bent trunk."""
    trunk = [(x + lean * tall * (i / 12) ** 1.7, foot - tall * i / 12) for i in range(13)]
    pen.taper(trunk, tall * 0.055, tall * 0.03)
    top = trunk[-1]
    for k in range(fronds):
        angle = math.pi * (1.0 + k / (fronds - 1)) + 0.25 * (random.random() - 0.5)
        reach = tall * (0.38 + 0.12 * random.random())
        droop = 0.75 + 0.35 * random.random()
        spine = []
        for i in range(15):
            t = i / 14
            spine.append(
                (top[0] + math.cos(angle) * reach * t, top[1] + math.sin(angle) * reach * t * 0.75 + droop * reach * 0.85 * t**2.2)
            )
        pen.taper(spine, tall * 0.014, tall * 0.004)
        for i in range(1, 15):
            (ax, ay), (bx, by) = spine[i - 1], spine[i]
            way = math.atan2(by - ay, bx - ax)
            length = reach * 0.3 * math.sin(math.pi * (0.12 + 0.8 * i / 14))
            for side in (0.62, -0.62):
                pen.leaf(bx, by, way + side, length, tall * 0.016, bend=0.5 if math.cos(way) > 0 else -0.5)
    for k in range(3):
        pen.oval(top[0] + (k - 1) * tall * 0.028, top[1] + tall * 0.025, tall * 0.02)


def lighthouse(pen, x, foot, tall):
    """A tapered tower with gallery, lantern and dome."""
    low, high = tall * 0.1, tall * 0.062
    pen.polygon([(x - low, foot), (x - high, foot - tall * 0.76), (x + high, foot - tall * 0.76), (x + low, foot)])
    pen.box(x - high * 1.5, foot - tall * 0.79, x + high * 1.5, foot - tall * 0.762)
    for k in range(-3, 4):
        pen.box(x + k * high * 0.45 - tall * 0.003, foot - tall * 0.83, x + k * high * 0.45 + tall * 0.003, foot - tall * 0.78)
    pen.box(x - high * 1.4, foot - tall * 0.835, x + high * 1.4, foot - tall * 0.827)
    for k in (-1, -0.33, 0.33, 1):
        pen.box(x + k * high * 0.72 - tall * 0.004, foot - tall * 0.92, x + k * high * 0.72 + tall * 0.004, foot - tall * 0.78)
    pen.polygon([(x - high * 0.95, foot - tall * 0.915), (x, foot - tall * 0.985), (x + high * 0.95, foot - tall * 0.915)])
    pen.box(x - tall * 0.004, foot - tall * 1.03, x + tall * 0.004, foot - tall * 0.97)
    pen.oval(x, foot - tall * 0.985, tall * 0.013)


def lighthouse_bands(pen, x, foot, tall):
    """The painted bands of the same tower."""
    for low, high in ((0.13, 0.26), (0.39, 0.52), (0.65, 0.755)):
        a, b = (tall * (0.1 - 0.05 * t) for t in (low, high))
        pen.polygon([(x - a, foot - tall * low), (x - b, foot - tall * high), (x + b, foot - tall * high), (x + a, foot - tall * low)])


def sailboat(pen, x, water, tall):
    pen.polygon(
        [(x - tall * 0.3, water - tall * 0.1), (x + tall * 0.36, water - tall * 0.1), (x + tall * 0.26, water), (x - tall * 0.22, water)]
    )
    pen.box(x - tall * 0.008, water - tall, x + tall * 0.008, water - tall * 0.08)


def sails(pen, x, water, tall):
    main = [(x + tall * 0.02, water - tall * 0.99)]
    main += [(x + tall * (0.02 + 0.31 * t**0.75), water - tall * (0.99 - 0.82 * t)) for t in (0.25, 0.5, 0.75, 1)]
    pen.polygon(main + [(x + tall * 0.02, water - tall * 0.15)])
    pen.polygon([(x - tall * 0.03, water - tall * 0.9), (x - tall * 0.12, water - tall * 0.5), (x - tall * 0.31, water - tall * 0.14), (x - tall * 0.03, water - tall * 0.16)])


def skyline(random, width, foot, tall, narrow, wide):
    """Buildings side by side as (left, top, right, bottom, kind of roof)."""
    buildings, x = [], -narrow
    while x < width + narrow:
        across = narrow + (wide - narrow) * random.random()
        middle = 1 - abs((x + across / 2) / width - 0.5) * 1.1
        height = tall * (0.25 + 0.75 * random.random() ** 1.6) * max(0.35, middle)
        buildings.append((x, foot - height, x + across, foot, int(random.integers(5))))
        x += across * (0.86 + 0.2 * random.random())
    return buildings


def building(pen, left, top, right, bottom, roof):
    middle, across = (left + right) / 2, right - left
    pen.box(left, top, right, bottom)
    if roof == 1:
        pen.polygon([(left, top), (middle, top - across * 0.7), (right, top)])
    elif roof == 2:
        pen.box(left + across * 0.2, top - across * 0.3, right - across * 0.2, top)
        pen.box(middle - 1, top - across * 1.1, middle + 1, top)
    elif roof == 3:
        pen.polygon([(left, top), (left, top - across * 0.45), (right, top)])
    elif roof == 4:
        pen.box(left + across * 0.15, top - across * 0.18, left + across * 0.45, top)


def windows(pen, random, box, size, lit=0.4):
    """Lit windows of one building, in rows."""
    left, top, right, bottom, _ = box
    across = max(1, int((right - left - size) / (size * 2)))
    gap = (right - left) / (across + 0.5)
    y = top + size * 1.5
    while y < bottom - size:
        for k in range(across):
            if random.random() < lit:
                x = left + gap * (k + 0.4)
                pen.box(x, y, x + gap * 0.48, y + size, int(90 + 165 * random.random()))
        y += size * 2.1


def fern(pen, x, foot, tall, lean, pairs=22):
    """A fern frond, its leaflets shorter towards the tip."""
    spine = [(x + lean * tall * (i / pairs) ** 1.8, foot - tall * math.sin(i / pairs * 1.45)) for i in range(pairs + 1)]
    pen.taper(spine, tall * 0.016, tall * 0.003)
    for i in range(2, pairs + 1):
        (ax, ay), (bx, by) = spine[i - 1], spine[i]
        way = math.atan2(by - ay, bx - ax)
        length = tall * 0.34 * math.sin(math.pi * (0.18 + 0.82 * i / pairs)) ** 0.9 + tall * 0.01
        for side in (-1, 1):
            pen.leaf(bx, by, way + side * 1.12, length, tall * 0.042, bend=-side * 0.35)


def grass(pen, random, left, right, foot, tall, count):
    for _ in range(count):
        x = left + (right - left) * random.random()
        pen.leaf(x, foot, -math.pi / 2 + 0.7 * (random.random() - 0.5), tall * (0.4 + 0.6 * random.random()), tall * 0.045, bend=0.9 * (random.random() - 0.5))


def flower(pen, x, y, radius, petals, turn=0.0, width=0.62):
    for k in range(petals):
        pen.leaf(x, y, turn + 2 * math.pi * k / petals, radius, radius * width)


def fish(pen, x, y, length, way=1):
    pen.leaf(x - way * length * 0.5, y, 0 if way > 0 else math.pi, length, length * 0.42)
    tail = x - way * length * 0.42
    pen.polygon([(tail, y), (tail - way * length * 0.22, y - length * 0.17), (tail - way * length * 0.14, y), (tail - way * length * 0.22, y + length * 0.17)])


def jellyfish(pen, x, y, size, phase=0.0, value=255):
    """A bell with a scalloped rim, arms and threads."""
    bell = [(x + size * math.cos(math.pi + math.pi * i / 24), y + size * 1.05 * math.sin(math.pi + math.pi * i / 24)) for i in range(25)]
    rim = [(x + size * (1 - 2 * i / 24), y + size * (0.12 + 0.07 * math.cos(i * math.pi / 2))) for i in range(25)]
    pen.polygon(bell + rim, value)
    for k in range(9):
        start = x + size * (k - 4) * 0.2
        thread = [(start + math.sin(i * 0.5 + k * 1.3 + phase) * size * 0.09 * (0.3 + i / 12), y + size * 0.1 + i * size * (0.15 + 0.03 * (k % 3))) for i in range(15)]
        pen.taper(thread, size * (0.1 if k % 2 else 0.04), size * 0.012, value // 2 if k % 2 else value // 3)


def person(pen, x, foot, tall, arm=0.0):
    """Somebody standing, one arm raised by `arm` (0 to 1)."""
    pen.oval(x, foot - tall * 0.92, tall * 0.07, tall * 0.08)
    pen.polygon([(x - tall * 0.13, foot - tall * 0.8), (x + tall * 0.13, foot - tall * 0.8), (x + tall * 0.09, foot - tall * 0.42), (x - tall * 0.09, foot - tall * 0.42)])
    for side in (-1, 1):
        pen.taper([(x + side * tall * 0.05, foot - tall * 0.45), (x + side * tall * 0.07, foot - tall * 0.22), (x + side * tall * 0.075, foot)], tall * 0.09, tall * 0.055)
    pen.taper([(x - tall * 0.12, foot - tall * 0.77), (x - tall * 0.17, foot - tall * 0.6), (x - tall * 0.14, foot - tall * 0.42)], tall * 0.06, tall * 0.04)
    up = math.pi * (0.45 - 0.95 * arm)
    elbow = (x + tall * 0.12 + tall * 0.17 * math.cos(up), foot - tall * 0.77 + tall * 0.17 * math.sin(up))
    pen.taper([(x + tall * 0.12, foot - tall * 0.77), elbow, (elbow[0] + tall * 0.16 * math.cos(up - 0.25), elbow[1] + tall * 0.16 * math.sin(up - 0.25))], tall * 0.06, tall * 0.035)
