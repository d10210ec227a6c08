"""Pieces that stand on a tile's edge: walls and doors. Pivot: the edge's first corner on the floor."""
import math

import bpy

from studio import camera, render
from studio.light import daylight, floor_bounce
from studio.scene import group, reset
from studio.sprite import PIXELS_PER_METRE


class along:
    """
    What is made inside runs along +x from the origin with its front towards −y: as an edge of axis x needs it. For
    axis y it is mirrored and turned, so that its front looks along the grid's +x.
    """

    def __init__(self, axis, at=(0, 0, 0)):
        self.axis = axis
        self.group = group(at, 0.0 if axis == 'x' else -math.pi / 2)

    def __enter__(self):
        self.point = self.group.__enter__()
        return self.point

    def __exit__(self, *given):
        self.group.__exit__(*given)
        if self.axis == 'y':
            self.point.scale = (1, -1, 1)


def edge_piece(out, name, build, axis, size, samples=16, rim=0.0, outline=0.3, margin=0.16, bounce=True):
    """`build()` models the piece; `size` = (length, reach to its front and back, height) in metres."""
    length, reach, height = size
    reset()
    daylight()
    # What reaches below the floor would lie in its dark.
    if bounce:
        floor_bounce()
    with along(axis):
        build()
    bpy.context.view_layer.update()
    half = length / 2
    middle = (half, 0, height / 2) if axis == 'x' else (0, -half, height / 2)
    across = (length + 2 * reach) * math.sqrt(0.5) + 2 * margin
    rise = across / 2 + height * math.cos(camera.ELEVATION) + margin
    width, tall = (2 * math.ceil(metres * PIXELS_PER_METRE / 2) for metres in (across, rise))
    camera.look_at(middle, width, tall, PIXELS_PER_METRE)
    pixels = render.picture(PIXELS_PER_METRE, samples, rim=rim, outline=outline)
    x, y = camera.project(middle, PIXELS_PER_METRE)
    out.sprite(name, pixels, (width / 2 - x, tall / 2 - y))
