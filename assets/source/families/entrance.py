"""The entrance: benches, shoe rack, shoe cover dispenser, sticky mat, bin, and the sign at the clean side's line."""
import math

from studio.furnishing import finish
from studio.furnishing.hardware import foot, label, plate, quiet, screw
from studio.furnishing.piece import Piece, facts_of, jobs_of
from studio.furnishing.soft import bag_liner, crumpled, film
from studio.scene import group
from studio.shapes import ball, box, cylinder, lathe, mesh, tube


def _bench(tiles):
    def build(_state, _far):
        half = tiles * 0.25 - 0.03
        steel, planks = finish.steel('#8e9aa5'), finish.wood()
        for y in (-0.129, 0, 0.129):
            box('plank', (-half, y - 0.058, 0.414), (half, y + 0.058, 0.45), planks, 0.010)
        count = max(2, round(tiles * 0.5 / 1.2) + 1)
        legs = [-half + 0.14 + at * (half * 2 - 0.28) / (count - 1) for at in range(count)]
        for x in legs:
            box('bearer', (x - 0.022, -0.185, 0.384), (x + 0.022, 0.185, 0.4145), steel, 0.005)
            for y in (-0.155, 0.155):
                box('leg', (x - 0.0195, y - 0.0195, 0.014), (x + 0.0195, y + 0.0195, 0.386), steel, 0.005)
                foot(x, y, 0.027, 0.018)
            for y in (-0.129, 0, 0.129):
                screw((x, y - 0.03, 0.4505), 'Z', 0.006)
                screw((x, y + 0.03, 0.4505), 'Z', 0.006)
            box('tie', (x - 0.012, -0.15, 0.14), (x + 0.012, 0.15, 0.164), steel, 0.004)
        tube('stretcher', [(legs[0], 0, 0.152), (legs[-1], 0, 0.152)], 0.014, steel, smooth=False)
    return build


def _bench_spots(tiles):
    return tuple(((at + 0.5) * 0.25 - tiles * 0.25, 0, 0.45) for at in range(tiles * 2))


def _shoe_rack(_state, _far):
    tubes, sheet = finish.steel('#8b98a3'), finish.enamel('#d9e0e4')
    for x in (-0.715, 0.715):
        tube('hoop', [(x, -0.19, 0.012), (x, -0.19, 0.70), (x, -0.165, 0.74), (x, 0.165, 0.74), (x, 0.19, 0.70),
                      (x, 0.19, 0.012)], 0.0145, tubes, smooth=False)
        for y in (-0.19, 0.19):
            foot(x, y, 0.021, 0.02)
    for z in (0.12, 0.40, 0.68):
        box('shelf', (-0.704, -0.187, z - 0.004), (0.704, 0.187, z + 0.010), sheet, 0.003)
        for y in (-0.190, 0.178):
            box('lip', (-0.704, y, z - 0.020), (0.704, y + 0.012, z + 0.022), sheet, 0.004)
        for y in (-0.12, -0.06, 0.0, 0.06, 0.12):
            box('rib', (-0.69, y - 0.007, z + 0.006), (0.69, y + 0.007, z + 0.0135), sheet, 0.003)
        for x in (-0.54, -0.18, 0.18, 0.54):
            label((x - 0.035, x + 0.035), (z - 0.012, z + 0.014), -0.189)
    box('tray', (-0.69, -0.175, 0.022), (0.69, 0.175, 0.036), finish.rubber('#4c5963'), 0.006)


