"""Marks on the floor: the tile pointed at, where one stands to use a thing, where a hint is."""
import numpy as np

from studio.job import Job
from studio.sprite import PIXELS_PER_METRE

TEAL, AMBER, WHITE = (13, 125, 140), (237, 153, 33), (255, 255, 255)
SIZE, PIVOT = (232, 118), (116, 2)
FINE = 4


def _smooth(low, high, value):
    share = np.clip((value - low) / (high - low), 0, 1)
    return share * share * (3 - 2 * share)


def _round_square(x, y, radius=0.035):
    half = 0.225 - radius
    out = np.hypot(np.maximum(np.abs(x) - half, 0), np.maximum(np.abs(y) - half, 0))
    return out + np.minimum(np.maximum(np.abs(x), np.abs(y)) - half, 0) + half


def _tile(x, y):
    away = _round_square(x, y)
    fill = 0.10 + 0.16 * _smooth(0.05, 0.225, away)
    rim = _smooth(0.193, 0.197, away)
    return [(TEAL, fill + (0.95 - fill) * rim, away < 0.225)]


def _approach(x, y):
    away = np.hypot(x, y)
    fill = 0.12 + 0.22 * _smooth(0.02, 0.16, away)
    rim = _smooth(0.152, 0.156, away)
    return [(AMBER, 0.9 * (1 - _smooth(0.015, 0.045, away)), away < 0.045),
            (AMBER, fill + (0.95 - fill) * rim, away < 0.188)]


def _hint(x, y):
    away = np.hypot(x, y)
    # Upright for the eye: up is where both grow smaller.
    stem = (np.abs(x - y) < 0.027) & (x + y > -0.045) & (x + y < 0.135)
    dot = np.hypot(x + 0.056, y + 0.056) < 0.021
    return [(WHITE, 0.95, (away >= 0.142) & (away < 0.168)), (WHITE, 1.0, dot | stem), (TEAL, 0.93, away < 0.15)]


PAINTS = {'tile': _tile, 'approach': _approach, 'hint': _hint}


def _painted(paint):
    width, height = SIZE
    rows, columns = np.mgrid[0:height * FINE, 0:width * FINE]
    u = ((columns + 0.5) / FINE - PIVOT[0]) / PIXELS_PER_METRE / np.sqrt(0.5)
    v = ((rows + 0.5) / FINE - PIVOT[1]) / PIXELS_PER_METRE / (np.sqrt(0.5) * 0.5)
    x, y = (v + u) / 2 - 0.25, (v - u) / 2 - 0.25
    colour = np.zeros((*x.shape, 3), np.float32)
    cover = np.zeros(x.shape, np.float32)
    # From the lowest up.
    for tint, alpha, where in reversed(paint(x, y)):
        share = np.where(where, alpha, 0)
        colour = colour * (1 - share)[..., None] + np.array(tint, np.float32) * share[..., None]
        cover = cover * (1 - share) + share
    small = lambda a: a.reshape(height, FINE, width, FINE, -1).mean((1, 3))
    colour, cover = small(colour), small(cover)
    colour = colour / np.maximum(cover, 1e-3)
    return np.round(np.clip(np.concatenate([colour, cover * 255], -1), 0, 255)).astype(np.uint8)


def _draw(name):
    def draw(out):
        out.sprite(f'mark/{name}', _painted(PAINTS[name]), PIVOT)
    return draw


JOBS = [Job(name, _draw(name), 1) for name in PAINTS]
