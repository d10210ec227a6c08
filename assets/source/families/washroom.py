"""The washroom: sink, soap, hand dryer, make-up remover. What hangs is mounted on a slim board: the walls are glass."""
import math

from studio.furnishing import finish
from studio.furnishing.hardware import bow_handle, foot, label, plate, quiet
from studio.furnishing.piece import Piece, facts_of, jobs_of
from studio.furnishing.soft import stack
from studio.shapes import ball, box, cylinder, lathe, mesh, tube

# The wall is at the back of the footprint.
WALL = 0.245


def _hollowed(thing, low, high, bevel):
    """Takes a rounded block out of a thing."""
    tool = box('hollow', low, high, None, bevel)
    tool.hide_render = True
    cut = thing.modifiers.new('hollow', 'BOOLEAN')
    cut.object = tool
    cut.operation = 'DIFFERENCE'
    cut.solver = 'EXACT'


def _tap(x, top):
    chrome = finish.chrome()
    lathe('rose', [(0, 0), (0.034, 0), (0.034, 0.008), (0.024, 0.016), (0, 0.016)], chrome, (x, 0.175, top))
    tube('spout', [(x, 0.175, top), (x, 0.175, top + 0.15), (x, 0.150, top + 0.205), (x, 0.09, top + 0.215),
                   (x, 0.045, top + 0.195), (x, 0.035, top + 0.150)], 0.015, chrome)
    cylinder('nozzle', (x, 0.035, top + 0.145), 0.018, 0.022, chrome)
    tube('lever', [(x, 0.178, top + 0.165), (x + 0.03, 0.183, top + 0.185), (x + 0.095, 0.187, top + 0.190)], 0.008,
         chrome)


def _sink(state, _far):
    ceramic, cabinet = finish.ceramic(), finish.enamel('#5f93a6')
    top, half = 0.90, 0.475
    box('cabinet', (-0.43, -0.15, 0.10), (0.43, WALL, top - 0.13), cabinet, 0.008)
    box('plinth', (-0.40, -0.11, 0), (0.40, WALL - 0.01, 0.105), finish.rubber('#333f49'), 0.004)
    for left in (-0.425, 0.005):
        plate('leaf', (left, left + 0.42), (0.125, top - 0.155), -0.149, finish.enamel('#6ea3b5'), 0.018, 0.006)
    for x in (-0.045, 0.045):
        bow_handle(x, -0.167, (0.44, 0.60))
    slab = box('basin', (-half, -0.225, top - 0.135), (half, WALL, top), ceramic, 0.028)
    _hollowed(slab, (-0.335, -0.165, top - 0.105), (0.335, 0.115, top + 0.10), 0.060)
    box('splash', (-half, WALL - 0.022, top - 0.01), (half, WALL + 0.002, top + 0.055), ceramic, 0.010)
    cylinder('drain', (0, -0.02, top - 0.1035), 0.026, 0.008, finish.chrome(), bevel=0.002)
    cylinder('waste', (0, -0.02, top - 0.099), 0.012, 0.004, finish.rubber(), bevel=0.001)
    _tap(0, top)
    if state == 'running':
        _running(top)


def _running(top):
    water = finish.pane('#dff2fb', 0.62)
    quiet(lathe('stream', [(0.0125, 0.002), (0.0085, 0.06), (0.0080, 0.16), (0.0105, 0.236)], water, (0, 0.035,
                                                                                                      top - 0.096)))
    quiet(lathe('pool', [(0.105, 0.0), (0.10, 0.003), (0, 0.004)], finish.pane('#bfe1f1', 0.45), (0, -0.01,
                                                                                                  top - 0.104)))
    for radius in (0.045, 0.078):
        ring = lathe('ripple', [(radius, 0), (radius + 0.006, 0.003), (radius + 0.011, 0)], finish.pane('#f1fafd', 0.6),
                     (0, 0.01, top - 0.100))
        quiet(ring)
    foam = finish.plastic('#e4ecf0')
    for at in range(15):
        angle = at * 2.4
        away = 0.052 + 0.011 * (at % 5)
        size = 0.013 + 0.006 * ((at * 7) % 4) / 3
        ball('foam', (away * 1.75 * math.cos(angle) - 0.03, -0.045 + away * 0.85 * math.sin(angle), top - 0.100), size,
             foam)
    for at in range(7):
        angle = at * 0.9 + 0.4
        ball('drop', (0.035 * math.cos(angle), 0.03 + 0.03 * math.sin(angle), top - 0.075 + 0.012 * (at % 3)), 0.0045,
             finish.pane('#e9f7fd', 0.8))


