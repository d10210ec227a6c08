"""Moving air and water of the suite: the air shower's jets, motes of dust in the light, and a running tap."""
import math

import numpy as np

from families.effects_raster import (HALF_DIAGONAL, Layers, PIXELS_PER_METRE, RISE_PER_METRE, canvas, colour, painted,
                                     smoothstep)
from studio.job import Job

FRAMES = 8
# The air shower's panel of nozzles: two metres along the wall, rows at these heights, columns from its middle.
NOZZLE_ROWS = (0.55, 0.95, 1.35, 1.75)
NOZZLE_COLUMNS = (-0.75, -0.25, 0.25, 0.75)
JET_METRES = 1.15
# The mouth of a hand dryer over the floor.
DRYER_METRES = 1.02
# A metre along the grid's x and its y on the picture.
ALONG_X = np.array((HALF_DIAGONAL, HALF_DIAGONAL / 2)) * PIXELS_PER_METRE
ALONG_Y = np.array((-HALF_DIAGONAL, HALF_DIAGONAL / 2)) * PIXELS_PER_METRE


def _jet(light, start, way, frame, phase):
    """A jet widens and thins; brighter threads run along it."""
    height, width = light.shape
    x, y = canvas(width, height)
    length = float(np.hypot(*way))
    ahead = way / length
    along = ((x - start[0]) * ahead[0] + (y - start[1]) * ahead[1]) / length
    aside = -(x - start[0]) * ahead[1] + (y - start[1]) * ahead[0]
    spread = 1.4 + 9.5 * np.clip(along, 0, 1)
    body = np.exp(-(aside / spread) ** 2) * (along > 0) * np.clip(1 - along, 0, 1) ** 1.1
    run = np.cos(2 * math.pi * (along * 2.2 - frame / FRAMES - phase))
    thread = np.exp(-((aside - 0.45 * spread * math.sin(phase * 19)) / (spread * 0.25)) ** 2)
    light += body * (0.42 + 0.25 * run) + 0.8 * body * thread * smoothstep(0.0, 1, run)


def _air_shower(out):
    """Kept at half the size: air has no edges. The pivot is on the floor below the panel's middle."""
    half = 0.5
    width, height = 490, 450
    pivot = (320, 345)
    for frame in range(FRAMES):
        light = np.zeros((height, width), np.float32)
        for row, rise in enumerate(NOZZLE_ROWS):
            for column, place in enumerate(NOZZLE_COLUMNS):
                start = np.array(pivot) + (ALONG_X * place - np.array((0, rise * RISE_PER_METRE))) * half
                phase = ((row * 4 + column) * 0.381) % 1
                _jet(light, start, (ALONG_Y * JET_METRES + np.array((0, 26))) * half, frame, phase)
        out.sprite(f'effect/airShower/{frame}', painted(colour('#f6fcff'), np.clip(light * 0.95, 0, 0.9)), pivot, half)


def _dust(out):
    random = np.random.default_rng(4)
    size = 400
    motes = [(random.uniform(40, size - 40), random.uniform(40, size - 40), random.uniform(4, 16), random.uniform(0, 1),
              random.uniform(0.9, 2.6), random.uniform(0.3, 0.9), random.choice((-1, 1))) for _ in range(34)]
    x, y = canvas(size, size)
    for frame in range(FRAMES):
        layers = Layers(size, size)
        for place_x, place_y, swing, phase, radius, bright, way in motes:
            turn = 2 * math.pi * (frame / FRAMES + phase) * way
            at_x, at_y = place_x + swing * math.cos(turn), place_y + swing * 0.6 * math.sin(turn)
            far = ((x - at_x) ** 2 + (y - at_y) ** 2) / radius ** 2
            twinkle = bright * (0.55 + 0.45 * math.sin(turn + phase * 9))
            layers.over(colour('#fffdf2'), twinkle * (np.exp(-far) + 0.22 * np.exp(-far / 7)))
        out.sprite(f'effect/dust/{frame}', layers.pixels(), (size / 2, size / 2))


