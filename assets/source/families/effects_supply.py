"""Signs over the place of a failure that has no shape of its own: gauges of gas, air and water; no power."""
import math

import numpy as np

from families.effects_raster import Layers, blurred, canvas, colour, smoothstep
from studio.job import Job

MEDIA = {'gas': '#6a7f4e', 'air': '#4f7f9c', 'water': '#2f7fc0'}
GAUGE_FRAMES = 4
# A disc of 0.56 m that faces the eye, with a tip that points at the place: the pivot.
SIZE = 200
DISC = 84.0
MIDDLE = (SIZE / 2, DISC + 8)
TIP = (SIZE / 2, DISC * 2 + 34)
# Angles of the dial from empty to full, clockwise from the left.
EMPTY, FULL = math.radians(215), math.radians(-35)


def _inside(distance, soft=1.0):
    return smoothstep(soft, -soft, distance)


def _segment(x, y, start, end):
    """The distance to a line between two points."""
    along = np.array(end, float) - np.array(start, float)
    share = np.clip(((x - start[0]) * along[0] + (y - start[1]) * along[1]) / max(1e-6, along @ along), 0, 1)
    return np.hypot(x - start[0] - share * along[0], y - start[1] - share * along[1])


def _pin(rim):
    """An empty sign: a shadow, a ring with its tip, a white face."""
    width, height = SIZE, round(TIP[1]) + 8
    x, y = canvas(width, height)
    away = np.hypot(x - MIDDLE[0], y - MIDDLE[1])
    tip = np.maximum(np.abs(x - TIP[0]) * 1.15 - np.clip(TIP[1] - y, 0, 60) * 0.62, MIDDLE[1] + 40 - y)
    body = np.maximum(_inside(away - DISC), _inside(tip) * (y < TIP[1]))
    layers = Layers(width, height)
    layers.over(colour('#14202b'), 0.30 * np.roll(blurred(body, 4), 4, 0))
    layers.over(colour(rim), body)
    light = smoothstep(DISC, -DISC, (x - MIDDLE[0]) * 0.4 + (y - MIDDLE[1]))
    layers.over(colour('#ffffff'), body * 0.22 * light * smoothstep(DISC - 12, DISC - 2, away))
    layers.over(colour('#fbfcfb'), _inside(away - DISC + 9))
    layers.over(colour('#14202b'), 0.16 * _inside(np.abs(away - DISC + 9) - 1.2, 2))
    return layers, x, y


def _on_dial(share, radius):
    angle = EMPTY + (FULL - EMPTY) * share
    return MIDDLE[0] + math.cos(angle) * radius, MIDDLE[1] - math.sin(angle) * radius


def _dial(layers, x, y):
    away = np.hypot(x - MIDDLE[0], y - MIDDLE[1])
    angle = np.arctan2(MIDDLE[1] - y, x - MIDDLE[0])
    angle = np.where(angle < -math.pi / 2, angle + 2 * math.pi, angle)
    share = (EMPTY - angle) / (EMPTY - FULL)
    on = _inside(np.abs(away - 62) - 5.5)
    for low, high, tint in ((0, 0.26, '#d23a2e'), (0.26, 0.42, '#e9a226'), (0.42, 1, '#2f9d62')):
        part = smoothstep(low - 0.006, low + 0.006, share) * smoothstep(high + 0.006, high - 0.006, share)
        layers.over(colour(tint), on * part)
    for tick in range(11):
        line = _segment(x, y, _on_dial(tick / 10, 49), _on_dial(tick / 10, 54 if tick % 5 else 45))
        layers.over(colour('#33414d'), _inside(line - (1.3 if tick % 5 else 2.0)))


