"""Surfaces one puts things on, from near and a little above: benches, the table, the sink; and the rack of open bins."""
from families import separate
from studio.furnishing import finish
from studio.furnishing.flooring import tiled
from studio.furnishing.hardware import label, plate, screw
from studio.furnishing.stainless import bright
from studio.furnishing.walling import back_wall
from studio.near.eye import across, before, up
from studio.scene import group
from studio.shapes import box, cylinder, lathe, tube
from families.washroom import _hollowed, _tap

FRONT, EYE, DISTANCE, DEEP = 0.36, 1.50, 2.2, 0.45
COLUMNS = (11, 29, 47, 65, 83)


def _room(look, floor=-0.08, wall=0.95):
    with group((-2.5, wall, floor)):
        back_wall(look, 0, 5.0)
    with group((-3.0, wall + 0.02, floor)):
        tiled(look, [(x, y, (x + y) % 4) for x in range(12) for y in range(5)])


def bench():
    _room('teal')
    steel, planks = finish.steel('#8e9aa5'), finish.wood()
    for at in range(3):
        y = at * 0.155
        box('plank', (-1.2, y, FRONT - 0.040), (1.2, y + 0.138, FRONT), planks, 0.011)
        for x in (-0.55, 0.55):
            for dx in (-0.035, 0.035):
                screw((x + dx, y + 0.069, FRONT + 0.0005), 'Z', 0.007)
    for x in (-0.55, 0.55):
        box('bearer', (x - 0.024, 0.0, FRONT - 0.075), (x + 0.024, DEEP, FRONT - 0.040), steel, 0.005)
        for y in (0.03, DEEP - 0.03):
            box('leg', (x - 0.021, y - 0.021, -0.08), (x + 0.021, y + 0.021, FRONT - 0.072), steel, 0.005)
    tube('stretcher', [(-0.55, 0.22, 0.10), (0.55, 0.22, 0.10)], 0.015, steel, smooth=False)
    before(EYE, DISTANCE)


def cross_bench():
    _room('pale')
    skin, seat = bright('#b2bcc4'), bright('#c4cdd4')
    box('body', (-1.3, 0.025, -0.10), (1.3, DEEP - 0.02, FRONT - 0.03), skin, 0.006)
    box('seat', (-1.3, 0.0, FRONT - 0.034), (1.3, DEEP, FRONT), seat, 0.012)
    for low, colour in ((0.185, '#c8544b'), (0.235, '#3f86bd')):
        box('line', (-1.3, low, FRONT - 0.002), (1.3, low + 0.034, FRONT + 0.0012), finish.plastic(colour), 0)
    box('band', (-1.3, 0.0225, 0.235), (1.3, 0.030, 0.272), finish.plastic('#c8544b'), 0)
    for x in (-0.42, 0.42):
        box('plate', (x - 0.20, 0.0205, 0.085), (x + 0.20, 0.030, 0.195), finish.plastic('#dde3e7'), 0.003)
        box('seam', (x * 2 - 0.003, 0.0235, -0.1), (x * 2 + 0.003, 0.030, FRONT - 0.036), finish.flat('#75828d'), 0)
    before(EYE, DISTANCE)


def table():
    _room('blue')
    steel, legs = bright('#c2cbd2'), bright('#98a4ae')
    box('top', (-0.79, 0.0, FRONT - 0.045), (0.79, DEEP, FRONT), steel, 0.009)
    box('upstand', (-0.79, DEEP - 0.024, FRONT - 0.01), (0.79, DEEP, FRONT + 0.085), steel, 0.006)
    for x in (-0.72, 0.72):
        for y in (0.05, DEEP - 0.05):
            box('leg', (x - 0.021, y - 0.021, -0.4), (x + 0.021, y + 0.021, FRONT - 0.04), legs, 0.004)
    plate('seam', (-0.70, 0.70), (FRONT - 0.115, FRONT - 0.050), 0.045, legs, 0.012, 0.003)
    box('under', (-0.74, 0.04, 0.02), (0.74, DEEP - 0.04, 0.045), steel, 0.006)
    box('carton', (-0.50, 0.10, 0.046), (-0.10, 0.36, 0.22), finish.paper('#c3cfd6'), 0.006)
    plate('tape', (-0.33, -0.27), (0.05, 0.215), 0.1005, finish.flat('#9fb1bc'), 0.001, 0)
    before(EYE, DISTANCE)


def sink():
    """The things stand on the edge behind the basin."""
    with group((-2.5, 0.50, -0.4)):
        back_wall('blue', 0, 5.0)
    ceramic = finish.ceramic()
    slab = box('basin', (-0.78, 0.0, FRONT - 0.16), (0.78, 0.49, FRONT), ceramic, 0.030)
    _hollowed(slab, (-0.56, 0.06, FRONT - 0.13), (0.56, 0.34, FRONT + 0.12), 0.07)
    box('splash', (-0.78, 0.468, FRONT - 0.01), (0.78, 0.50, FRONT + 0.075), ceramic, 0.011)
    cylinder('drain', (0, 0.20, FRONT - 0.128), 0.032, 0.010, finish.chrome(), bevel=0.002)
    box('cabinet', (-0.70, 0.07, -0.3), (0.70, 0.46, FRONT - 0.15), finish.enamel('#5f93a6'), 0.008)
    for left in (-0.69, 0.006):
        plate('leaf', (left, left + 0.684), (-0.3, FRONT - 0.185), 0.071, finish.enamel('#6ea3b5'), 0.018, 0.006)
    with group((0, 0.235, 0)):
        _tap(0, FRONT)
    before(1.62, DISTANCE)


def rack():
    """Bins in three rows; what stands in them is cut off by their fronts."""
    with group((-2.0, 0.62, -0.10)):
        back_wall('blue', 0, 4.0)
    metal, sheet = bright('#a5b0b9'), bright('#bcc6cd')
    for left in (1.2, 98.8):
        for y in (0.0, 0.42):
            box('post', (across(left) - 0.016, y - 0.016, -0.1), (across(left) + 0.016, y + 0.016, 1.3), metal, 0.004)
    for row, percent in enumerate((34, 62, 90)):
        z = up(percent) - 0.058
        box('shelf', (across(1.2), -0.004, z - 0.024), (across(98.8), 0.42, z), sheet, 0.004)
        for middle in COLUMNS:
            _bin(across(middle), z, separate.BANDS[row])
    before(0.72, 2.9)


def _bin(x, z, band):
    shell, lining = finish.plastic('#a9c2cf'), finish.plastic('#8aa6b5')
    half, back, wall = 0.132, 0.40, 0.009
    box('floor', (x - half, 0.0, z), (x + half, back, z + 0.012), lining, 0)
    box('back', (x - half, back - wall, z), (x + half, back, z + 0.19), lining, 0.003)
    for side in (-1, 1):
        left, right = sorted((x + side * half, x + side * (half - wall)))
        box('side', (left, 0.09, z), (right, back, z + 0.19), shell, 0.004)
        box('cheek', (left, -0.004, z), (right, 0.10, z + 0.085), shell, 0.004)
    box('front', (x - half, -0.012, z), (x + half, 0.0, z + 0.058), shell, 0.005)
    label((x - 0.075, x + 0.075), (z + 0.012, z + 0.046), -0.012, band=band)