def _board(low, high):
    """A slim service panel on stand-offs, from which the device hangs."""
    box('board', (-0.205, WALL - 0.020, low), (0.205, WALL, high), finish.enamel('#d3dce1'), 0.008)
    for x in (-0.175, 0.175):
        for z in (low + 0.03, high - 0.03):
            cylinder('stand-off', (x, WALL - 0.022, z), 0.011, 0.010, finish.chrome(), 'Y', 0.003, 20)


def _soap(state, _far):
    _board(0.92, 1.46)
    front = WALL - 0.020
    shell, clear = finish.plastic('#dfe5e8'), finish.plastic('#53aaa0')
    box('back', (-0.075, front - 0.024, 1.05), (0.075, front + 0.002, 1.34), shell, 0.012)
    box('tank', (-0.062, front - 0.092, 1.12), (0.062, front - 0.015, 1.33), shell, 0.022)
    plate('level', (-0.030, 0.030), (1.18, 1.295), front - 0.091, clear, 0.006, 0.006)
    plate('glint', (-0.020, -0.012), (1.195, 1.285), front - 0.0965, finish.pane('#eafaf6', 0.5), 0.001, 0)
    push = 0.022 if state == 'pressed' else 0.0
    box('lever', (-0.050, front - 0.118 + push, 1.075), (0.050, front - 0.030, 1.122), finish.plastic('#7e8c97'), 0.012)
    cylinder('nozzle', (0, front - 0.078, 1.062), 0.012, 0.026, finish.plastic('#53606b'), bevel=0.003)
    label((-0.05, 0.05), (1.385, 1.425), front, band='#2f8f99')
    if state == 'pressed':
        quiet(tube('thread', [(0, front - 0.078, 1.052), (0.002, front - 0.079, 1.015), (0, front - 0.078, 0.985)],
                   0.0058,
                   finish.plastic('#7cc9bd')))
        ball('drop', (0, front - 0.078, 0.975), (0.012, 0.012, 0.015), finish.plastic('#7cc9bd'))


def _dryer(state, _far):
    _board(0.80, 1.46)
    front = WALL - 0.020
    shell = finish.plastic('#dde3e7')
    box('body', (-0.145, front - 0.175, 1.00), (0.145, front + 0.002, 1.36), shell, 0.045)
    box('cheek', (-0.118, front - 0.181, 1.05), (0.118, front - 0.10, 1.31), finish.plastic('#cbd4da'), 0.030)
    box('mouth', (-0.095, front - 0.168, 0.990), (0.095, front - 0.075, 1.012), finish.rubber('#2f3a44'), 0.008)
    for at in range(6):
        x = -0.075 + at * 0.030
        plate('slot', (x - 0.009, x + 0.009), (1.315, 1.322), front - 0.155, finish.flat('#75828d'), 0.02, 0)
    lit = state == 'running'
    plate('lens', (-0.060, 0.060), (1.185, 1.212), front - 0.180,
          finish.glow('#45d08a', 1.2) if lit else finish.glow('#4b93cf', 0.55), 0.004, 0.004)
    label((-0.05, 0.05), (1.40, 1.435), front, band='#3f86bd')
    if lit:
        quiet(box('warmth', (-0.080, front - 0.155, 0.984), (0.080, front - 0.090, 0.9895), finish.glow('#ffd9a0',
                                                                                                        1.2), 0.002))
        for at, (x, tall) in enumerate(((-0.075, 0.15), (-0.045, 0.22), (-0.015, 0.26), (0.015, 0.25), (0.045, 0.21),
                                        (0.075, 0.16))):
            _wisp(x, front - 0.118, 0.982, tall, 0.30 - 0.02 * (at % 3))


def _wisp(x, y, top, tall, alpha):
    """A streak of moving air: fainter and wider downwards."""
    parts = 6
    for at in range(parts):
        high, low = top - tall * at / parts, top - tall * (at + 1) / parts
        bend = 1 + 0.55 * (at + 0.5) / parts
        wide = 0.0055 + 0.004 * at / parts
        corners = [(x * bend - wide, y, low), (x * bend + wide, y, low), (x * bend + wide, y, high), (x * bend - wide,
                                                                                                      y, high)]
        quiet(mesh('air', corners, [(0, 1, 2, 3)], finish.pane('#eef8fd', alpha * (1 - at / parts) * 1.6), False))


