"""The bay's two back walls with what is fixed to them, and the wall of the strip outside."""
import math

from studio.bay import surfaces
from studio.bay.details import hose
from studio.bay.layout import SIGNS, TILE, WALL_HEIGHT
from studio.bay.room_floor import LONG, PASSAGE, WIDE
from studio.materials import material
from studio.scene import group
from studio.shapes import ball, box, cylinder, lathe, mesh, tube

FACING_EAST = math.pi / 2
THICK = 0.12


def _unlit(thing):
    """Walls throw no shadow: the sun comes from behind them."""
    thing.visible_shadow = False
    return thing


def _wall(length, surface, joint, cap):
    """A panelled wall along +x whose face is y = 0, looking to −y."""
    _unlit(box('wall', (0, 0, -0.05), (length, THICK, WALL_HEIGHT), surface, 0.003))
    for at in range(1, int(length) + 1):
        if at < length - 0.1:
            box('profile', (at - 0.010, -0.005, 0.10), (at + 0.010, 0.002, WALL_HEIGHT - 0.01), joint, 0.002)
    _unlit(box('cap', (-0.01, -0.012, WALL_HEIGHT), (length, THICK + 0.01, WALL_HEIGHT + 0.05), cap, 0.008))
    corners = [(x, y, z) for x in (0.0, length) for y, z in ((0.0, 0.0), (-0.05, 0.0), (-0.016, 0.035), (0.0, 0.09))]
    mesh('cove', corners, [(1, 5, 6, 2), (2, 6, 7, 3)], material('#aab3b6', 0.4, coat=0.2))
    box('rail', (0.0, -0.018, 0.88), (length, 0.002, 0.96), material('#b9c1c3', 0.4, coat=0.2), 0.006)


def _shell():
    cream, joint, cap = material('#e7e5db', 0.7, shine=0.2), material('#c5c6bf', 0.45), material('#66707a', 0.6)
    with group((0, 0, 0)):
        _wall(LONG + 0.05, cream, joint, cap)
    with group((0, -WIDE, 0), FACING_EAST):
        _wall(WIDE + THICK, cream, joint, cap)
    box('end', (LONG - 0.05, -0.10, 0), (LONG + 0.05, THICK, WALL_HEIGHT), cream, 0.004)
    box('cap', (LONG - 0.06, -0.11, WALL_HEIGHT), (LONG + 0.06, THICK + 0.01, WALL_HEIGHT + 0.05), cap, 0.008)


def _filters_above():
    """A row of fan filter units behind the walls' tops: the ceiling that is cut away."""
    grey, dark = surfaces.grey(), surfaces.dark()
    def unit(x):
        box('unit', (x + 0.03, 0.16, WALL_HEIGHT - 0.10), (x + 0.97, 0.62, WALL_HEIGHT + 0.16), grey, 0.014)
        box('hatch', (x + 0.10, 0.22, WALL_HEIGHT + 0.158), (x + 0.42, 0.56, WALL_HEIGHT + 0.166),
            surfaces.cream_panel(), 0.006)
        lathe('fan', [(0.17, 0.0), (0.17, 0.022), (0.145, 0.022), (0.13, 0.006), (0.02, 0.006), (0.001, 0.012)], dark,
              (x + 0.70, 0.39, WALL_HEIGHT + 0.158))
        for spoke in range(4):
            with group((x + 0.70, 0.39, WALL_HEIGHT + 0.182), spoke * math.pi / 4):
                box('guard', (-0.15, -0.004, 0), (0.15, 0.004, 0.006), surfaces.steel(), 0)
    for at in range(7):
        unit(float(at))
    with group((0, -WIDE, 0), FACING_EAST):
        for at in range(5):
            unit(float(at))


def _tray():
    """A cable ladder along the north wall, and down to the machine."""
    steel, z = surfaces.brushed(), 2.585
    for y in (-0.06, -0.20):
        box('side', (0.05, y - 0.006, z - 0.03), (LONG - 0.08, y + 0.006, z + 0.02), steel, 0.003)
    for at in range(28):
        box('rung', (0.12 + at * 0.245, -0.20, z - 0.026), (0.14 + at * 0.245, -0.06, z - 0.014), steel, 0.002)
    for y, colour, radius in ((-0.085, '#2d3640', 0.013), (-0.115, '#7b858d', 0.011), (-0.142, '#2d3640', 0.012),
                              (-0.170, '#b8742e', 0.010)):
        tube('cable', [(0.06, y, z), (LONG - 0.1, y, z)], radius, material(colour, 0.5), False)
    for at in range(5):
        box('arm', (0.5 + at * 1.5, -0.21, z - 0.05), (0.53 + at * 1.5, 0.0, z - 0.03), surfaces.middle_grey(), 0.003)


