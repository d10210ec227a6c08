"""Gloves, masks, cap and safety glasses of the clean room; sizes are told by a tag and the colour of an edge."""
import math

import numpy as np

from studio.materials import material
from studio.props.field import Grid, carve, common, melt
from studio.props.paint import blend, painted, repaint
from studio.props.sheet import Sheet, creases, wrinkles
from studio.props.trimmings import line
from studio.scene import group
from studio.shapes import box, letters, mesh, tube

SIZE_COLOURS = {'S': '#f0b53c', 'M': '#3fa870', 'L': '#dc5f50', 'XL': '#8566cf'}
SIZE_SCALES = {'S': 0.90, 'M': 0.97, 'L': 1.04, 'XL': 1.11}


def _tag(size, at, turn=0.0, large=1.0):
    """A paper tag with the size's letter under a coloured edge."""
    paper, ink = material('#fbfcfd', 0.8), material('#1c2a36', 0.7)
    with group(at, turn):
        box('tag', (-0.030 * large, -0.026 * large, 0), (0.030 * large, 0.026 * large, 0.0035), paper, 0.0015)
        box('edge', (-0.030 * large, 0.017 * large, 0.0005), (0.030 * large, 0.0262 * large, 0.0042),
            material(SIZE_COLOURS[size], 0.6), 0.001)
        letters('size', size, (0, -0.004 * large, 0.0040), 0.044 * large, ink, thickness=0.0006)
        tube('string', [(-0.022 * large, 0.022 * large, 0.004), (-0.04 * large, 0.04 * large, 0.008),
                        (-0.03 * large, 0.065 * large, 0.012)], 0.0013, material('#8b97a3', 0.8))


def _glove(side, scale, rubber, colours, edge):
    grid = Grid((-0.105, -0.145, -0.004), (0.115, 0.155, 0.046), 0.0022)
    at = lambda x, y, z=0.016: (side * x * scale, y * scale, z)
    palm = grid.bar(at(0, 0.030), at(0, -0.020), 0.040 * scale, 0.044 * scale, (1, 1, 0.40))
    whole = palm
    ends = ((-0.036, -0.100, -0.052), (-0.0125, -0.122, -0.018), (0.0115, -0.118, 0.014), (0.034, -0.098, 0.043))
    for (x, y, out), lift in zip(ends, (0.014, 0.016, 0.018, 0.015)):
        finger = grid.bar(at(x, -0.035), at(out, y, lift), 0.0122 * scale, 0.0098 * scale, (1, 1, 0.86))
        whole = melt(whole, finger, 0.005)
    thumb = grid.bar(at(-0.034, 0.015), at(-0.080, -0.040, 0.018), 0.0155 * scale, 0.0115 * scale, (1, 1, 0.86))
    whole = melt(whole, thumb, 0.016)
    cuff = grid.bar(at(0, 0.05), at(0, 0.128), 0.036 * scale, 0.043 * scale, (1, 1, 0.40))
    whole = melt(whole, cuff, 0.02)
    whole = common(whole, grid.y - 0.118 * scale + 0 * grid.z, 0.002)
    inner = grid.bar(at(0, 0.10), at(0, 0.16), 0.035 * scale, 0.040 * scale, (1, 1, 0.34))
    whole = carve(whole, inner, 0.003)
    across, slow = creases(int(side) + 8, 0.03, 5), wrinkles(int(side) + 4, 0.05, 6)
    whole = whole - 0.0011 * across(grid.x * 0.6, grid.y + 0 * grid.z) - 0.0010 * slow(grid.x, grid.y)
    thing = grid.make('glove', common(whole, grid.above(0.001), 0.003), rubber)
    repaint(thing, lambda x, y, z: blend(*colours, 0.38 + 10 * (z - 0.012) + 0.12 * slow(x, y)))
    rim = [(side * 0.0425 * scale * math.cos(a), 0.118 * scale, 0.0165 + 0.0165 * scale * math.sin(a))
           for a in np.linspace(0, 2 * math.pi, 28, endpoint=False)]
    tube('rim', rim, 0.0038, material(edge, 0.5), closed=True)


def _pair(scale, rubber, colours, edge):
    for side, at, turn in ((-1, (-0.058, 0.022, 0), -0.22), (1, (0.062, -0.012, 0), 0.16)):
        with group(at, turn):
            _glove(side, scale, rubber, colours, edge)


def inner_gloves():
    """The first of two layers: thin and white, of one size, without a tag."""
    _pair(0.90, painted(0.62, 0.2), ('#d9dcd6', '#ffffff'), '#c9cdc6')


def gloves(size):
    def model():
        _pair(SIZE_SCALES[size], painted(0.36, 0.5), ('#3a72c4', '#7fb0ee'), SIZE_COLOURS[size])
        _tag(size, (0.028, -0.150, 0.001), 0.0, 1.25)
    return model


