"""What hangs on the bay's walls: emergency stop, hard key, telephones, gas panel, extinguisher. Modelled facing −y."""
import math

from studio.bay import surfaces
from studio.bay.details import hinges, lock, screws, vents, warning
from studio.materials import material
from studio.scene import group
from studio.shapes import box, cylinder, lathe, mesh, tube

FACE = math.pi / 2


def emergency_stop(state):
    """A red mushroom on yellow under a clear cover that swings up."""
    box('back', (-0.060, -0.022, -0.060), (0.060, 0, 0.060), surfaces.yellow(), 0.010)
    cylinder('ring', (0, -0.024, 0), 0.043, 0.006, surfaces.ink(), 'Y', 0.002)
    cylinder('field', (0, -0.0262, 0), 0.040, 0.004, surfaces.yellow(), 'Y', 0.001)
    out = 0.030 if state == 'pressed' else 0.044
    cylinder('stem', (0, -0.026, 0), 0.020, 0.03, surfaces.dark(), 'Y', 0.002)
    cylinder('mushroom', (0, -out, 0), 0.032, 0.020, surfaces.red(), 'Y', 0.009)
    for at in range(3):
        with group((0, -out - 0.0108, 0)) as arrow:
            box('arrow', (-0.003, -0.0006, 0.012), (0.003, 0.0006, 0.022), surfaces.white(), 0)
        arrow.rotation_euler = (0, at * 2.094, 0)
    if state == 'pressed':
        cylinder('halo', (0, -0.0268, 0), 0.039, 0.004, surfaces.lit('#ff4a38', 1.3), 'Y', 0.001)
    screws([(x, z) for x in (-0.05, 0.05) for z in (-0.05, 0.05)], -0.022, 0.004)
    _cover(state != 'closed')


def _cover(is_open):
    clear = material('#eaf2f2', 0.3, shine=0.2, alpha=0.16)
    edge = material('#f4f8f6', 0.2, alpha=0.75)
    with group((0, -0.024, 0.062)) as hinge:
        if is_open:
            box('cover', (-0.056, -0.012, 0.004), (0.056, -0.004, 0.112), clear, 0.004)
            box('edge', (-0.056, -0.014, 0.100), (0.056, -0.003, 0.112), edge, 0.003)
        else:
            box('cover', (-0.056, -0.052, -0.118), (0.056, 0, 0), clear, 0.010)
            box('edge', (-0.056, -0.053, -0.118), (0.056, -0.044, -0.110), edge, 0.003)
        cylinder('hinge', (0, -0.002, 0), 0.006, 0.11, surfaces.steel(), 'X', 0.001, 20)
    if is_open:
        hinge.rotation_euler = (math.radians(-14), 0, 0)


def stop_key(pressed):
    """A hard key with a square: work is stopped, nothing is cut off."""
    box('back', (-0.055, -0.016, -0.055), (0.055, 0, 0.055), surfaces.dark(), 0.008)
    box('rim', (-0.044, -0.020, -0.044), (0.044, -0.014, 0.044), surfaces.brushed(), 0.006)
    out = 0.024 if pressed else 0.034
    face = surfaces.lit('#ffb02e', 1.3) if pressed else material('#e2931c', 0.35, coat=0.4)
    box('key', (-0.036, -out, -0.036), (0.036, -0.014, 0.036), face, 0.008)
    box('sign', (-0.014, -out - 0.0008, -0.014), (0.014, -out + 0.002, 0.014), surfaces.white(), 0.002)


