"""Background of the air shower: perforated steel underfoot; behind its second door the amber production area begins."""
from studio.furnishing.backdrop import backdrop
from studio.furnishing.flooring import TILE, tiled, variant_of
from studio.furnishing.ground import dashes, holes, strip
from studio.furnishing.hardware import screw
from studio.job import Job
from studio.light import lamp
from studio.materials import material

WIDTH, DEPTH, BEYOND = 4, 6, 2
STEEL = ('#b4bec5', '#afb9c1', '#b8c1c8', '#b1bbc3')
AMBER = ('#d2b27a', '#ceae75', '#d5b67f', '#d0b078')


def _build():
    tones = lambda columns: [(x, y, variant_of(x + 31, y + 5)) for x in columns for y in range(DEPTH)]
    tiled('pale', tones(range(WIDTH)), surface=lambda tone: material(STEEL[tone], 0.36, 0.45, shine=0.4))
    tiled('pale', tones(range(WIDTH, WIDTH + BEYOND)),
          surface=lambda tone: material(AMBER[tone], 0.28, shine=0.42, coat=0.1))
    for x in range(WIDTH + BEYOND):
        for y in range(DEPTH):
            left, top = x * TILE, y * TILE
            is_steel = x < WIDTH
            holes((left + 0.0625, left + 0.4375), (top + 0.0625, top + 0.4375), 0.0625, 0.0155 if is_steel else 0.012,
                  '#4d5862' if is_steel else '#96783f')
            if is_steel:
                for corner_x in (0.03, 0.47):
                    for corner_y in (0.03, 0.47):
                        screw((left + corner_x, -(top + corner_y), 0.0), 'Z', 0.008)
    strip((0.012, 0.05), (0.012, 2.988), '#3f86bd')
    dashes((1.945, 1.988), (0.012, 2.988), '#e0ac35', 16)
    strip((2.015, 2.055), (0.012, 2.988), '#c98f2c')
    # The amber bay shines in over the threshold.
    lamp((2.5, -1.5, 2.2), 0.9, 2.8, 9, '#ffc35e')


def _draw(out):
    backdrop(out, 'transit', (WIDTH + BEYOND, DEPTH), _build, is_walled=False)


JOBS = [Job('transit', _draw, 60)]
FACTS = {'rooms/transit': {'widthTiles': WIDTH, 'heightTiles': DEPTH}}