def _gas_lines():
    """Four lines from the gas panel up, round the corner and to the machine."""
    for at, colour in enumerate(('#3f7fc0', '#d2a23a', '#4f9a63', '#b8bec4')):
        steel, band = surfaces.steel(), material(colour, 0.4, coat=0.3)
        y, z, away = -1.40 - at * 0.10, 2.10 + at * 0.055, 0.035
        tube('line', [(away, y, 1.83), (away, y, z)], 0.011, steel, False)
        tube('line', [(away, y, z), (away, -away, z), (0.85 + at * 0.05, -away, z)], 0.011, steel, False)
        cylinder('band', (away, y, 1.98), 0.0145, 0.05, band, bevel=0.001, sides=20)
        for x in (0.3, 0.6):
            cylinder('band', (x, -away, z), 0.0145, 0.05, band, 'X', 0.001, 20)
        cylinder('band', (away, -0.5, z), 0.0145, 0.05, band, 'Y', 0.001, 20)
    for y in (-0.35, -0.95):
        box('clamp', (0.0, y - 0.015, 2.07), (0.05, y + 0.015, 2.30), surfaces.middle_grey(), 0.003)


def _air_shower_door():
    """Sheet steel with a tall window; the lamps of its lock beside it. Middle at the origin, on the wall."""
    frame, leaf, steel = material('#7f8b95', 0.4, metal=0.4), material('#d5dcdf', 0.35, metal=0.15,
                                                                       coat=0.2), surfaces.steel()
    half, high = 0.47, 2.08
    for x in (-half - 0.04, half + 0.04):
        box('post', (x - 0.04, -0.05, 0), (x + 0.04, 0.01, high + 0.08), frame, 0.008)
    box('head', (-half, -0.05, high), (half, 0.01, high + 0.08), frame, 0.008)
    box('leaf', (-half + 0.004, -0.030, 0.012), (half - 0.004, 0.0, high - 0.004), leaf, 0.006)
    box('frame', (-0.17, -0.040, 0.95), (0.17, -0.02, 1.88), frame, 0.012)
    box('pane', (-0.145, -0.044, 0.975), (0.145, -0.03, 1.855),
        material('#8fb6bf', 0.08, shine=0.7, emit='#7fb0bd', strength=0.25), 0.003)
    mesh('glare', [(-0.12, -0.0448, 1.05), (-0.07, -0.0448, 1.05), (0.06, -0.0448, 1.78), (0.01, -0.0448, 1.78)],
         [(0, 1, 2, 3)], material('#cfe3e4', 0.2), False)
    box('kick', (-half + 0.04, -0.036, 0.05), (half - 0.04, -0.02, 0.30), steel, 0.003)
    tube('pull', [(0.36, -0.03, 0.98), (0.36, -0.085, 1.0), (0.36, -0.085, 1.30), (0.36, -0.03, 1.32)], 0.012, steel)
    box('lock', (half + 0.11, -0.035, 1.15), (half + 0.21, 0, 1.42), surfaces.cream_panel(), 0.008)
    for z, colour, on in ((1.36, '#ff4a38', False), (1.29, '#46e08a', True)):
        cylinder('lamp', (half + 0.16, -0.038, z), 0.019, 0.016,
                 surfaces.lit(colour, 1.8) if on else material('#7d3a34', 0.35, coat=0.4), 'Y', 0.004, 24)
    cylinder('button', (half + 0.16, -0.040, 1.205), 0.022, 0.020, material('#3b9a62', 0.35, coat=0.4), 'Y', 0.005, 24)


def _plate(sign, surface, proud=0.02, margin=0.035):
    """The blank of a sign on the west wall."""
    _, y, top = sign['at']
    first, last = -y * TILE - margin, -y * TILE + sign['width'] + margin
    box('sign', (0.0, first, top - sign['height'] - margin), (proud, last, top + margin), surface, 0.006)


def _west():
    with group((0, -8.0 * TILE, 0), FACING_EAST):
        _air_shower_door()
    _plate(SIGNS['airShower'], material('#2c7db8', 0.45, coat=0.3))
    sign = SIGNS['whiteboard']
    _plate(sign, surfaces.brushed(), 0.022, 0.06)
    _plate(sign, material('#f7f7f2', 0.25, coat=0.5), 0.026, 0.035)
    first = -sign['at'][1] * TILE
    box('shelf', (0.0, first + 0.1, 1.17), (0.07, first + 0.95, 1.19), surfaces.brushed(), 0.004)
    for at, colour in enumerate(('#c23a30', '#2f5fb0', '#2f8a55')):
        tube('pen', [(0.045, first + 0.2 + at * 0.16, 1.20), (0.045, first + 0.30 + at * 0.16, 1.20)], 0.009,
             material(colour, 0.4), False)
    box('wipe', (0.02, first + 0.74, 1.19), (0.06, first + 0.86, 1.22), surfaces.blue(), 0.005)


