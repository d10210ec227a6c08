"""Spilt liquids: puddles that grow on the floor, and leaks that run down a tool's front and drip."""
import math

import numpy as np

from families.effects_raster import (HALF_DIAGONAL, Layers, PIXELS_PER_METRE, RISE_PER_METRE, blurred, canvas, colour,
                                     floor_places, noise, smoothstep)
from studio.job import Job

# What is seen through it, its deep colour, how much of it covers, and the seed of its outline.
LIQUIDS = {
    'water': ('#b9d3de', '#7fa3b6', 0.34, 3),
    'photoresist': ('#b5681c', '#6d3208', 0.88, 8),
    'developer': ('#a8d4ee', '#5ea3d6', 0.46, 14),
    'antireflective': ('#7b4a66', '#40203a', 0.85, 21),
}
# Radius in metres of the three sizes.
SIZES = (0.26, 0.55, 0.95)
LEAK_FRAMES = 4
LEAK_METRES = 0.72
# Seen from the floor: the light's way, and a lamp over the wall at the back that mirrors in a flat liquid.
LIGHT = np.array((-0.46, 0.66, 1.55)) / math.hypot(0.46, 0.66, 1.55)


def _depth(x, y, radius, seed):
    """How far inside the puddle a place on the floor is, as a share of its radius; it grows with the same outline."""
    random = np.random.default_rng(seed)
    pull = np.zeros(x.shape, np.float32)
    # Drops that have run into one another: a large one, and lobes round it.
    turns = np.linspace(0, 2 * math.pi, 7, endpoint=False)
    lobes = [(0.0, 0.0, 0.52)]
    lobes += [(random.uniform(0.42, 0.74), turn + random.uniform(-0.3, 0.3), random.uniform(0.14, 0.28))
              for turn in turns]
    for away, turn, size in lobes:
        middle_x, middle_y = away * math.cos(turn) * radius * 1.1, away * math.sin(turn) * radius * 0.9
        far = ((x - middle_x) ** 2 + (y - middle_y) ** 2) / (size * radius) ** 2
        pull += 1 / (far + 0.05) ** 1.15
    # Back to something like a distance from the rim.
    uneven = 0.012 * noise(x / radius * 3 + 3, y / radius * 3 + 5, seed, 2)
    return 0.62 * (1 - np.minimum(1.6, pull / 1.35) ** -0.5) + uneven


def _puddle_pixels(liquid, radius):
    light, deep, cover, seed = LIQUIDS[liquid]
    ppm = PIXELS_PER_METRE * HALF_DIAGONAL
    width, height = round(ppm * radius * 3.6), round(ppm * radius * 2.0)
    pivot = (width / 2, height / 2)
    x, y = floor_places(width, height, pivot)
    inside = _depth(x, y, radius, seed)
    metres = inside * radius
    wet = smoothstep(-0.002, 0.006, metres)
    # Liquid stands as a drop: steep at the rim, flat in the middle.
    rise = np.sqrt(np.clip(metres / 0.045, 0, 1) * (2 - np.clip(metres / 0.045, 0, 1)))
    rise = rise + 0.02 * noise(x * 5, y * 5, seed + 4, 2)
    slope_y, slope_x = np.gradient(blurred(rise, 1.2))
    layers = Layers(width, height)
    shade = smoothstep(0, 0.12, metres)
    layers.over(colour('#1c2530'), 0.22 * blurred(wet, 3) * (1 - wet))
    tint = colour(light) * (1 - shade[..., None]) + colour(deep) * shade[..., None]
    layers.over(tint, wet * (cover * (0.72 + 0.28 * shade)))
    layers.over(colour('#0d1620'), wet * 0.30 * smoothstep(0.010, 0.075, slope_y * 1.2 + slope_x * 0.3) * (1 - shade))
    _gloss(layers, x, y, wet, slope_x, slope_y, radius, seed)
    return layers.pixels(), pivot


def _gloss(layers, x, y, wet, slope_x, slope_y, radius, seed):
    """The sky in the flat part, two lamps stretched over it, and the bright line of the rim towards the light."""
    ripple = 0.05 * noise(x * 4, y * 4, seed + 9, 3)
    sky = smoothstep(0.7, -1.0, (x + y) / radius + ripple * 4)
    layers.over(colour('#eef4f8'), wet * 0.20 * sky)
    for along, width_, strength in ((-0.42, 0.075, 0.75), (0.10, 0.04, 0.45)):
        # The lamps hang along the wall behind: their mirror runs along the grid's x.
        band = np.exp(-((y / radius - along + ripple) / width_) ** 2)
        ends = smoothstep(-0.62, -0.40, x / radius + ripple * 3) * smoothstep(0.52, 0.30, x / radius + ripple * 3)
        layers.over(colour('#fffdf4'), wet * strength * band * ends)
    rim = smoothstep(0.015, 0.085, -slope_y * 0.2 - slope_x * 0.25 + np.hypot(slope_x, slope_y) * 0.35)
    lit = smoothstep(-0.2, 0.9, (-slope_y * 0.5 + slope_x * 0.6) / (np.hypot(slope_x, slope_y) + 1e-3))
    layers.over(colour('#ffffff'), wet * 0.75 * rim * lit)


