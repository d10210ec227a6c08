"""What stands in the bay: desk, chair, pod rack, waste bin, the terminal, the exit's door. Modelled facing −y."""
import math

from studio.bay import surfaces
from studio.bay.details import lock
from studio.materials import material
from studio.scene import group
from studio.shapes import ball, box, cylinder, lathe, mesh, tube

DESK_TOP = 0.75
RACK_LEVELS = (0.25, 0.74, 1.23)
RACK_PLACES = (-0.33, 0.0, 0.33)
# The terminal's glass: half its width, lower and upper edge, the plane it lies in.
SCREEN = (0.205, 1.165, 1.475, -0.052)


def desk():
    """Its middle on the floor; the writer sits before its −y side."""
    top, leg = material('#e6e9e8', 0.38, coat=0.25), material('#8a949d', 0.4, metal=0.4)
    half, deep = 0.72, 0.34
    box('top', (-half, -deep, DESK_TOP - 0.032), (half, deep, DESK_TOP), top, 0.010)
    box('edge', (-half - 0.003, -deep - 0.003, DESK_TOP - 0.026), (half + 0.003, deep + 0.003, DESK_TOP - 0.008),
        surfaces.middle_grey(), 0.004)
    for x in (-half + 0.06, half - 0.06):
        for y in (-deep + 0.06, deep - 0.06):
            box('leg', (x - 0.022, y - 0.022, 0.02), (x + 0.022, y + 0.022, DESK_TOP - 0.03), leg, 0.005)
            cylinder('foot', (x, y, 0.012), 0.026, 0.024, surfaces.dark(), bevel=0.004)
        box('bar', (x - 0.014, -deep + 0.06, 0.12), (x + 0.014, deep - 0.06, 0.15), leg, 0.004)
    box('back', (-half + 0.08, deep - 0.075, 0.35), (half - 0.08, deep - 0.055, DESK_TOP - 0.03), surfaces.grey(),
        0.004)
    left, right = half - 0.50, half - 0.09
    box('drawers', (left, -deep + 0.04, 0.20), (right, deep - 0.08, DESK_TOP - 0.035), surfaces.cream(), 0.010)
    for at in range(3):
        low = 0.215 + at * 0.165
        box('drawer', (left + 0.012, -deep + 0.026, low), (right - 0.012, -deep + 0.045, low + 0.152),
            surfaces.cream_panel(), 0.006)
        tube('pull', [((left + right) / 2 - 0.05, -deep + 0.028, low + 0.11),
                      ((left + right) / 2 - 0.05, -deep + 0.008, low + 0.11),
                      ((left + right) / 2 + 0.05, -deep + 0.008, low + 0.11),
                      ((left + right) / 2 + 0.05, -deep + 0.028, low + 0.11)], 0.005, surfaces.steel(), False)
    lock(right - 0.04, 0.665, -deep + 0.026)
    _desk_top(half, deep)


def _desk_top(half, deep):
    """A lamp, a tray, a pen holder."""
    x, y = -half + 0.17, deep - 0.12
    for at in range(3):
        z = DESK_TOP + 0.006 + at * 0.05
        box('tray', (x - 0.12, y - 0.10, z), (x + 0.14, y + 0.10, z + 0.006), surfaces.middle_grey(), 0.003)
        for side in (-0.12, 0.134):
            box('side', (x + side, y - 0.10, z), (x + side + 0.006, y + 0.10, z + 0.036), surfaces.middle_grey(), 0.002)
        if at != 1:
            box('sheets', (x - 0.10, y - 0.098, z + 0.006), (x + 0.12, y + 0.08, z + 0.016), surfaces.white(), 0.001)
    lathe('cup', [(0.030, 0.0), (0.034, 0.09), (0.030, 0.09), (0.027, 0.01)], surfaces.dark(),
          (0.06, deep - 0.09, DESK_TOP))
    for shift, colour in ((-0.010, '#2f5fb0'), (0.012, '#c23a30'), (0.0, '#222a33')):
        tube('pen', [(0.06 + shift * 0.5, deep - 0.09, DESK_TOP + 0.02),
                     (0.06 + shift * 2.4, deep - 0.085 + shift, DESK_TOP + 0.15)], 0.0045, material(colour, 0.4), False)


