"""
The eye before a mirror: straight ahead at eye height, a slight perspective, uprights upright. What it sees is turned
over: a mirror's left is the person's left.
"""
import math
from dataclasses import dataclass

import bpy
import numpy as np

EYE_HEIGHT = 1.50
# From the eye to the person in the glass: twice as far as the glass.
DISTANCE = 3.4
_SENSOR = 36.0


@dataclass(frozen=True)
class View:
    """
    What a picture shows, in metres at the person's place: its middle and its size; `density` is pixels a metre at 2x,
    `lowest` the height under which nothing is seen.
    """
    name: str
    middle: tuple
    size: tuple
    density: float
    lowest: float = None

    @property
    def pixels(self):
        """Even width and height at 2x."""
        return tuple(2 * math.ceil(metres * self.density / 2) for metres in self.size)

    def seen(self, point):
        """Where a point of the studio is in the picture, turned over, in pixels at 2x."""
        x, y, z = point
        nearer = DISTANCE / (DISTANCE + y)
        width, height = self.pixels
        across = (x * nearer - self.middle[0]) * self.density
        up = (EYE_HEIGHT + (z - EYE_HEIGHT) * nearer - self.middle[1]) * self.density
        return width / 2 - across, height / 2 - up

    def pivot(self):
        """The floor under the person; the picture's middle where the floor is not in it."""
        width, height = self.pixels
        return (width / 2, height / 2) if self.lowest is not None else self.seen((0, 0, 0))

    def look(self, scale=1.0):
        """Puts the camera up; `scale` makes the picture smaller."""
        for old in [thing for thing in bpy.data.objects if thing.type == 'CAMERA']:
            bpy.data.objects.remove(old)
        scene = bpy.context.scene
        width, height = (max(2, round(side * scale)) for side in self.pixels)
        data = bpy.data.cameras.new('eye')
        data.sensor_width = _SENSOR
        longest = max(width, height) / (self.density * scale)
        data.lens = _SENSOR * DISTANCE / longest
        data.shift_x = self.middle[0] / longest
        data.shift_y = (self.middle[1] - EYE_HEIGHT) / longest
        data.clip_end = 100
        thing = bpy.data.objects.new('eye', data)
        scene.collection.objects.link(thing)
        scene.camera = thing
        thing.location = (0, -DISTANCE, EYE_HEIGHT)
        thing.rotation_euler = (math.pi / 2, 0, 0)
        scene.render.resolution_x, scene.render.resolution_y = width, height
        scene.render.resolution_percentage = 100
        bpy.context.view_layer.update()


def turned_over(pixels):
    return np.ascontiguousarray(pixels[:, ::-1])
