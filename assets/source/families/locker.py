"""The changing room: two-door steel closets with a card reader, and the mirror."""
import math

from studio.furnishing import finish
from studio.furnishing.hardware import bow_handle, card_reader, hinge, plate, quiet, vents
from studio.furnishing.piece import Piece, facts_of, jobs_of
from studio.scene import group
from studio.shapes import box, cylinder, mesh, tube

HALF, DEPTH, HEIGHT = 0.735, 0.24, 1.95
PLINTH = 0.09
SWING = {'closed': 0, 'ajar': 32, 'open': 106}
SKIN, SKIN_PANEL, SKIN_DARK, INSIDE = '#5284ae', '#5b8eb8', '#3b668c', '#92b0c6'
# Over each shelf's board: a shelf for the cap, two for folded things, the floor for shoes and the bag.
SHELVES = (1.44, 1.0, 0.56, 0.112)


def _carcass():
    skin, inside = finish.enamel(SKIN), finish.enamel(INSIDE)
    wall = 0.018
    box('plinth', (-HALF + 0.02, -DEPTH + 0.035, 0), (HALF - 0.02, DEPTH - 0.01, PLINTH + 0.01),
        finish.rubber('#2c3741'), 0.005)
    for side in (-1, 1):
        outer, inner = side * HALF, side * (HALF - wall)
        box('side', (min(outer, inner), -DEPTH + 0.020, PLINTH), (max(outer, inner), DEPTH, HEIGHT - 0.004), skin,
            0.006)
    box('back', (-HALF + 0.01, DEPTH - wall, PLINTH), (HALF - 0.01, DEPTH - 0.001, HEIGHT - 0.01), inside, 0)
    box('behind', (-HALF + 0.004, DEPTH - 0.004, PLINTH + 0.004), (HALF - 0.004, DEPTH + 0.002, HEIGHT - 0.024), skin,
        0.003)
    box('top', (-HALF - 0.006, -DEPTH + 0.004, HEIGHT - 0.022), (HALF + 0.006, DEPTH + 0.004, HEIGHT), skin, 0.006)
    box('bottom', (-HALF + wall, -DEPTH + 0.022, PLINTH), (HALF - wall, DEPTH - 0.01, PLINTH + 0.018), inside, 0)
    box('middle', (-0.008, -DEPTH + 0.05, PLINTH), (0.008, DEPTH - 0.01, HEIGHT - 0.02), inside, 0.002)
    for z in SHELVES[:-1]:
        box('shelf', (-HALF + wall, -DEPTH + 0.045, z - 0.014), (HALF - wall, DEPTH - 0.012, z), inside, 0.003)
        box('lip', (-HALF + wall, -DEPTH + 0.040, z - 0.030), (HALF - wall, -DEPTH + 0.054, z + 0.001),
            finish.enamel('#a9c3d6'),
            0.003)


def _fitted(far):
    """A rail with hooks under the topmost shelf, in the half that opens."""
    ends = sorted((far * (HALF - 0.02), far * 0.012))
    tube('rail', [(ends[0], 0.03, SHELVES[0] - 0.05), (ends[1], 0.03, SHELVES[0] - 0.05)], 0.011, finish.chrome(),
         smooth=False)
    for share in (0.22, 0.5, 0.78):
        x = ends[0] + (ends[1] - ends[0]) * share
        tube('hook', [(x, 0.212, 1.30), (x, 0.175, 1.285), (x, 0.165, 1.31)], 0.006, finish.chrome())