def chair():
    """A clean-room chair: no arms, smooth seat, five feet."""
    seat, metal = material('#46627c', 0.55, coat=0.1), surfaces.steel()
    for at in range(5):
        turn = 2 * math.pi * at / 5 + 0.3
        x, y = 0.25 * math.cos(turn), 0.25 * math.sin(turn)
        tube('leg', [(0, 0, 0.09), (x * 0.5, y * 0.5, 0.085), (x, y, 0.065)], 0.016, metal)
        ball('castor', (x, y, 0.028), 0.028, surfaces.dark())
    cylinder('lift', (0, 0, 0.25), 0.022, 0.34, metal, bevel=0.003)
    cylinder('sleeve', (0, 0, 0.16), 0.033, 0.16, surfaces.dark(), bevel=0.004)
    box('seat', (-0.21, -0.20, 0.43), (0.21, 0.20, 0.50), seat, 0.032)
    tube('spine', [(0, 0.14, 0.43), (0, 0.25, 0.46), (0, 0.27, 0.62), (0, 0.25, 0.74)], 0.016, metal)
    back = box('back', (-0.19, 0.205, 0.62), (0.19, 0.255, 0.93), seat, 0.024)
    back.rotation_euler = (math.radians(-6), 0, 0)


def rack():
    """Steel shelves for pods, three on each."""
    half, deep, steel = 0.49, 0.20, surfaces.steel()
    for x in (-half, half):
        for y in (-deep, deep):
            tube('post', [(x, y, 0.02), (x, y, 1.62)], 0.015, steel, False)
            cylinder('foot', (x, y, 0.012), 0.024, 0.024, surfaces.dark(), bevel=0.004)
            cylinder('cap', (x, y, 1.626), 0.017, 0.014, surfaces.dark(), bevel=0.004)
    for z in RACK_LEVELS:
        for y in (-deep, -0.10, 0.0, 0.10, deep):
            tube('rod', [(-half, y, z - 0.008), (half, y, z - 0.008)], 0.007, steel, False, fineness=4)
        box('shelf', (-half + 0.01, -deep + 0.015, z - 0.010), (half - 0.01, deep - 0.015, z),
            material('#cfd6da', 0.35, metal=0.3), 0.004)
        box('label', (-half + 0.02, -deep - 0.012, z - 0.030), (half - 0.02, -deep - 0.006, z + 0.004), surfaces.blue(),
            0.002)
        for x in RACK_PLACES:
            box('card', (x - 0.05, -deep - 0.0135, z - 0.026), (x + 0.05, -deep - 0.011, z), surfaces.white(), 0.001)
    for x in (-half, half):
        tube('brace', [(x, -deep, 0.28), (x, deep, 0.72)], 0.005, steel, False, fineness=4)
        tube('brace', [(x, -deep, 0.78), (x, deep, 1.20)], 0.005, steel, False, fineness=4)


def waste_bin():
    lathe('bin', [(0.115, 0.0), (0.125, 0.01), (0.142, 0.31), (0.138, 0.315), (0.13, 0.31), (0.12, 0.05)],
          material('#aeb7bd', 0.35, metal=0.3))
    lathe('lid', [(0.147, 0.31), (0.149, 0.326), (0.13, 0.352), (0.001, 0.368)], surfaces.blue())
    box('pedal', (-0.04, -0.175, 0.02), (0.04, -0.12, 0.036), surfaces.dark(), 0.006)
    box('sign', (-0.026, -0.142, 0.17), (0.026, -0.13, 0.235), surfaces.white(), 0.002)


