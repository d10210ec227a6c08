"""The outside of the coater and developer track, with openings where what moves is seen."""
import math

from studio.bay import surfaces
from studio.bay.details import handle, hinges, hose, lock, panel, plate, screws, vents, warning
from studio.bay.track_plan import (BACK, CELL_DEPTH, CELL_WIDTH, COLUMNS, COLUMN_PITCH, FRONT, HEIGHT, INDEXER_WINDOW,
                                   INTERFACE_CELL, INTERFACE_DEPTH, INTERFACE_LEFT, LEFT, PORTS, PROCESS_LEFT, RIGHT,
                                   ROWS, SHELF_FRONT,
                                   SHELF_TOP)
from studio.materials import material
from studio.scene import group
from studio.shapes import box, cylinder, lathe, letters, mesh, tube

BEND = math.pi / 2
BELT = 0.82


def _opening(left, right, low, high, depth, outside, back):
    """A block between `outside` = (left, right, low, high) with an open box in its front."""
    x0, x1, z0, z1 = outside
    cream, inner = surfaces.cream(), surfaces.inside()
    box('below', (x0, FRONT, z0), (x1, FRONT + depth + 0.02, low), cream, 0.010)
    box('above', (x0, FRONT, high), (x1, FRONT + depth + 0.02, z1), cream, 0.010)
    box('left', (x0, FRONT, low - 0.01), (left, FRONT + depth + 0.02, high + 0.01), cream, 0.004)
    box('right', (right, FRONT, low - 0.01), (x1, FRONT + depth + 0.02, high + 0.01), cream, 0.004)
    box('behind', (left - 0.01, FRONT + depth, low - 0.01), (right + 0.01, FRONT + depth + 0.03, high + 0.01), inner, 0)
    box('rest', (x0, FRONT + depth + 0.01, z0), (x1, back, z1), cream, 0.012)
    box('lining', (left - 0.002, FRONT + 0.02, low), (left + 0.004, FRONT + depth, high), inner, 0)
    box('ceiling', (left, FRONT + 0.03, high - 0.004), (right, FRONT + depth, high + 0.004), inner, 0)
    box('floor', (left, FRONT + 0.012, low - 0.004), (right, FRONT + depth, low + 0.003), inner, 0)
    box('lamp', (left + 0.03, FRONT + 0.025, high - 0.016), (right - 0.03, FRONT + 0.05, high - 0.004),
        surfaces.lit('#ffd986', 2.2), 0.003)


def _feet():
    for x in (LEFT + 0.15, PROCESS_LEFT - 0.16, PROCESS_LEFT + 0.18, INTERFACE_LEFT - 0.1, RIGHT - 0.14):
        for y in (FRONT + 0.12, BACK - 0.14):
            cylinder('foot', (x, y, 0.012), 0.045, 0.024, surfaces.dark(), bevel=0.004)
            cylinder('thread', (x, y, 0.05), 0.016, 0.09, surfaces.steel(), bevel=0.002)
    box('toe', (LEFT + 0.02, FRONT + 0.05, 0.07), (RIGHT - 0.02, BACK - 0.02, 0.18), surfaces.dark(), 0.006)


def _lower():
    """Below the belt: chemicals and electrics behind doors."""
    edges = [(LEFT, PROCESS_LEFT, 2, ''), (PROCESS_LEFT, INTERFACE_LEFT, 3, 'drop'), (INTERFACE_LEFT, RIGHT, 1, 'bolt')]
    for left, right, doors, kind in edges:
        box('cabinet', (left + 0.002, FRONT + 0.004, 0.14), (right - 0.002, BACK, BELT + 0.03), surfaces.cream(), 0.014)
        width = (right - left - 0.02) / doors
        for at in range(doors):
            a, b = left + 0.01 + width * at, left + 0.01 + width * (at + 1)
            panel(a + 0.004, b - 0.004, 0.16, BELT - 0.05, FRONT)
            hinges(a + 0.014, 0.16, BELT - 0.05, FRONT)
            if kind:
                handle(b - 0.075, 0.46, 0.62, FRONT - 0.012)
                lock(b - 0.075, 0.68, FRONT - 0.012)
                vents(a + 0.09, b - 0.14, 0.20, 0.30, FRONT - 0.012, 5)
        if kind:
            warning(left + 0.11, 0.66, FRONT - 0.013, 0.085, kind)
    box('belt', (LEFT - 0.004, FRONT - 0.008, BELT - 0.045), (RIGHT + 0.004, FRONT + 0.03, BELT - 0.005),
        surfaces.blue(), 0.004)
    box('belt', (RIGHT - 0.02, FRONT - 0.002, BELT - 0.0455), (RIGHT + 0.005, BACK - 0.002, BELT - 0.0055),
        surfaces.blue(), 0.004)


