"""Papers on the desk: the accompanying sheet, the shift's task, the recipe's copy. Words come from the scene."""
import math

from studio.bay import surfaces
from studio.bay.stage import seen
from studio.job import Job
from studio.materials import material
from studio.scene import group
from studio.shapes import box, cylinder


def _sheet(width=0.21, height=0.297, thick=0.0022):
    box('sheet', (-width / 2, -height / 2, 0), (width / 2, height / 2, thick), material('#fcfcf6', 0.7), 0.0008)
    return thick


def _line(left, right, y, z, colour='#8d98a3', tall=0.006):
    box('line', (left, y, z), (right, y + tall, z + 0.0006), material(colour, 0.7), 0)


def accompanying_sheet():
    """A form with a table of slots, in a clean-room sleeve on a blue board."""
    box('board', (-0.125, -0.175, 0), (0.125, 0.170, 0.006), material('#3d79ad', 0.5), 0.003)
    with group((0, -0.012, 0.006)):
        z = _sheet()
        _line(-0.09, 0.03, 0.118, z, '#2f5f8f', 0.010)
        box('code', (0.05, 0.110, z), (0.092, 0.134, z + 0.0006), surfaces.ink(), 0)
        for row in range(10):
            _line(-0.09, 0.092, 0.095 - row * 0.021, z, '#a9b2ba', 0.0016)
        for x in (-0.09, -0.045, 0.0, 0.045, 0.0905):
            box('column', (x, -0.094, z), (x + 0.0016, 0.096, z + 0.0005), material('#a9b2ba', 0.7), 0)
        for row in range(4):
            for column in range(3):
                _line(-0.082 + column * 0.045, -0.060 + column * 0.045 - 0.006 * (row % 2), 0.080 - row * 0.021, z,
                      '#5f6d7a', 0.006)
        _line(-0.09, -0.01, -0.125, z, '#5f6d7a', 0.002)
    box('clip', (-0.045, 0.138, 0.005), (0.045, 0.172, 0.020), surfaces.steel(), 0.005)
    cylinder('spring', (0, 0.160, 0.020), 0.008, 0.07, surfaces.steel(), 'X', 0.002, 20)


def shift_task():
    """A yellow-headed order of work with ticks."""
    z = _sheet()
    box('head', (-0.105, 0.105, z), (0.105, 0.1485, z + 0.0006), material('#e0a436', 0.7), 0)
    _line(-0.09, 0.04, 0.122, z + 0.0006, '#4b3a12', 0.010)
    for row in range(6):
        y = 0.075 - row * 0.034
        for a, b, c, d in ((-0.09, -0.076, 0, 0.0016), (-0.09, -0.076, 0.0124, 0.014), (-0.09, -0.0884, 0, 0.014),
                           (-0.0776, -0.076, 0, 0.014)):
            box('tick', (a, y + c, z), (b, y + d, z + 0.0005), surfaces.ink(), 0)
        _line(-0.066, 0.085 - 0.03 * (row % 3), y + 0.008, z)
        if row % 2 == 0:
            _line(-0.066, 0.045, y - 0.004, z, '#b3bcc4')


def recipe_copy():
    """A table of steps with a curve of the speed."""
    z = _sheet()
    _line(-0.09, 0.05, 0.118, z, '#3a7d54', 0.011)
    for row in range(8):
        _line(-0.09, 0.09, 0.095 - row * 0.018, z, '#c3cad0', 0.0014)
        for column in range(4):
            _line(-0.086 + column * 0.046, -0.060 + column * 0.046 - 0.005 * ((row + column) % 3), 0.083 - row * 0.018,
                  z, '#76828d', 0.005)
    points = ((-0.09, -0.125), (-0.05, -0.125), (-0.03, -0.075), (0.03, -0.075), (0.05, -0.12), (0.09, -0.12))
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        length, turn = math.hypot(x1 - x0, y1 - y0), math.atan2(y1 - y0, x1 - x0)
        with group(((x0 + x1) / 2, (y0 + y1) / 2, z), turn):
            box('curve', (-length / 2, -0.0014, 0), (length / 2, 0.0014, 0.0006), material('#c2462f', 0.6), 0)


def _lying(build, turn):
    def placed():
        # Read from the chair: the foot of the page towards +x.
        with group(turn=math.pi / 2 + math.radians(turn)):
            build()
    return placed


def _drawn(out):
    for name, build, turn in (('sheet', accompanying_sheet, 5), ('task', shift_task, -9), ('recipe', recipe_copy, 14)):
        seen(out, f'paper/{name}', _lying(build, turn), outline=0.12, rim=0.20)


JOBS = [Job('papers', _drawn, 8)]
