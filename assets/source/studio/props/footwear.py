"""Shoes and what goes over them, as pairs on the floor with their toes towards −y."""
import math

import numpy as np

from studio.materials import material
from studio.props.field import Grid, carve, common, melt
from studio.props.paint import blend, painted, repaint
from studio.props.sheet import creases, stitches, wrinkles
from studio.scene import group
from studio.shapes import cylinder, tube

SPREAD = 0.064


def _pair(make, spread=SPREAD, ahead=0.018, splay=0.07):
    for side in (-1, 1):
        with group((side * spread, -side * ahead, 0), side * splay):
            make(side)


def _foot(grid, grow=0.0, side=1):
    """A last: heel at the back, ball and toes in front, a little bent inwards."""
    bend = -0.010 * side
    heel = grid.bar((0, 0.098, 0.045), (0, 0.02, 0.046), 0.036 + grow, 0.037 + grow)
    ball = grid.bar((0, 0.03, 0.046), (bend * 0.4, -0.075, 0.036), 0.038 + grow, 0.046 + grow, (1, 1, 0.86))
    toe = grid.bar((bend * 0.4, -0.07, 0.034), (bend, -0.112, 0.030), 0.045 + grow, 0.037 + grow, (1, 1, 0.80))
    instep = grid.bar((0, 0.07, 0.075), (bend * 0.3, -0.035, 0.048), 0.034 + grow, 0.034 + grow)
    return melt(melt(melt(heel, ball, 0.03), toe, 0.03), instep, 0.05)


def _sole(grid, foot, low, high, out=0.004):
    flat = np.min(foot, 2, keepdims=True) + 0 * grid.z
    return common(common(flat - out, grid.below(high), 0.003), grid.above(low), 0.003)


def _round_line(grid, distance, level, out=0.0):
    """A closed line round a solid at a height."""
    k = int(round((level - grid.low[2]) / grid.step))
    slab = np.broadcast_to(distance, (grid.x.size, grid.y.size, grid.z.size))[:, :, k] < 0
    xs, ys = grid.x.ravel(), grid.y.ravel()
    i, j = np.nonzero(slab)
    middle = (xs[i].mean(), ys[j].mean())
    points = []
    for turn in np.linspace(0, 2 * math.pi, 90, endpoint=False):
        ray = np.arange(0, 0.25, grid.step / 2)
        a = np.clip(((middle[0] + ray * math.cos(turn) - grid.low[0]) / grid.step).round().astype(int), 0, xs.size - 1)
        b = np.clip(((middle[1] + ray * math.sin(turn) - grid.low[1]) / grid.step).round().astype(int), 0, ys.size - 1)
        reach = ray[np.nonzero(slab[a, b])[0].max()] + out
        points.append((reach, turn))
    reaches = np.array([reach for reach, _ in points])
    smooth = sum(np.roll(reaches, shift) for shift in (-2, -1, 0, 1, 2)) / 5
    return [(middle[0] + reach * math.cos(turn), middle[1] + reach * math.sin(turn), level)
            for reach, (_, turn) in zip(smooth, points)]


