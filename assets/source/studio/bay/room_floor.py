"""The bay's raised floor, its markings, and the floor of the strip outside the exit."""
import math
import random

from studio.bay import surfaces
from studio.bay.layout import DEPTH, OUTSIDE, TILE, WIDTH
from studio.materials import material
from studio.shapes import box, mesh, plane

LONG, WIDE, PASSAGE = WIDTH * TILE, DEPTH * TILE, OUTSIDE * TILE
# Tiles with holes: air goes down before the machine and through the middle of the bay.
PERFORATED = {(x, y) for x in (2, 4, 6, 8) for y in (4, 7)} | {(11, 2), (12, 6), (3, 9), (10, 9), (6, 9), (12, 3)}
MARK_HEIGHT = 0.0012


def _tiles(first, last, depth, colours, seed=3):
    """Separate slabs with bevelled edges, one mesh for each colour."""
    choose = random.Random(seed)
    sets = {colour: ([], []) for colour in colours}
    for column in range(first, last):
        for row in range(depth):
            corners, faces = sets[choose.choice(colours)]
            gap, edge = 0.004, 0.007
            x0, x1, y0, y1 = column * TILE + gap, (column + 1) * TILE - gap, -(row + 1) * TILE + gap, -row * TILE - gap
            at = len(corners)
            corners += [(x0, y0, -0.006), (x1, y0, -0.006), (x1, y1, -0.006), (x0, y1, -0.006),
                        (x0 + edge, y0 + edge, 0),
                        (x1 - edge, y0 + edge, 0), (x1 - edge, y1 - edge, 0), (x0 + edge, y1 - edge, 0)]
            faces += [(at + 4, at + 5, at + 6, at + 7)]
            faces += [(at + side, at + (side + 1) % 4, at + 4 + (side + 1) % 4, at + 4 + side) for side in range(4)]
    for colour, (corners, faces) in sets.items():
        if faces:
            mesh('tiles', corners, faces, material(colour, 0.34, shine=0.4, coat=0.12), False)


def _holes():
    corners, faces = [], []
    for column, row in sorted(PERFORATED):
        for i in range(11):
            for j in range(11):
                x, y = (column + 0.11 + 0.078 * i) * TILE, -(row + 0.11 + 0.078 * j) * TILE
                at = len(corners)
                corners += [(x + 0.0105 * math.cos(a * math.pi / 4), y + 0.0105 * math.sin(a * math.pi / 4),
                             0.0007) for a in range(8)]
                faces.append(tuple(range(at, at + 8)))
    mesh('holes', corners, faces, material('#5c6060', 0.7), False)


def _line(x0, y0, x1, y1, surface):
    """A strip between two corners on the grid."""
    plane('line', (x0 * TILE, -y1 * TILE), (x1 * TILE, -y0 * TILE), MARK_HEIGHT, surface)


def _hatched(x0, y0, x1, y1):
    """A keep-clear field: a frame and slanting stripes."""
    paint = material('#d8a928', 0.5)
    wide = 0.07
    for a, b, c, d in ((x0, y0, x1, y0 + wide), (x0, y1 - wide, x1, y1), (x0, y0, x0 + wide, y1),
                       (x1 - wide, y0, x1, y1)):
        _line(a, b, c, d, paint)
    step = 0.34
    start = x0 - (y1 - y0)
    while start < x1:
        a, b = start, start + 0.13
        low = lambda x: min(max(x, x0), x1)
        points = []
        for x, y in ((a, y0), (b, y0), (b + (y1 - y0), y1), (a + (y1 - y0), y1)):
            points.append((low(x), y + (low(x) - x)))
        mesh('stripe', [(x * TILE, -min(max(y, y0), y1) * TILE, MARK_HEIGHT) for x, y in points], [(3, 2, 1, 0)], paint,
             False)
        start += step


def _markings():
    yellow, green = material('#d8a928', 0.5), material('#3f9a63', 0.5, emit='#2f8a55', strength=0.12)
    wide = 0.11
    # Round the machine.
    _line(0.72, 4.05, 10.1, 4.05 + wide, yellow)
    _line(0.72, 3.1, 0.72 + wide, 4.05, yellow)
    _line(10.1, 3.45, 10.1 + wide, 4.05 + wide, yellow)
    _hatched(12.4, 6.85, 13.85, 9.15)
    # The way out, with arrows.
    for at in range(5):
        x = 2.6 + at * 1.9
        _line(x, 7.93, x + 1.0, 8.07, green)
        tip = x + 1.32
        points = [(tip - 0.30, 7.80), (tip, 8.0), (tip - 0.30, 8.20)]
        mesh('arrow', [(a * TILE, -b * TILE, MARK_HEIGHT) for a, b in points], [(2, 1, 0)], green, False)


def bay_floor():
    plane('grout', (0, -WIDE), (LONG, 0), -0.005, material('#83898a', 0.8))
    _tiles(0, WIDTH, DEPTH, ('#bfc4c4', '#b8bebf', '#c6cac9'))
    _holes()
    _markings()
    box('mat', (0.06, -4.45, 0.0), (0.70, -3.55, 0.008), material('#5c7f97', 0.6), 0.004)
    box('slab', (-0.12, -WIDE - 0.12, -0.20), (LONG + 0.10, 0.12, -0.010), material('#8a939b', 0.7), 0.010)


def outside_floor():
    plane('grout', (LONG, -WIDE), (LONG + PASSAGE, 0), -0.005, material('#8897a3', 0.8))
    _tiles(WIDTH, WIDTH + OUTSIDE, DEPTH, ('#b9c7d0', '#b0bfc9', '#c0cdd5'), seed=5)
    box('slab', (LONG + 0.10, -WIDE - 0.12, -0.20), (LONG + PASSAGE + 0.06, 0.12, -0.010), material('#8a99a6', 0.7),
        0.010)
    green = material('#2f9a5c', 0.5)
    for points in ([(14.5, 7.86), (15.3, 7.86), (15.3, 7.66), (15.75, 8.0), (15.3, 8.34), (15.3, 8.14),
                    (14.5, 8.14)],):
        mesh('arrow', [(a * TILE, -b * TILE, MARK_HEIGHT) for a, b in points], [tuple(reversed(range(len(points))))],
             green, False)


def kerbs():
    """What is left of the walls in front: low, so that one sees in."""
    cream, cap = surfaces.cream(), material('#6d7780', 0.55)
    gap_low, gap_high = 3.5 - 0.01, 4.5 + 0.01
    for far, near in ((0.0, gap_low), (gap_high, WIDE)):
        box('kerb', (LONG - 0.05, -near, -0.01), (LONG + 0.05, -far, 0.12), cream, 0.004)
        box('cap', (LONG - 0.058, -near, 0.12), (LONG + 0.058, -far, 0.142), cap, 0.006)
    box('kerb', (-0.12, -WIDE - 0.10, -0.01), (LONG + 0.05, -WIDE, 0.06), cream, 0.004)
    box('cap', (-0.12, -WIDE - 0.108, 0.06), (LONG + 0.058, -WIDE + 0.008, 0.08), cap, 0.006)
