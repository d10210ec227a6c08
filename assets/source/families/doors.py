"""Doors a metre wide on a tile's edge: hinged ones of the suite, and the interlocked sliding ones of the air shower."""
import math

from studio.furnishing import finish
from studio.furnishing.edge import edge_piece
from studio.furnishing.hardware import hinge, lever, plate, quiet, screw
from studio.job import Job
from studio.scene import group
from studio.shapes import box, cylinder, mesh, tube

WIDTH = 1.0
HEIGHT = 2.2
LEAF_TOP = 2.02
# The leaf swings towards the eye, hung at the end away from it: it never stands in the way of who goes through.
SWING = {'closed': 0, 'ajar': 34, 'open': 86}
SLID = {'closed': 0.0, 'open': 0.74}


def _glass(name, x, z, y, alpha=0.3, colour='#bcdde8'):
    corners = [(x[0], y, z[0]), (x[1], y, z[0]), (x[1], y, z[1]), (x[0], y, z[1])]
    quiet(mesh(name, corners, [(0, 1, 2, 3)], finish.pane(colour, alpha), False))
    # A reflection leans across it.
    low, high = z[0] + (z[1] - z[0]) * 0.18, z[0] + (z[1] - z[0]) * 0.92
    span = x[1] - x[0]
    for start, width in ((0.12, 0.17), (0.36, 0.07)):
        left = x[0] + span * start
        streak = [(left, y - 0.001, low), (left + span * width, y - 0.001, low),
                  (left + span * (width + 0.30), y - 0.001, high), (left + span * 0.30, y - 0.001, high)]
        quiet(mesh('streak', streak, [(0, 1, 2, 3)], finish.pane('#eef8fb', alpha * 0.7), False))


def _frame(surface, sign):
    for left in (-0.02, WIDTH - 0.045):
        box('post', (left, -0.06, 0), (left + 0.065, 0.06, HEIGHT), surface, 0.006)
    box('head', (0.04, -0.056, LEAF_TOP + 0.008), (WIDTH - 0.04, 0.056, HEIGHT - 0.002), surface, 0.005)
    box('stop', (0.04, 0.012, LEAF_TOP - 0.01), (WIDTH - 0.04, 0.05, LEAF_TOP + 0.02), surface, 0.003)
    # A blank sign in its recess: the scene letters it.
    plate('recess', (0.27, 0.73), (2.045, 2.172), -0.055, finish.flat('#46525d'), 0.004)
    plate('sign', (0.285, 0.715), (2.058, 2.160), -0.058, sign, 0.006, 0.003)


def _leaf():
    """Hinge line at the origin, leaf along +x, front towards −y."""
    low, right = 0.012, 0.902
    skin = finish.enamel('#d6dee3')
    wide, tall = (0.30, 0.76), (1.02, 1.80)
    box('stile', (0, -0.024, low), (wide[0], 0.02, LEAF_TOP), skin, 0.004)
    box('stile', (wide[1], -0.024, low), (right, 0.02, LEAF_TOP), skin, 0.004)
    box('rail', (wide[0] - 0.002, -0.0238, low), (wide[1] + 0.002, 0.0198, tall[0]), skin, 0)
    box('rail', (wide[0] - 0.002, -0.0238, tall[1]), (wide[1] + 0.002, 0.0198, LEAF_TOP - 0.001), skin, 0)
    bead = finish.steel('#8d9aa5')
    for x in ((wide[0] - 0.014, wide[0] + 0.012), (wide[1] - 0.012, wide[1] + 0.014)):
        box('bead', (x[0], -0.031, tall[0] - 0.014), (x[1], 0.026, tall[1] + 0.014), bead, 0.004)
    for z in ((tall[0] - 0.014, tall[0] + 0.012), (tall[1] - 0.012, tall[1] + 0.014)):
        box('bead', (wide[0], -0.030, z[0]), (wide[1], 0.025, z[1]), bead, 0.004)
    _glass('window', (wide[0] + 0.01, wide[1] - 0.01), (tall[0] + 0.01, tall[1] - 0.01), -0.004)
    plate('kick', (0.045, right - 0.045), (0.05, 0.27), -0.023, finish.steel('#b7c1c8'), 0.005, 0.002)
    for x in (0.075, right - 0.075):
        for z in (0.075, 0.245):
            screw((x, -0.030, z))
    plate('guard', (right - 0.15, right - 0.03), (0.82, 1.22), -0.023, finish.steel('#c6ced4'), 0.003, 0.002)
    lever(right - 0.085, -0.025, 1.03)
    box('far-kick', (0.045, 0.018, 0.05), (right - 0.045, 0.025, 0.27), finish.steel('#b7c1c8'), 0.002)
    # On the far side the lever shows when the leaf stands open.
    box('far-rose', (right - 0.105, 0.018, 0.94), (right - 0.065, 0.027, 1.10), finish.chrome(), 0.004)
    tube('far-lever', [(right - 0.085, 0.02, 1.03), (right - 0.085, 0.075, 1.03), (right - 0.20, 0.078, 1.03)], 0.010,
         finish.chrome())
    plate('closer', (0.05, 0.30), (1.90, 1.965), -0.023, finish.enamel('#9aa6b0'), 0.045, 0.008)


