"""Takes a thing's picture as it lies or hangs before the eye: from the front and a little above, framed tight."""
import math

import bpy
import numpy as np

from studio import render
from studio.job import Job
from studio.light import daylight, floor_bounce
from studio.props.pictures import ENLARGED, Pose
from studio.scene import empty, reset, solids

LONGEST = 360
_SAMPLES = 8
_LYING, _HANGING = math.radians(20), math.radians(3)


def _places(floor):
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    rows = []
    for thing in solids():
        if thing is floor:
            continue
        shape = thing.evaluated_get(graph)
        data = shape.to_mesh()
        corners = np.empty(len(data.vertices) * 3)
        data.vertices.foreach_get('co', corners)
        world = np.array(shape.matrix_world)
        rows.append(corners.reshape(-1, 3) @ world[:3, :3].T + world[:3, 3])
        shape.to_mesh_clear()
    return np.concatenate(rows)


def _look(floor, elevation):
    """A camera without perspective that holds all of it; pixels a metre."""
    x, y, z = _places(floor).T
    rise = y * math.sin(elevation) + z * math.cos(elevation)
    wide, tall = x.max() - x.min(), rise.max() - rise.min()
    density = LONGEST / max(wide, tall)
    width, height = (2 * math.ceil(metres * density / 2) + 12 for metres in (wide, tall))
    scene = bpy.context.scene
    data = bpy.data.cameras.new('eye')
    data.type, data.clip_end = 'ORTHO', 200
    data.ortho_scale = max(width, height) / density
    thing = bpy.data.objects.new('eye', data)
    scene.collection.objects.link(thing)
    scene.camera = thing
    across, up = (x.max() + x.min()) / 2, (rise.max() + rise.min()) / 2
    away = 40.0
    thing.location = (across, up * math.sin(elevation) - away * math.cos(elevation),
                      up * math.cos(elevation) + away * math.sin(elevation))
    thing.rotation_euler = (math.pi / 2 - elevation, 0, 0)
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    bpy.context.view_layer.update()
    return density


def _drawn(name, model, pose, is_hung):
    def draw(out):
        reset()
        daylight(sun=2.2, sky=0.7)
        floor, root = floor_bounce(), empty()
        model()
        for thing in list(bpy.data.objects):
            if thing.parent is None and thing.type != 'LIGHT' and thing not in (floor, root):
                thing.parent = root
        root.scale = (ENLARGED,) * 3
        root.matrix_world = root.matrix_world @ pose.matrix()
        floor.location.z = -1.5 * ENLARGED if is_hung else _places(floor)[:, 2].min() - 0.004
        density = _look(floor, _HANGING if is_hung else _LYING)
        pixels = render.picture(density, _SAMPLES, contact_metres=0.2, outline=0.28, rim=0.18)
        out.sprite(f'near/{name}', pixels, (0, 0))
    return draw


def lying(code, model, turn=(0, 0, 0), at=(0, 0, 0)):
    return Job(code, _drawn(code, model, Pose(turn, at), False), 15.0)


def hung(code, model, turn=(0, 0, -56)):
    """Its back is turned to the scene's eye as far as that: here its front looks out of the closet."""
    return Job(f'{code}-hung', _drawn(f'{code}-hung', model, Pose(turn), True), 15.0)