def mask(size):
    """Three pleats, a wire over the nose, loops for the ears."""
    def model():
        scale = SIZE_SCALES[size]
        cloth, white = painted(0.85, 0.12), material('#f3f7fa', 0.75)
        wide, tall = 0.092 * scale, 0.052 * scale
        slow = wrinkles(6, 0.05, 5)

        def pleats(u, v):
            share = ((v / tall + 1) / 2 * 4) % 1
            return 0.006 * (1 - share) ** 1.5 + 0.0016 * slow(u, v)

        lift = lambda u, v: 0.030 * np.clip(1 - (u / (wide * 1.12)) ** 2, 0, 1) * np.clip(1 - 0.45 * (v / tall) ** 2, 0, 1)
        outline = [(-wide, -tall), (wide, -tall), (wide, tall), (-wide, tall)]
        sheet = Sheet(outline, 0.007, 0.004, 0.004, pleats, lift, 0.6)
        tint = lambda u, v: blend('#7fbfe0', '#b9e0f2', 0.62 + 0.3 * (((v / tall + 1) / 2 * 4) % 1) - 0.25 * (np.abs(u) > wide * 0.94))
        sheet.make('mask', cloth, 0.0025, None, tint)
        for edge in (-tall, tall):
            line(sheet, [(-wide, edge), (wide, edge)], white, 0.0030)
        line(sheet, [(-0.045, tall * 0.86), (0.045, tall * 0.86)], material('#cfd9e1', 0.4, 0.4), 0.0030)
        for side in (-1, 1):
            line(sheet, [(side * wide, -tall), (side * wide, tall)], white, 0.0036)
            tube('loop', [(side * wide, tall * 0.9, 0.006), (side * wide * 1.34, tall * 1.02, 0.004), (side * wide * 1.52, tall * 0.1, 0.016),
                          (side * wide * 1.30, -tall * 0.95, 0.004), (side * wide, -tall * 0.9, 0.006)], 0.0026, white)
        _tag(size, (0.006, -tall - 0.036, 0.001), 0.0, 1.1)
    return model


def cap():
    """A bouffant: a light dome gathered by a rubber band."""
    cloth = painted(0.72, 0.2)
    slow, sharp = wrinkles(31, 0.10, 7), creases(32, 0.07, 5)
    rows, columns = 44, 220
    corners, faces = [], []
    for row in range(rows + 1):
        share = row / rows
        rise = math.radians(124) * share
        for column in range(columns):
            turn = 2 * math.pi * column / columns
            radius = 0.124 * math.sin(rise) ** 0.9
            gather = 0.006 * share ** 2.5 * math.sin(turn * 34 + 2 * math.sin(turn * 3)) + 0.003 * share * math.sin(turn * 13 + 1)
            x, y = (radius + gather) * math.cos(turn), (radius + gather) * math.sin(turn) * 0.94
            uneven = 0.005 * float(slow(x, y)) + 0.0030 * float(sharp(x, y))
            corners.append((x * (1 + uneven * 2), y * (1 + uneven * 2), 0.050 + 0.062 * math.cos(rise) + uneven))
    for row in range(rows):
        for column in range(columns):
            beside = (column + 1) % columns
            faces.append((row * columns + column, (row + 1) * columns + column, (row + 1) * columns + beside,
                          row * columns + beside))
    dome = mesh('dome', corners, faces, cloth, angle=120)
    repaint(dome, lambda x, y, z: blend('#9fc6e3', '#d6e9f6', 0.35 + 5 * (z - 0.02) + 0.3 * sharp(x, y)))
    radius = 0.124 * math.sin(math.radians(124)) ** 0.9
    ring = [((radius + 0.004 * math.sin(a * 34)) * math.cos(a), (radius + 0.004 * math.sin(a * 34)) * math.sin(a) * 0.94,
             0.014 + 0.002 * math.sin(a * 17)) for a in np.linspace(0, 2 * math.pi, 200, endpoint=False)]
    tube('band', ring, 0.0085, material('#86b4d8', 0.75), closed=True, fineness=3)


def glasses(cord=False):
    """Clear wrap-round goggles: a blue frame, a soft seal, a strap lying behind."""
    frame, seal, strap = material('#2f6fb0', 0.4, coat=0.3), material('#25364a', 0.55), material('#3a4a5a', 0.75)
    lens = material('#bfe6f6', 0.12, shine=0.7, alpha=0.42)
    shine = material('#ffffff', 0.2, emit='#ffffff', strength=0.7, alpha=0.75)
    arc = lambda u, out=0.0: ((0.082 + out) * math.sin(u), 0.045 - (0.075 + out) * math.cos(u))
    spans = np.linspace(-1.12, 1.12, 29)
    corners, faces = [], []
    for u in spans:
        x, y = arc(u)
        dip = 0.016 * math.exp(-(u / 0.16) ** 2)
        corners += [(x, y, 0.008 + dip), (x * 0.985, y + 0.003, 0.060)]
    for i in range(len(spans) - 1):
        faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    mesh('lens', corners, faces, lens)
    low = [corners[2 * i] for i in range(len(spans))]
    high = [corners[2 * i + 1] for i in range(len(spans))]
    tube('edge', low + high[::-1], 0.0048, frame, closed=True, smooth=False)
    tube('brow', [(x, y + 0.002, z + 0.004) for x, y, z in high], 0.0062, frame)
    tube('seal', [(x * 0.96, y + 0.010, z + 0.003) for x, y, z in low], 0.005, seal)
    for start in (4, 7):
        (x, y, z), top = low[start], high[start + 2]
        tube('shine', [(x * 1.03, y - 0.0022, z + 0.010), (top[0] * 1.03, top[1] - 0.0022, top[2] - 0.012)], 0.0022, shine, False)
    for side in (-1, 1):
        x, y = arc(side * 1.12)
        box('hinge', (x - 0.006, y - 0.005, 0.026), (x + 0.006, y + 0.014, 0.050), frame, 0.003)
        tube('arm', [(x, y + 0.008, 0.040), (x * 1.02, y + 0.06, 0.036), (x * 0.98, y + 0.105, 0.026), (x * 0.93, y + 0.125, 0.008)],
             0.0052, seal)
    if cord:
        x = arc(1.12)[0] * 0.93
        tube('cord', [(x, 0.135, 0.010), (x * 0.9, 0.20, 0.02), (0.012, 0.34, 0.02), (-0.012, 0.34, 0.02), (-x * 0.9, 0.20, 0.02),
                      (-x, 0.135, 0.010)], 0.0038, strap)
