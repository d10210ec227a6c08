"""Background of the room where cap, mask and gloves are put on: pale panels, posters over the table, air outlets."""
from studio.furnishing.backdrop import backdrop
from studio.furnishing.decor import blank_sign, clock, grille, lamp_bar, panel, poster, shine
from studio.furnishing.flooring import tiled, variant_of
from studio.furnishing.ground import arrow, strip
from studio.furnishing.walling import back_wall
from studio.job import Job

WIDTH, DEPTH = 9, 5


def _build():
    tiled('pale', [(x, y, variant_of(x + 22, y)) for x in range(WIDTH) for y in range(DEPTH)])
    back_wall('pale', 0, 4.5)
    for left, band in ((3.16, '#2f8f99'), (3.62, '#3f86bd'), (4.08, '#2f8f99')):
        poster((left, left + 0.36), (1.22, 1.76), band)
    clock(0.56, 1.58)
    blank_sign((0.10, 0.40), (0.92, 1.02), '#3fa873')
    grille((0.62, 0.94), (0.16, 0.40))
    grille((2.42, 2.94), (2.20, 2.33))
    panel((0.82, 1.00), (1.24, 1.46))
    for span in ((1.35, 2.25), (3.15, 4.35)):
        middle, width, z, watts = lamp_bar(span, 2.22)
        shine((middle, -0.10), width, z, watts)
    # Where one stands before the rack and the table.
    for x in ((1.02, 2.98), (3.02, 4.46)):
        strip(x, (0.985, 1.0), '#7fb3bb', 0.0008)
        strip(x, (0.52, 0.535), '#7fb3bb', 0.0008)
    arrow(1.5, 1.95, 1.5708, '#8fbac0')


JOBS = [Job('separate', lambda out: backdrop(out, 'separate', (WIDTH, DEPTH), _build), 85)]
FACTS = {'rooms/separate': {'widthTiles': WIDTH, 'heightTiles': DEPTH, 'walls': [['x', 22, 0, 9]]}}