def terminal(is_on):
    """A monitor and a key shelf on one arm that stands before the track's end. Looks sw; its middle on the floor."""
    dark, grey, steel = surfaces.dark(), surfaces.grey(), surfaces.brushed()
    box('foot', (-0.19, -0.17, 0.0), (0.19, 0.17, 0.028), dark, 0.010)
    box('column', (-0.045, 0.02, 0.02), (0.045, 0.10, 1.24), surfaces.cream(), 0.012)
    box('channel', (-0.016, 0.012, 0.06), (0.016, 0.024, 0.90), surfaces.middle_grey(), 0.003)
    tube('cable', [(0.03, 0.10, 1.24), (0.06, 0.15, 1.10), (0.05, 0.13, 0.5), (0.05, 0.11, 0.06)], 0.010,
         surfaces.ink())
    box('tilt', (-0.06, -0.01, 1.24), (0.06, 0.07, 1.38), steel, 0.008)
    half, low, high, y = SCREEN
    box('case', (-half - 0.028, y + 0.002, low - 0.05), (half + 0.028, 0.010, high + 0.028), dark, 0.014)
    box('back', (-0.14, 0.0, low), (0.14, 0.045, high - 0.03), surfaces.black(), 0.012)
    screen = material('#12222c', 0.12, shine=0.7, coat=0.6, emit='#1d4a58',
                      strength=0.55) if is_on else material('#0b1116', 0.10, shine=0.8, coat=0.8)
    box('screen', (-half, y, low), (half, y + 0.01, high), screen, 0.002)
    for at in range(8):
        x = -half + 0.022 + at * 0.046
        box('key', (x, y - 0.004, low - 0.036), (x + 0.036, y + 0.004, low - 0.018), surfaces.grey(), 0.003)
    lamp = surfaces.lit('#59e08f', 2.0) if is_on else surfaces.lit('#c9772c', 0.7)
    cylinder('lamp', (half - 0.012, y - 0.001, low - 0.027), 0.007, 0.006, lamp, 'Y', 0.001, 20)
    box('arm', (-0.035, -0.12, 0.985), (0.035, 0.06, 1.015), steel, 0.006)
    with group((0, -0.16, 1.01)) as shelf:
        box('shelf', (-0.26, -0.11, -0.002), (0.26, 0.10, 0.020), grey, 0.010)
        box('lip', (-0.26, -0.112, 0.0), (0.26, -0.100, 0.034), grey, 0.005)
        box('board', (-0.235, -0.085, 0.018), (0.115, 0.070, 0.030), surfaces.black(), 0.006)
        for row in range(5):
            for column in range(13):
                wide = 0.0215
                box('key', (-0.228 + 0.0262 * column, -0.078 + 0.029 * row, 0.029),
                    (-0.228 + 0.0262 * column + wide, -0.078 + 0.029 * row + 0.023, 0.037),
                    material('#e5e8ea', 0.5) if row < 4 else material('#9fb0bd', 0.5), 0.002)
        ball('ball', (0.185, -0.01, 0.028), 0.030, material('#b23a30', 0.2, coat=0.8))
        lathe('ring', [(0.046, 0.018), (0.044, 0.030), (0.033, 0.032), (0.031, 0.02)], surfaces.dark(),
              (0.185, -0.01, 0))
    shelf.rotation_euler = (math.radians(7), 0, 0)
    if is_on:
        _picture(half, low, high, y)


def _picture(half, low, high, y):
    """Shapes of a screen far off: a head line, a table, bars. What it says is drawn by the scene."""
    wide, tall = 2 * half, high - low
    def mark(a, b, c, d, colour, depth=0.0008):
        box('mark', (-half + a * wide, y - depth, low + b * tall), (-half + c * wide, y, low + d * tall),
            surfaces.lit(colour, 0.8), 0)
    mark(0.03, 0.88, 0.97, 0.96, '#2f86b8')
    for row in range(5):
        mark(0.05, 0.72 - row * 0.12, 0.50 - 0.06 * (row % 3), 0.76 - row * 0.12, '#4f8696')
    for at, (rise, colour) in enumerate(((0.42, '#47b986'), (0.55, '#47b986'), (0.30, '#d9a23a'), (0.48, '#47b986'))):
        mark(0.58 + 0.095 * at, 0.20, 0.645 + 0.095 * at, 0.20 + rise, colour)
    for key in range(8):
        mark(0.03 + 0.118 * key, 0.03, 0.13 + 0.118 * key, 0.09, '#31596a')