def _puddle(liquid):
    def draw(out):
        for size, radius in enumerate(SIZES):
            pixels, pivot = _puddle_pixels(liquid, radius)
            out.sprite(f'effect/puddle-{liquid}/{size}', pixels, pivot)
    return draw


def _leak_pixels(liquid, frame):
    """A front that faces sw: its foot runs down to the right. The pivot is on the floor under the seam."""
    light, deep, cover, seed = LIQUIDS[liquid]
    width, height = 150, round(LEAK_METRES * RISE_PER_METRE) + 60
    pivot = (width / 2, height - 34)
    top = pivot[1] - LEAK_METRES * RISE_PER_METRE
    x, y = canvas(width, height)
    fallen = np.clip((y - top) / (pivot[1] - top), 0, 1)
    film = np.zeros((height, width), np.float32)
    for number, (place, thick, reach) in enumerate(((0, 4.8, 0.62), (-26, 2.6, 0.34), (21, 3.2, 0.47), (9, 2.0, 0.22))):
        wander = 3.5 * noise(y / 40 + number * 9, y * 0 + number, seed + number, 2)
        head = reach + 0.035 * math.sin(2 * math.pi * (frame / LEAK_FRAMES + number / 4))
        seam = top + place * 0.5
        away = (x - pivot[0] - place - wander) / (thick * (1.15 - 0.6 * fallen))
        end = top + (pivot[1] - top) * head + place * 0.5
        bead = np.exp(-(((x - pivot[0] - place - wander) / (thick * 0.95)) ** 2 + ((y - end) / (thick * 1.5)) ** 2))
        film = np.maximum(film, np.maximum(np.clip(1 - away ** 2, 0, 1) * (y > seam) * (y < end), bead))
    # The seam itself is wet along the panel's edge.
    ends = smoothstep(46, 26, np.abs(x - pivot[0] + 2))
    film = np.maximum(film, ends * np.exp(-(((y - top - (x - pivot[0]) * 0.5) / (1 + 2.6 * ends)) ** 2)))
    return _shaded_leak(film, liquid, frame, pivot, top), pivot


def _shaded_leak(film, liquid, frame, pivot, top):
    light, deep, cover, _ = LIQUIDS[liquid]
    height, width = film.shape
    x, y = canvas(width, height)
    _drops(film, x, y, pivot, top, frame)
    wet = smoothstep(0.12, 0.40, film)
    slope_x = np.gradient(blurred(film, 1.3), axis=1)
    layers = Layers(width, height)
    layers.over(colour('#1c2530'), 0.25 * np.roll(blurred(wet, 2.5), 3, 1) * (1 - wet))
    tint = colour(light) * (1 - film[..., None] * 0.7) + colour(deep) * film[..., None] * 0.7
    layers.over(tint, wet * min(1, cover + 0.12))
    layers.over(colour('#0d1620'), wet * 0.35 * smoothstep(0.03, 0.14, -slope_x))
    layers.over(colour('#ffffff'), wet * 0.85 * smoothstep(0.05, 0.15, slope_x))
    return layers.pixels()


def _drops(film, x, y, pivot, top, frame):
    """Drops in the air fall faster and faster; where the last one fell a ring opens on the floor."""
    for born in (0.0, 0.5):
        age = (frame / LEAK_FRAMES + born) % 1
        place = top + (pivot[1] - top) * (0.66 + 0.34 * age ** 1.6)
        size = 3.6
        drop = np.exp(-(((x - pivot[0]) / size) ** 2 + ((y - place) / (size * (1.2 + age))) ** 2))
        np.maximum(film, drop, out=film)
        ring = np.hypot((x - pivot[0]) / 2, y - pivot[1])
        wave = np.exp(-((ring - 4 - 11 * age) / 1.3) ** 2) * (1 - age) * 0.75
        np.maximum(film, wave, out=film)


def _leak(liquid):
    def draw(out):
        for frame in range(LEAK_FRAMES):
            pixels, pivot = _leak_pixels(liquid, frame)
            out.sprite(f'effect/leak-{liquid}/{frame}', pixels, pivot)
    return draw


FACTS = {'effects': {
    **{f'puddle-{liquid}': {'frames': len(SIZES), 'frameMs': 1000, 'isLoop': False} for liquid in LIQUIDS},
    **{f'leak-{liquid}': {'frames': LEAK_FRAMES, 'frameMs': 130, 'isLoop': True} for liquid in LIQUIDS},
}}
JOBS = [*(Job(f'puddle-{liquid}', _puddle(liquid), 3) for liquid in LIQUIDS),
        *(Job(f'leak-{liquid}', _leak(liquid), 1) for liquid in LIQUIDS)]