def process_block():
    left, right = COLUMNS[0] - COLUMN_PITCH / 2, COLUMNS[5] + COLUMN_PITCH / 2
    low, high = ROWS['cup'][0], sum(ROWS['upper'])
    _opening(left, right, low, high, CELL_DEPTH, (PROCESS_LEFT + 0.002, INTERFACE_LEFT - 0.002, BELT, HEIGHT), BACK)
    inner, edge = surfaces.inside(), surfaces.brushed()
    for x in COLUMNS[:-1]:
        for row in ('cup', 'lower', 'upper'):
            floor, rise = ROWS[row]
            middle = x + COLUMN_PITCH / 2
            half = (COLUMN_PITCH - CELL_WIDTH) / 2
            box('divider', (middle - half, FRONT + 0.02, floor - 0.01),
                (middle + half, FRONT + CELL_DEPTH, floor + rise + 0.012), inner, 0)
            box('post', (middle - half, FRONT + 0.014, floor - 0.01),
                (middle + half, FRONT + 0.021, floor + rise + 0.012), edge, 0.002)
    for floor, under in ((ROWS['lane'][0], sum(ROWS['cup'])), (ROWS['lower'][0], sum(ROWS['lane'])),
                         (ROWS['upper'][0], sum(ROWS['lower']))):
        box('shelf', (left, FRONT + 0.016, under), (right, FRONT + CELL_DEPTH, floor), inner, 0)
        box('lip', (left, FRONT + 0.010, under + 0.002), (right, FRONT + 0.018, floor - 0.002), edge, 0.002)
    floor = ROWS['lane'][0]
    tube('rail', [(left, FRONT + 0.05, floor + 0.010), (right, FRONT + 0.05, floor + 0.010)], 0.008, surfaces.steel(),
         False)
    tube('rail', [(left, FRONT + 0.17, floor + 0.010), (right, FRONT + 0.17, floor + 0.010)], 0.008, surfaces.steel(),
         False)
    box('chain', (left + 0.02, FRONT + 0.20, floor), (right - 0.02, FRONT + 0.235, floor + 0.03), surfaces.black(),
        0.003)


def interface_block():
    left, right, low, rise = INTERFACE_CELL
    _opening(left, right, low, low + rise, INTERFACE_DEPTH, (INTERFACE_LEFT + 0.002, RIGHT, BELT, HEIGHT), BACK)
    panel(INTERFACE_LEFT + 0.02, RIGHT - 0.02, BELT + 0.02, low - 0.05, FRONT + 0.004)


