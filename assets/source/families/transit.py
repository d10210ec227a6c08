"""The air shower: columns of nozzles along the wall, glass between them, a head with lamps and filters."""
from studio.furnishing import finish
from studio.furnishing.hardware import label, plate, quiet, screw
from studio.furnishing.piece import Piece, facts_of, jobs_of
from studio.furnishing.stainless import bright
from studio.shapes import box, cylinder, lathe, mesh

BACK, FRONT = 0.235, 0.045
COLUMNS = (-0.885, -0.295, 0.295, 0.885)
HALF = 0.105
HEIGHT = 2.2
NOZZLES = (0.78, 1.14, 1.50)


def _nozzle(x, z):
    metal = finish.chrome()
    lathe('flange', [(0.056, 0), (0.056, 0.006), (0.048, 0.012), (0.034, 0.014)], bright('#8c99a4'),
          (x, FRONT - 0.001, z)).rotation_euler = (1.5708, 0, 0)
    cylinder('ball', (x, FRONT - 0.012, z - 0.004), 0.038, 0.030, metal, 'Y', 0.012)
    cylinder('mouth', (x, FRONT - 0.029, z - 0.006), 0.023, 0.010, finish.rubber('#222c34'), 'Y', 0.001)


def _column(x):
    box('column', (x - HALF, FRONT, 0.10), (x + HALF, BACK, 1.93), bright('#bcc5cc'), 0.007)
    plate('panel', (x - HALF + 0.014, x + HALF - 0.014), (0.58, 1.86), FRONT + 0.0005, bright('#c7cfd5'), 0.003, 0.003)
    for z in NOZZLES:
        _nozzle(x, z)
    for z in (0.62, 1.82):
        for side in (-1, 1):
            screw((x + side * (HALF - 0.026), FRONT - 0.004, z), radius=0.006)


def _return_grille(left, right):
    """The air leaves low, through perforated sheet."""
    box('base', (left, FRONT + 0.012, 0.10), (right, BACK, 0.56), bright('#b0bac2'), 0.004)
    plate('sheet', (left + 0.02, right - 0.02), (0.14, 0.52), FRONT + 0.0125, bright('#c3ccd2'), 0.004, 0.003)
    corners, faces = [], []
    columns = int((right - left - 0.08) / 0.032)
    for i in range(columns):
        for j in range(10):
            x, z = left + 0.05 + i * 0.032, 0.172 + j * 0.033
            first = len(corners)
            corners += [(x - 0.009, FRONT + 0.0078, z), (x, FRONT + 0.0078, z - 0.011), (x + 0.009, FRONT + 0.0078, z),
                        (x, FRONT + 0.0078, z + 0.011)]
            faces.append((first, first + 1, first + 2, first + 3))
    quiet(mesh('holes', corners, faces, finish.flat('#5c6974'), False))


def _window(left, right):
    y = FRONT + 0.10
    corners = [(left, y, 0.56), (right, y, 0.56), (right, y, 1.93), (left, y, 1.93)]
    quiet(mesh('glass', corners, [(0, 1, 2, 3)], finish.pane('#c4e3ec', 0.24), False))
    wide = right - left
    for start, share in ((0.16, 0.20), (0.46, 0.08)):
        x = left + wide * start
        streak = [(x, FRONT + 0.098, 0.74), (x + wide * share, FRONT + 0.098, 0.74),
                  (x + wide * (share + 0.26), FRONT + 0.098, 1.76), (x + wide * 0.26, FRONT + 0.098, 1.76)]
        quiet(mesh('streak', streak, [(0, 1, 2, 3)], finish.pane('#eef8fb', 0.20), False))


def _blown():
    """Jets of all nozzles: bundles of faint streaks that widen and fade away from them."""
    parts = 7
    corners, faces = [[] for _ in range(parts)], [[] for _ in range(parts)]
    jets = [(x, z, column + row) for column, x in enumerate(COLUMNS) for row, z in enumerate(NOZZLES)]
    rays = ((-0.10, 0.0), (0.0, 0.05), (0.07, -0.03), (-0.03, -0.07))
    for x, z, seed in jets:
        for ray, (rise, aside) in enumerate(rays):
            reach = 0.50 - 0.05 * ((ray + seed) % 3)
            for part in range(parts):
                near, far, thick = part / parts, (part + 1) / parts, 0.0045 + 0.010 * part / parts
                first = len(corners[part])
                ends = [(x + aside * share, FRONT - 0.035 - reach * share,
                         z - 0.006 + rise * share) for share in (near, far)]
                (x0, y0, z0), (x1, y1, z1) = ends
                corners[part] += [(x0, y0, z0 - thick), (x1, y1, z1 - thick), (x1, y1, z1 + thick), (x0, y0,
                                                                                                     z0 + thick)]
                faces[part].append((first, first + 1, first + 2, first + 3))
    for part in range(parts):
        surface = finish.pane('#f2fafe', round(0.46 * (1 - part / parts) ** 1.4, 3))
        quiet(mesh('air', corners[part], faces[part], surface, False))


def _air_shower(state, _far):
    running = state == 'running'
    metal = bright('#b5bfc7')
    box('plinth', (-0.985, FRONT + 0.02, 0), (0.985, BACK - 0.005, 0.105), finish.rubber('#3a4650'), 0.004)
    box('head', (-0.995, FRONT - 0.055, 1.92), (0.995, BACK + 0.004, HEIGHT), metal, 0.010)
    for x in (-0.59, 0.0, 0.59):
        box('seam', (x - 0.002, FRONT - 0.0558, 1.935), (x + 0.002, FRONT - 0.05, HEIGHT - 0.012),
            finish.flat('#7b8792'), 0)
        box('hatch', (x - 0.24, 0.03, HEIGHT - 0.003), (x + 0.24, 0.20, HEIGHT + 0.006), bright('#a3afb8'), 0.003)
    for x in COLUMNS:
        _column(x)
    for left, right in zip(COLUMNS, COLUMNS[1:]):
        _return_grille(left + HALF - 0.004, right - HALF + 0.004)
        _window(left + HALF, right - HALF)
        plate('lamp', (left + HALF + 0.02, right - HALF - 0.02), (1.945, 1.975), FRONT - 0.0545,
              finish.glow('#eaf6ff' if running else '#d5e2ea', 1.1 if running else 0.75), 0.006, 0.003)
    label((-0.50, -0.10), (2.02, 2.13), FRONT - 0.0548, '#dfe5e8')
    box('control', (0.12, FRONT - 0.075, 2.0), (0.46, FRONT - 0.05, 2.15), finish.plastic('#27333d'), 0.008)
    plate('screen', (0.14, 0.31), (2.025, 2.125), FRONT - 0.0745, finish.glow('#3fb6a8' if running else '#2b5f66',
                                                                              0.8), 0.003, 0.003)
    for at, colour in enumerate(('#e04436', '#36c07c')):
        is_lit = (at == 0) == running
        cylinder('light', (0.355 + at * 0.058, FRONT - 0.078, 2.075), 0.019, 0.012,
                 finish.glow(colour, 1.4) if is_lit else finish.plastic('#3b4046'), 'Y', 0.004)
    if running:
        _blown()


PIECES = (Piece('airShower-4', (2.0, 0.5, HEIGHT), _air_shower, ('plain', 'running'), reach=0.4, seconds=11),)
JOBS = jobs_of(PIECES)
FACTS = facts_of(PIECES)
