"""The bay's whole background: the room under its own light, the strip outside under white light laid before it."""
import math

import numpy as np

from studio import camera, render
from studio.bay.dim_light import outage
from studio.bay.layout import DEPTH, OUTSIDE, TILE, WALL_HEIGHT, WIDTH
from studio.bay.room_floor import bay_floor, kerbs, outside_floor
from studio.bay.room_walls import bay_walls, emergency_units, outside_wall, wall_lamps
from studio.light import amber, daylight, lamp
from studio.scene import reset
from studio.sprite import PIXELS_PER_METRE


def _frame(ppm):
    """A picture that holds the walls and the strip: its size and its middle on the floor."""
    tile = math.sqrt(0.5) * TILE * ppm
    margin = 0.19 * ppm
    # The filter units behind the walls reach out at the left.
    left, right = -DEPTH * tile - 0.62 * ppm, (WIDTH + OUTSIDE) * tile + margin
    top = -(WALL_HEIGHT + 0.45) * math.cos(camera.ELEVATION) * ppm - margin
    bottom = (WIDTH + OUTSIDE + DEPTH) * tile / 2 + 0.35 * ppm
    even = lambda pixels: 2 * math.ceil(pixels / 2)
    across = (left + right) / 2 / ppm / math.sqrt(0.5)
    away = (top + bottom) / 2 / ppm / (math.sqrt(0.5) * 0.5)
    return even(right - left), even(bottom - top), ((across + away) / 2, (across - away) / 2, 0)


def _taken(ppm, samples):
    width, height, middle = _frame(ppm)
    camera.look_at(middle, width, height, ppm)
    return render.picture(ppm, samples, bounces=2, rim=0)


def _over(front, back):
    above = front.astype(np.float32)
    below = back.astype(np.float32)
    share = above[..., 3:4] / 255
    under = below[..., 3:4] / 255 * (1 - share)
    total = share + under
    colour = (above[..., :3] * share + below[..., :3] * under) / np.maximum(total, 1e-4)
    return np.concatenate([np.round(colour), np.round(total * 255)], -1).astype(np.uint8)


def _amber_light():
    amber()
    for x, y, length, is_north in wall_lamps():
        at = (x + length / 2, -0.17, 2.38) if is_north else (0.17, y - length / 2, 2.48)
        lamp(at, length if is_north else 0.12, 0.12 if is_north else length, 6.5, '#ffdc8a')


def _machine_glow(watts):
    """What the machine's own windows and port lights throw on the floor."""
    lamp((2.4, -1.5, 1.3), 2.2, 0.5, watts, '#ffc766', (math.radians(-50), 0, 0))
    lamp((1.2, -1.55, 1.38), 1.4, 0.15, watts * 0.6, '#ffdf9a', (math.radians(-20), 0, 0))


def _outage_light():
    outage()
    _machine_glow(9)
    # White light falls in through the strip outside.
    lamp((7.3, -4.0, 1.4), 1.2, 0.9, 5, '#dfeaff', (0, math.radians(70), 0))


def _emergency_light():
    daylight(sun=0.10, sky=0.13, sun_colour='#ffe7c6', sky_colour='#a9b6cc', ground_colour='#4b5468', rim=0.12)
    _machine_glow(6)
    for (x, y, z), turn in emergency_units():
        for side in (-0.085, 0.085):
            at = (x + side, y - 0.22, z - 0.05) if turn == 0 else (x + 0.22, y + side, z - 0.05)
            lean = (math.radians(-38), 0, 0) if turn == 0 else (0, math.radians(-38), 0)
            lamp(at, 0.10, 0.10, 16, '#fff0d2', lean)
    lamp((7.3, -4.0, 1.4), 1.2, 0.9, 5, '#dfeaff', (0, math.radians(70), 0))


LIGHTS = {'lit': _amber_light, 'dark': _outage_light, 'emergency': _emergency_light}


def room(out, name, light, samples, density=1.0):
    """A smaller `density` than 1: fewer pixels, where little is to be seen anyway."""
    ppm = PIXELS_PER_METRE * density
    reset()
    LIGHTS[light]()
    bay_floor()
    kerbs()
    bay_walls(light == 'lit', light == 'emergency')
    inside = _taken(ppm, samples)
    reset()
    daylight(sun=2.4, sky=0.66)
    outside_floor()
    outside_wall()
    outside = _taken(ppm, max(8, samples - 4))
    width, height, middle = _frame(ppm)
    x, y = camera.project(middle, ppm)
    out.sprite(name, _over(outside, inside), (width / 2 - x, height / 2 - y), density)