def _cassettes():
    left, right, low, rise = INDEXER_WINDOW
    _opening(left, right, low, low + rise, CELL_DEPTH, (LEFT, PROCESS_LEFT - 0.002, BELT, HEIGHT), BACK)
    floor = low
    for away in (0.06, 0.18):
        tube('rail', [(left, FRONT + away, floor + 0.010), (right, FRONT + away, floor + 0.010)], 0.008,
             surfaces.steel(), False)
    grey, dark = surfaces.grey(), surfaces.dark()
    box('shelf', (LEFT + 0.02, SHELF_FRONT, SHELF_TOP - 0.055), (PROCESS_LEFT - 0.02, FRONT + 0.03, SHELF_TOP), grey,
        0.014)
    box('under', (LEFT + 0.05, SHELF_FRONT + 0.03, SHELF_TOP - 0.13),
        (PROCESS_LEFT - 0.05, FRONT + 0.03, SHELF_TOP - 0.05), surfaces.middle_grey(), 0.01)
    for x in (LEFT + 0.12, -1.43, PROCESS_LEFT - 0.12):
        side = [(SHELF_FRONT + 0.06, SHELF_TOP - 0.12), (FRONT + 0.01, SHELF_TOP - 0.12),
                (FRONT + 0.01, SHELF_TOP - 0.42),
                (FRONT - 0.04, SHELF_TOP - 0.42)]
        corners = [(x + half, y, z) for half in (-0.015, 0.015) for y, z in side]
        mesh('bracket', corners, [(0, 1, 2, 3), (7, 6, 5, 4),
                                  *((a, (a + 1) % 4, (a + 1) % 4 + 4, a + 4) for a in range(4))],
             surfaces.middle_grey(), False)
    for number, x in enumerate(PORTS):
        box('stage', (x - 0.178, SHELF_FRONT + 0.035, SHELF_TOP - 0.002), (x + 0.178, FRONT - 0.03, SHELF_TOP + 0.008),
            dark, 0.006)
        box('gate', (x - 0.165, FRONT - 0.010, 0.885), (x + 0.165, FRONT + 0.02, 1.335), dark, 0.012)
        box('leaf', (x - 0.142, FRONT - 0.016, 0.905), (x + 0.142, FRONT + 0.01, 1.312), surfaces.brushed(), 0.010)
        box('slit', (x - 0.10, FRONT - 0.019, 1.275), (x + 0.10, FRONT - 0.012, 1.288), surfaces.black(), 0.002)
        box('lamps', (x - 0.075, SHELF_FRONT - 0.004, SHELF_TOP - 0.042),
            (x + 0.075, SHELF_FRONT + 0.01, SHELF_TOP - 0.014), surfaces.black(), 0.004)
        for lamp in range(4):
            cylinder('lamp', (x - 0.051 + 0.034 * lamp, SHELF_FRONT - 0.006, SHELF_TOP - 0.028), 0.0085, 0.008,
                     material('#5a646d', 0.35, coat=0.4), 'Y', 0.002, 20)
        letters('number', str(number + 1), (x, FRONT - 0.0012, 1.372), 0.052, material('#31506c', 0.6), (BEND, 0, 0))
    box('hood', (LEFT + 0.02, FRONT - 0.14, 1.425), (PROCESS_LEFT - 0.02, FRONT + 0.06, 1.485), surfaces.cream(), 0.016)
    box('light', (LEFT + 0.08, FRONT - 0.11, 1.417), (PROCESS_LEFT - 0.08, FRONT - 0.03, 1.428),
        surfaces.lit('#ffdf9a', 2.4), 0.003)
    screws([(LEFT + 0.07, 1.455), (PROCESS_LEFT - 0.07, 1.455)], FRONT - 0.14)


def _filters():
    """Fan filter units over the cassettes."""
    for at in range(2):
        left = LEFT + 0.07 + 0.77 * at
        box('unit', (left, FRONT + 0.12, HEIGHT - 0.02), (left + 0.72, BACK - 0.10, HEIGHT + 0.14), surfaces.grey(),
            0.014)
        box('seam', (left - 0.003, FRONT + 0.117, HEIGHT + 0.055), (left + 0.723, BACK - 0.097, HEIGHT + 0.061),
            surfaces.middle_grey(), 0.001)
        box('grille', (left + 0.05, FRONT + 0.17, HEIGHT + 0.138), (left + 0.67, BACK - 0.42, HEIGHT + 0.1425),
            surfaces.black(), 0.003)
        for slat in range(13):
            x = left + 0.066 + slat * 0.0465
            box('slat', (x, FRONT + 0.165, HEIGHT + 0.141), (x + 0.022, BACK - 0.415, HEIGHT + 0.152), surfaces.grey(),
                0.003)
        lathe('motor', [(0.001, 0.07), (0.09, 0.066), (0.115, 0.05), (0.12, 0.0)], surfaces.brushed(),
              (left + 0.36, BACK - 0.25, HEIGHT + 0.135))
        hose([(left + 0.46, BACK - 0.22, HEIGHT + 0.16), (left + 0.58, BACK - 0.2, HEIGHT + 0.19),
              (left + 0.62, BACK - 0.08, HEIGHT + 0.15),
              (left + 0.62, BACK - 0.02, HEIGHT + 0.02)], 0.011, surfaces.dark())


