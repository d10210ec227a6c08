"""Small parts that machines share: handles, hinges, screws, vents, locks, warning signs without words."""
import math

from studio.bay import surfaces
from studio.materials import material
from studio.shapes import box, cylinder, mesh, tube

# A panel looks towards −y and lies at `y`.


def panel(left, right, low, high, y, surface=None, gap=0.006, proud=0.012):
    """A door or cover with a dark joint round it."""
    box('joint', (left, y - 0.002, low), (right, y + 0.01, high), surfaces.dark(), 0.002)
    box('panel', (left + gap, y - proud, low + gap), (right - gap, y + 0.008, high - gap),
        surface or surfaces.cream_panel(), 0.009)


def handle(x, low, high, y, out=0.034, radius=0.0075):
    steel = surfaces.steel()
    tube('handle', [(x, y, low), (x, y - out, low + 0.012), (x, y - out, high - 0.012), (x, y, high)], radius, steel)
    for z in (low, high):
        cylinder('boss', (x, y - 0.003, z), radius * 1.7, 0.006, steel, 'Y', 0.002, 24)


def hinges(x, low, high, y):
    for z in (low + 0.07, high - 0.07):
        cylinder('hinge', (x, y - 0.006, z), 0.008, 0.05, surfaces.brushed(), bevel=0.002, sides=20)


def screws(places, y, radius=0.006):
    for x, z in places:
        cylinder('screw', (x, y - 0.001, z), radius, 0.004, surfaces.brushed(), 'Y', 0.001, 16)


def lock(x, z, y):
    cylinder('lock', (x, y - 0.002, z), 0.012, 0.008, surfaces.steel(), 'Y', 0.002, 24)
    box('slot', (x - 0.0015, y - 0.0075, z - 0.006), (x + 0.0015, y - 0.006, z + 0.006), surfaces.ink(), 0)


def vents(left, right, low, high, y, count):
    """Sloped louvres over a dark opening."""
    box('vent', (left, y - 0.0015, low), (right, y + 0.004, high), surfaces.black(), 0.002)
    pitch = (high - low) / count
    for at in range(count):
        z = low + pitch * (at + 0.2)
        louvre = box('louvre', (left + 0.006, y - 0.010, z), (right - 0.006, y, z + pitch * 0.42), surfaces.grey(),
                     0.002)
        louvre.rotation_euler = (math.radians(24), 0, 0)


def warning(x, z, y, size=0.07, kind='bolt'):
    """A yellow triangle with a pictogram."""
    high = size * math.sqrt(3) / 2
    triangle = lambda scale, depth: [(x - size / 2 * scale, depth, z - high / 3 * scale),
                                     (x + size / 2 * scale, depth, z - high / 3 * scale),
                                     (x, depth, z + high * 2 / 3 * scale)]
    mesh('rim', triangle(1.0, y - 0.0014), [(0, 1, 2)], surfaces.ink(), False)
    mesh('field', triangle(0.80, y - 0.0026), [(0, 1, 2)], surfaces.yellow(), False)
    _pictogram(x, z, y - 0.0038, size, kind)


def _pictogram(x, z, y, size, kind):
    ink = surfaces.ink()
    put = lambda points: mesh('sign', [(x + a * size, y, z + b * size) for a, b in points],
                              [tuple(range(len(points)))], ink, False)
    if kind == 'bolt':
        put([(0.03, 0.30), (-0.12, 0.02), (0.0, 0.04)])
        put([(0.0, 0.04), (-0.05, -0.20), (0.13, 0.08), (0.02, 0.08)])
    elif kind == 'hot':
        for shift in (-0.14, 0.0, 0.14):
            put([(shift - 0.02, -0.14), (shift + 0.025, -0.14), (shift + 0.045, 0.0), (shift + 0.0, 0.1),
                 (shift - 0.025, 0.0)])
    else:
        put([(-0.035, 0.28), (0.035, 0.28), (0.02, 0.0), (-0.02, 0.0)])
        put([(-0.03, -0.12), (0.03, -0.12), (0.03, -0.06), (-0.03, -0.06)])


def plate(x, z, y, width, height, surface=None):
    """A blank name plate: its words are lettered in the scene."""
    box('plate', (x, y - 0.003, z - height), (x + width, y + 0.002, z), surface or surfaces.white(), 0.002)


def hose(points, radius, surface=None):
    return tube('hose', points, radius, surface or material('#dfe3df', 0.35, coat=0.3))
