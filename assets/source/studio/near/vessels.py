"""What one looks into: the dispenser's tray, the bag and the bin from above."""
import math

import bpy

from families import entrance
from studio.furnishing import finish
from studio.furnishing.walling import back_wall
from studio.materials import material
from studio.near.eye import above, before
from studio.scene import empty, group
from studio.shapes import box, mesh, tube


def _enlarged(build, scale, at):
    """A piece of furniture, larger and moved."""
    known = set(bpy.data.objects)
    build()
    point = empty('enlarged', at)
    point.scale = (scale,) * 3
    for thing in bpy.data.objects:
        if thing not in known and thing is not point and thing.parent is None:
            thing.parent = point


def dispenser():
    with group((-2.0, 0.95, -0.6)):
        back_wall('sand', 0, 4.0)
    _enlarged(lambda: entrance._dispenser(None, -1), 2.3, (0, 0.55, -1.19))
    before(1.55, 2.4)


def trash():
    from studio.shapes import plane
    plane('floor', (-2, -2), (2, 2), 0, material('#a9acab', 0.6, shine=0.2))
    scale = 2.55
    _enlarged(lambda: (entrance._trash_bin('empty', -1), _liner()), scale, (0, 0, 0))
    above(2.3, 0.57 * scale)


def _liner():
    """The bag in the bin, sunk in folds to its bottom."""
    corners, faces, sides = [], [], 72
    profile = ((0.163, 0.568), (0.150, 0.50), (0.140, 0.36), (0.128, 0.30), (0.085, 0.272), (0.0, 0.266))
    for radius, z in profile:
        for at in range(sides):
            turn = 2 * math.pi * at / sides
            fold = 1 + 0.030 * math.sin(9 * turn + 8 * z) + 0.018 * math.sin(23 * turn)
            r = radius * (fold if z < 0.56 else 1)
            corners.append((r * math.cos(turn), r * math.sin(turn), z + 0.006 * math.sin(7 * turn) * (radius > 0)))
    for row in range(len(profile) - 1):
        for at in range(sides):
            beside = (at + 1) % sides
            faces.append((row * sides + at, (row + 1) * sides + at, (row + 1) * sides + beside, row * sides + beside))
    mesh('liner', corners, faces, material('#d5dee4', 0.45, shine=0.45), True, 80)


def _ring(half, corner, z, count=14):
    """A rounded rectangle's corners at a height, anticlockwise."""
    places = []
    for quarter, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for at in range(count):
            turn = math.pi / 2 * (quarter + at / (count - 1))
            places.append((sx * (half[0] - corner) + corner * math.cos(turn), sy * (half[1] - corner) + corner * math.sin(turn), z))
    return places


def _skin(name, rings, surface, bottom=False):
    corners = [corner for ring in rings for corner in ring]
    n = len(rings[0])
    faces = [(row * n + at, row * n + (at + 1) % n, (row + 1) * n + (at + 1) % n, (row + 1) * n + at)
             for row in range(len(rings) - 1) for at in range(n)]
    if bottom:
        faces.append(tuple(range((len(rings) - 1) * n, len(rings) * n)))
    return mesh(name, corners, faces, surface, True, 60)


# The colours of the bag that is carried.
BAG, LINING, POCKET, STRAP, ZIP = '#c84f3a', '#9a8d80', '#877b70', '#8e2f22', '#5f1f18'


def bag():
    """The zip drawn apart; the handles lie to both sides."""
    from studio.shapes import plane
    plane('wood', (-2, -2), (2, 2), -0.42, finish.wood())
    shift = -0.12
    place = lambda half, corner, z: [(x, y + shift, z) for x, y, z in _ring(half, corner, z)]
    outer, lining = material(BAG, 0.8, shine=0.15, grain=(60, 0.35)), material(LINING, 0.9, shine=0.08, grain=(40, 0.3))
    _skin('outside', [place((0.79, 0.46), 0.16, -0.42), place((0.775, 0.445), 0.16, -0.12), place((0.750, 0.420), 0.15, 0.0),
                      place((0.725, 0.395), 0.14, 0.006), place((0.705, 0.375), 0.13, -0.010)], outer)
    _skin('lining', [place((0.706, 0.376), 0.13, -0.008), place((0.70, 0.37), 0.13, -0.10), place((0.690, 0.36), 0.12, -0.30),
                     place((0.62, 0.30), 0.11, -0.335)], lining, True)
    for inset, colour, radius in ((0.742, ZIP, 0.006), (0.716, '#d9b25a', 0.004)):
        tube('edge', place((inset, inset - 0.33), 0.145, 0.008), radius, material(colour, 0.5), closed=True)
    leather = material(STRAP, 0.8)
    for side in (1, -1):
        y = shift + side * 0.40
        tube('handle', [(-0.34, y, 0.010), (-0.335, y + side * 0.07, 0.03), (-0.20, y + side * 0.14, 0.02),
                        (0.20, y + side * 0.14, 0.02), (0.335, y + side * 0.07, 0.03), (0.34, y, 0.010)], 0.017, leather)
        for x in (-0.34, 0.34):
            box('tab', (x - 0.032, y - 0.035, 0.0), (x + 0.032, y + 0.028, 0.016), leather, 0.006)
    # A pocket along the far side.
    box('pocket', (-0.52, shift + 0.325, -0.20), (0.10, shift + 0.352, -0.035), material(POCKET, 0.9, shine=0.08), 0.008)
    tube('zip', [(-0.50, shift + 0.324, -0.034), (0.08, shift + 0.324, -0.034)], 0.004, finish.steel('#aab3ba'), smooth=False)
    above(2.2)
