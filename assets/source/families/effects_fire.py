"""Fire at three sizes, its light on what is round it, and sparks of an electric fault."""
import functools
import math

import numpy as np

from families.effects_fluid import Fluid, looped
from families.effects_raster import (Layers, PIXELS_PER_METRE, blurred, canvas, colour, painted, ramp, sampled,
                                     smoothstep)
from studio.job import Job

# Tongues: metres to the right and down of the pivot, height in metres, frames ahead, seed.
FLAMES = {
    'flame-starting': ((0.0, 0.0, 0.40, 0, 23), (0.04, 0.0, 0.26, 3, 37)),
    'flame-grown': ((-0.13, -0.01, 0.72, 3, 37), (0.14, -0.01, 0.62, 6, 23), (0.0, 0.02, 1.0, 0, 23)),
    'flame-large': ((-0.19, -0.04, 1.25, 2, 37), (0.20, -0.03, 1.40, 5, 23), (-0.36, 0.00, 0.80, 1, 23),
                    (0.38, 0.01, 0.90, 4, 37), (0.02, 0.05, 1.70, 0, 23)),
}
FLAME_FRAMES = 8
SPARK_FRAMES = 6
# The grid of the air: a flame takes up about two thirds of its height.
GRID_WIDTH, GRID_HEIGHT = 112, 176
BROADER = 1.55
FIRE = [(0.0, '#c23a10'), (0.16, '#d8460e'), (0.34, '#ea5a10'), (0.52, '#fb8f1d'), (0.72, '#ffc23f'),
        (0.9, '#ffe794'), (1.0, '#fffbe6')]


@functools.cache
def _burning(seed):
    """How hot the air is in each frame of the loop."""
    air = Fluid(GRID_WIDTH, GRID_HEIGHT, seed)
    middle, base = GRID_WIDTH / 2, GRID_HEIGHT - 24
    phases = air.random.uniform(0, 2 * math.pi, 4)
    pictures = []
    for step in range(290):
        for place, phase in zip((-11, -4, 4, 11), phases):
            flicker = 0.8 + 0.35 * math.sin(step * 0.21 + phase) + 0.25 * air.random.standard_normal()
            sway = place + 2.0 * math.sin(step * 0.13 + phase * 2)
            spot = np.exp(-((air.x - middle - sway) / 5.0) ** 2 - ((air.y - base) / 5.0) ** 2)
            air.heat += 0.115 * max(0.0, flicker) * (1 - 0.35 * abs(place) / 11) * spot
        air.heat = np.minimum(air.heat, 1.2)
        air.step(lift=0.052, curl=0.15, cooling=0.970)
        if step >= 120 and step % 5 == 0:
            pictures.append(air.heat.copy())
    return looped(pictures, FLAME_FRAMES)


def _tongue(x, y, heat, foot, height_metres):
    """How hot one tongue is at the picture's pixels; below its foot there is nothing."""
    grid = GRID_HEIGHT / (height_metres * PIXELS_PER_METRE * 1.25)
    down = (y - foot[1]) * grid
    # A fire is broader than the air's own column.
    hot = sampled(heat, (x - foot[0]) * grid / BROADER + GRID_WIDTH / 2, down + GRID_HEIGHT - 20)
    return np.maximum(hot, 0) * smoothstep(6, -16, down)


def _fire(hot, foot_y, height_metres):
    """Paints heat: a glow round it, then the flames, clear at the foot."""
    height, width = hot.shape
    layers = Layers(width, height)
    low = smoothstep(-0.16, 0.02, (np.arange(height) - foot_y) / (height_metres * PIXELS_PER_METRE))[:, None]
    soft = blurred(np.minimum(hot, 1), 0.035 * height_metres * PIXELS_PER_METRE)
    layers.over(colour('#ff7a1a'), 0.36 * np.clip(soft, 0, 1))
    layers.over(ramp(np.clip(hot / 1.12, 0, 1), FIRE),
                smoothstep(0.13, 0.32, hot) * (0.6 + 0.4 * smoothstep(0.15, 0.5, hot)) * (1 - 0.7 * low))
    return layers.pixels()


def _flame(name):
    tongues = FLAMES[name]

    def draw(out):
        tallest = max(height for _, _, height, _, _ in tongues) * PIXELS_PER_METRE
        spread = max(abs(across) for across, *_ in tongues) * PIXELS_PER_METRE * 2
        width, height = round(spread + tallest * 0.8), round(tallest * 1.3)
        pivot = (width / 2, height - 0.2 * PIXELS_PER_METRE)
        x, y = canvas(width, height)
        for frame in range(FLAME_FRAMES):
            hot = np.zeros((height, width), np.float32)
            for across, down, rise, ahead, seed in tongues:
                foot = (pivot[0] + across * PIXELS_PER_METRE, pivot[1] + down * PIXELS_PER_METRE)
                # The sum of cubes: tongues melt into one another where they meet.
                hot += _tongue(x, y, _burning(seed)[(frame + ahead) % FLAME_FRAMES], foot, rise) ** 3
            out.sprite(f'effect/{name}/{frame}', _fire(np.cbrt(hot), pivot[1], tallest / PIXELS_PER_METRE), pivot)
    return draw


