"""The modular kit for rooms that a site builds: floor tiles and walls by the tile's edge, in every look."""
import numpy as np

from studio import camera, render
from studio.furnishing.edge import edge_piece
from studio.furnishing.flooring import TILE, tiled
from studio.furnishing.looks import LOOKS
from studio.furnishing.walling import THICK, back_wall, glass_wall, kerb
from studio.job import Job
from studio.light import daylight
from studio.scene import reset
from studio.sprite import PIXELS_PER_METRE

# Neighbours run into each other so far that no seam shows.
OVERLAP = 0.02
BLEED = 0.006
FLOOR_SIZE = (232, 118)
FLOOR_PIVOT = (116, 2)


def _diamond(width, height, pivot):
    """How much of each pixel a tile covers, with its bleed."""
    cover = np.zeros((height, width), np.float32)
    rows, columns = np.mgrid[0:height, 0:width]
    for step in range(16):
        u = (columns - pivot[0] + (step % 4 + 0.5) / 4) / PIXELS_PER_METRE / np.sqrt(0.5)
        v = (rows - pivot[1] + (step // 4 + 0.5) / 4) / PIXELS_PER_METRE / (np.sqrt(0.5) * 0.5)
        x, y = (v + u) / 2, (v - u) / 2
        cover += (np.minimum(x, y) >= -BLEED) & (np.maximum(x, y) <= TILE + BLEED)
    return cover / 16


def _floor(look, variant):
    def draw(out):
        reset()
        daylight()
        around = [(x, y, variant if (x, y) == (0, 0) else (variant + x + 2 * y) % 4)
                  for x in range(-2, 3) for y in range(-2, 3)]
        tiled(look, around, split=2 if look == 'street' else 1)
        width, height = FLOOR_SIZE
        down = (height / 2 - FLOOR_PIVOT[1]) / (np.sqrt(0.5) * PIXELS_PER_METRE)
        camera.look_at((down, -down, 0), width, height, PIXELS_PER_METRE)
        pixels = render.picture(PIXELS_PER_METRE, 24, transparent=False, outline=0, rim=0)
        pixels[..., 3] = np.round(_diamond(width, height, FLOOR_PIVOT) * 255)
        out.sprite(f'floor/{look}/{variant}', pixels, FLOOR_PIVOT)
    return draw


BUILD = {
    # The cap reaches into the corner, the kerb round it: runs of both axes meet there.
    'back': lambda look: back_wall(look, -OVERLAP, TILE + OVERLAP, cap_ends=(THICK, 0)),
    'glass': lambda look: glass_wall(look, -OVERLAP, TILE + OVERLAP),
    'kerb': lambda look: kerb(-OVERLAP, TILE + THICK),
}
HEIGHTS = {'back': 2.44, 'glass': 2.12, 'kerb': 0.11}


def _wall(form, axis, look):
    def draw(out):
        edge_piece(out, f'wall/{form}/{axis}/{look}', lambda: BUILD[form](look), axis, (TILE, 0.12, HEIGHTS[form]),
                   outline=0.2, bounce=form != 'kerb')
    return draw


JOBS = [Job(f'floor/{look}/{variant}', _floor(look, variant), 1.5) for look in (*LOOKS,
                                                                                'street') for variant in range(4)]
JOBS += [Job(f'wall/{form}/{axis}/{look}', _wall(form, axis, look), 4)
         for form in BUILD for axis in 'xy' for look in LOOKS]
