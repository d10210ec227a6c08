"""
Furniture of no room in particular, for those that a site draws: a cabinet, a table, and a sign whose text the scene letters.
"""
import math

from studio.furnishing import finish
from studio.furnishing.hardware import bow_handle, foot, hinge, label, plate
from studio.furnishing.piece import Piece, facts_of, jobs_of
from studio.scene import group
from studio.shapes import box, cylinder, lathe, tube

HEIGHT = 1.72
BOARDS = (0.80, 1.13, 1.44)


def _cabinet(_state, _far):
    """Open shelves over two doors."""
    shell, inner, dark = finish.enamel('#d9e0e4'), finish.enamel('#c3cdd4'), finish.enamel('#9dabb5')
    box('plinth', (-0.465, -0.195, 0), (0.465, 0.215, 0.07), finish.rubber('#55626d'), 0.004)
    for side in (-1, 1):
        low, high = sorted((side * 0.484, side * 0.460))
        box('side', (low, -0.225, 0.06), (high, 0.235, HEIGHT), shell, 0.006)
    box('back', (-0.470, 0.210, 0.07), (0.470, 0.2349, HEIGHT - 0.004), inner, 0)
    box('top', (-0.490, -0.232, HEIGHT - 0.028), (0.490, 0.238, HEIGHT), shell, 0.007)
    box('bottom', (-0.462, -0.215, 0.07), (0.462, 0.215, 0.095), inner, 0)
    for z in BOARDS:
        box('board', (-0.461, -0.216, z - 0.024), (0.461, 0.212, z), inner, 0.003)
        plate('lip', (-0.461, 0.461), (z - 0.027, z + 0.003), -0.2165, dark, 0.004, 0.001)
    for side in (-1, 1):
        left, right = sorted((side * 0.006, side * 0.458))
        plate('door', (left, right), (0.098, BOARDS[0] - 0.034), -0.216, shell, 0.017, 0.005)
        bow_handle(side * 0.050, -0.232, (0.42, 0.60))
        for z in (0.17, 0.69):
            hinge(side * 0.452, -0.228, z, 0.05)
    plate('rail', (-0.458, 0.458), (BOARDS[0] - 0.028, BOARDS[0] - 0.002), -0.219, finish.plastic(finish.TEAL), 0.006, 0.002)
    label((-0.42, -0.24), (0.61, 0.69), -0.2325)


def _table(_state, _far):
    """A bench of pale laminate with two drawers; nothing on it."""
    top, frame = finish.plastic('#e4e9ec'), finish.enamel('#8d9ba6')
    high = 0.88
    box('top', (-0.492, -0.240, high - 0.034), (0.492, 0.240, high), top, 0.008)
    box('edge', (-0.494, -0.242, high - 0.030), (0.494, 0.242, high - 0.010), finish.plastic('#5f7280'), 0.006)
    for x in (-0.455, 0.455):
        for y in (-0.20, 0.20):
            box('leg', (x - 0.020, y - 0.020, 0.018), (x + 0.020, y + 0.020, high - 0.030), frame, 0.004)
            foot(x, y, 0.022, 0.022)
        box('stretcher', (x - 0.012, -0.19, 0.13), (x + 0.012, 0.19, 0.158), frame, 0.003)
    box('tie', (-0.45, 0.185, 0.13), (0.45, 0.205, 0.158), frame, 0.003)
    box('case', (-0.432, -0.200, high - 0.175), (0.432, 0.195, high - 0.034), finish.enamel('#cfd8dd'), 0.004)
    for side in (-1, 1):
        left, right = sorted((side * 0.006, side * 0.426))
        plate('drawer', (left, right), (high - 0.166, high - 0.044), -0.200, finish.enamel('#dde4e8'), 0.016, 0.005)
        tube('pull', [(side * 0.216 - 0.07, -0.214, high - 0.105), (side * 0.216 - 0.07, -0.240, high - 0.105),
                      (side * 0.216 + 0.07, -0.240, high - 0.105), (side * 0.216 + 0.07, -0.214, high - 0.105)], 0.007,
             finish.chrome(), smooth=False)


# The board of the sign, which the scene letters on both sides: half its width, and from where to where it goes up.
BOARD = (0.455, 0.93, 1.45)


def _sign(_state, _far):
    steel, frame = finish.steel('#9aa6b0'), finish.steel('#77858f')
    half, low, high = BOARD
    for x in (-0.36, 0.36):
        lathe('base', [(0, 0), (0.098, 0), (0.100, 0.008), (0.094, 0.014), (0.030, 0.026), (0.020, 0.034), (0, 0.034)], steel, (x, 0, 0))
        lathe('pad', [(0.096, -0.001), (0.103, 0.0), (0.103, 0.005), (0.096, 0.005)], finish.rubber(), (x, 0, 0))
        cylinder('pole', (x, 0, 0.48), 0.0150, 0.92, steel)
        cylinder('clamp', (x, 0, low - 0.012), 0.022, 0.045, finish.plastic('#3f4c57'))
    box('frame', (-half - 0.018, -0.017, low - 0.018), (half + 0.018, 0.017, high + 0.018), frame, 0.010)
    for front in (-1, 1):
        with group(turn=0.0 if front < 0 else math.pi):
            plate('board', (-half, half), (low, high), -0.0165, finish.plastic('#edf1f3'), 0.002, 0.002)
            plate('band', (-half, half), (high - 0.062, high), -0.0178, finish.plastic(finish.TEAL), 0.002, 0.002)


PIECES = (
    Piece('cabinet-2', (1.0, 0.5, HEIGHT), _cabinet,
          spots=tuple((x, -0.02, z) for z in BOARDS[:2] for x in (-0.31, 0.0, 0.31)), seconds=6),
    Piece('worktable-2', (1.0, 0.5, 0.90), _table, spots=tuple((-0.36 + at * 0.24, 0.02, 0.88) for at in range(4)), seconds=5),
    Piece('signboard-2', (1.0, 0.5, 1.48), _sign, reach=0.8, seconds=4),
)
JOBS = jobs_of(PIECES)
FACTS = facts_of(PIECES)