def boots():
    """Brown leather lace-ups with a padded ankle."""
    leather = painted(0.42, 0.45, coat=0.25)
    sole, lace, thread = material('#2b2421', 0.7), material('#d9b98a', 0.7), material('#c79a63', 0.7)
    metal, lining = material('#c9a55f', 0.3, 0.9), material('#c6a57c', 0.85)
    scuffs = wrinkles(5, 0.07, 7)

    def make(side):
        grid = Grid((-0.075, -0.175, -0.005), (0.075, 0.165, 0.20), 0.003)
        foot = _foot(grid, 0.002, side)
        shaft = grid.bar((0, 0.062, 0.075), (0, 0.078, 0.20), 0.043, 0.046, (0.92, 1.1, 1))
        whole = melt(foot, shaft, 0.035)
        whole = common(common(whole, grid.above(0.016)), grid.z - 0.168 - 0.10 * (grid.y - 0.08), 0.004)
        inner = grid.bar((0, 0.066, 0.10), (0, 0.080, 0.24), 0.036, 0.041, (0.92, 1.1, 1))
        over = grid.heights(whole)
        whole = carve(whole, inner, 0.006)
        upper = grid.make('upper', whole, leather)
        repaint(upper, lambda x, y, z: blend('#5a3823', '#96633f', 0.45 + 0.2 * scuffs(x * 1.0, y + z) + (z - 0.07) * 1.6))
        base = _sole(grid, foot, 0.0, 0.024)
        arch = grid.block((0, 0.028, 0), (0.09, 0.030, 0.012), 0.006)
        grid.make('sole', carve(base, arch, 0.004), sole)
        stitches('welt', _round_line(grid, base, 0.021, -0.0012)[:] , thread, 0.0013)
        collar = [(0.043 * math.cos(a), 0.080 + 0.052 * math.sin(a), 0.168 + 0.0052 * math.sin(a))
                  for a in np.linspace(0, 2 * math.pi, 28, endpoint=False)]
        tube('collar', collar, 0.0075, lining, closed=True)
        cap = [(x, -0.088 + 9 * x * x, over(x, -0.088 + 9 * x * x) + 0.0006) for x in np.linspace(-0.036, 0.036, 15)]
        tube('cap', cap, 0.0016, sole)
        rows = [(-0.052 + 0.0185 * i, 0.0165 + 0.0008 * i) for i in range(5)]
        for row, (y, half) in enumerate(rows):
            points = [(x, y + 0.006 * math.copysign(1, x) * (1 if row % 2 else -1) * abs(x) / half, over(x, y) + 0.0035)
                      for x in np.linspace(-half, half, 7)]
            tube('lace', points, 0.0027, lace)
            for x in (-half, half):
                cylinder('eye', (x, y, over(x, y) + 0.0012), 0.0044, 0.003, metal, bevel=0.001, sides=16)
        y = rows[-1][0] + 0.006
        for way in (-1, 1):
            top = over(0, y) + 0.006
            tube('bow', [(0, y, top), (way * 0.018, y - 0.012, top + 0.009), (way * 0.036, y - 0.006, top - 0.004),
                         (way * 0.022, y + 0.003, top + 0.001), (0, y, top)], 0.0025, lace)
            tube('end', [(0, y, top), (way * 0.012, y - 0.024, top - 0.002), (way * 0.030, y - 0.040, top - 0.016)], 0.0024, lace)
        tube('loop', [(-0.008, 0.126, 0.145), (-0.008, 0.137, 0.176), (0.008, 0.137, 0.176), (0.008, 0.126, 0.145)], 0.003, lining)
    _pair(make)


def crocs():
    """Change shoes of one piece: vents on the toe, a strap behind the heel."""
    foam, pale = material('#33a292', 0.55, shine=0.3, grain=(60, 0.08)), material('#e9f2ef', 0.6)
    dark = material('#1e7468', 0.6)

    def make(side):
        grid = Grid((-0.08, -0.175, -0.005), (0.08, 0.165, 0.13), 0.003)
        foot = _foot(grid, 0.008, side)
        whole = common(foot, grid.above(0.020))
        hole = grid.bar((0, 0.115, 0.085), (0, 0.02, 0.088), 0.038, 0.036, (1, 1, 0.9))
        whole = carve(whole, hole, 0.010)
        whole = carve(whole, grid.bar((0, 0.12, 0.11), (0, 0.00, 0.125), 0.06, 0.05), 0.008)
        over = grid.heights(whole)
        for y, xs in ((-0.118, (-0.014, 0.010)), (-0.092, (-0.028, -0.004, 0.020)), (-0.064, (-0.030, -0.004, 0.022))):
            for x in xs:
                whole = carve(whole, grid.bar((x, y, over(x, y) - 0.006), (x, y, over(x, y) + 0.03), 0.0055), 0.002)
        grid.make('upper', whole, foam)
        base = _sole(grid, foot, 0.0, 0.026, 0.005)
        grid.make('sole', base, pale)
        tube('groove', _round_line(grid, base, 0.013, 0.0006), 0.0016, material('#a9c6bf', 0.7), closed=True)
        strap = [(s * 0.047, 0.045 if abs(s) > 0.99 else 0.045 + 0.105 * math.cos(s * math.pi / 2) ** 0.6,
                  0.062 + 0.018 * math.cos(s * math.pi / 2)) for s in np.linspace(-1, 1, 15)]
        for lift in (-0.005, 0, 0.005):
            tube('strap', [(x, y, z + lift) for x, y, z in strap], 0.0045, foam)
        for way in (-1, 1):
            cylinder('rivet', (way * 0.049, 0.045, 0.062), 0.009, 0.006, dark, 'X', 0.002, 20)
    _pair(make, 0.068)


