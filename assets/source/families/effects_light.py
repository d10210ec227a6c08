"""Lights that come and go, to be added to what is below: small glows, an alarm's turning beacon, emergency lamps."""
import math

import numpy as np

from families.effects_raster import (Layers, PIXELS_PER_METRE, blurred, canvas, colour, painted, smoothstep)
from studio.job import Job

GLOWS = {'red': '#ff4a36', 'amber': '#ffb02e', 'green': '#46e58a', 'blue': '#4aa3ff', 'white': '#fff4de'}
BEACONS = {'beacon-red': '#ff3a2a', 'beacon-amber': '#ffae26'}
BEACON_FRAMES = 4
# Light has no edges: an eighth to a quarter of the size does.
SOFT = 0.25


def _fallen_off(away, power=2.2):
    return np.clip(1 - away, 0, 1) ** power


def _glow(name):
    def draw(out):
        size = round(0.7 * PIXELS_PER_METRE * SOFT)
        x, y = canvas(size, size)
        away = np.hypot(x - size / 2, y - size / 2) / (size / 2)
        cover = 0.85 * _fallen_off(away, 2.4) + 0.4 * _fallen_off(away * 3, 1.5)
        out.sprite(f'effect/glow-{name}/0', painted(colour(GLOWS[name]), cover), (size / 2, size / 2), SOFT)
    return draw


def _beacon(name):
    """Two beams that go round on a flat disc; four pictures make half a turn, and the other half is like it."""
    def draw(out):
        width, height = round(2.6 * PIXELS_PER_METRE * SOFT), round(1.5 * PIXELS_PER_METRE * SOFT)
        x, y = canvas(width, height)
        across, down = (x - width / 2) / (width / 2), (y - height / 2) / (height / 2)
        away = np.hypot(across, down)
        angle = np.arctan2(down, across)
        for frame in range(BEACON_FRAMES):
            turn = math.pi * frame / BEACON_FRAMES + 0.35
            apart = np.abs((angle - turn + math.pi / 2) % math.pi - math.pi / 2)
            beam = np.exp(-(apart / (0.24 + 0.16 * away)) ** 2) * _fallen_off(away, 1.1)
            halo = 0.35 * _fallen_off(away * 1.5, 2) + 0.9 * _fallen_off(away * 7, 1.3)
            layers = Layers(width, height)
            layers.over(colour(BEACONS[name]), np.clip(0.72 * beam + halo, 0, 0.95))
            layers.over(colour('#fff1e4'), _fallen_off(away * 9, 1.2))
            out.sprite(f'effect/{name}/{frame}', layers.pixels(), (width / 2, height / 2), SOFT)
    return draw


def _emergency_glow(out):
    """What an emergency lamp on a wall lights: a cone down to the floor and the pool where it ends."""
    ppm = PIXELS_PER_METRE * SOFT
    width, height = round(3.0 * ppm), round(3.2 * ppm)
    lamp = (width / 2, 0.35 * ppm)
    floor = lamp[1] + 1.95 * ppm
    x, y = canvas(width, height)
    fallen = np.clip((y - lamp[1]) / (floor - lamp[1]), 0, 1)
    cone = np.exp(-((x - lamp[0]) / (0.10 * ppm + 0.62 * ppm * fallen)) ** 2)
    cone *= smoothstep(-0.02, 0.05, (y - lamp[1]) / ppm)
    beyond = 0.25 * smoothstep(0.35, 0, (y - floor) / ppm)
    cone *= np.where(y < floor, 1 - 0.75 * fallen, beyond)
    pool = _fallen_off(np.hypot((x - lamp[0]) / (1.35 * ppm), (y - floor) / (0.68 * ppm)), 1.6)
    halo = _fallen_off(np.hypot(x - lamp[0], y - lamp[1]) / (0.34 * ppm), 1.6)
    cover = blurred(0.34 * cone + 0.52 * pool, 2) + 0.8 * halo
    out.sprite('effect/emergency-glow/0', painted(colour('#ffeccb'), cover), lamp, SOFT)


def _emergency_lamp(out):
    """The lamp itself, lit, on a wall that faces sw: its foot runs down to the right."""
    length, rise = 0.34 * PIXELS_PER_METRE, 0.11 * PIXELS_PER_METRE
    width, height = round(length) + 24, round(length / 2 + rise) + 24
    middle = (width / 2, height / 2)
    x, y = canvas(width, height)
    along = (x - middle[0]) / (length * math.sqrt(0.5) / 2)
    up = (y - middle[1] - (x - middle[0]) * 0.5) / (rise / 2)
    inside = lambda a, b: smoothstep(a + 0.06, a, np.abs(along)) * smoothstep(b + 0.14, b, np.abs(up))
    layers = Layers(width, height)
    layers.over(colour('#2a3138'), 0.35 * blurred(inside(1.0, 1.0), 3))
    layers.over(colour('#d4d9d6'), inside(1.0, 1.0))
    layers.over(colour('#8d979c'), inside(1.0, 1.0) * smoothstep(0.62, 0.95, up))
    layers.over(colour('#fffaf0'), inside(0.84, 0.58))
    layers.over(colour('#ffe2a0'), inside(0.84, 0.58) * smoothstep(0.2, 0.7, np.abs(up)) * 0.7)
    layers.over(colour('#2fae6b'), np.exp(-(((along - 0.92) / 0.06) ** 2 + ((up - 0.1) / 0.25) ** 2)))
    out.sprite('effect/emergency-lamp/0', layers.pixels(), middle)


FACTS = {'effects': {
    **{f'glow-{name}': {'frames': 1, 'frameMs': 1000, 'isLoop': False} for name in GLOWS},
    **{name: {'frames': BEACON_FRAMES, 'frameMs': 140, 'isLoop': True} for name in BEACONS},
    'emergency-glow': {'frames': 1, 'frameMs': 1000, 'isLoop': False},
    'emergency-lamp': {'frames': 1, 'frameMs': 1000, 'isLoop': False},
}}
JOBS = [*(Job(f'glow-{name}', _glow(name), 1) for name in GLOWS), *(Job(name, _beacon(name), 1) for name in BEACONS),
        Job('emergency-glow', _emergency_glow, 1), Job('emergency-lamp', _emergency_lamp, 1)]
