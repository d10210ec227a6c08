"""Background of the dressing room: the floor changes at the cross-over bench, red before it, blue on the clean side."""
from studio.furnishing.backdrop import backdrop
from studio.furnishing.flooring import floor_surface, tiled, variant_of
from studio.furnishing.ground import arrow, dashes, holes, strip
from studio.job import Job
from studio.materials import material

WIDTH, DEPTH = 9, 6
BENCH = 5
CLEAN = ('#c4d2da', '#c0ced7', '#c8d5dc', '#c2d0d8')


def _build():
    tones = lambda columns: [(x, y, variant_of(x + 22, y + 5)) for x in columns for y in range(DEPTH)]
    tiled('pale', tones(range(BENCH)), surface=lambda tone: floor_surface('teal', tone))
    tiled('pale', tones(range(BENCH, WIDTH)), surface=lambda tone: material(CLEAN[tone], 0.24, shine=0.45, coat=0.12))
    strip((2.435, 2.490), (0.015, 2.985), '#c8544b')
    strip((3.012, 3.067), (0.015, 2.985), '#3f86bd')
    dashes((3.085, 3.100), (0.03, 2.97), '#9cc4d9', 12)
    # Perforated panels before the air shower carry the falling air away.
    for y in range(2, 5):
        holes((4.03, 4.47), (y * 0.5 + 0.03, y * 0.5 + 0.47), 0.055, 0.010, '#8b9ba6')
    arrow(3.62, 1.75, 0, '#8db6cf')


JOBS = [Job('dressing', lambda out: backdrop(out, 'dressing', (WIDTH, DEPTH), _build, is_walled=False), 70)]
FACTS = {'rooms/dressing': {'widthTiles': WIDTH, 'heightTiles': DEPTH}}
