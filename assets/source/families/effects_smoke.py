"""Smoke in two sizes, and a leaking gas: a faint haze that drifts low over the floor."""
import math

import numpy as np

from families.effects_fluid import Fluid, looped
from families.effects_raster import (Layers, PIXELS_PER_METRE, blurred, canvas, colour, enlarged, noise, painted,
                                     smoothstep)
from studio.job import Job

FRAMES = 8
GRID_WIDTH, GRID_HEIGHT = 120, 184
# Height in metres, how broad the source is (grid), how much soot, its darkest colour and its lightest.
SMOKE = {'smoke-thin': (1.35, 5, 0.16, '#6d7177', '#dfe1e3'), 'smoke-thick': (2.2, 8, 0.17, '#2b2e33', '#a9acaf')}
# Columns beside one another: how far to the right (grid), frames ahead, how strong.
COLUMNS = {'smoke-thin': ((0, 0, 1.0),), 'smoke-thick': ((-13, 3, 0.7), (14, 5, 0.75), (0, 0, 1.0))}
# Soft things are kept at half the size and drawn larger.
SCALE = 0.5
GAS_SCALE = 0.25


def _rising(broad, amount):
    air = Fluid(GRID_WIDTH, GRID_HEIGHT, 3)
    pictures = []
    for step in range(620):
        puff = 0.8 + 0.5 * math.sin(step * 0.085) + 0.3 * air.random.standard_normal()
        sway = 2.5 * math.sin(step * 0.041)
        spot = np.exp(-((air.x - GRID_WIDTH / 2 - sway) / broad) ** 2 - ((air.y - GRID_HEIGHT + 20) / 5) ** 2)
        air.heat += 0.075 * max(0.0, puff) * spot
        air.soot += amount * max(0.0, puff) * spot
        air.soot = np.minimum(air.soot, 1.6)
        air.step(lift=0.036, curl=0.15, cooling=0.990, thinning=0.9962, drag=0.992)
        if step >= 330 and step % 9 == 0:
            pictures.append(air.soot.copy())
    return looped(pictures, FRAMES)


def _lit(soot, dark, light):
    """A cloud's own shading: the light falls from the upper left and thins on its way through."""
    shade = np.zeros_like(soot)
    for step in range(1, 9):
        shade += np.roll(np.roll(soot, step * 2, 0), step, 1)
    open_ = np.exp(-shade * 0.16)
    slope = soot - np.roll(np.roll(blurred(soot, 1.2), 3, 0), 2, 1)
    level = np.clip(0.10 + 0.75 * open_ + 0.45 * slope, 0, 1)
    return colour(dark) * (1 - level[..., None]) + colour(light) * level[..., None]


def _smoke(name):
    rise, broad, amount, dark, light = SMOKE[name]

    def draw(out):
        height = round(rise * PIXELS_PER_METRE * SCALE * 1.15)
        width = round(height * GRID_WIDTH / GRID_HEIGHT)
        line = np.linspace(0, 1, height)[:, None]
        fade = smoothstep(0.0, 0.34, line) * smoothstep(0.91, 0.80, line)
        columns = _rising(broad, amount)
        for at in range(FRAMES):
            soot = sum(np.roll(columns[(at + ahead) % FRAMES], aside, 1) * strength
                       for aside, ahead, strength in COLUMNS[name])
            tint = np.stack([enlarged(one, height, width) for one in np.moveaxis(_lit(soot, dark, light), -1, 0)], -1)
            cover = (1 - np.exp(-2.3 * enlarged(soot, height, width))) * fade * 0.94
            out.sprite(f'effect/{name}/{at}', painted(tint, cover), (width / 2, height * (1 - 20 / GRID_HEIGHT)), SCALE)
    return draw


def _gas(out):
    """Wisps on rings round the loop: each drifts, swells and fades, and is born again where it began."""
    ppm = PIXELS_PER_METRE * GAS_SCALE
    width, height = round(3.4 * ppm), round(1.9 * ppm)
    x, y = canvas(width, height)
    random = np.random.default_rng(12)
    wisps = [(random.uniform(0, 1), random.normal(0, 0.30), random.normal(0, 0.10), random.uniform(0.26, 0.5),
              random.uniform(0.5, 1)) for _ in range(26)]
    for frame in range(FRAMES):
        haze = np.zeros((height, width), np.float32)
        for born, away, low, size, strength in wisps:
            age = (frame / FRAMES + born) % 1
            middle_x = width / 2 + (away * 1.1 + (age - 0.5) * 1.5) * ppm
            middle_y = height * 0.60 + (low - 0.22 * math.sin(age * math.pi) + away * 0.25) * ppm
            reach = size * (0.6 + 0.8 * age) * ppm
            far = ((x - middle_x) / reach) ** 2 + ((y - middle_y) / (reach * 0.55)) ** 2
            haze += strength * math.sin(age * math.pi) * np.exp(-far * 1.6)
        # Threads in the haze go the same way round a ring of noise, so the last frame leads to the first.
        turn = 2 * math.pi * frame / FRAMES
        thread = noise(x / ppm * 2.2 + math.cos(turn) * 0.5, y / ppm * 4.4 + math.sin(turn) * 0.5, 9, 4)
        cover = (1 - np.exp(-0.42 * haze)) * np.clip(0.75 + 0.75 * thread, 0.12, 1.25)
        edge = smoothstep(0, 0.22, x / width) * smoothstep(1, 0.78, x / width)
        edge = edge * smoothstep(0, 0.25, y / height) * smoothstep(1, 0.85, y / height)
        layers = Layers(width, height)
        layers.over(colour('#87946a'), blurred(cover * edge, 1.0) * 0.95)
        layers.over(colour('#e3e8cc'), blurred(np.clip(cover * thread, 0, 1) * edge, 1.0) * 0.34)
        out.sprite(f'effect/gas/{frame}', layers.pixels(), (width / 2, height * 0.72), GAS_SCALE)


FACTS = {'effects': {
    'smoke-thin': {'frames': FRAMES, 'frameMs': 140, 'isLoop': True},
    'smoke-thick': {'frames': FRAMES, 'frameMs': 150, 'isLoop': True},
    'gas': {'frames': FRAMES, 'frameMs': 260, 'isLoop': True},
}}
JOBS = [*(Job(name, _smoke(name), 6) for name in SMOKE), Job('gas', _gas, 3)]