def glow_pixels(text, width, height, power=2.0, strength=0.5):
    """A soft round light, to be added to what is below."""
    x, y = canvas(width, height)
    away = np.hypot((x - width / 2) / (width / 2), (y - height / 2) / (height / 2))
    return painted(colour(text), strength * np.clip(1 - away, 0, 1) ** power)


def _fire_light(out):
    out.sprite('effect/fire-light/0', glow_pixels('#ff8a2a', 220, 110), (110, 55), scale=0.25)


def _flying(count, random):
    """Where sparks are born, how they fly and how long they live, in metres and frames."""
    angle = random.uniform(math.radians(-165), math.radians(-15), count)
    speed = random.uniform(0.10, 0.30, count)
    return {'x': random.normal(0, 0.012, count), 'y': random.normal(0, 0.012, count), 'vx': np.cos(angle) * speed,
            'vy': np.sin(angle) * speed, 'born': random.integers(0, SPARK_FRAMES, count),
            'life': random.integers(2, 5, count), 'bright': random.uniform(0.55, 1.0, count)}


def _streak(light, start, end, width, strength):
    """A bright line that thins out towards where it came from."""
    height_, width_ = light.shape
    reach = 4 * width
    low_x, high_x = int(min(start[0], end[0]) - reach), int(max(start[0], end[0]) + reach) + 1
    low_y, high_y = int(min(start[1], end[1]) - reach), int(max(start[1], end[1]) + reach) + 1
    low_x, low_y, high_x, high_y = max(0, low_x), max(0, low_y), min(width_, high_x), min(height_, high_y)
    if low_x >= high_x or low_y >= high_y:
        return
    x, y = np.meshgrid(np.arange(low_x, high_x) + 0.5, np.arange(low_y, high_y) + 0.5)
    along = np.array(end) - np.array(start)
    length = max(1e-3, float(along @ along))
    share = np.clip(((x - start[0]) * along[0] + (y - start[1]) * along[1]) / length, 0, 1)
    away = np.hypot(x - start[0] - share * along[0], y - start[1] - share * along[1])
    light[low_y:high_y, low_x:high_x] += strength * (0.15 + 0.85 * share) * np.exp(-(away / width) ** 2)


def _spark_frame(sparks, frame, random):
    size = 430
    light = np.zeros((size, size), np.float32)
    foot = (size / 2, size * 0.45)
    for index in range(len(sparks['x'])):
        age = (frame - sparks['born'][index]) % SPARK_FRAMES
        if age >= sparks['life'][index]:
            continue
        ages = (max(0.0, age - 0.55), age + 0.25)
        places = [(foot[0] + (sparks['x'][index] + sparks['vx'][index] * a) * PIXELS_PER_METRE,
                   foot[1] + (sparks['y'][index] + sparks['vy'][index] * a + 0.028 * a * a) * PIXELS_PER_METRE)
                  for a in ages]
        fade = sparks['bright'][index] * (1 - age / (sparks['life'][index] + 0.5))
        _streak(light, *places, width=1.5, strength=1.7 * fade)
    layers = Layers(size, size)
    layers.over(colour('#ff7a1c'), 0.75 * np.clip(blurred(light, 5), 0, 1))
    layers.over(ramp(np.clip(light, 0, 1.4) / 1.4, [(0, '#ff8a24'), (0.45, '#ffd76a'), (1, '#ffffff')]),
                smoothstep(0.05, 0.6, light))
    _arc(layers, foot, frame, random)
    return layers.pixels(), foot


def _arc(layers, foot, frame, random):
    """The blue-white flash at the fault itself, strong in two of the frames."""
    strength = (1.0, 0.35, 0.75, 0.15, 0.9, 0.25)[frame]
    height, width = layers.alpha.shape
    x, y = canvas(width, height)
    away = np.hypot(x - foot[0], y - foot[1])
    layers.over(colour('#86b4ff'), 0.6 * strength * np.exp(-(away / 34) ** 2))
    line = np.zeros((height, width), np.float32)
    for _ in range(3):
        place = np.array(foot) + random.normal(0, 2, 2)
        heading = random.uniform(0, 2 * math.pi)
        for _ in range(5):
            heading += random.normal(0, 0.8)
            ahead = place + np.array((math.cos(heading), math.sin(heading) * 0.8)) * random.uniform(5, 12)
            _streak(line, place, ahead, 1.5, 1.2 * strength)
            place = ahead
    layers.over(colour('#dcebff'), np.clip(line, 0, 1))
    layers.over(colour('#ffffff'), strength * np.exp(-(away / 9) ** 2))


def _sparks(out):
    random = np.random.default_rng(5)
    sparks = _flying(46, random)
    for frame in range(SPARK_FRAMES):
        out.sprite(f'effect/sparks/{frame}', *_spark_frame(sparks, frame, random))


FACTS = {'effects': {
    **{name: {'frames': FLAME_FRAMES, 'frameMs': 90, 'isLoop': True} for name in FLAMES},
    'fire-light': {'frames': 1, 'frameMs': 1000, 'isLoop': False},
    'sparks': {'frames': SPARK_FRAMES, 'frameMs': 70, 'isLoop': True},
}}
JOBS = [*(Job(name, _flame(name), 6) for name in FLAMES), Job('fire-light', _fire_light, 1), Job('sparks', _sparks, 3)]
