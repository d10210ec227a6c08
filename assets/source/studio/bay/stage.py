"""Draws things of the bay under its amber light, alone or seen through what stands before them."""
import math

import bpy
from mathutils import Vector

from studio import camera, render
from studio.light import amber, floor_bounce
from studio.scene import reset, solids
from studio.sprite import PIXELS_PER_METRE, put_shadow

AMBER_FLOOR = '#c3bda6'


def _corners(things):
    bpy.context.view_layer.update()
    return [thing.matrix_world @ Vector(corner) for thing in things for corner in thing.bound_box]


def _window(things, margin):
    """The smallest picture that holds these: its size in pixels and the floor's point in its middle."""
    seen = [camera.project(corner, PIXELS_PER_METRE) for corner in _corners(things)]
    left, right = min(x for x, _ in seen) - margin, max(x for x, _ in seen) + margin
    top, bottom = min(y for _, y in seen) - margin, max(y for _, y in seen) + margin
    even = lambda pixels: 2 * math.ceil(pixels / 2)
    across = (left + right) / 2 / PIXELS_PER_METRE / math.sqrt(0.5)
    away = (top + bottom) / 2 / PIXELS_PER_METRE / (math.sqrt(0.5) * 0.5)
    return even(right - left), even(bottom - top), ((across + away) / 2, (across - away) / 2, 0)


def seen(out, name, build, pivot=(0, 0, 0), before=None, light=amber, samples=16, margin=12, after=None,
         floor=-0.002, **look):
    """
    Models with `build()` and puts out what is seen of it as `name`; `pivot` is a point of the model. What `before()`
    makes hides and shades it, and is not seen itself. `after(pixels, to_pixel)` may paint into the picture. `floor`
    is where light comes back from: far below what hangs on a wall.
    """
    reset()
    light()
    floor_bounce(AMBER_FLOOR).location = (0, 0, floor + 0.002)
    hidden = []
    if before:
        there = set(bpy.data.objects)
        before()
        hidden = [thing for thing in solids() if thing not in there]
        for thing in hidden:
            thing.is_holdout = True
    build()
    shown = [thing for thing in solids() if thing not in hidden and thing.visible_camera]
    width, height, middle = _window(shown, margin)
    camera.look_at(middle, width, height, PIXELS_PER_METRE)
    bpy.context.view_layer.update()
    pixels = render.picture(PIXELS_PER_METRE, samples, **look)


    def to_pixel(point):
        x, y = camera.project(tuple(a - b for a, b in zip(point, middle)), PIXELS_PER_METRE)
        return width / 2 + x, height / 2 + y

    if after:
        pixels = after(pixels, to_pixel)
    out.sprite(name, pixels, to_pixel(pivot))


def standing(out, name, build, size, light=amber, **more):
    """A thing on the floor with its shadow. `size` = (width, depth, height) in metres."""
    seen(out, name, build, light=light, **more)
    catcher = next(thing for thing in bpy.data.objects if thing.name == 'bounce')
    put_shadow(out, f'shadow/{name}', catcher, size)
