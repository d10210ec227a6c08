"""Pictures of empty lists: courses, works, results, events, a search, requests."""
import math

from studio.materials import material
from studio.scene import group
from studio.shapes import ball, box, cylinder, letters, tube
from studio.vignette.stage import (AMBER, BLUE, DARK, DEEP_TEAL, PALE, TEAL, WHITE, enamel, lamp, matt, steel,
                                   vignette)


def _book(x, low, wide, tall, colour, lean=0.0):
    with group((x, 0, low)) as book:
        box('cover', (-wide / 2, -0.115, 0), (wide / 2, 0.085, tall), matt(colour), 0.008)
        box('pages', (-wide / 2 + 0.008, -0.118, 0.010), (wide / 2 - 0.008, 0.08, tall + 0.002), matt('#f6f1e6'), 0.002)
        for z in (0.22, 0.78):
            box('band', (-wide / 2 - 0.001, -0.117, tall * z), (wide / 2 + 0.001, -0.11, tall * z + 0.012), matt('#f3e3bd'), 0.001)
    book.rotation_euler = (0, lean, 0)


def _courses():
    """A bookcase with one book left."""
    with group((0, 0.16, 0)):
        for x in (-0.36, 0.34):
            box('side', (x, -0.14, 0.02), (x + 0.025, 0.14, 0.78), enamel(), 0.006)
        box('back', (-0.35, 0.12, 0.03), (0.35, 0.135, 0.77), enamel(PALE), 0.004)
        for z in (0.04, 0.29, 0.53, 0.765):
            box('shelf', (-0.36, -0.14, z - 0.012), (0.365, 0.14, z + 0.012), enamel(), 0.005)
        box('trim', (-0.36, -0.146, 0.752), (0.365, -0.138, 0.778), matt(TEAL), 0.002)
        _book(-0.06, 0.304, 0.055, 0.185, AMBER, 0.33)
        _book(0.035, 0.302, 0.055, 0.195, DEEP_TEAL)
        _book(-0.27, 0.545, 0.05, 0.175, BLUE)
    with group((-0.12, -0.28, 0), 0.5):
        box('cover', (-0.15, -0.10, 0.0), (0.15, 0.10, 0.014), matt(BLUE), 0.006)
        for side in (-1, 1):
            box('pages', (min(0, side * 0.14), -0.092, 0.012), (max(0, side * 0.14), 0.092, 0.034), matt('#faf7ef'), 0.010)
        tube('mark', [(0.01, 0.09, 0.034), (0.012, -0.05, 0.037), (0.03, -0.13, 0.010)], 0.006, matt(AMBER))


def _tub(x, z, colour):
    box('tub', (x - 0.10, -0.13, z), (x + 0.10, 0.11, z + 0.135), matt(colour), 0.016)
    box('inside', (x - 0.088, -0.115, z + 0.128), (x + 0.088, 0.10, z + 0.1365), matt(DARK), 0.004)
    box('lip', (x - 0.105, -0.142, z + 0.11), (x + 0.105, -0.122, z + 0.14), matt(colour), 0.006)
    box('label', (x - 0.045, -0.1335, z + 0.035), (x + 0.045, -0.129, z + 0.080), matt('#f7fafb'), 0.002)


def _works():
    """A rack of tubs; one place is empty."""
    with group((0, 0.12, 0)):
        for x in (-0.37, 0.37):
            for y in (-0.13, 0.11):
                cylinder('post', (x, y, 0.40), 0.016, 0.80, steel(), bevel=0.003)
        for z in (0.08, 0.34, 0.60):
            box('shelf', (-0.385, -0.145, z - 0.014), (0.385, 0.125, z), steel('#d4dce2'), 0.005)
        for row, z in enumerate((0.08, 0.34, 0.60)):
            for column, x in enumerate((-0.24, 0.0, 0.24)):
                if (row, column) != (1, 1):
                    _tub(x, z, BLUE if row != 2 else TEAL)
    with group((0.12, -0.33, 0), -0.35):
        box('board', (-0.075, -0.10, 0), (0.075, 0.10, 0.012), matt('#a9743f'), 0.004)
        box('sheet', (-0.066, -0.092, 0.011), (0.066, 0.078, 0.0145), matt('#fbfdfe'), 0.001)
        box('clip', (-0.03, 0.07, 0.012), (0.03, 0.096, 0.026), steel(), 0.005)