def wall_phone(state, body='#e6e9ea', handset='#34404c'):
    case, dark = material(body, 0.4, coat=0.25), material(handset, 0.4, coat=0.25)
    box('case', (-0.105, -0.055, -0.15), (0.105, 0, 0.15), case, 0.020)
    box('sunk', (-0.096, -0.058, -0.13), (-0.022, -0.05, 0.13), surfaces.grey(), 0.008)
    for row in range(4):
        for column in range(3):
            box('key', (0.004 + 0.029 * column, -0.061, 0.028 - 0.033 * row),
                (0.026 + 0.029 * column, -0.053, 0.052 - 0.033 * row), dark, 0.003)
    glow = surfaces.lit('#ff5a3c', 2.2) if state == 'ringing' else material('#7b3a34', 0.4, coat=0.4)
    box('lamp', (0.004, -0.064, 0.098), (0.084, -0.053, 0.122), glow, 0.005)
    for z in (-0.10, 0.10):
        box('rest', (-0.088, -0.072, z - 0.012), (-0.030, -0.05, z + 0.012), surfaces.middle_grey(), 0.005)
    if state == 'lifted':
        tube('cord', [(-0.06, -0.04, -0.15), (-0.05, -0.05, -0.26), (-0.01, -0.06, -0.30), (0.03, -0.06, -0.22)], 0.006,
             dark)
        handset_at = (0.04, -0.07, -0.24)
    else:
        tube('cord', [(-0.06, -0.04, -0.15), (-0.075, -0.05, -0.22), (-0.02, -0.05, -0.25), (0.02, -0.03, -0.15)],
             0.006, dark)
        handset_at = (-0.059, -0.085, 0.0)
    with group(handset_at) as hung:
        tube('grip', [(0, 0.008, -0.115), (0, -0.012, -0.08), (0, -0.02, 0), (0, -0.012, 0.08), (0, 0.008, 0.115)],
             0.019, dark)
        for z in (-0.10, 0.10):
            cylinder('cup', (0, 0.004, z), 0.028, 0.026, dark, 'Y', 0.008)
    if state == 'lifted':
        hung.rotation_euler = (0, math.radians(38), 0)
    if state == 'ringing':
        _ring(0.044, -0.06, 0.20)


def _ring(x, y, z):
    """Two arcs over a telephone: it rings."""
    for radius in (0.035, 0.058):
        points = [(x + radius * math.cos(a), y, z - 0.03 + radius * math.sin(a)) for a in (0.65, 1.1, 1.57, 2.04, 2.49)]
        tube('arc', points, 0.0055, surfaces.lit('#ffb13d', 1.6))


def desk_phone(state):
    """Its origin is its middle on the desk."""
    dark = material('#36414d', 0.4, coat=0.2)
    corners = [(x, y, z) for z, depth in ((0, 0), (1, 1)) for x,
               y in ((-0.09, -0.10), (0.09, -0.10), (0.09, 0.10), (-0.09, 0.10))]
    corners = [(x, y, (0.02 if y < 0 else 0.065) if z else 0) for x, y, z in corners]
    case = mesh('case', corners, [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)],
                dark)
    bevel = case.modifiers.new('bevel', 'BEVEL')
    bevel.width, bevel.segments = 0.009, 3
    with group((0.03, -0.02, 0.045)) as keys:
        for row in range(4):
            for column in range(3):
                box('key', (-0.030 + 0.028 * column, -0.055 + 0.03 * row, -0.003),
                    (-0.010 + 0.028 * column, -0.035 + 0.03 * row, 0.006),
                    material('#eef1f3', 0.5), 0.003)
        glow = surfaces.lit('#ff5a3c', 2.4) if state == 'ringing' else material('#7b3a34', 0.4)
        box('lamp', (-0.03, 0.074, -0.002), (0.046, 0.088, 0.008), glow, 0.003)
    keys.rotation_euler = (math.atan2(0.045, 0.2), 0, 0)
    lifted = state == 'lifted'
    with group((-0.20, -0.03, 0.012) if lifted else (-0.06, 0, 0), 0.5 if lifted else 0.0):
        low = -0.045 if lifted else 0.0
        slope = 0.0 if lifted else 1.0
        tube('grip', [(0, y, 0.0825 + low + slope * y * 0.16 + 0.022 * (1 - abs(y) / 0.095)) for y in (-0.095, -0.07, 0,
                                                                                                       0.07, 0.095)],
             0.017, dark)
        for y in (-0.088, 0.088):
            cylinder('cup', (0, y, 0.068 + low + slope * y * 0.16), 0.026, 0.03, dark, bevel=0.008)
    tube('cord', [(-0.08, -0.09, 0.012), (-0.13, -0.11, 0.008), (-0.16, -0.05, 0.008), (-0.12, 0.03, 0.008)], 0.005,
         dark)
    if state == 'ringing':
        _ring(0.02, 0.04, 0.20)


