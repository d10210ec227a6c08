"""
Places seen from near, as pictures of 4 : 3. What lies there is laid over the picture by percent: the plane nearest to the
eye is measured in the same percent, across and down.
"""
import math

import bpy

WIDE, HIGH = 1.6, 1.2
PIXELS = (960, 720)
DENSITY = PIXELS[0] / WIDE


def across(percent):
    """Metres from the middle."""
    return (percent / 100 - 0.5) * WIDE


def up(percent):
    """Metres over the picture's lower edge, of a place so many percent below its upper one."""
    return (1 - percent / 100) * HIGH


def _camera(distance, size, pixels):
    for old in [thing for thing in bpy.data.objects if thing.type == 'CAMERA']:
        bpy.data.objects.remove(old)
    scene = bpy.context.scene
    data = bpy.data.cameras.new('eye')
    data.sensor_width, data.clip_end = 36.0, 100
    data.lens = 36.0 * distance / max(size)
    thing = bpy.data.objects.new('eye', data)
    scene.collection.objects.link(thing)
    scene.camera = thing
    scene.render.resolution_x, scene.render.resolution_y = pixels
    scene.render.resolution_percentage = 100
    return thing


def before(eye=0.75, distance=3.2, size=(WIDE, HIGH), pixels=PIXELS):
    """
    Straight ahead at a height; the plane y = 0 fills the picture, its lower edge at z = 0. Uprights stay upright: a high
    eye sees the tops of boards.
    """
    thing = _camera(distance, size, pixels)
    thing.data.shift_y = (size[1] / 2 - eye) / max(size)
    thing.location = (0, -distance, eye)
    thing.rotation_euler = (math.pi / 2, 0, 0)
    bpy.context.view_layer.update()


def above(distance=2.4, top=0.0):
    """Straight down on the plane z = `top`, its middle in the middle; +y is up in the picture."""
    thing = _camera(distance, (WIDE, HIGH), PIXELS)
    thing.location = (0, 0, top + distance)
    bpy.context.view_layer.update()
