"""Draws one person's portraits: head and shoulders from a low, near camera, one picture a mood."""
import math

import bpy
import numpy as np
from mathutils import Vector

from studio import camera, render
from studio.clothes.fabric import Sewn
from studio.clothes.sewing import sewn
from studio.light import daylight
from studio.people import body, meshing
from studio.people.figure import Figure, SIDES
from studio.people.part import Part, paint
from studio.people.poses import POSES
from studio.people.sdf import Field
from studio.portraits.moods import MOODS, face_parts
from studio.scene import empty, reset

WIDTH, HEIGHT = 480, 560
_PIXELS_PER_METRE = 960
_ELEVATION = math.radians(7)
# What is below this height over the chest's joint is not in the picture.
_LOWEST = -0.36


def _skin(figure, colour):
    skin = Field()
    body.torso(skin, figure, lower=False)
    for side, _ in SIDES:
        arm = Field()
        body.arm(arm, figure, side)
        skin.join(arm, figure.upper_arm[side].origin, 0.17, 0.06)
    top = Field()
    body.head(top, figure)
    skin.join(top, figure.neck(0, 0, -0.01), 0.14, 0.05)
    return Part(skin, paint(colour, rough=0.5, shine=0.28), 0.0034)


def _cut(corners, faces, lowest):
    """Only the faces above a height."""
    kept = (corners[faces][:, :, 2] > lowest).all(1)
    return corners, faces[kept]


def _put(parts, root, figure):
    lowest = figure.chest.origin[2] + _LOWEST
    made = []
    for part in parts:
        shape = part.shape if isinstance(part.shape, tuple) else meshing.mesh(part.shape, part.step, part.relax)
        corners, faces = _cut(np.asarray(shape[0], float), np.asarray(shape[1], int), lowest)
        if len(faces) == 0:
            continue
        thing = sewn('portrait', Sewn((corners, faces), part.paint, part.step, part.relax, getattr(part, 'masks', ())))
        thing.parent = root
        made.append(thing)
    return made


def _look(figure):
    """A camera a little over the eyes' height, straight ahead."""
    eye = camera.look_at((0, 0, 0), WIDTH, HEIGHT, _PIXELS_PER_METRE)
    middle = figure.head.origin * figure.size + np.array([0, 0, -0.085])
    away = Vector((0, -math.cos(_ELEVATION), math.sin(_ELEVATION)))
    eye.location = Vector(middle) + away * 10
    eye.rotation_euler = (math.pi / 2 - _ELEVATION, 0, 0)
    bpy.context.view_layer.update()


def draw(out, who, sex, skin, face, dress, turn):
    """`dress(figure)` gives all parts that are no skin: hair and clothes; `turn` in degrees about the vertical."""
    reset()
    daylight(sun=2.3, sky=0.68)
    figure = Figure(sex, POSES['stand'])
    root = empty('sitter', turn=math.radians(turn))
    root.scale = (figure.size,) * 3
    _put([_skin(figure, skin), *dress(figure)], root, figure)
    for name, mood in MOODS.items():
        features = _put(face_parts(figure, face, mood), root, figure)
        _look(figure)
        pixels = render.picture(_PIXELS_PER_METRE, 24, outline=0.22, rim=0.16)
        # All have one size: what is not seen at the corners keeps the margins.
        pixels[[0, 0, -1, -1], [0, -1, 0, -1], 3] = np.maximum(pixels[[0, 0, -1, -1], [0, -1, 0, -1], 3], 5)
        out.sprite(f'portrait/{who}/{name}', pixels, (WIDTH / 2, HEIGHT))
        for thing in features:
            bpy.data.objects.remove(thing)