def _door(state):
    frame = finish.enamel('#71808c')
    _frame(frame, finish.glow('#2f9a68', 0.35))
    angle = SWING[state]
    with group((0.049, -0.036, 0), math.radians(-angle)):
        with group((0, 0.024, 0)):
            _leaf()
    for z in (0.28, 1.05, 1.80):
        hinge(0.047, -0.045, z)
    if angle:
        # The closer's arm, from the leaf to the head.
        turn = math.radians(angle)
        tip = (0.049 + 0.2 * math.cos(turn), -0.036 - 0.2 * math.sin(turn) - 0.02, 1.985)
        tube('arm', [tip, (0.30 - angle * 0.0006, -0.19 - angle * 0.001, 2.0), (0.36, -0.06, 2.02)], 0.008,
             finish.steel('#8c98a2'), smooth=False)
    else:
        tube('arm', [(0.24, -0.075, 1.975), (0.40, -0.13, 1.995), (0.36, -0.058, 2.02)], 0.008, finish.steel('#8c98a2'),
             smooth=False)
    box('sill', (0.03, -0.05, 0), (WIDTH - 0.03, 0.05, 0.008), finish.steel('#a7b1b9'), 0.003)


LAMPS = {'red': ('#e04436', '#2f4a3d'), 'green': ('#4a2e2c', '#36c07c')}


def _air_door(state, lamp):
    metal = finish.steel('#b3bec6')
    for left in (-0.02, WIDTH - 0.06):
        box('post', (left, -0.075, 0), (left + 0.08, 0.075, HEIGHT - 0.13), metal, 0.006)
        for z in (0.35, 1.05, 1.75):
            screw((left + 0.04, -0.076, z))
    # The drive runs in the head; its cover has a seam and a lamp of two.
    box('drive', (-0.022, -0.10, LEAF_TOP), (WIDTH + 0.022, 0.09, HEIGHT), finish.steel('#c1cad1'), 0.010)
    plate('seam', (0.02, WIDTH - 0.02), (LEAF_TOP + 0.022, LEAF_TOP + 0.026), -0.099, finish.flat('#77848f'), 0.002, 0)
    plate('sign', (0.40, 0.92), (2.055, 2.155), -0.099, finish.plastic('#e2e8eb'), 0.006, 0.003)
    box('lamps', (0.07, -0.125, 2.045), (0.31, -0.095, 2.17), finish.plastic('#27323b'), 0.010)
    for at, colour, is_lit in zip((0.13, 0.25), LAMPS[lamp], (lamp == 'red', lamp == 'green')):
        surface = finish.glow(colour, 1.5) if is_lit else finish.plastic(colour)
        cylinder('lamp', (at, -0.13, 2.108), 0.043, 0.022, surface, 'Y', 0.008)
    slid = -SLID[state]
    left, right = 0.05 + slid, 0.95 + slid
    # Its edge goes behind the post: the leaf ends there, as if it ran into a pocket.
    left = max(left, 0.045)
    frame = finish.steel('#a9b4bd')
    box('stile', (right - 0.07, -0.022, 0.014), (right, 0.022, LEAF_TOP + 0.01), frame, 0.005)
    if state == 'closed':
        box('stile', (left, -0.022, 0.014), (left + 0.07, 0.022, LEAF_TOP + 0.01), frame, 0.005)
    box('foot', (left, -0.0215, 0.014), (right - 0.065, 0.0215, 0.28), frame, 0.003)
    box('top', (left, -0.0215, 1.94), (right - 0.065, 0.0215, LEAF_TOP + 0.01), frame, 0.003)
    _glass('pane', (left + 0.002, right - 0.068), (0.282, 1.938), -0.002, 0.3, '#c2e3ec')
    if state == 'closed':
        plate('band', (left + 0.06, right - 0.06), (1.05, 1.075), -0.004, finish.pane('#eef7fa', 0.75), 0.001, 0)
        plate('band', (left + 0.06, right - 0.06), (1.105, 1.13), -0.004, finish.pane('#eef7fa', 0.75), 0.001, 0)
    tube('grip', [(right - 0.035, -0.02, 0.86), (right - 0.035, -0.06, 0.86), (right - 0.035, -0.06, 1.30),
                  (right - 0.035, -0.02, 1.30)], 0.011, finish.chrome(), smooth=False)
    # The stop button of the interlock.
    box('button', (WIDTH - 0.052, -0.098, 1.08), (WIDTH + 0.012, -0.07, 1.20), finish.plastic('#e3bb45'), 0.006)
    cylinder('knob', (WIDTH - 0.02, -0.104, 1.14), 0.022, 0.022, finish.plastic('#c8423a'), 'Y', 0.006)
    box('track', (0.03, -0.06, 0), (WIDTH - 0.03, 0.06, 0.008), finish.steel('#98a4ad'), 0.003)


def _draw(name, axis, build, reach):
    def draw(out):
        edge_piece(out, name, build, axis, (WIDTH + 0.04, reach, HEIGHT), rim=0.12)
    return draw


JOBS = [Job(f'door/{axis}/{state}', _draw(f'door/{axis}/{state}', axis, lambda state=state: _door(state), 0.98), 7)
        for axis in 'xy' for state in SWING]
JOBS += [Job(f'airDoor/{axis}/{state}-{lamp}',
             _draw(f'airDoor/{axis}/{state}-{lamp}', axis, lambda state=state, lamp=lamp: _air_door(state, lamp),
                   0.16), 7)
         for axis in 'xy' for state in SLID for lamp in LAMPS]