def _water_running(out):
    """Falls from a tap's mouth (the pivot) by 0.2 m and spreads in the basin."""
    width, height = 132, 128
    mouth = (width / 2, 8)
    bottom = mouth[1] + 0.20 * RISE_PER_METRE
    x, y = canvas(width, height)
    for frame in range(FRAMES):
        share = frame / FRAMES
        fallen = np.clip((y - mouth[1]) / (bottom - mouth[1]), 0, 1)
        sway = 0.8 * np.sin(2 * math.pi * (fallen * 1.5 - share))
        thick = 4.6 - 1.5 * fallen + 0.7 * np.sin(2 * math.pi * (fallen * 3 - share * 2))
        stream = np.clip(1.15 - ((x - mouth[0] - sway) / thick) ** 2, 0, 1) * (y > mouth[1]) * (y < bottom)
        layers = Layers(width, height)
        flat = np.hypot((x - mouth[0]) / 2, y - bottom)
        for born in (0.0, 0.5):
            age = (share + born) % 1
            wave = np.exp(-((flat - 3 - 20 * age) / 1.8) ** 2) * (1 - age)
            layers.over(colour('#e9f6fc'), 0.6 * wave)
        layers.over(colour('#d2eaf4'), 0.5 * np.exp(-(flat / 9) ** 2))
        layers.over(colour('#bfe0ee'), stream * 0.72)
        layers.over(colour('#ffffff'), stream * 0.9 * np.exp(-((x - mouth[0] - sway + 1.3) / 1.1) ** 2)
                    * (0.65 + 0.35 * np.sin(2 * math.pi * (fallen * 4 - share * 2))))
        _splash(layers, x, y, (mouth[0], bottom), share)
        out.sprite(f'effect/water/{frame}', layers.pixels(), mouth)


def _splash(layers, x, y, foot, share):
    random = np.random.default_rng(2)
    for _ in range(16):
        angle, speed, born = random.uniform(-2.7, -0.45), random.uniform(14, 34), random.uniform(0, 1)
        age = (share + born) % 1
        at_x = foot[0] + math.cos(angle) * speed * age * 1.2
        at_y = foot[1] + math.sin(angle) * speed * age + 26 * age * age
        far = ((x - at_x) ** 2 + (y - at_y) ** 2) / random.uniform(1.2, 2.4) ** 2
        layers.over(colour('#f4fbff'), (1 - age) * 0.95 * np.exp(-far))


def _dryer(out):
    """Warm air under a hand dryer, whose middle is over the pivot on the floor: wavering lines that run down and fade."""
    width, height = 150, 330
    pivot = (width / 2, height - 20)
    top = pivot[1] - DRYER_METRES * RISE_PER_METRE
    x, y = canvas(width, height)
    fallen = (y - top) / (0.34 * RISE_PER_METRE)
    for frame in range(FRAMES):
        light = np.zeros((height, width), np.float32)
        for number in range(7):
            place = pivot[0] + (number - 3) * (5 + 6 * np.clip(fallen, 0, 1))
            wave = 3.2 * np.sin(2 * math.pi * (fallen * 1.4 - frame / FRAMES) + number * 1.3)
            line = np.exp(-((x - place - wave) / (1.4 + 2.2 * np.clip(fallen, 0, 1))) ** 2)
            run = 0.6 + 0.4 * np.cos(2 * math.pi * (fallen * 2 - frame / FRAMES * 2 + number * 0.37))
            light += line * run * (fallen > 0) * np.clip(1 - fallen, 0, 1)
        out.sprite(f'effect/dryer/{frame}', painted(colour('#fff6ea'), np.clip(light * 0.75, 0, 0.85)), pivot)


FACTS = {'effects': {
    'airShower': {'frames': FRAMES, 'frameMs': 60, 'isLoop': True},
    'dryer': {'frames': FRAMES, 'frameMs': 70, 'isLoop': True},
    'dust': {'frames': FRAMES, 'frameMs': 220, 'isLoop': True},
    'water': {'frames': FRAMES, 'frameMs': 60, 'isLoop': True},
}}
JOBS = [Job('airShower', _air_shower, 5), Job('dryer', _dryer, 1), Job('dust', _dust, 6), Job('water', _water_running, 1)]