def _dispenser(_state, _far):
    shell, dark = finish.plastic('#dfe5e9'), finish.plastic('#33404a')
    box('base', (-0.185, -0.20, 0), (0.185, 0.19, 0.045), finish.rubber(), 0.012)
    box('body', (-0.195, -0.205, 0.04), (0.195, 0.195, 0.56), shell, 0.026)
    plate('front', (-0.155, 0.155), (0.09, 0.51), -0.204, finish.plastic('#3f86bd'), 0.008, 0.012)
    # Two soles: what is taken here, without a word.
    for x in (-0.055, 0.055):
        for z, wide, tall in ((0.37, 0.030, 0.055), (0.265, 0.024, 0.036)):
            sole = cylinder('sole', (x, -0.2125, z), 1, 0.003, finish.flat('#eef3f5'), 'Y', 0)
            sole.scale = (wide, tall, 1)
    label((-0.075, 0.075), (0.125, 0.185), -0.211, band='#e9b63a')
    # The tray on top is open.
    wall, top, low = 0.018, 0.74, 0.545
    for one in (((-0.205, -0.215, low), (-0.205 + wall, 0.20, top)), ((0.205 - wall, -0.215, low), (0.205, 0.20, top)),
                ((-0.2, 0.20 - wall, low), (0.2, 0.2005, top - 0.002)), ((-0.2, -0.2155, low), (0.2, -0.215 + wall,
                                                                                                top - 0.05))):
        box('tray', *one, shell, 0.007)
    box('well', (-0.19, -0.20, low + 0.004), (0.19, 0.19, low + 0.03), dark, 0)
    blue = [film(tint) for tint in ('#6aa5d9', '#79b1e0', '#5c98cf')]
    heap = ((-0.09, -0.09, 0.600, 0.2), (0.09, -0.10, 0.605, 1.4), (-0.09, 0.09, 0.61, 1.9), (0.09, 0.08, 0.61, 0.5),
            (0.0, -0.03, 0.645, 0.9), (-0.06, 0.07, 0.66, 0.1), (0.08, -0.07, 0.66, 2.2), (-0.07, -0.08, 0.685, 1.2),
            (0.07, 0.06, 0.695, 2.8), (0.0, -0.01, 0.715, 0.5))
    for at, (x, y, z, turn) in enumerate(heap):
        _cover((x, y, z), turn, blue[at % 3])
    chrome = finish.chrome()
    tube('rail', [(-0.16, 0.175, 0.70), (-0.16, 0.18, 0.88), (-0.14, 0.178, 0.925), (0.14, 0.178, 0.925), (0.16, 0.18,
                                                                                                           0.88),
                  (0.16, 0.175, 0.70)], 0.012, chrome)
    box('board', (-0.125, 0.168, 0.77), (0.125, 0.19, 0.895), finish.plastic('#3f86bd'), 0.008)
    label((-0.10, 0.10), (0.79, 0.875), 0.168)


def _cover(at, turn, surface):
    """A shoe cover laid flat: a crumpled boat with its gathered edge on top."""
    with group(at, turn):
        crumpled('cover', (0, 0, 0), (0.112, 0.066, 0.034), surface, 0.0, 0.30, 0.55)
        edge = [(0.062 * math.cos(step * math.pi / 6), 0.030 * math.sin(step * math.pi / 6),
                 0.030 + 0.004 * math.sin(step * 2.1)) for step in range(12)]
        tube('elastic', edge, 0.0055, film('#a8cdec'), closed=True)
        quiet(ball('opening', (0, 0, 0.024), (0.058, 0.027, 0.010), film('#3f79ae')))


def _sticky_mat(state, _far):
    box('tray', (-0.725, -0.475, 0), (0.725, 0.475, 0.008), finish.rubber('#48545e'), 0.004)
    box('pad', (-0.69, -0.44, 0.006), (0.69, 0.44, 0.0135), finish.paper('#dfe6ea'), 0.002)
    sheet = finish.plastic('#6fa8d6' if state == 'plain' else '#6b9cc4')
    # The corner towards the eye is peeled back: the next sheet shows below it.
    x0, x1, y0, y1, z, cut = -0.684, 0.684, -0.434, 0.434, 0.0145, 0.17
    box('next', (x0 + 0.002, y0 + 0.002, 0.012), (x1 - 0.002, y1 - 0.002, 0.0140), finish.plastic('#8fbfe2'), 0)
    corners = [(x0, y0, z), (x1 - cut, y0, z), (x1, y0 + cut, z), (x1, y1, z), (x0, y1, z)]
    mesh('sheet', corners, [(0, 1, 2, 3, 4)], sheet, False)
    _peeled(x1, y0, z, cut)
    line = finish.flat('#a9cee9')
    for one in (((x0 + 0.03, y0 + 0.03), (x1 - 0.19, y0 + 0.036)), ((x0 + 0.03, y1 - 0.036), (x1 - 0.03, y1 - 0.03)),
                ((x0 + 0.03, y0 + 0.03), (x0 + 0.036, y1 - 0.03)), ((x1 - 0.036, y0 + 0.19), (x1 - 0.03, y1 - 0.03))):
        box('print', (*one[0], z - 0.001), (*one[1], z + 0.0006), line, 0)
    label_at = (x0 + 0.06, y1 - 0.12)
    box('number', (*label_at, z - 0.001), (label_at[0] + 0.10, label_at[1] + 0.06, z + 0.0008), finish.paper(), 0)
    if state == 'worn':
        _footprints(z)


