"""Small parts that make a thing believable: handles, hinges, screws, feet, vents, labels. Fronts look towards −y."""
from studio.furnishing import finish
from studio.shapes import box, cylinder, tube


def quiet(thing):
    """A thing that throws no shadow: glass, air, light."""
    thing.visible_shadow = False
    return thing


def plate(name, x, z, front, surface, thickness=0.004, bevel=0.002):
    """A flat plate on a front: `x` and `z` are its two ends, `front` the y it lies on."""
    return box(name, (x[0], front - thickness, z[0]), (x[1], front + 0.002, z[1]), surface, bevel)


def screw(at, axis='Y', radius=0.007):
    return cylinder('screw', at, radius, 0.006, finish.steel('#8c98a2'), axis, 0.002, 16)


def foot(x, y, radius=0.022, height=0.02):
    return cylinder('foot', (x, y, height / 2), radius, height, finish.rubber(), bevel=0.004, sides=24)


def bow_handle(x, front, z, surface=None, reach=0.035, radius=0.009):
    """An upright bow between two heights."""
    line = [(x, front, z[0]), (x, front - reach, z[0]), (x, front - reach, z[1]), (x, front, z[1])]
    return tube('handle', line, radius, surface or finish.chrome(), smooth=False)


def lever(x, front, z, towards=-1):
    """A lever handle on its plate; `towards` is the side the lever points to."""
    metal = finish.chrome()
    plate('rose', (x - 0.022, x + 0.022), (z - 0.11, z + 0.07), front, metal, 0.008, 0.005)
    tube('lever', [(x, front, z), (x, front - 0.055, z), (x + towards * 0.02, front - 0.06, z),
                   (x + towards * 0.12, front - 0.06, z)], 0.010, metal)
    cylinder('key', (x, front - 0.009, z - 0.07), 0.009, 0.006, finish.rubber(), 'Y', 0.001, 20)


def hinge(x, front, z, height=0.09):
    cylinder('hinge', (x, front, z), 0.010, height, finish.steel('#9aa6b0'), bevel=0.003, sides=20)


def vents(x, z, front, surface, count=4, pitch=0.034, slot=0.012):
    """Slots one above another, downwards from `z`."""
    for row in range(count):
        plate('vent', x, (z - row * pitch - slot, z - row * pitch), front, surface, 0.003, 0.001)


def label(x, z, front, colour=finish.PAPER, band=None):
    """A blank label; `band` is the colour of a stripe at its left."""
    plate('label', x, z, front, finish.paper(colour), 0.003, 0.001)
    if band:
        plate('band', (x[0], x[0] + (x[1] - x[0]) * 0.22), z, front - 0.002, finish.flat(band), 0.003, 0.001)


def card_reader(x, front, z, lamp):
    """A reader for key cards, with a lamp that says what the lock does."""
    box('reader', (x - 0.034, front - 0.022, z - 0.055), (x + 0.034, front + 0.002, z + 0.055),
        finish.plastic('#27323b'),
        0.008)
    plate('field', (x - 0.022, x + 0.022), (z - 0.042, z + 0.008), front - 0.021, finish.plastic('#3d4b57'), 0.003)
    plate('lamp', (x - 0.020, x + 0.020), (z + 0.022, z + 0.038), front - 0.021, finish.glow(lamp, 1.1), 0.004)
