"""
More of the modular kit, for rooms that a site draws: floors of other materials, half walls, walls with windows, and
doors with a card reader.
"""
import math

from families.doors import WIDTH, HEIGHT, LEAF_TOP, SWING, _frame, _glass
from families.kit import FLOOR_PIVOT, FLOOR_SIZE, OVERLAP, _diamond
from studio import camera, render
from studio.furnishing import finish
from studio.furnishing.edge import edge_piece
from studio.furnishing.flooring import TILE, tiled
from studio.furnishing.hardware import hinge, lever, plate, quiet
from studio.furnishing.looks import LOOKS
from studio.furnishing.walling import THICK, back_wall
from studio.job import Job
from studio.light import daylight
from studio.materials import material
from studio.scene import group, reset
from studio.shapes import box, mesh, plane
from studio.sprite import PIXELS_PER_METRE

VINYL = ('#c4ccc9', '#c2cac7', '#c6cecb', '#c3cbc8')
CERAMIC = ('#d5d8d8', '#cfd3d4', '#d9dbdb', '#d2d6d6')
GRATING = ('#bac3c9', '#b5bec5', '#bdc6cb', '#b8c1c7')
HOLES = 7


def _vinyl(around):
    """Welded sheets: no joint but a seam at every second tile."""
    by_tone = {tone: ([], []) for tone in range(4)}
    for x, y, tone in around:
        corners, faces = by_tone[tone]
        first = len(corners)
        left, top = x * TILE, -y * TILE
        corners += [(left, top - TILE, 0), (left + TILE, top - TILE, 0), (left + TILE, top, 0), (left, top, 0)]
        faces.append((first, first + 1, first + 2, first + 3))
    for tone, (corners, faces) in by_tone.items():
        mesh('sheet', corners, faces, material(VINYL[tone], 0.3, shine=0.4, coat=0.1, grain=(34, 0.10)), False)
    for x, y, tone in around:
        if tone % 2 == 0:
            plane('weld', (x * TILE, -(y + 1) * TILE), (x * TILE + 0.006, -y * TILE), 0.0008, material('#aab3b1', 0.5))


def _ceramic(around):
    tiled('sand', around, split=2,
          surface=lambda tone: material(CERAMIC[tone], 0.18, shine=0.5, coat=0.25))


def _grating(around):
    """Raised panels of sheet metal, perforated: the air of the clean room leaves through them."""
    tiled('pale', around, surface=lambda tone: material(GRATING[tone], 0.34, 0.25, shine=0.4))
    corners, faces = [], []
    pitch = TILE / (HOLES + 1)
    for x, y, _ in around:
        for i in range(HOLES):
            for j in range(HOLES):
                at = (x * TILE + (i + 1) * pitch, -(y * TILE + (j + 1) * pitch))
                first = len(corners)
                corners += [(at[0] + 0.0115 * math.cos(turn * math.pi / 4), at[1] + 0.0115 * math.sin(turn * math.pi / 4),
                             0.0006) for turn in range(8)]
                faces.append(tuple(range(first, first + 8)))
    quiet(mesh('holes', corners, faces, finish.flat('#5d6a74'), False))


FLOORS = {'vinyl': _vinyl, 'ceramic': _ceramic, 'grating': _grating}


def _floor(kind, variant):
    def draw(out):
        reset()
        daylight()
        around = [(x, y, variant if (x, y) == (0, 0) else (variant + x + 2 * y) % 4)
                  for x in range(-2, 3) for y in range(-2, 3)]
        FLOORS[kind](around)
        width, height = FLOOR_SIZE
        down = (height / 2 - FLOOR_PIVOT[1]) / (math.sqrt(0.5) * PIXELS_PER_METRE)
        camera.look_at((down, -down, 0), width, height, PIXELS_PER_METRE)
        pixels = render.picture(PIXELS_PER_METRE, 24, transparent=False, outline=0, rim=0)
        pixels[..., 3] = (_diamond(width, height, FLOOR_PIVOT) * 255).round()
        out.sprite(f'floor/{kind}/{variant}', pixels, FLOOR_PIVOT)
    return draw


HALF_HEIGHT = 1.05


def _half_wall(look):
    """A parapet: one sees over it and does not walk through."""
    style = LOOKS[look]
    start, end = -OVERLAP, TILE + OVERLAP
    rail = material(style.rail, 0.42, shine=0.35, coat=0.1)
    box('core', (start, -0.05, 0), (end, 0.05, HALF_HEIGHT - 0.03), material(style.wall, 0.8, shine=0.1), 0)
    box('panel', (start, -0.056, 0.12), (end - 0.001, 0.02, HALF_HEIGHT - 0.16),
        material(style.dado, 0.3, shine=0.4, coat=0.15), 0)
    quiet(box('joint', (0.004, -0.058, 0.12), (0.008, -0.05, HALF_HEIGHT - 0.16), material(style.dado_joint, 0.7), 0))
    box('band', (start, -0.06, HALF_HEIGHT - 0.16), (end - 0.001, 0.02, HALF_HEIGHT - 0.12), rail, 0)
    box('skirting', (start, -0.062, 0), (end - 0.0015, 0.062, 0.09), rail, 0)
    box('cap', (start, -0.075, HALF_HEIGHT - 0.035), (end, 0.075, HALF_HEIGHT), material('#6c7a86', 0.45, shine=0.35), 0)


