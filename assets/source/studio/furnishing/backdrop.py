"""The background of one room: what stands still and hides nobody. Pivot: the area's first corner on the floor."""
import math

import bpy

from studio import camera, render
from studio.furnishing.flooring import TILE
from studio.light import daylight
from studio.scene import reset
from studio.sprite import PIXELS_PER_METRE

TOP = 2.46
BELOW = 0.16
# While one works, a look at a quarter of the size does.
SHRINK = 4 if render.ROUGH else 1


def backdrop(out, location, tiles, build, is_walled=True, samples=14):
    """`build()` models the room with its first corner at the origin; `tiles` = (width, depth) of what is seen."""
    reset()
    daylight()
    build()
    bpy.context.view_layer.update()
    ppm = PIXELS_PER_METRE / SHRINK
    width, depth = tiles[0] * TILE, tiles[1] * TILE
    floor = [(x, -y, z) for x in (-0.12, width + 0.12) for y in (-0.12, depth + 0.12) for z in (-BELOW, 0)]
    walls = [(-0.12, 0.12, TOP), (width + 0.12, 0.12, TOP), (-0.12, -depth, TOP)] if is_walled else []
    places = [camera.project(point, ppm) for point in floor + walls]
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    top, bottom = min(y for _, y in places), max(y for _, y in places)
    wide, tall = 2 * math.ceil((right - left) / 2), 2 * math.ceil((bottom - top) / 2)
    # The origin lies on a whole pixel.
    across, down = round((left + right) / 2), round((top + bottom) / 2)
    on_x, on_y = across / ppm / math.sqrt(0.5), down / ppm / (math.sqrt(0.5) * 0.5)
    camera.look_at(((on_x + on_y) / 2, (on_x - on_y) / 2, 0), wide, tall, ppm)
    pixels = render.picture(ppm, samples, contact=0.62, contact_metres=0.35, rim=0, outline=0.24)
    out.sprite(f'room/{location}', pixels, (wide / 2 - across, tall / 2 - down), scale=1 / SHRINK)