def gas_panel(alarm):
    """A ventilated cabinet door half of glass, valves and gauges behind it, a lamp above. Its origin: below, at the wall."""
    wide, high = 0.33, 0.90
    box('case', (-wide, -0.20, 0), (wide, 0, high), surfaces.cream(), 0.014)
    box('sunk', (-wide + 0.05, -0.203, 0.22), (wide - 0.05, -0.19, high - 0.12), surfaces.inside_dark(), 0.004)
    for at, colour in enumerate(('#3f7fc0', '#d2a23a', '#4f9a63', '#b8bec4')):
        x = -0.195 + at * 0.13
        paint = material(colour, 0.4, coat=0.3)
        tube('pipe', [(x, -0.212, 0.23), (x, -0.212, high - 0.13)], 0.0085, surfaces.steel(), False)
        cylinder('valve', (x, -0.215, 0.33), 0.020, 0.04, surfaces.brushed(), bevel=0.003, sides=24)
        box('lever', (x - 0.030, -0.240, 0.345), (x + 0.030, -0.228, 0.360), paint, 0.004)
        cylinder('band', (x, -0.212, 0.56), 0.011, 0.05, paint, bevel=0.001, sides=20)
        cylinder('gauge', (x, -0.226, 0.46), 0.034, 0.02, surfaces.white(), 'Y', 0.004, 28)
        cylinder('bezel', (x, -0.222, 0.46), 0.040, 0.016, surfaces.dark(), 'Y', 0.003, 28)
        needle = box('needle', (x - 0.002, -0.238, 0.456), (x + 0.002, -0.2365, 0.486),
                     surfaces.red() if alarm else surfaces.ink(), 0)
        needle.rotation_euler = (0, (-1.9 if alarm and at in (0, 1) else 0.5 - at * 0.3), 0)
    for low, top, left, right in ((0.19, 0.225, -wide, wide), (high - 0.125, high - 0.09, -wide, wide),
                                  (0.19, high - 0.09, -wide, -wide + 0.05),
                                  (0.19, high - 0.09, wide - 0.05, wide)):
        box('door', (left + 0.01, -0.245, low), (right - 0.01, -0.195, top), surfaces.cream_panel(), 0.006)
    hinges(-wide + 0.014, 0.22, high - 0.12, -0.244)
    lock(wide - 0.032, 0.46, -0.245)
    vents(-wide + 0.07, wide - 0.07, 0.05, 0.15, -0.20, 4)
    warning(-wide + 0.09, high - 0.060, -0.2005, 0.075, 'mark')
    for at, colour in enumerate(('#4be08a', '#ffb437', '#ff4a38')):
        on = at == (2 if alarm else 0)
        cylinder('lamp', (0.12 + at * 0.06, -0.204, high - 0.045), 0.017, 0.016,
                 surfaces.lit(colour, 2.0) if on else material('#5c656d', 0.35, coat=0.4), 'Y', 0.004, 24)
    cylinder('foot', (0, -0.10, high + 0.015), 0.05, 0.03, surfaces.dark(), bevel=0.004)
    beacon = surfaces.lit('#ff5340', 2.0) if alarm else material('#b23a30', 0.25, coat=0.6)
    lathe('beacon', [(0.040, 0.0), (0.040, 0.05), (0.030, 0.075), (0.001, 0.085)], beacon, (0, -0.10, high + 0.028))


def extinguisher():
    """Carbon dioxide: for live equipment. Its origin is at the wall under it."""
    red = surfaces.red()
    box('rail', (-0.03, -0.014, 0.10), (0.03, 0, 0.58), surfaces.middle_grey(), 0.004)
    lathe('bottle', [(0.001, 0.0), (0.066, 0.004), (0.072, 0.02), (0.072, 0.40), (0.060, 0.45), (0.026, 0.49),
                     (0.024, 0.52)], red, (0, -0.09, 0.02))
    lathe('band', [(0.0735, 0.20), (0.0735, 0.30)], surfaces.white(), (0, -0.09, 0.02))
    for z in (0.14, 0.40):
        lathe('strap', [(0.0745, z), (0.0745, z + 0.02)], surfaces.dark(), (0, -0.09, 0.02))
    cylinder('valve', (0, -0.09, 0.555), 0.020, 0.04, surfaces.brushed(), bevel=0.003)
    tube('lever', [(0, -0.09, 0.575), (0.03, -0.11, 0.585), (0.085, -0.14, 0.60)], 0.008, surfaces.dark())
    tube('lever', [(0, -0.09, 0.56), (0.03, -0.11, 0.555), (0.08, -0.14, 0.555)], 0.008, surfaces.dark())
    tube('hose', [(-0.01, -0.09, 0.56), (-0.09, -0.10, 0.54), (-0.105, -0.11, 0.38), (-0.10, -0.12, 0.24)], 0.010,
         surfaces.ink())
    cylinder('horn', (-0.10, -0.12, 0.15), 0.030, 0.18, surfaces.ink(), bevel=0.003, top_radius=0.012)


def on_wall(facing, build):
    """Turns what faces −y (sw) to face +x (se)."""
    with group(turn=FACE if facing == 'se' else 0.0):
        build()
