"""The dressing room: coveralls on a rail with shelves beside it, and the box bench one crosses to the clean side."""
from studio.furnishing import finish
from studio.furnishing.coverall import hung_coverall
from studio.furnishing.hardware import foot, label, quiet, screw
from studio.furnishing.piece import Piece, facts_of, jobs_of
from studio.furnishing.stainless import bright
from studio.shapes import box, cylinder, tube

RAIL = 1.74
TOP = 1.88
SHELVES = (1.32, 0.94, 0.56, 0.18)
COLUMN = (0.50, 0.955)


def _garment_rack(_state, _far):
    metal, sheet = bright('#a9b4bd'), bright('#c9d1d7')
    for x in (-0.965, COLUMN[0], 0.965):
        for y in (-0.20, 0.20):
            box('post', (x - 0.015, y - 0.015, 0.014), (x + 0.015, y + 0.015, TOP), metal, 0.004)
            foot(x, y, 0.024, 0.018)
        for z in (0.10, TOP - 0.05):
            box('tie', (x - 0.010, -0.19, z), (x + 0.010, 0.19, z + 0.022), metal, 0.003)
    box('board', (-0.985, -0.222, TOP - 0.002), (0.985, 0.222, TOP + 0.020), sheet, 0.006)
    for y in (-0.214, 0.206):
        box('lip', (-0.985, y, TOP + 0.010), (0.985, y + 0.008, TOP + 0.045), sheet, 0.003)
    tube('rail', [(-0.96, 0, RAIL), (COLUMN[0], 0, RAIL)], 0.0155, finish.chrome(), smooth=False)
    for x in (-0.90, 0.44):
        cylinder('collar', (x, 0, RAIL), 0.023, 0.016, finish.plastic('#5d6b77'), 'X', 0.004)
    box('tray', (-0.95, -0.185, 0.105), (COLUMN[0] - 0.02, 0.185, 0.122), sheet, 0.004)
    for z in SHELVES:
        box('shelf', (COLUMN[0] + 0.012, -0.205, z - 0.022), (COLUMN[1], 0.205, z), sheet, 0.004)
        label((0.66, 0.80), (z - 0.0205, z - 0.0015), -0.204, band='#3f86bd')
    for z in (0.75, 1.15):
        tube('guard', [(COLUMN[0], 0.205, z), (0.96, 0.205, z)], 0.006, metal, smooth=False)
    tints = ('#e9eef1', '#dfe8ef', '#ecf0f2', '#e2eaf0', '#eaeff2', '#dde7ee')
    for at, tint in enumerate(tints):
        hung_coverall(-0.80 + at * 0.222, RAIL, tint, 0.07 * (((at * 7) % 5) - 2), at * 1.3)
    # Size rings between the hangers, blank.
    for at, colour in ((0.5, '#2f8f99'), (2.5, '#3f86bd'), (4.5, '#e0ac35')):
        cylinder('ring', (-0.80 + at * 0.222, 0, RAIL), 0.036, 0.007, finish.plastic(colour), 'X', 0.002)


LONG, DEEP, HIGH = 1.485, 0.215, 0.45


def _cross_bench(_state, _far):
    skin, seat = bright('#b2bcc4'), bright('#c4cdd4')
    box('plinth', (-LONG + 0.04, -DEEP + 0.05, 0), (LONG - 0.04, DEEP - 0.05, 0.075), finish.rubber('#36424c'), 0.004)
    box('body', (-LONG, -DEEP, 0.065), (LONG, DEEP, HIGH - 0.030), skin, 0.006)
    box('seat', (-LONG - 0.008, -DEEP - 0.022, HIGH - 0.036), (LONG + 0.008, DEEP + 0.022, HIGH), seat, 0.011)
    for at in range(1, 4):
        x = -LONG + at * LONG / 2
        for front in (-DEEP - 0.0005, DEEP - 0.0035):
            box('seam', (x - 0.003, front, 0.075), (x + 0.003, front + 0.004, HIGH - 0.038), finish.flat('#75828d'), 0)
        box('seam', (x - 0.0025, -DEEP - 0.02, HIGH - 0.002), (x + 0.0025, DEEP + 0.02, HIGH + 0.0006),
            finish.flat('#93a0aa'), 0)
    # Red on the side one comes from, blue on the clean one, both on the seat and below it.
    for side, colour in ((-1, '#c8544b'), (1, '#3f86bd')):
        low, high = sorted((side * 0.012, side * 0.052))
        quiet(box('line', (-LONG + 0.01, low, HIGH - 0.002), (LONG - 0.01, high, HIGH + 0.0012),
                  finish.plastic(colour), 0))
        low, high = sorted((side * (DEEP - 0.004), side * (DEEP + 0.0022)))
        box('band', (-LONG + 0.02, low, 0.335), (LONG - 0.02, high, 0.372), finish.plastic(colour), 0)
        # Blank plates where arrows and words belong.
        for x in (-0.74, 0.74):
            low, high = sorted((side * (DEEP - 0.004), side * (DEEP + 0.0045)))
            box('plate', (x - 0.20, low, 0.175), (x + 0.20, high, 0.285), finish.plastic('#dde3e7'), 0.003)
        for at in range(8):
            x = -LONG + 0.10 + at * (2 * LONG - 0.20) / 7
            screw((x, side * (DEEP + 0.001), 0.105))
    for side in (-1, 1):
        for y in (-0.15, 0.15):
            cylinder('bolt', (side * (LONG + 0.001), y, 0.22), 0.011, 0.006, bright('#8c98a2'), 'X', 0.002, 20)


# Shoe covers, goggles and folded coveralls on the shelves, first where a hand reaches; then along the top board.
_RACK_SPOTS = (*((0.73, 0.06, z) for z in (0.94, 0.56, 1.32, 0.18)), *((x, 0.05, TOP + 0.02) for x in (-0.72, -0.36,
                                                                                                       0.0, 0.36)))

PIECES = (
    Piece('garmentRack-4', (2.0, 0.5, 1.95), _garment_rack, spots=_RACK_SPOTS, seconds=12),
    Piece('crossBench-6', (3.0, 0.5, HIGH), _cross_bench, seconds=6,
          spots=tuple(((at + 0.5) * 0.25 - 1.5, 0, HIGH) for at in range(12))),
)
JOBS = jobs_of(PIECES)
FACTS = facts_of(PIECES)
