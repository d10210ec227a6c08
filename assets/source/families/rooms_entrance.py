"""Background of the entrance: walls in the far corner, a ribbed mat at the street door, the line of the clean side."""
from studio.furnishing.backdrop import backdrop
from studio.furnishing.decor import (blank_sign, clock, extinguisher, grille, lamp_bar, notice_board, pipes, poster,
                                     shine,
                                     switches)
from studio.furnishing.edge import along
from studio.furnishing.flooring import tiled, variant_of
from studio.furnishing.ground import arrow, ribbed_mat, strip
from studio.furnishing.walling import THICK, back_wall
from studio.job import Job

WIDTH, DEPTH = 9, 11
# Behind the rest of the west wall lies the street: the scene puts glass there.
WEST_METRES = 1.5
LINE = 5


def _build():
    tones = lambda columns: [(x, y, variant_of(x + 3, y)) for x in columns for y in range(DEPTH)]
    tiled('sand', tones(range(LINE)))
    tiled('pale', tones(range(LINE, WIDTH)))
    strip((2.503, 2.56), (0.015, 5.5), '#e0ac35')
    strip((2.575, 2.588), (0.015, 5.5), '#2f8f99')
    ribbed_mat((0.03, 0.97), (2.04, 2.96))
    arrow(1.42, 2.5, 0, '#9fb0b6')
    arrow(4.12, 2.5, 0, '#8fb9bd')
    back_wall('sand', -THICK, 4.5, (0.016, 0))
    poster((0.56, 0.94), (1.16, 1.72), '#3f86bd')
    clock(1.70, 1.62)
    notice_board((2.72, 3.78), (1.20, 1.86))
    blank_sign((2.06, 2.46), (1.36, 1.50), '#2f8f99')
    extinguisher(4.22, 0.60)
    grille((3.92, 4.32), (1.62, 1.80))
    pipes((2.2, 4.5), 2.335, 1, 4)
    for span in ((2.45, 3.25), (3.50, 4.30)):
        middle, width, z, watts = lamp_bar(span)
        shine((middle, -0.10), width, z, watts)
    with along('y'):
        back_wall('sand', 0.0, WEST_METRES)
        poster((0.40, 0.92), (1.16, 1.86), '#2f8f99', rows=5)
        switches(1.30)
        lamp_bar((0.45, 1.15))
    shine((0.10, -0.8), 0.1, 2.2, 3.0)


JOBS = [Job('entrance', lambda out: backdrop(out, 'entrance', (WIDTH, DEPTH), _build), 110)]
FACTS = {'rooms/entrance': {'widthTiles': WIDTH, 'heightTiles': DEPTH, 'walls': [['x', 3, 0, 9], ['y', 3, 0, 3]]}}