def _leaf(direction, lamp, is_bare):
    """Hung at the origin, its front towards −y; it runs to +x or −x."""
    wide, low, high = 0.722, PLINTH + 0.012, HEIGHT - 0.030
    skin = finish.enamel(SKIN)
    span = lambda first, last: tuple(sorted((direction * first, direction * last)))
    left, right = span(0.003, wide)
    box('leaf', (left, -0.021, low), (right, 0, high), skin, 0.005)
    left, right = span(0.045, wide - 0.045)
    plate('panel', (left, right), (low + 0.045, high - 0.045), -0.020, finish.enamel(SKIN_PANEL), 0.0035, 0.003)
    dark = finish.flat('#2c557a')
    vents(span(0.24, 0.48), high - 0.10, -0.0235, dark, 5)
    vents(span(0.24, 0.48), low + 0.23, -0.0235, dark, 4)
    plate('plate', span(0.275, 0.445), (1.46, 1.53), -0.0235, finish.steel('#c6ced4'), 0.003, 0.003)
    plate('card', span(0.285, 0.435), (1.468, 1.522), -0.0262, finish.paper(), 0.002, 0.001)
    if not is_bare:
        x = direction * (wide - 0.075)
        bow_handle(x, -0.021, (0.93, 1.11))
        card_reader(x, -0.0225, 1.25, lamp)
    # The leaf's inner face: a stiffening frame and a small mirror.
    inner = finish.enamel(SKIN_DARK)
    left, right = span(0.06, wide - 0.06)
    box('inner', (left, -0.002, low + 0.06), (right, 0.005, high - 0.06), inner, 0.004)
    left, right = span(0.24, 0.48)
    box('mirror', (left, 0.003, 1.22), (right, 0.009, 1.62), finish.graded([(0, '#8aa7b8'), (1, '#d5e3ea')],
                                                                           rough=0.15), 0.003)


def _closet(state, far):
    lamp = '#e0463a' if state == 'closed' else '#3cc47e'
    _carcass()
    _fitted(far)
    front = -DEPTH + 0.019
    angle = math.radians(SWING[state])
    # The far leaf carries the reader and swings; from the eye's side the inside then lies open.
    with group((far * (HALF - 0.008), front, 0), far * angle):
        _leaf(-far, lamp, False)
    with group((-far * (HALF - 0.008), front, 0)):
        _leaf(far, lamp, True)
    for side in (-1, 1):
        for z in (0.30, 1.02, 1.70):
            hinge(side * (HALF - 0.004), front - 0.006, z, 0.07)


def _mirror(_state, _far):
    wall = 0.235
    box('board', (-0.222, wall - 0.030, 0.655), (0.222, wall + 0.012, 1.845), finish.steel('#7f8d99'), 0.010)
    glass = finish.graded([(0.0, '#93aebb'), (0.24, '#a9c0ca'), (0.27, '#bccdd4'), (0.72, '#cedde3'), (1.0, '#dfe9ed')],
                          along=(0.14, 0, 0.86), rough=0.12)
    plate('glass', (-0.198, 0.198), (0.680, 1.820), wall - 0.0295, glass, 0.004, 0.003)
    streak = finish.pane('#f2f8fa', 0.34)
    for start, wide in ((-0.15, 0.075), (-0.035, 0.028)):
        y = wall - 0.0345
        corners = [(start, y, 0.86), (start + wide, y, 0.86), (start + wide + 0.16, y, 1.66), (start + 0.16, y, 1.66)]
        quiet(mesh('streak', corners, [(0, 1, 2, 3)], streak, False))
    for x in (-0.17, 0.17):
        for z in (0.668, 1.832):
            cylinder('clip', (x, wall - 0.034, z), 0.013, 0.010, finish.chrome(), 'Y', 0.003, 24)
    box('ledge', (-0.20, wall - 0.115, 0.632), (0.20, wall + 0.01, 0.648), finish.steel('#aab5bd'), 0.005)


_SPOTS = tuple((x, 0.10, z + 0.006) for z in SHELVES for x in (-0.61, -0.40, -0.19))

PIECES = (
    Piece('closet-3', (1.5, 0.5, HEIGHT), _closet, ('closed', 'ajar', 'open'), _SPOTS, reach=0.6, seconds=8),
    Piece('mirror-1', (0.5, 0.5, 1.85), _mirror, seconds=4),
)
JOBS = jobs_of(PIECES)
FACTS = facts_of(PIECES)
