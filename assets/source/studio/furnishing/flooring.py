"""Floors by the tile, half a metre each, in studio metres: grid y runs to −y."""
from studio.furnishing.looks import LOOKS, STREET
from studio.materials import material
from studio.shapes import mesh, plane

TILE = 0.5
GAP = 0.0035
EDGE = 0.006


def _slab(corners, faces, low, high, drop=0.005):
    """A slab with a bevelled rim, its top at 0."""
    first = len(corners)
    (x0, y0), (x1, y1) = low, high
    corners += [(x0, y0, -drop), (x1, y0, -drop), (x1, y1, -drop), (x0, y1, -drop)]
    corners += [(x0 + EDGE, y0 + EDGE, 0), (x1 - EDGE, y0 + EDGE, 0), (x1 - EDGE, y1 - EDGE, 0), (x0 + EDGE, y1 - EDGE,
                                                                                                  0)]
    faces.append((first + 4, first + 5, first + 6, first + 7))
    faces += [(first + side, first + (side + 1) % 4, first + 4 + (side + 1) % 4, first + 4 + side) for side in range(4)]


def variant_of(x, y):
    """The same spread of tones as in rooms that a site builds."""
    return (x * 7 + y * 13 + (x * y) % 3) % 4


def tiled(look, tiles, split=1, surface=None):
    """
    `tiles` = [(x, y, tone), …] on the grid; `split` parts each tile in so many both ways. `surface(tone)` may give
    another material.
    """
    style = STREET if look == 'street' else LOOKS[look]
    xs, ys = [x for x, _, _ in tiles], [y for _, y, _ in tiles]
    plane('joints', (min(xs) * TILE, -(max(ys) + 1) * TILE), ((max(xs) + 1) * TILE, -min(ys) * TILE), -0.004,
          material(style.joint, 0.85, shine=0.1))
    by_tone = {}
    part = TILE / split
    for x, y, tone in tiles:
        for i in range(split):
            for j in range(split):
                shade = (tone + (i * 3 + j * 5 if split > 1 else 0)) % len(style.floor)
                corners, faces = by_tone.setdefault(shade, ([], []))
                left, top = x * TILE + i * part, -(y * TILE + j * part)
                _slab(corners, faces, (left + GAP, top - part + GAP), (left + part - GAP, top - GAP))
    for tone, (corners, faces) in by_tone.items():
        mesh('tiles', corners, faces, surface(tone) if surface else floor_surface(look, tone), False)


def floor_surface(look, tone):
    if look == 'street':
        return material(STREET.floor[tone], STREET.rough, shine=0.12, grain=(26, 0.55))
    style = LOOKS[look]
    return material(style.floor[tone], style.rough, shine=0.42, coat=0.08)