def _results():
    """A board with an empty report on a stand."""
    with group((0, 0.02, 0)):
        for side in (-1, 1):
            tube('leg', [(side * 0.26, -0.06, 0.0), (side * 0.19, 0.09, 0.78)], 0.014, matt('#b98a55'), False)
        tube('leg', [(0, 0.36, 0.0), (0, 0.11, 0.74)], 0.014, matt('#b98a55'), False)
        with group((0, -0.02, 0.16)) as board:
            box('board', (-0.27, -0.014, 0), (0.27, 0.008, 0.66), enamel('#e4ebf0'), 0.008)
            box('frame', (-0.285, -0.010, -0.015), (0.285, 0.006, 0.012), matt(TEAL), 0.004)
            box('frame', (-0.285, -0.010, 0.648), (0.285, 0.006, 0.675), matt(TEAL), 0.004)
            box('sheet', (-0.215, -0.020, 0.05), (0.215, -0.013, 0.61), matt('#fcfdfe'), 0.003)
            box('head', (-0.18, -0.0225, 0.53), (0.06, -0.019, 0.565), matt('#b9c9d4'), 0.001)
            for row in range(4):
                z = 0.43 - row * 0.095
                box('tick', (-0.18, -0.0225, z - 0.022), (-0.136, -0.019, z + 0.022), matt('#9fb3c1'), 0.002)
                box('hole', (-0.172, -0.0235, z - 0.014), (-0.144, -0.021, z + 0.014), matt('#fcfdfe'), 0.001)
                box('line', (-0.105, -0.0225, z - 0.008), (0.17 - 0.05 * (row % 2), -0.019, z + 0.008), matt('#d3dee6'), 0.001)
            box('clip', (-0.06, -0.034, 0.60), (0.06, -0.010, 0.645), steel(), 0.006)
        board.rotation_euler = (-0.19, 0, 0)
    with group((0.30, -0.34, 0.016), 0.9):
        cylinder('pen', (0, 0, 0), 0.014, 0.20, matt(BLUE), 'X', 0.003)
        cylinder('tip', (0.115, 0, 0), 0.013, 0.035, steel(), 'X', 0.001, 32, 0.003)
        cylinder('cap', (-0.10, 0, 0), 0.0155, 0.03, steel(), 'X', 0.003)


def _events():
    """A desk calendar without a mark, and a clock."""
    with group((-0.08, 0.04, 0), -0.12):
        with group((0, -0.10, 0.02)) as front:
            box('card', (-0.28, -0.012, 0), (0.28, 0.0, 0.50), matt('#fbfcfd'), 0.004)
            box('head', (-0.28, -0.0145, 0.39), (0.28, -0.010, 0.50), matt(TEAL), 0.003)
            for row in range(4):
                for column in range(6):
                    x, z = -0.235 + column * 0.083, 0.315 - row * 0.085
                    box('day', (x, -0.0145, z - 0.028), (x + 0.055, -0.011, z + 0.028), matt('#dde7ed'), 0.003)
            for at in range(7):
                x = -0.21 + at * 0.07
                tube('ring', [(x, -0.018, 0.47), (x, -0.020, 0.515), (x, 0.012, 0.53), (x, 0.02, 0.49)], 0.006, steel())
        front.rotation_euler = (-0.30, 0, 0)
        with group((0, 0.24, 0.02)) as back:
            box('stand', (-0.28, 0, 0), (0.28, 0.012, 0.49), matt('#c6d3dc'), 0.004)
        back.rotation_euler = (0.36, 0, 0)
        box('foot', (-0.29, -0.12, 0), (0.29, 0.26, 0.022), matt(DARK), 0.006)
    with group((0.36, -0.22, 0), 0.25):
        for x in (-0.06, 0.06):
            tube('foot', [(x, 0, 0.0), (x * 0.7, 0, 0.05)], 0.013, steel(), False)
        cylinder('case', (0, 0, 0.15), 0.115, 0.07, enamel(AMBER), 'Y', 0.012, 56)
        cylinder('face', (0, -0.034, 0.15), 0.095, 0.008, matt('#fcfdfd'), 'Y', 0.002, 56)
        for turn in range(12):
            a = turn * math.pi / 6
            ball('hour', (0.078 * math.sin(a), -0.039, 0.15 + 0.078 * math.cos(a)), 0.005, matt(DARK))
        tube('hand', [(0, -0.041, 0.15), (0.0, -0.041, 0.205)], 0.005, matt(DARK), False)
        tube('hand', [(0, -0.041, 0.15), (-0.042, -0.041, 0.172)], 0.006, matt(DARK), False)
        for x in (-0.055, 0.055):
            ball('bell', (x, 0, 0.262), (0.038, 0.038, 0.026), steel())