def _bottle(x, y, base, radius, tall, colour, cap='#dfe5e8'):
    lathe('bottle', [(0, 0), (radius * 0.92, 0), (radius, 0.008), (radius, tall * 0.72), (radius * 0.82, tall * 0.86),
                     (radius * 0.42, tall * 0.94), (radius * 0.42, tall), (0, tall)], finish.plastic(colour), (x, y,
                                                                                                               base))
    lathe('cap', [(0, 0), (radius * 0.5, 0), (radius * 0.5, 0.026), (radius * 0.44, 0.030), (0, 0.030)],
          finish.plastic(cap),
          (x, y, base + tall - 0.002))
    lathe('label', [(radius + 0.0012, tall * 0.22), (radius + 0.0012, tall * 0.56)], finish.paper(), (x, y, base))


def _makeup_remover(_state, _far):
    shell = finish.enamel('#d3dce1')
    box('cabinet', (-0.212, -0.16, 0.07), (0.212, 0.225, 0.82), shell, 0.008)
    box('plinth', (-0.195, -0.135, 0.012), (0.195, 0.215, 0.075), finish.rubber('#333f49'), 0.004)
    for x in (-0.17, 0.17):
        for y in (-0.12, 0.18):
            foot(x, y, 0.02, 0.016)
    for z, tall in ((0.095, 0.36), (0.47, 0.32)):
        plate('drawer', (-0.198, 0.198), (z, z + tall), -0.159, finish.enamel('#dde4e8'), 0.014, 0.005)
        tube('pull', [(-0.06, -0.172, z + tall - 0.055), (-0.06, -0.195, z + tall - 0.055), (0.06, -0.195,
                                                                                             z + tall - 0.055),
                      (0.06, -0.172, z + tall - 0.055)], 0.007, finish.chrome(), smooth=False)
    box('top', (-0.228, -0.185, 0.815), (0.228, 0.235, 0.845), finish.enamel('#8fb3bf'), 0.008)
    _bottle(-0.135, 0.13, 0.845, 0.040, 0.155, '#d9a7b4')
    _bottle(-0.045, 0.16, 0.845, 0.033, 0.12, '#a9c9d8')
    _bottle(-0.16, 0.02, 0.845, 0.028, 0.095, '#e3d2b4', '#7b8893')
    # A drum of cotton pads, and a box of wipes.
    lathe('drum', [(0, 0), (0.046, 0), (0.046, 0.11), (0.043, 0.112), (0.043, 0.012), (0, 0.012)],
          finish.pane('#d9eaf1', 0.55), (0.055, 0.15, 0.845))
    for at in range(8):
        cylinder('pad', (0.055, 0.15, 0.856 + at * 0.0115), 0.038, 0.0098, finish.paper('#e6e8e8'), bevel=0.003)
    box('wipes', (0.02, -0.115, 0.845), (0.19, -0.01, 0.905), finish.plastic('#7fb0c6'), 0.012)
    box('slit', (0.065, -0.075, 0.9035), (0.145, -0.05, 0.9065), finish.rubber('#4a6473'), 0.001)
    quiet(ball('wipe', (0.105, -0.062, 0.915), (0.030, 0.008, 0.022), finish.paper('#e6eaec')))
    stack('towels', (-0.13, -0.13, 0.845), (0.12, 0.10, 0.055), 5, finish.paper('#e2e7ea'), finish.paper('#c4dbe6'))
    box('shelf-mirror', (-0.16, 0.205, 0.86), (0.16, 0.222, 1.12), finish.steel('#8a97a2'), 0.006)
    plate('glass', (-0.148, 0.148), (0.872, 1.108), 0.2055, finish.graded([(0, '#a5bcc7'), (1, '#d9e5ea')],
                                                                          rough=0.12), 0.003, 0.002)


PIECES = (
    Piece('sink-2', (1.0, 0.5, 1.12), _sink, ('plain', 'running'), ((-0.40, 0.10, 0.90), (0.40, 0.10, 0.90)),
          seconds=8),
    Piece('soap-1', (0.5, 0.5, 1.46), _soap, ('plain', 'pressed'), seconds=4),
    Piece('dryer-1', (0.5, 0.5, 1.46), _dryer, ('plain', 'running'), seconds=4),
    Piece('makeupRemover-1', (0.5, 0.5, 1.12), _makeup_remover, seconds=6),
)
JOBS = jobs_of(PIECES)
FACTS = facts_of(PIECES)