def _roof():
    for left, right in ((PROCESS_LEFT + 0.05, 0.50), (0.53, INTERFACE_LEFT - 0.03),
                        (INTERFACE_LEFT + 0.04, RIGHT - 0.05)):
        box('cover', (left, FRONT + 0.08, HEIGHT - 0.01), (right, BACK - 0.06, HEIGHT + 0.022), surfaces.grey(), 0.008)
        for x in (left + 0.03, right - 0.03):
            for y in (FRONT + 0.11, BACK - 0.09):
                cylinder('screw', (x, y, HEIGHT + 0.023), 0.008, 0.006, surfaces.brushed(), bevel=0.002, sides=16)
    for x, radius in ((-0.2, 0.105), (0.78, 0.105), (1.25, 0.075)):
        y = BACK - 0.26
        cylinder('duct', (x, y, HEIGHT + 0.23), radius, 0.44, surfaces.steel(), bevel=0.003)
        cylinder('flange', (x, y, HEIGHT + 0.036), radius + 0.034, 0.03, surfaces.grey(), bevel=0.006)
        cylinder('clamp', (x, y, HEIGHT + 0.26), radius + 0.008, 0.032, surfaces.middle_grey(), bevel=0.003)
        box('screw', (x - 0.012, y - radius - 0.026, HEIGHT + 0.248), (x + 0.012, y - radius - 0.004, HEIGHT + 0.272),
            surfaces.brushed(), 0.003)
        box('damper', (x + radius + 0.001, y - 0.02, HEIGHT + 0.10), (x + radius + 0.03, y + 0.02, HEIGHT + 0.13),
            surfaces.yellow(), 0.004)
    box('wires', (PROCESS_LEFT + 0.14, FRONT + 0.20, HEIGHT + 0.02),
        (INTERFACE_LEFT - 0.12, FRONT + 0.29, HEIGHT + 0.055), surfaces.middle_grey(), 0.005)
    for at in range(9):
        x = PROCESS_LEFT + 0.22 + at * 0.23
        box('bridge', (x, FRONT + 0.192, HEIGHT + 0.02), (x + 0.03, FRONT + 0.298, HEIGHT + 0.062), surfaces.dark(),
            0.003)
    for x in (0.12, 0.24):
        hose([(x, FRONT + 0.30, HEIGHT + 0.03), (x, FRONT + 0.5, HEIGHT + 0.07), (x + 0.02, BACK - 0.1, HEIGHT + 0.05),
              (x + 0.02, BACK + 0.0, HEIGHT - 0.1)], 0.014,
             material('#d7dcd9', 0.3, coat=0.4))


def _side():
    """The right end: the door to the electrics, vents, where media come in."""
    with group((RIGHT + 0.001, (FRONT + BACK) / 2, 0), BEND):
        half = (BACK - FRONT) / 2
        panel(-half + 0.07, half - 0.07, 0.90, 1.82, 0)
        handle(-half + 0.15, 1.28, 1.46, -0.012)
        hinges(half - 0.084, 0.90, 1.82, 0)
        warning(0.0, 1.60, -0.013, 0.13, 'bolt')
        plate(-0.16, 1.46, -0.012, 0.32, 0.09)
        panel(-half + 0.07, -0.03, 0.17, 0.75, 0)
        panel(-0.01, half - 0.07, 0.17, 0.75, 0)
        vents(-half + 0.13, -0.09, 0.26, 0.62, -0.012, 9)
        for at, colour in enumerate(('#3f7fc0', '#c9ced2', '#4f9a63', '#d2a23a')):
            x = 0.10 + at * 0.10
            cylinder('port', (x, -0.02, 0.34), 0.024, 0.04, surfaces.brushed(), 'Y', 0.004, 24)
            cylinder('ring', (x, -0.034, 0.34), 0.019, 0.02, material(colour, 0.4, coat=0.3), 'Y', 0.003, 24)
            hose([(x, -0.03, 0.34), (x, -0.085, 0.31), (x + 0.01, -0.09, 0.16), (x + 0.05, -0.02, 0.012)], 0.012,
                 material(colour, 0.45))
        for at in range(3):
            cylinder('gauge', (0.14 + at * 0.13, -0.018, 0.58), 0.036, 0.02, surfaces.white(), 'Y', 0.004, 28)
            cylinder('bezel', (0.14 + at * 0.13, -0.014, 0.58), 0.042, 0.014, surfaces.dark(), 'Y', 0.003, 28)
            needle = box('needle', (0.138 + at * 0.13, -0.0305, 0.575), (0.142 + at * 0.13, -0.029, 0.602),
                         surfaces.ink(), 0)
            needle.rotation_euler = (0, (-0.5, 0.3, 0.7)[at], 0)


def cabinet():
    _feet()
    _lower()
    _cassettes()
    process_block()
    interface_block()
    _filters()
    _roof()
    _side()
    plate(-0.47, 1.885, FRONT, 1.30, 0.075)
    box('mark', (-0.56, FRONT - 0.004, 1.815), (-0.50, FRONT + 0.01, 1.88), surfaces.blue(), 0.006)