def _peeled(right, front, z, cut):
    """The flap of a sheet's corner, rolled back over the fold."""
    corners, steps = [], 8
    for at in range(steps + 1):
        share = at / steps
        # In from the fold along the diagonal, narrower towards the tip.
        inwards = 0.62 * cut * share - 0.012 * math.sin(math.pi * share)
        up = 0.034 * math.sin(math.pi * min(1.0, share * 1.25)) + 0.010 * share
        middle = (right - cut / 2 - inwards, front + cut / 2 + inwards)
        half = cut / 2 * (1 - share) + 0.004
        corners += [(middle[0] - half, middle[1] - half, z + up), (middle[0] + half, middle[1] + half, z + up)]
    mesh('flap', corners, [(2 * at, 2 * at + 1, 2 * at + 3, 2 * at + 2) for at in range(steps)],
         finish.paper('#dde9f1'),
         True, 180)


# Left and right by turns, across the mat: x, y, turn, how dark.
_STEPS = ((-0.52, -0.12, 0.10, 0.34), (-0.36, 0.10, -0.06, 0.30), (-0.13, -0.13, 0.08, 0.28), (0.05, 0.11, -0.10, 0.24),
          (0.30, -0.10, 0.12, 0.22), (0.48, 0.16, 0.0, 0.17), (-0.46, 0.24, 0.22, 0.15), (0.13, -0.29, -0.15, 0.15),
          (-0.22, 0.30, -0.2, 0.12))


def _footprints(z):
    for at, (x, y, turn, dark) in enumerate(_STEPS):
        mark = finish.pane('#2d3b47', dark)
        with group((x, y, z + 0.0012 + at * 0.0002), turn):
            for middle, long, wide, bars in ((0.062, 0.088, 0.047, 6), (-0.098, 0.040, 0.034, 3)):
                for bar in range(bars):
                    # Treads: stripes of an oval.
                    low, high = -long + 2 * long * bar / bars, -long + 2 * long * (bar + 0.72) / bars
                    edge = [wide * math.sqrt(max(0.08, 1 - (place / long) ** 2)) for place in (low, high)]
                    corners = [(middle + low, -edge[0], 0), (middle + high, -edge[1], 0), (middle + high, edge[1], 0),
                               (middle + low, edge[0], 0)]
                    quiet(mesh('tread', corners, [(0, 1, 2, 3)], mark, False))


def _trash_bin(state, _far):
    radius, top = 0.17, 0.56
    lathe('base', [(0, 0), (radius * 0.96, 0), (radius * 0.98, 0.012), (radius * 0.97, 0.05), (0, 0.05)],
          finish.rubber())
    lathe('body', [(radius * 0.93, 0.04), (radius * 0.945, 0.05), (radius, 0.46), (radius, top - 0.012),
                   (radius - 0.004, top),
                   (radius - 0.010, top), (radius - 0.012, 0.08), (0, 0.08)], finish.steel('#a3afb9'), sides=64)
    for z in (0.115, 0.425):
        lathe('ring', [(radius * 0.965, z - 0.006), (radius * (0.963 + z * 0.08) + 0.004, z), (radius * 0.965,
                                                                                               z + 0.006)],
              finish.steel('#8b98a3'), sides=64)
    bag_liner(radius, top, 0.06)
    lathe('collar', [(radius + 0.008, top - 0.022), (radius + 0.016, top - 0.014), (radius + 0.014, top + 0.014),
                     (radius + 0.002, top + 0.020), (radius - 0.016, top + 0.012), (radius - 0.017, top - 0.02)],
          finish.plastic('#3f4c57'), sides=64)
    box('pedal', (-0.05, -radius - 0.055, 0.012), (0.05, -radius + 0.04, 0.03), finish.rubber('#3a454e'), 0.007)
    box('arm', (-0.012, -radius - 0.01, 0.018), (0.012, -radius + 0.05, 0.042), finish.steel('#8b98a3'), 0.004)
    plate('badge', (-0.052, 0.052), (0.27, 0.385), -radius + 0.0075, finish.plastic('#3f9a6b'), 0.008, 0.008)
    for turn in range(3):
        with group((0, -radius + 0.0005, 0.327)):
            angle = math.radians(120 * turn + 90)
            place = (0.026 * math.cos(angle), -0.002, 0.026 * math.sin(angle))
            arrow = cylinder('arrow', place, 0.012, 0.004, finish.flat('#eef4f1'), 'Y', 0, 3)
            arrow.rotation_euler = (math.pi / 2, 0, 0)
    if state == 'full':
        blue, white, pale = film('#73abdd'), film('#e2e8eb'), film('#c3d4df')
        heap = [(-0.06, -0.05, 0.545, blue), (0.07, -0.04, 0.55, white), (0.0, 0.07, 0.55, pale), (-0.08, 0.06, 0.56,
                                                                                                   white),
                (0.075, 0.065, 0.565, blue), (0.0, -0.08, 0.575, white), (0.0, 0.0, 0.60, pale), (0.05, -0.07, 0.605,
                                                                                                  blue)]
        for at, (x, y, z, surface) in enumerate(heap):
            crumpled('rubbish', (x, y, z), (0.078, 0.070, 0.052), surface, 0.7 + at * 1.1, 0.34)
    else:
        ball('sag', (0, 0, 0.24), (0.13, 0.13, 0.05), finish.plastic('#cfd8de'))