def shoe_covers():
    """Thin blue film over a shoe that is not there, drawn together by a rubber band."""
    film, band = painted(0.32, 0.5), material('#2f6fb8', 0.6)
    ridges, slow = creases(3, 0.045, 5), wrinkles(4, 0.06, 6)

    def make(side):
        grid = Grid((-0.09, -0.185, -0.005), (0.09, 0.18, 0.145), 0.003)
        foot = _foot(grid, 0.013, side)
        mouth = grid.bar((0, 0.075, 0.08), (0, 0.045, 0.122), 0.05, 0.044, (1, 1.25, 1))
        whole = melt(foot, mouth, 0.03)
        angle = np.arctan2(grid.y - 0.055, grid.x + 0 * grid.y)
        gather = np.sin(angle * 26) * 0.0028 * np.clip((grid.z - 0.075) / 0.04, 0, 1)
        whole = whole - (0.0028 * ridges(grid.x + 0.4 * grid.z, grid.y + 0.6 * grid.z) + 0.003 * slow(grid.x, grid.y + grid.z))
        whole = common(common(whole + gather, grid.above(0.001), 0.006), grid.z - 0.118 - 0.06 * (grid.y - 0.06), 0.006)
        inner = grid.bar((0, 0.085, 0.075), (0, 0.045, 0.16), 0.038, 0.036, (1, 1.3, 1))
        whole = carve(whole, inner, 0.006)
        thing = grid.make('film', whole, film, 1)
        repaint(thing, lambda x, y, z: blend('#3f8fdc', '#8cc6f4', 0.42 + 0.28 * ridges(x + 0.4 * z, y + 0.6 * z) + 1.4 * (z - 0.05)))
        ring = [((0.044 + 0.0022 * math.sin(a * 26)) * math.cos(a), 0.050 + (0.060 + 0.0022 * math.sin(a * 26)) * math.sin(a),
                 0.117 + 0.0036 * math.sin(a) + 0.002 * math.cos(a * 13)) for a in np.linspace(0, 2 * math.pi, 150, endpoint=False)]
        tube('band', ring, 0.0045, band, closed=True, fineness=3)
    _pair(make, 0.072)


def reusable_covers():
    """Tall white boots of cloth with blue soles, straps and a zip: worn over the change shoes in the clean room."""
    cloth_, sole = painted(0.62, 0.3), material('#2f6fb0', 0.6)
    strap, steel = material('#3f7fc4', 0.55), material('#aeb9c3', 0.3, 0.85)
    slow, sharp = wrinkles(21, 0.075, 6), creases(22, 0.055, 5)

    def make(side):
        grid = Grid((-0.085, -0.18, -0.005), (0.085, 0.18, 0.40), 0.004)
        foot = _foot(grid, 0.010, side)
        shaft = grid.bar((0, 0.058, 0.08), (0.004 * side, 0.070, 0.42), 0.050, 0.062, (0.95, 1.05, 1))
        whole = melt(foot, shaft, 0.04)
        folds = 0.0055 * np.sin((grid.z + 0.22 * grid.y + 0.1 * side * grid.x) * 92 + 1.6 * slow(grid.x, grid.y))
        folds = folds * np.clip((grid.z - 0.05) / 0.05, 0, 1) * np.clip((0.335 - grid.z) / 0.06, 0.1, 1)
        whole = whole - folds - 0.003 * slow(grid.x + grid.z, grid.y) - 0.0014 * sharp(grid.x + grid.z, grid.y - grid.z)
        whole = common(common(whole, grid.above(0.016)), grid.z - 0.355 - 0.08 * (grid.y - 0.07), 0.004)
        whole = carve(whole, grid.bar((0, 0.064, 0.25), (0, 0.07, 0.44), 0.050, 0.056, (0.95, 1.05, 1)), 0.006)
        thing = grid.make('cloth', whole, cloth_)
        repaint(thing, lambda x, y, z: blend('#d5e0ea', '#f1f5f9', 0.7 + 3 * (z - 0.1) * 0.3))
        base = _sole(grid, foot, 0.0, 0.030, 0.005)
        grid.make('sole', base, sole)
        for level, radius, tight in ((0.105, 0.056, 0.056), (0.345, 0.060, 0.064)):
            ring = [(radius * 0.95 * math.cos(a) * 1.03, 0.064 + tight * 1.1 * math.sin(a), level + 0.006 * math.sin(a))
                    for a in np.linspace(0, 2 * math.pi, 40, endpoint=False)]
            for lift in (-0.004, 0.004):
                tube('strap', [(x, y, z + lift) for x, y, z in ring], 0.0052, strap, closed=True)
        cylinder('snap', (0.053, 0.03, 0.105), 0.008, 0.007, steel, 'X', 0.002, 20)
        tube('zip', [(0, 0.064 - 0.060, 0.13), (0, 0.064 - 0.062, 0.20), (0.001, 0.066 - 0.066, 0.27), (0.002, 0.066 - 0.068, 0.335)],
             0.0032, strap)
    _pair(make, 0.078, 0.02)
