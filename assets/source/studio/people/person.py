"""The jobs of one sex: for every pose one that draws all layers, looking all four ways, and the shadows."""
import math

import numpy as np

from studio import camera
from studio.job import Job
from studio.people import shade, sheet
from studio.people.figure import Figure
from studio.people.poses import POSES
from studio.people.sdf import turn_z
from studio.people.wear import LAYERS
from studio.scene import reset
from studio.sprite import FACINGS

_SECONDS = 75.0
_SECONDS_A_LAYER = 8.0
# A family of its own draws it: families/overboots.py.
_APART = ('reusableShoecovers-alone',)
# A shadow is that of somebody dressed.
_THROWING = ('body', 'coverall-closed')


def _put_layers(out, sex, pose, layers):
    """Draws layers in a pose, looking all four ways; answers the wardrobe they are of."""
    reset()
    wardrobe = sheet.Wardrobe(Figure(sex, pose), LAYERS, layers)
    name = lambda layer, facing: f'person/{sex}/{layer}/{pose.name}/{facing}'
    sheet.draw_layers(lambda layer, facing, pixels, pivot: out.sprite(name(layer, facing), pixels, pivot),
                      wardrobe, layers, list(FACINGS))
    return wardrobe


def _draw(sex, pose):
    def draw(out):
        wardrobe = _put_layers(out, sex, pose, [layer for layer in LAYERS if layer not in _APART])
        corners = np.concatenate([shape.corners for layer in _THROWING for shape in wardrobe.shapes.get(layer, [])])
        for facing in FACINGS:
            pixels, pivot, scale = shade.shadow(corners, facing)
            out.sprite(f'person/{sex}/shadow/{pose.name}/{facing}', pixels, pivot, scale)
    return draw


def _hand(figure, side, facing):
    """Where a hand holds a thing, in pixels at 1x from the floor under the person."""
    turn = turn_z(math.degrees(FACINGS[facing]))
    grip, waist = turn @ figure.grip(side), turn @ (figure.waist.origin * figure.size)
    x, y = camera.project(grip, camera.PIXELS_PER_METRE)
    return {'x': round(x), 'y': round(y), 'isInFront': bool(camera.towards_eye(grip - waist) > -0.02)}


def jobs(sex):
    return [Job(name, _draw(sex, pose), _SECONDS) for name, pose in POSES.items()]


def layer_jobs(sex, layer):
    """The jobs of one layer alone, for every pose."""
    draw = lambda pose: lambda out: _put_layers(out, sex, pose, [layer])
    return [Job(f'{sex}-{name}', draw(pose), _SECONDS_A_LAYER) for name, pose in POSES.items()]


def facts(sex):
    """The poses, the layers bottom first, and where the hands are."""
    found = {f'people/{sex}/poses': list(POSES), f'people/{sex}/layers': list(LAYERS)}
    for name, pose in POSES.items():
        figure = Figure(sex, pose)
        for facing in FACINGS:
            found[f'people/{sex}/hands/{name}/{facing}'] = {side: _hand(figure, side, facing)
                                                           for side in ('left', 'right')}
    return found