def _sign(_state, _far):
    steel = finish.steel('#9aa6b0')
    lathe('base', [(0, 0), (0.155, 0), (0.158, 0.010), (0.15, 0.018), (0.04, 0.034), (0.022, 0.045), (0, 0.045)], steel)
    lathe('pad', [(0.150, -0.001), (0.160, 0.0), (0.160, 0.006), (0.150, 0.006)], finish.rubber())
    cylinder('pole', (0, 0, 0.46), 0.0165, 0.86, steel)
    cylinder('clamp', (0, 0, 0.86), 0.024, 0.05, finish.plastic('#3f4c57'))
    box('frame', (-0.222, -0.017, 0.868), (0.222, 0.017, 1.302), finish.steel('#7b8893'), 0.010)
    for front in (-1, 1):
        with group(turn=0.0 if front < 0 else math.pi):
            plate('board', (-0.208, 0.208), (0.882, 1.288), -0.0165, finish.plastic('#e2e7ea'), 0.002, 0.002)
            plate('band', (-0.208, 0.208), (1.205, 1.288), -0.0178, finish.plastic('#c8453c'), 0.002, 0.002)
            _no_street_shoes(-0.0195)
            for z, right in ((0.925, 0.13), (0.902, 0.07)):
                plate('line', (-0.16, right), (z, z + 0.010), -0.0180, finish.flat('#9aa7b1'), 0.001, 0)


def _no_street_shoes(y):
    """A boot in a barred ring."""
    ink = finish.flat('#2c3843')
    boot = [(-0.040, 1.135), (-0.006, 1.135), (0.0, 1.085), (0.062, 1.062), (0.068, 1.038), (-0.040, 1.038)]
    mesh('boot', [(x, y + 0.0004, z) for x, z in boot], [tuple(range(len(boot)))], ink, False)
    sole = ((-0.043, 1.034), (-0.043, 1.024), (0.070, 1.024), (0.070, 1.034))
    mesh('sole', [(x, y + 0.0004, z) for x, z in sole], [(0, 1, 2, 3)], ink, False)
    count, inner, outer, middle = 40, 0.083, 0.100, (0.008, 1.078)
    corners, faces = [], []
    for at in range(count):
        angle = 2 * math.pi * at / count
        corners += [(middle[0] + r * math.cos(angle), y - 0.0006, middle[1] + r * math.sin(angle)) for r in (inner,
                                                                                                             outer)]
        faces.append((2 * at, 2 * at + 1, (2 * at + 3) % (2 * count), (2 * at + 2) % (2 * count)))
    red = finish.flat('#c8453c')
    mesh('ring', corners, faces, red, False)
    side = 0.0085 * math.sqrt(0.5)
    ends = [(middle[0] + s * 0.066, middle[1] - s * 0.066) for s in (-1, 1)]
    mesh('bar', [(ends[0][0] - side, y - 0.0007, ends[0][1] - side), (ends[0][0] + side, y - 0.0007, ends[0][1] + side),
                 (ends[1][0] + side, y - 0.0007, ends[1][1] + side), (ends[1][0] - side, y - 0.0007,
                                                                      ends[1][1] - side)],
         [(0, 1, 2, 3)], red, False)


_RACK_SPOTS = tuple((x, 0.02, z) for z in (0.69, 0.41, 0.13) for x in (-0.54, -0.18, 0.18, 0.54))

PIECES = (
    *(Piece(f'bench-{tiles}', (tiles * 0.5, 0.5, 0.45), _bench(tiles), spots=_bench_spots(tiles), seconds=5)
      for tiles in (2, 4, 6)),
    Piece('shoeRack-3', (1.5, 0.5, 0.75), _shoe_rack, spots=_RACK_SPOTS, seconds=6),
    Piece('dispenser-1', (0.5, 0.5, 0.95), _dispenser, spots=((0, 0.02, 0.72),), seconds=5),
    Piece('stickyMat-3', (1.5, 1.0, 0.02), _sticky_mat, ('plain', 'worn'), seconds=5),
    Piece('trashBin-1', (0.5, 0.5, 0.6), _trash_bin, ('empty', 'full'), seconds=5),
    Piece('sign-1', (0.5, 0.5, 1.32), _sign, seconds=4),
)
JOBS = jobs_of(PIECES)
FACTS = facts_of(PIECES)
