"""Background of the changing room: a long wall behind closets and mirror, lamps above, a hook rail between."""
from studio.furnishing.backdrop import backdrop
from studio.furnishing.decor import blank_sign, extinguisher, grille, hooks, lamp_bar, pipes, shine
from studio.furnishing.flooring import tiled, variant_of
from studio.furnishing.ground import arrow, drain, ribbed_mat
from studio.furnishing.walling import back_wall
from studio.job import Job

WIDTH, DEPTH = 10, 6


def _build():
    tiled('teal', [(x, y, variant_of(x + 12, y)) for x in range(WIDTH) for y in range(DEPTH)])
    back_wall('teal', 0, 5.0)
    hooks((2.535, 2.965), 1.42, 3)
    blank_sign((2.62, 2.88), (1.64, 1.76), '#3f86bd')
    grille((0.62, 0.95), (0.18, 0.40))
    extinguisher(4.76, 0.60)
    pipes((2.1, 5.0), 2.335, 2, 5)
    for span in ((2.15, 3.05), (3.35, 4.55)):
        middle, width, z, watts = lamp_bar(span, 2.20)
        shine((middle, -0.10), width, z, watts)
    ribbed_mat((1.62, 3.38), (1.13, 1.42), '#5d7d84', '#6d8e95', '#98a6ae')
    drain(2.25, 2.5)
    arrow(0.42, 1.5, 0, '#8fb4b9')
    arrow(4.0, 2.62, 1.5708, '#8fb4b9')


JOBS = [Job('locker', lambda out: backdrop(out, 'locker', (WIDTH, DEPTH), _build), 90)]
FACTS = {'rooms/locker': {'widthTiles': WIDTH, 'heightTiles': DEPTH, 'walls': [['x', 12, 0, 10]]}}
