"""Background of the street before the door: warm rough paving, a drain channel, studs to feel, a grating for soles."""
import random

from studio.furnishing import finish
from studio.furnishing.backdrop import backdrop
from studio.furnishing.flooring import TILE, tiled, variant_of
from studio.furnishing.ground import channel, ribbed_mat, strip
from studio.furnishing.hardware import quiet
from studio.job import Job
from studio.materials import material
from studio.shapes import box, cylinder, mesh

WIDTH, DEPTH = 3, 4


def _studs(x, y, pitch=0.0625):
    """Paving for those who feel their way."""
    strip(x, y, '#b99a52', 0.002)
    surface = finish.rubber('#c8a85c')
    for i in range(round((x[1] - x[0]) / pitch)):
        for j in range(round((y[1] - y[0]) / pitch)):
            cylinder('stud', (x[0] + (i + 0.5) * pitch, -(y[0] + (j + 0.5) * pitch), 0.003), 0.017, 0.008, surface,
                     bevel=0.003, sides=14)


def _leaves():
    chance = random.Random(7)
    for _ in range(13):
        x, y, turn = chance.uniform(0.08, 1.3), chance.uniform(0.1, 1.9), chance.uniform(0, 6.28)
        size = chance.uniform(0.022, 0.038)
        colour = chance.choice(('#a8874a', '#8d7440', '#9c6b3c', '#7e7a45'))
        shape = [(-1, 0), (-0.3, 0.5), (0.5, 0.42), (1.15, 0), (0.5, -0.42), (-0.3, -0.5)]
        leaf = mesh('leaf', [(a * size, b * size, 0.004 + 0.006 * (a * a)) for a, b in shape], [tuple(range(6))],
                    finish.paper(colour), False)
        leaf.location = (x, -y, 0)
        leaf.rotation_euler = (0, 0, turn)


def _build():
    tiled('street', [(x, y, variant_of(x, y + 3)) for x in range(WIDTH) for y in range(DEPTH)], split=2)
    # The slab's edge, where the street is cut off, and the stone along its far side.
    front = -DEPTH * TILE
    quiet(mesh('slab', [(0, front, -0.11), (WIDTH * TILE, front, -0.11), (WIDTH * TILE, front, -0.002), (0, front,
                                                                                                         -0.002)],
               [(0, 1, 2, 3)], material('#777672', 0.9), False))
    for at in range(DEPTH):
        box('stone', (0.006, -(at + 1) * 0.5 + 0.004, -0.03), (0.112, -at * 0.5 - 0.004, 0.022),
            material('#a19f98', 0.85, grain=(20, 0.5)), 0.012)
    channel((1.30, 1.38), (0.02, 0.5))
    channel((1.30, 1.38), (1.5, 1.98))
    _studs((0.75, 1.0), (0.5, 1.5))
    ribbed_mat((1.02, 1.48), (0.54, 1.46), '#4c5054', '#73797d', '#8e9498', 0.046)
    _leaves()


JOBS = [Job('out', lambda out: backdrop(out, 'out', (WIDTH, DEPTH), _build, is_walled=False), 30)]
FACTS = {'rooms/out': {'widthTiles': WIDTH, 'heightTiles': DEPTH}}