def _needle(layers, x, y, share):
    tip, tail = _on_dial(share, 57), _on_dial(share, -14)
    along = _segment(x, y, tail, tip)
    reach = np.hypot(x - tip[0], y - tip[1]) / 71
    layers.over(colour('#14202b'), 0.25 * _inside(_segment(x, y - 3, tail, tip) - 3, 2))
    layers.over(colour('#1c2a36'), _inside(along - (1.2 + 3.0 * np.clip(reach, 0, 1))))
    away = np.hypot(x - MIDDLE[0], y - MIDDLE[1])
    layers.over(colour('#33414d'), _inside(away - 8.5))
    layers.over(colour('#8b99a5'), _inside(np.hypot(x - MIDDLE[0] + 1.5, y - MIDDLE[1] + 1.5) - 3.5, 2))


def _drop(x, y):
    """A drop of water: a ball with a point upwards."""
    low = np.hypot(x, y - 5) - 11
    neck = np.maximum(np.abs(x) - (y + 17) * 0.48, np.maximum(-17 - y, y - 2))
    return np.minimum(low, neck)


def _bottle(x, y):
    """A gas bottle: a round-shouldered body, its valve and wheel."""
    body = np.hypot(np.maximum(np.abs(x) - 3.5, 0), np.maximum(np.abs(y - 4) - 7, 0)) - 6
    valve = np.maximum(np.abs(x) - 2.6, np.abs(y + 12) - 4)
    return np.minimum(np.minimum(body, valve), np.maximum(np.abs(x) - 6, np.abs(y + 15.5) - 1.8))


def _breeze(x, y):
    """Three lines of moving air."""
    rows = [np.abs(y - low - 3.2 * np.sin(x * 0.26)) - 2.1 for low in (-8, 0, 8)]
    return np.maximum(np.minimum.reduce(rows), np.abs(x) - 15)


SYMBOLS = {'gas': _bottle, 'air': _breeze, 'water': _drop}


def _gauge(medium):
    def draw(out):
        for frame in range(GAUGE_FRAMES):
            layers, x, y = _pin('#33414d' if frame < GAUGE_FRAMES - 1 else '#b3261e')
            _dial(layers, x, y)
            layers.over(colour(MEDIA[medium]), _inside(SYMBOLS[medium](x - MIDDLE[0], y - MIDDLE[1] - 38)))
            _needle(layers, x, y, (0.72, 0.40, 0.16, 0.02)[frame])
            out.sprite(f'effect/supply-{medium}/{frame}', layers.pixels(), TIP)
    return draw


def _bolt(x, y):
    """Lightning: two slanted bars that overlap in the middle."""
    upper = np.maximum(np.maximum(np.abs(x + y * 0.52 - 4) - 17 - y * 0.12, -48 - y), y - 7)
    lower = np.maximum(np.maximum(np.abs(x + y * 0.52 + 4) - 18 + y * 0.36, y - 48), -7 - y)
    return np.minimum(upper, lower)


def _power_off(out):
    """A bolt struck out; it blinks between two pictures."""
    for frame, (rim, stroke) in enumerate((('#b3261e', '#c9342a'), ('#7d1a15', '#e8796f'))):
        layers, x, y = _pin(rim)
        at_x, at_y = x - MIDDLE[0], y - MIDDLE[1]
        layers.over(colour('#e0a41c'), _inside(_bolt(at_x, at_y)))
        line = _segment(x, y, (MIDDLE[0] - 44, MIDDLE[1] - 44), (MIDDLE[0] + 44, MIDDLE[1] + 44))
        layers.over(colour('#fbfcfb'), _inside(line - 6.5))
        layers.over(colour(stroke), _inside(line - 4))
        out.sprite(f'effect/power-off/{frame}', layers.pixels(), TIP)


FACTS = {'effects': {
    **{f'supply-{medium}': {'frames': GAUGE_FRAMES, 'frameMs': 700, 'isLoop': False} for medium in MEDIA},
    'power-off': {'frames': 2, 'frameMs': 600, 'isLoop': True},
}}
JOBS = [*(Job(f'supply-{medium}', _gauge(medium), 1) for medium in MEDIA), Job('power-off', _power_off, 1)]
