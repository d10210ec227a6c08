"""Sprites: a thing that stands on the origin, its shadow, and the four ways it can look."""
import math

import bpy

from studio import camera, render
from studio.light import daylight, floor_bounce

# Pictures are made at 2x; 1x is scaled from them.
DENSITY = 2
PIXELS_PER_METRE = camera.PIXELS_PER_METRE * DENSITY
SHADOW_SHRINK = 8

# A thing is modelled looking sw (its front towards −y of the studio) and turned about the vertical.
FACINGS = {'sw': 0.0, 'se': math.pi / 2, 'ne': math.pi, 'nw': -math.pi / 2}


def frame_for(width, depth, height, margin=0.25):
    """Width and height in pixels at 2x, and the middle, of a picture that holds a block on the floor in any turn."""
    side = (width + depth) * math.sqrt(0.5) + 2 * margin
    rise = (width + depth) * math.sqrt(0.5) / 2 + height * math.cos(camera.ELEVATION) + 2 * margin
    even = lambda metres: 2 * math.ceil(metres * PIXELS_PER_METRE / 2)
    return even(side), even(rise), (0, 0, height / 2)


def _taken(width, height, middle, pixels_per_metre, take):
    camera.look_at(middle, width, height, pixels_per_metre)
    pixels = take()
    x, y = camera.project(middle, pixels_per_metre)
    return pixels, (width / 2 - x, height / 2 - y)


def standing(out, name, build, size, facing='sw', margin=0.25, shadow=True, samples=10, light=daylight, **look):
    """
    Models a thing with `build()` (looking sw, the middle of its footprint at the origin), turns it and puts out
    `name` and, with a shadow, `shadow/name`. `size` = (width, depth, height) in metres, of all that is seen.
    """
    from studio.scene import group, reset
    reset()
    light()
    floor = floor_bounce()
    with group(turn=FACINGS[facing]):
        build()
    bpy.context.view_layer.update()
    width, height, middle = frame_for(*size, margin)
    pixels, pivot = _taken(width, height, middle, PIXELS_PER_METRE,
                           lambda: render.picture(PIXELS_PER_METRE, samples, **look))
    out.sprite(name, pixels, pivot)
    if shadow:
        put_shadow(out, f'shadow/{name}', floor, size)


def put_shadow(out, name, floor, size):
    """The shadow of what is in the scene, at a quarter of 1x: it is drawn large and soft."""
    ppm = PIXELS_PER_METRE / SHADOW_SHRINK
    reach = size[2] * 0.6 + 0.4
    width = 2 * math.ceil(((size[0] + size[1]) * math.sqrt(0.5) / 2 + reach) * ppm)
    height = 2 * math.ceil(((size[0] + size[1]) * math.sqrt(0.5) / 4 + reach * 0.7) * ppm)
    pixels, pivot = _taken(width, height, (0, 0, 0), ppm, lambda: render.shadow(floor))
    out.sprite(name, pixels, pivot, scale=1 / SHADOW_SHRINK)
