"""Background of the washroom: small tiles, two drains, a mat before the sink. All its walls are glass."""
from studio.furnishing.backdrop import backdrop
from studio.furnishing.flooring import tiled, variant_of
from studio.furnishing.ground import drain, ribbed_mat, strip
from studio.job import Job

WIDTH, DEPTH = 10, 5


def _build():
    tiled('blue', [(x, y, variant_of(x + 12, y + 6)) for x in range(WIDTH) for y in range(DEPTH)], split=2)
    # A border of darker tiles runs along the walls.
    for x, y in (((0.0035, 4.9965), (0.003, 0.06)), ((0.0035, 4.9965), (2.44, 2.497)), ((0.003, 0.06), (0.06, 2.44)),
                 ((4.94, 4.997), (0.06, 2.44))):
        strip(x, y, '#8eaabd', 0.0006)
    ribbed_mat((0.48, 1.52), (0.55, 0.95), '#557b96', '#648ba6', '#93a8b6')
    ribbed_mat((2.98, 3.52), (0.55, 0.90), '#557b96', '#648ba6', '#93a8b6')
    drain(1.0, 1.5)
    drain(3.5, 1.5)


JOBS = [Job('washroom', lambda out: backdrop(out, 'washroom', (WIDTH, DEPTH), _build, is_walled=False), 60)]
FACTS = {'rooms/washroom': {'widthTiles': WIDTH, 'heightTiles': DEPTH}}