def exit_pane(is_open):
    """The corners of the door's glass, clockwise as they are seen."""
    half, low, high = 0.47, 0.30, 1.944
    if is_open:
        ends = (0.085, half - 0.015), (0.80, half - 0.115)
    else:
        ends = (-0.02, -half + 0.11), (-0.02, half - 0.106)
    (x0, y0), (x1, y1) = ends
    return [(x0, y0, high), (x1, y1, high), (x1, y1, low), (x0, y0, low)]


def exit_door(is_open):
    """A frame with an escape door of glass that opens outwards, its closer and push bar; its wall runs along y."""
    frame, leaf = material('#7f8c97', 0.45, metal=0.3), material('#dfe5e6', 0.4, coat=0.25)
    half, high = 0.47, 2.06
    for y in (-half - 0.035, half + 0.035):
        box('post', (-0.05, y - 0.035, 0), (0.05, y + 0.035, high + 0.07), frame, 0.008)
    box('head', (-0.05, -half, high), (0.05, half, high + 0.07), frame, 0.008)
    box('sign', (-0.03, -0.42, high + 0.10), (0.07, 0.42, high + 0.40), surfaces.dark(), 0.010)
    box('lit', (0.066, -0.405, high + 0.115), (0.074, 0.405, high + 0.385),
        material('#128a4e', 0.4, emit='#12a35a', strength=0.55), 0.004)
    _runner(0.0755, -0.24, high + 0.135)
    box('step', (-0.05, -half, 0.0), (0.05, half, 0.014), surfaces.steel(), 0.003)
    with group((-0.02, half, 0), math.radians(82) if is_open else 0.0):
        low, top, near, far = 0.016, high - 0.006, -0.006, -2 * half + 0.008
        for first, last, bottom, upper in ((far, far + 0.10, low, top), (near - 0.10, near, low, top),
                                           (far, near, low, 0.30), (far, near, top - 0.11, top)):
            box('rail', (-0.022, first, bottom), (0.022, last, upper), leaf, 0.006)
        box('kick', (-0.025, -2 * half + 0.05, 0.05), (0.025, -0.05, 0.25), surfaces.steel(), 0.003)
        tube('bar', [(0.024, -0.10, 1.02), (0.075, -0.10, 1.02), (0.075, -0.84, 1.02), (0.024, -0.84, 1.02)], 0.014,
             material('#2f9a5c', 0.35, coat=0.3), False)
        tube('bar', [(-0.024, -0.10, 1.02), (-0.075, -0.10, 1.02), (-0.075, -0.84, 1.02), (-0.024, -0.84, 1.02)], 0.014,
             material('#2f9a5c', 0.35, coat=0.3), False)
        box('closer', (0.022, -0.30, high - 0.09), (0.055, -0.06, high - 0.035), surfaces.middle_grey(), 0.006)


def _runner(x, y, z):
    """A running figure and a door, white on green; the words beside it are lettered in the scene."""
    white = surfaces.lit('#f4fff8', 0.9)
    size = 0.115
    def limb(points, radius):
        tube('limb', [(x, y + a * size, z + b * size) for a, b in points], radius * size, white, False, fineness=4)
    ball('head', (x, y + 0.10 * size, z + 1.72 * size), (0.004, 0.20 * size, 0.20 * size), white)
    limb([(0.0, 1.42), (-0.12, 0.85)], 0.17)
    limb([(-0.12, 0.85), (0.35, 0.62), (0.22, 0.12)], 0.12)
    limb([(-0.12, 0.85), (-0.42, 0.45), (-0.85, 0.35)], 0.12)
    limb([(0.0, 1.35), (0.42, 1.18), (0.72, 1.38)], 0.10)
    limb([(0.0, 1.35), (-0.45, 1.30), (-0.62, 0.98)], 0.10)
