"""The room of cap, mask and gloves: a rack of open bins, and a stainless table."""
from studio.furnishing import finish
from studio.furnishing.hardware import foot, label, plate, screw
from studio.furnishing.piece import Piece, facts_of, jobs_of
from studio.furnishing.soft import stack
from studio.furnishing.stainless import bright
from studio.shapes import ball, box, cylinder, lathe, tube

COLUMNS = (-0.76, -0.38, 0.0, 0.38, 0.76)
# Three rows of bins: cap, alcohol and napkins, then gloves and masks by size; the labels are blank.
SHELVES = (1.20, 0.79, 0.38)
TOP = 1.56
BANDS = ('#2f8f99', '#3f86bd', '#e0ac35')


def _bin(x, z, band):
    """An open bin with a low front; what is in it the scene puts there."""
    shell, lining = finish.plastic('#a9c2cf'), finish.plastic('#8aa6b5')
    half, back, front, wall = 0.172, 0.165, -0.205, 0.010
    box('floor', (x - half, front, z), (x + half, back, z + 0.012), lining, 0)
    for side in (-1, 1):
        left, right = sorted((x + side * half, x + side * (half - wall)))
        box('side', (left, front + 0.05, z), (right, back, z + 0.125), shell, 0.004)
        box('cheek', (left, front, z), (right, front + 0.06, z + 0.085), shell, 0.004)
    box('back', (x - half + 0.003, back - wall, z + 0.001), (x + half - 0.003, back + 0.0005, z + 0.122), shell, 0.003)
    box('front', (x - half + 0.003, front - 0.0015, z + 0.001), (x + half - 0.003, front + wall, z + 0.078), shell,
        0.004)
    label((x - 0.085, x + 0.085), (z + 0.020, z + 0.060), front - 0.001, band=band)


def _rack(_state, _far):
    metal, sheet = bright('#a5b0b9'), bright('#bcc6cd')
    for x in (-0.965, 0.965):
        for y in (-0.205, 0.205):
            box('post', (x - 0.016, y - 0.016, 0.014), (x + 0.016, y + 0.016, TOP + 0.06), metal, 0.004)
            foot(x, y, 0.024, 0.018)
        for z in (0.12, TOP + 0.03):
            box('tie', (x - 0.010, -0.19, z), (x + 0.010, 0.19, z + 0.022), metal, 0.003)
        for row in SHELVES:
            screw((x, -0.2215, row - 0.012))
    for row, z in enumerate(SHELVES):
        box('shelf', (-0.952, -0.212, z - 0.026), (0.952, 0.212, z - 0.0005), sheet, 0.004)
        for x in COLUMNS:
            _bin(x, z, BANDS[row])
    box('foot-shelf', (-0.952, -0.205, 0.125), (0.952, 0.205, 0.145), sheet, 0.004)
    for x, wide, colour in ((-0.66, 0.42, '#c3cfd6'), (-0.14, 0.40, '#b3c6d1'), (0.42, 0.52, '#c3cfd6')):
        box('carton', (x - wide / 2, -0.17, 0.146), (x + wide / 2, 0.16, 0.315), finish.paper(colour), 0.006)
        plate('tape', (x - 0.03, x + 0.03), (0.150, 0.312), -0.1695, finish.flat('#9fb1bc'), 0.001, 0)
    for z in (0.55, 0.96, 1.38):
        tube('guard', [(-0.955, 0.207, z), (0.955, 0.207, z)], 0.007, metal, smooth=False)
    box('board', (-0.975, -0.218, TOP), (0.975, 0.215, TOP + 0.022), sheet, 0.005)
    _on_top(TOP + 0.022)


def _on_top(z):
    """A box of napkins, a holder for the alcohol bottle, spare boxes."""
    box('napkins', (-0.88, -0.13, z), (-0.58, 0.12, z + 0.10), finish.plastic('#5f9fb0'), 0.010)
    box('slit', (-0.82, -0.05, z + 0.098), (-0.64, 0.03, z + 0.1025), finish.rubber('#34545f'), 0.001)
    ball('napkin', (-0.73, -0.01, z + 0.118), (0.070, 0.012, 0.038), finish.paper('#e4e9eb'))
    box('tray', (-0.46, -0.12, z), (-0.20, 0.10, z + 0.016), finish.plastic('#e0ac35'), 0.006)
    box('well', (-0.44, -0.10, z + 0.010), (-0.22, 0.08, z + 0.019), finish.rubber('#8c6f2b'), 0.002)
    for x in (-0.385, -0.275):
        lathe('ring', [(0.040, 0.0), (0.046, 0.004), (0.046, 0.05), (0.040, 0.054)], finish.chrome(), (x, -0.01,
                                                                                                       z + 0.016))
    for x, wide, colour in ((0.10, 0.26, '#e1e6e9'), (0.42, 0.26, '#c7dbe4'), (0.74, 0.24, '#e1e6e9')):
        box('box', (x - wide / 2, -0.10, z), (x + wide / 2, 0.12, z + 0.115), finish.paper(colour), 0.005)
        plate('band', (x - wide / 2 + 0.004, x + wide / 2 - 0.004), (z + 0.035, z + 0.060), -0.0995,
              finish.flat('#4f8fc6'), 0.001, 0)
        label((x - 0.05, x + 0.05), (z + 0.068, z + 0.100), -0.0995)


def _table(_state, _far):
    steel, legs = bright('#c2cbd2'), bright('#98a4ae')
    top = 0.88
    box('top', (-0.735, -0.238, top - 0.040), (0.735, 0.238, top), steel, 0.008)
    box('upstand', (-0.735, 0.218, top - 0.01), (0.735, 0.240, top + 0.075), steel, 0.006)
    for x in (-0.68, 0.68):
        for y in (-0.19, 0.19):
            box('leg', (x - 0.019, y - 0.019, 0.02), (x + 0.019, y + 0.019, top - 0.035), legs, 0.004)
            foot(x, y, 0.022, 0.024)
        box('brace', (x - 0.012, -0.18, top - 0.10), (x + 0.012, 0.18, top - 0.045), legs, 0.003)
    box('under', (-0.69, -0.20, 0.235), (0.69, 0.20, 0.258), steel, 0.006)
    plate('seam', (-0.66, 0.66), (top - 0.105, top - 0.045), -0.175, legs, 0.012, 0.003)
    stack('cloths', (-0.58, -0.12, 0.259), (0.30, 0.24, 0.10), 6, finish.paper('#dbe2e6'), finish.paper('#bcd3df'))
    box('carton', (-0.12, -0.13, 0.259), (0.22, 0.13, 0.43), finish.paper('#c3cfd6'), 0.006)
    plate('tape', (0.02, 0.08), (0.262, 0.427), -0.1295, finish.flat('#9fb1bc'), 0.001, 0)
    box('carton', (0.32, -0.11, 0.259), (0.58, 0.12, 0.38), finish.paper('#b3c6d1'), 0.006)
    cylinder('hook', (0.745, -0.10, top - 0.06), 0.008, 0.03, finish.chrome(), 'X', 0.002)


PIECES = (
    Piece('rack-4', (2.0, 0.5, 1.70), _rack, spots=tuple((x, 0.05, z + 0.035) for z in SHELVES for x in COLUMNS),
          seconds=9),
    Piece('table-3', (1.5, 0.5, 0.96), _table, spots=tuple((-0.60 + at * 0.24, 0.04, 0.88) for at in range(6)),
          seconds=6),
)
JOBS = jobs_of(PIECES)
FACTS = facts_of(PIECES)
