"""The one camera: true 2:1 isometric. A tile's x runs to the lower right of the picture, its y to the lower left."""
import math

import bpy
from mathutils import Vector

ELEVATION = math.radians(30)
# On a picture at 1x.
PIXELS_PER_METRE = 160.0
AZIMUTH = math.radians(-45)

# The studio's axes follow Blender (z up, right-handed): grid x is +x here, grid y is −y.


def look_at(middle, width, height, pixels_per_metre):
    """An orthographic camera with `middle` in the middle of a picture of `width` × `height` pixels."""
    for old in [thing for thing in bpy.data.objects if thing.type == 'CAMERA']:
        bpy.data.objects.remove(old)
    scene = bpy.context.scene
    data = bpy.data.cameras.new('camera')
    data.type = 'ORTHO'
    thing = bpy.data.objects.new('camera', data)
    scene.collection.objects.link(thing)
    scene.camera = thing
    away = Vector((math.cos(ELEVATION) * math.cos(AZIMUTH), math.cos(ELEVATION) * math.sin(AZIMUTH),
                   math.sin(ELEVATION)))
    thing.location = Vector(middle) + away * 40
    thing.rotation_euler = (math.pi / 2 - ELEVATION, 0, AZIMUTH + math.pi / 2)
    data.ortho_scale = max(width, height) / pixels_per_metre
    data.clip_end = 200
    scene.render.resolution_x = width
    scene.render.resolution_y = height
    scene.render.resolution_percentage = 100
    # Where the camera looks is asked before anything is rendered.
    bpy.context.view_layer.update()
    return thing


def project(point, pixels_per_metre):
    """Where a point of the studio is in the picture, in pixels from where the origin is: x to the right, y down."""
    x, y, z = point
    across = (x + y) * math.sqrt(0.5)
    down = (x - y) * math.sqrt(0.5) * math.sin(ELEVATION) - z * math.cos(ELEVATION)
    return across * pixels_per_metre, down * pixels_per_metre


def towards_eye(point):
    """How near to the eye a point is, in metres along its sight."""
    x, y, z = point
    return (x - y) * math.sqrt(0.5) * math.cos(ELEVATION) + z * math.sin(ELEVATION)