def _window_wall(look):
    """The back wall with a ribbon of glass from the rail to the height of a door."""
    back_wall(look, -OVERLAP, TILE + OVERLAP, cap_ends=(THICK, 0))
    frame = finish.steel('#98a5af')
    low, high = 1.10, 2.02
    start, end = -OVERLAP, TILE + OVERLAP - 0.0015
    for name, bottom, top in (('sill', low - 0.05, low), ('head', high, high + 0.045)):
        box(name, (start, -0.034, bottom), (end, 0.01, top), frame, 0)
    box('mullion', (-0.014, -0.03, low), (0.014, 0.01, high), frame, 0)
    bands = ((low, 1.32, '#b7d2dc'), (1.32, 1.58, '#c0dae3'), (1.58, 1.82, '#cbe2ea'), (1.82, high, '#d5e9f0'))
    for bottom, top, colour in bands:
        corners = [(start, -0.006, bottom), (end, -0.006, bottom), (end, -0.006, top), (start, -0.006, top)]
        quiet(mesh('pane', corners, [(0, 1, 2, 3)], finish.pane(colour, 1.0), False))
    for left, wide in ((0.10, 0.09), (0.24, 0.03)):
        streak = [(left, -0.008, low + 0.06), (left + wide, -0.008, low + 0.06), (left + wide + 0.16, -0.008, high - 0.05),
                  (left + 0.16, -0.008, high - 0.05)]
        quiet(mesh('streak', streak, [(0, 1, 2, 3)], finish.pane('#f0f8fb', 0.4), False))


WALLS = {'half': (_half_wall, HALF_HEIGHT + 0.02), 'window': (_window_wall, 2.44)}


def _wall(form, axis, look):
    build, height = WALLS[form]

    def draw(out):
        edge_piece(out, f'wall/{form}/{axis}/{look}', lambda: build(look), axis, (TILE, 0.12, height), outline=0.2)
    return draw


LAMPS = {'red': '#e04436', 'green': '#36c07c'}


def _card_leaf():
    """A solid leaf with a narrow window: this door is not for everybody."""
    low, right = 0.012, 0.902
    skin = finish.enamel('#c2d2d8')
    slot, tall = (0.60, 0.74), (1.02, 1.80)
    box('stile', (0, -0.024, low), (slot[0], 0.02, LEAF_TOP), skin, 0.004)
    box('stile', (slot[1], -0.024, low), (right, 0.02, LEAF_TOP), skin, 0.004)
    box('rail', (slot[0] - 0.002, -0.0238, low), (slot[1] + 0.002, 0.0198, tall[0]), skin, 0)
    box('rail', (slot[0] - 0.002, -0.0238, tall[1]), (slot[1] + 0.002, 0.0198, LEAF_TOP - 0.001), skin, 0)
    bead = finish.steel('#8d9aa5')
    for x in ((slot[0] - 0.012, slot[0] + 0.010), (slot[1] - 0.010, slot[1] + 0.012)):
        box('bead', (x[0], -0.031, tall[0] - 0.012), (x[1], 0.026, tall[1] + 0.012), bead, 0.004)
    _glass('window', (slot[0] + 0.008, slot[1] - 0.008), (tall[0], tall[1]), -0.004)
    plate('band', (0.03, slot[0] - 0.04), (1.50, 1.62), -0.0235, finish.plastic('#2f8f99'), 0.003, 0.001)
    plate('kick', (0.045, right - 0.045), (0.05, 0.27), -0.023, finish.steel('#b7c1c8'), 0.005, 0.002)
    lever(right - 0.085, -0.025, 1.03)
    box('far-rose', (right - 0.105, 0.018, 0.94), (right - 0.065, 0.027, 1.10), finish.chrome(), 0.004)


def _card_door(state, lamp):
    _frame(finish.enamel('#5d6f7b'), finish.glow(LAMPS[lamp], 0.9))
    with group((0.049, -0.036, 0), math.radians(-SWING[state])):
        with group((0, 0.024, 0)):
            _card_leaf()
    for z in (0.28, 1.05, 1.80):
        hinge(0.047, -0.045, z)
    # The reader is on the post, large enough to be seen from afar.
    box('reader', (0.925, -0.105, 1.02), (1.035, -0.055, 1.30), finish.plastic('#27323b'), 0.010)
    plate('field', (0.943, 1.017), (1.045, 1.17), -0.104, finish.plastic('#3d4b57'), 0.003)
    plate('lamp', (0.943, 1.017), (1.20, 1.265), -0.104, finish.glow(LAMPS[lamp], 1.5), 0.004)
    box('sill', (0.03, -0.05, 0), (WIDTH - 0.03, 0.05, 0.008), finish.steel('#a7b1b9'), 0.003)


CARD_DOORS = {'closed-red': ('closed', 'red'), 'closed-green': ('closed', 'green'), 'ajar': ('ajar', 'green'),
              'open': ('open', 'green')}


def _door(axis, name):
    state, lamp = CARD_DOORS[name]

    def draw(out):
        edge_piece(out, f'cardDoor/{axis}/{name}', lambda: _card_door(state, lamp), axis, (WIDTH + 0.04, 0.98, HEIGHT),
                   rim=0.12)
    return draw


JOBS = [Job(f'floor/{kind}/{variant}', _floor(kind, variant), 2) for kind in FLOORS for variant in range(4)]
JOBS += [Job(f'wall/{form}/{axis}/{look}', _wall(form, axis, look), 4)
         for form in WALLS for axis in 'xy' for look in LOOKS]
JOBS += [Job(f'cardDoor/{axis}/{name}', _door(axis, name), 7) for axis in 'xy' for name in CARD_DOORS]