def _north():
    """Right of the machine: a clock, the board behind the extinguisher, a call point."""
    x = 6.5
    cylinder('clock', (x, -0.018, 2.16), 0.165, 0.036, surfaces.dark(), 'Y', 0.008, 56)
    cylinder('face', (x, -0.035, 2.16), 0.148, 0.008, surfaces.white(), 'Y', 0.002, 56)
    for hour in range(12):
        with group((x, -0.0395, 2.16)) as mark:
            box('mark', (-0.004, -0.001, 0.112), (0.004, 0.001, 0.134), surfaces.ink(), 0)
        mark.rotation_euler = (0, hour * math.pi / 6, 0)
    for length, wide, turn in ((0.075, 0.011, -1.0), (0.112, 0.008, 0.9)):
        with group((x, -0.0405, 2.16)) as hand:
            box('hand', (-wide / 2, -0.001, -0.015), (wide / 2, 0.001, length), surfaces.ink(), 0)
        hand.rotation_euler = (0, turn, 0)
    box('board', (5.52, -0.012, 0.30), (5.78, 0.0, 1.16), surfaces.white(), 0.006)
    box('red', (5.58, -0.015, 1.02), (5.72, -0.010, 1.14), surfaces.red(), 0.003)
    lathe('flame', [(0.001, 0), (0.022, 0.015), (0.018, 0.045), (0.001, 0.075)], surfaces.white(),
          (5.65, -0.006, 1.045))


def wall_lamps():
    """(x, y, length along the wall, is on the north wall): amber tubes high on both walls."""
    return [(0.50, 0, 1.6, True), (2.70, 0, 1.6, True), (4.90, 0, 1.6, True), (0, -0.45, 1.5, False),
            (0, -2.35, 1.2, False)]


def emergency_units():
    """The places of the twin lamps, each with the wall's direction."""
    return [((5.62, 0, 2.26), 0.0), ((0, -2.16, 2.36), FACING_EAST), ((0, -4.82, 2.10), FACING_EAST)]


def emergency_unit(is_lit):
    """A battery case with two heads and a running sign's glow."""
    box('case', (-0.15, -0.07, -0.06), (0.15, 0, 0.06), surfaces.cream_panel(), 0.012)
    box('lamp', (-0.02, -0.074, -0.045), (0.02, -0.066, -0.03),
        surfaces.lit('#59e08f' if not is_lit else '#ff9b45', 1.5), 0.002)
    for x in (-0.085, 0.085):
        with group((x, -0.085, 0.005)) as head:
            cylinder('head', (0, -0.02, 0), 0.050, 0.07, surfaces.dark(), 'Y', 0.008, 28)
            glass = surfaces.lit('#fff3d8', 4.0) if is_lit else material('#d9dcd6', 0.1, shine=0.7, coat=0.5)
            cylinder('glass', (0, -0.056, 0), 0.043, 0.008, glass, 'Y', 0.002, 28)
        head.rotation_euler = (math.radians(28), 0, math.radians(14 if x > 0 else -14))


def bay_walls(lamps_on=True, emergency=False):
    _shell()
    _filters_above()
    _tray()
    _gas_lines()
    _west()
    _north()
    glow = material('#fff0cc', 0.5, emit='#ffdf8e', strength=2.4) if lamps_on else material('#c9c5b4', 0.5)
    for x, y, length, is_north in wall_lamps():
        with group((x, y, 2.42) if is_north else (x, y - length, 2.52), 0.0 if is_north else FACING_EAST):
            box('case', (0, -0.13, 0.0), (length, -0.01, 0.06), surfaces.cream_panel(), 0.010)
            box('tube', (0.03, -0.118, -0.022), (length - 0.03, -0.028, 0.004), glow, 0.008)
            for end in (0.0, length):
                box('end', (end - 0.008, -0.134, -0.026), (end + 0.008, -0.006, 0.064), surfaces.middle_grey(), 0.004)
    for at, turn in emergency_units():
        with group(at, turn):
            emergency_unit(emergency)


def outside_wall():
    white, joint, cap = material('#eef2f4', 0.7, shine=0.2), material('#c3ccd2', 0.45), material('#5d6f80', 0.6)
    with group((LONG + 0.05, 0, 0)):
        _wall(PASSAGE - 0.05, white, joint, cap)
    x = LONG + 1.08
    box('sign', (x - 0.17, -0.016, 1.78), (x + 0.17, 0, 2.12), material('#128a4e', 0.45, emit='#128a4e', strength=0.15),
        0.006)
    for dx, dz in ((-1, 1), (1, 1), (-1, -1), (1, -1)):
        points = [(x + dx * 0.045, 1.95 + dz * 0.045), (x + dx * 0.13, 1.95 + dz * 0.07),
                  (x + dx * 0.07, 1.95 + dz * 0.13)]
        order = (0, 1, 2) if dx * dz > 0 else (2, 1, 0)
        mesh('arrow', [(a, -0.0168, b) for a, b in points], [order], surfaces.white(), False)
    ball('middle', (x, -0.017, 1.95), (0.03, 0.002, 0.03), surfaces.white())
    box('lamp', (LONG + 0.3, -0.13, 2.42), (LONG + 1.35, -0.01, 2.48), surfaces.cream_panel(), 0.010)
    box('tube', (LONG + 0.33, -0.118, 2.398), (LONG + 1.32, -0.028, 2.424), surfaces.lit('#f4f9ff', 2.0), 0.008)
    box('board', (7.58, -0.010, 1.10), (7.92, 0, 1.62), material('#d9e1e6', 0.5), 0.006)
    hose([(7.75, -0.012, 1.62), (7.75, -0.012, 2.40)], 0.010, surfaces.middle_grey())
