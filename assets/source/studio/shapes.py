"""Solid shapes with bevelled edges. Metres; x and y on the floor, z up."""
import math

import bmesh
import bpy
from mathutils import Vector


def _finish(thing, surface, smooth=True, angle=40):
    if surface is not None:
        thing.data.materials.clear()
        thing.data.materials.append(surface)
    if smooth and thing.type == 'MESH':
        for face in thing.data.polygons:
            face.use_smooth = True
        thing.data.use_auto_smooth = True
        thing.data.auto_smooth_angle = math.radians(angle)
    return thing


def _link(name, data):
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def _bevel(thing, width, angle=None):
    bevel = thing.modifiers.new('bevel', 'BEVEL')
    bevel.width = width
    bevel.segments = 3
    bevel.limit_method = 'ANGLE'
    bevel.harden_normals = True
    if angle is not None:
        bevel.angle_limit = math.radians(angle)


def mesh(name, corners, faces, surface, smooth=True, angle=40):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(corner) for corner in corners], [], faces)
    data.update()
    return _finish(_link(name, data), surface, smooth, angle)


def box(name, low, high, surface, bevel=0.012):
    """A box between two corners."""
    low, high = Vector(low), Vector(high)
    size = high - low
    corners = [(x * size.x / 2, y * size.y / 2, z * size.z / 2) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = mesh(name, corners, faces, surface)
    thing.location = (low + high) / 2
    if bevel > 0:
        _bevel(thing, min(bevel, min(size) * 0.49))
    return thing


def cylinder(name, middle, radius, height, surface, axis='Z', bevel=0.006, sides=40, top_radius=None):
    shape = bmesh.new()
    bmesh.ops.create_cone(shape, cap_ends=True, segments=sides, radius1=radius,
                          radius2=radius if top_radius is None else top_radius, depth=height)
    data = bpy.data.meshes.new(name)
    shape.to_mesh(data)
    shape.free()
    thing = _finish(_link(name, data), surface)
    thing.location = Vector(middle)
    thing.rotation_euler = {'Z': (0, 0, 0), 'X': (0, math.pi / 2, 0), 'Y': (math.pi / 2, 0, 0)}[axis]
    if bevel > 0:
        _bevel(thing, bevel, 40)
    return thing


def ball(name, middle, radii, surface, turn=(0, 0, 0)):
    """An ellipsoid; `radii` one number or three."""
    shape = bmesh.new()
    bmesh.ops.create_uvsphere(shape, u_segments=32, v_segments=20, radius=1)
    data = bpy.data.meshes.new(name)
    shape.to_mesh(data)
    shape.free()
    thing = _finish(_link(name, data), surface, angle=180)
    thing.location = middle
    thing.scale = (radii,) * 3 if isinstance(radii, (int, float)) else radii
    thing.rotation_euler = turn
    return thing


def tube(name, points, radius, surface, smooth=True, closed=False, fineness=8):
    """A round bar along points; smooth ones bend, others have corners."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = fineness
    curve.use_fill_caps = True
    line = curve.splines.new('BEZIER' if smooth else 'POLY')
    if smooth:
        line.bezier_points.add(len(points) - 1)
        for point, place in zip(line.bezier_points, points):
            point.co = place
            point.handle_left_type = point.handle_right_type = 'AUTO'
    else:
        line.points.add(len(points) - 1)
        for point, place in zip(line.points, points):
            point.co = (*place, 1)
    line.use_cyclic_u = closed
    curve.materials.append(surface)
    return _link(name, curve)


def lathe(name, profile, surface, at=(0, 0, 0), sides=48, angle=40):
    """A turned shape: `profile` is a list of (radius, height) from the bottom to the top."""
    count = len(profile)
    corners = []
    for side in range(sides):
        turn = 2 * math.pi * side / sides
        corners += [(r * math.cos(turn), r * math.sin(turn), z) for r, z in profile]
    faces = []
    for side in range(sides):
        beside = (side + 1) % sides
        faces += [(side * count + q, beside * count + q, beside * count + q + 1, side * count + q + 1)
                  for q in range(count - 1)]
    thing = mesh(name, corners, faces, surface, True, angle)
    thing.location = at
    return thing


def plane(name, low, high, z, surface):
    """A flat rectangle on the floor."""
    corners = [(low[0], low[1], z), (high[0], low[1], z), (high[0], high[1], z), (low[0], high[1], z)]
    return mesh(name, corners, [(0, 1, 2, 3)], surface, False)


def letters(name, text, at, size, surface, turn=(0, 0, 0), align='CENTER', thickness=0.001):
    """
    Digits and Latin letters on a thing itself (a locker's number). Words that a learner reads are lettered in the scene.
    """
    curve = bpy.data.curves.new(name, 'FONT')
    curve.body = text
    curve.size = size
    curve.align_x = align
    curve.align_y = 'CENTER'
    curve.extrude = thickness
    curve.materials.append(surface)
    thing = _link(name, curve)
    thing.location = at
    thing.rotation_euler = turn
    return thing