def _search():
    """An open empty carton and a magnifying glass."""
    card, inner = matt('#c99d6a'), matt('#a67c4c')
    with group((-0.06, 0.10, 0), 0.22):
        box('bottom', (-0.25, -0.20, 0.004), (0.25, 0.20, 0.016), inner, 0.003)
        for y in (-0.20, 0.19):
            box('wall', (-0.25, y, 0.004), (0.25, y + 0.012, 0.30), card if y < 0 else inner, 0.003)
        for x in (-0.25, 0.24):
            box('wall', (x, -0.20, 0.004), (x + 0.012, 0.20, 0.30), card if x > 0 else inner, 0.003)
        for y, turn in ((-0.20, 2.3), (0.20, 0.75)):
            with group((0, y, 0.30)) as flap:
                box('flap', (-0.25, 0, -0.005), (0.25, 0.15, 0.005), card, 0.002)
            flap.rotation_euler = (turn, 0, 0)
        for x, turn in ((-0.25, 0.85), (0.25, -0.85)):
            with group((x, 0, 0.30)) as flap:
                box('flap', (min(0, x) * 0.55, -0.20, -0.005), (max(0, x) * 0.55, 0.20, 0.005), card, 0.002)
            flap.rotation_euler = (0, turn, 0)
        box('tape', (-0.03, -0.2015, 0.13), (0.03, -0.198, 0.30), matt('#e4c79c'), 0.001)
        box('mark', (0.10, -0.2025, 0.05), (0.19, -0.198, 0.12), matt('#8f6a40'), 0.002)
    with group((0.22, -0.30, 0.075), 0.65) as glass:
        ring = [(0.135 * math.cos(a), 0.135 * math.sin(a), 0) for a in [i * math.pi / 18 for i in range(36)]]
        tube('rim', ring, 0.020, steel('#8fa0ad'), closed=True)
        cylinder('lens', (0, 0, 0), 0.132, 0.010, material('#bfe6f2', 0.08, shine=0.7, alpha=0.40, coat=0.6), bevel=0.002, sides=64)
        tube('shine', [(-0.08, 0.045, 0.012), (-0.045, 0.08, 0.012)], 0.008, lamp('#ffffff', 0.9))
        tube('neck', [(-0.14, 0, 0), (-0.19, 0, 0)], 0.018, steel('#8fa0ad'), False)
        tube('handle', [(-0.19, 0, 0), (-0.36, 0, 0)], 0.030, matt(DEEP_TEAL), False)
        cylinder('ring', (-0.20, 0, 0), 0.033, 0.02, matt(AMBER), 'X', 0.004)
    glass.rotation_euler = (0.0, 0.10, 0.65)


def _requests():
    """A letter tray with nothing in it."""
    with group((0, 0.08, 0), 0.12):
        for level, z in enumerate((0.03, 0.19, 0.35)):
            box('tray', (-0.30, -0.22, z), (0.30, 0.22, z + 0.014), enamel(WHITE if level else PALE), 0.005)
            box('back', (-0.30, 0.205, z), (0.30, 0.22, z + 0.075), enamel(), 0.005)
            for x in (-0.30, 0.286):
                box('side', (x, -0.22, z), (x + 0.014, 0.22, z + 0.055), enamel(), 0.005)
            box('label', (-0.075, -0.226, z - 0.006), (0.075, -0.217, z + 0.034), matt((TEAL, BLUE, AMBER)[level]), 0.003)
        for x in (-0.285, 0.285):
            for y in (-0.19, 0.19):
                cylinder('post', (x, y, 0.19), 0.009, 0.34, steel(), bevel=0.001)
    with group((0.20, -0.36, 0.003), 0.35):
        box('letter', (-0.14, -0.09, 0), (0.14, 0.09, 0.012), matt('#f7f3e9'), 0.003)
        tube('fold', [(-0.135, 0.085, 0.013), (0, -0.012, 0.015), (0.135, 0.085, 0.013)], 0.0035, matt('#cfc5ae'), False)
        box('stamp', (0.085, -0.075, 0.011), (0.125, -0.030, 0.0135), matt(TEAL), 0.001)


JOBS = [vignette(f'empty-{name}', build) for name, build in (
    ('courses', _courses), ('works', _works), ('results', _results), ('events', _events), ('search', _search),
    ('requests', _requests))]
