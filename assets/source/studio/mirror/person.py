"""A person before a mirror: the pose, the two looks (whole, and the head from near), and where what is."""
import numpy as np

from studio.job import Job
from studio.mirror.eye import View
from studio.mirror.layers import Sitting, lit
from studio.mirror.likeness import FROM_FRONT
from studio.people.figure import Figure
from studio.people.poses import Arm, Leg, Pose, both
from studio.people.wear import LAYERS
from studio.scene import reset

_SECONDS = 400.0
UPRIGHT = Pose('mirror', hip_height=0.914, lean=1, head_nod=-1,
               legs=both(Leg((0.098, 0, 0.082), out=11, knee_out=8)),
               arms=both(Arm(shoulder=1, elbow=13, away=12, turn=-14, hand_turn=-4, bend=3)))
_WORN = {**LAYERS, **FROM_FRONT}
_DRESSED = ('body', 'coverall-closed')
# A shadow is needed with the body.
_WITH_SHADOW = 'body'

FIGURE = View('figure', (0, 0.945), (1.08, 1.98), 780.0)


def _head_view(figure):
    middle = figure.head.origin * figure.size
    up = float(middle[2]) - 0.035
    return View('head', (0, up), (0.54, 0.58), 1240.0, up - 0.36)


def views(figure):
    return FIGURE, _head_view(figure)


def _seams(layers, out, sex):
    reset()
    lit()
    figure = Figure(sex, UPRIGHT)
    sitting = Sitting(figure, _WORN, [*layers, *(_DRESSED if _WITH_SHADOW in layers else ())])
    for view in views(figure):
        name = lambda layer: f'mirror/{sex}/{layer}/{view.name}'
        sitting.draw(layers, view, lambda layer, pixels: out.sprite(name(layer), pixels, view.pivot()))
    if _WITH_SHADOW in layers:
        pixels, scale = sitting.shadow(_DRESSED, FIGURE)
        out.sprite(f'mirror/{sex}/shadow/figure', pixels, tuple(np.array(FIGURE.pivot()) * scale), scale)


def _halves():
    """Bottom first, in two parts that take about as long."""
    layers = list(LAYERS)
    return {'first': layers[::2], 'second': layers[1::2]}


def _drawn(sex, layers):
    return lambda out: _seams(layers, out, sex)


def jobs(sex):
    return [Job(f'{sex}-{part}', _drawn(sex, layers), _SECONDS) for part, layers in _halves().items()]


def facts(sex):
    """For each look its size at 1x, and from its left upper corner where face, hands and feet are, in percent."""
    figure = Figure(sex, UPRIGHT)
    head, chest, waist = figure.head, figure.chest, figure.waist
    points = {'hair': head(0, -0.05, 0.115), 'face': head(0, -0.11, -0.055), 'ears': head(0.085, 0, -0.03),
              'trunk': chest(0, -0.13, -0.06), 'legs': figure.shin['left'](0, -0.05, 0.02),
              'belt': waist(0, -0.1, 0),
              'leftHand': figure.hand['left'](0, -0.03, -0.06), 'rightHand': figure.hand['right'](0, -0.03, -0.06),
              'feet': figure.foot['left'](0, -0.1, -0.05)}
    found = {}
    for view in views(figure):
        width, height = view.pixels
        spots = {}
        for name, point in points.items():
            x, y = view.seen(np.asarray(point) * figure.size)
            if 0 <= x <= width and 0 <= y <= height:
                spots[name] = [round(float(x) / width * 100, 2), round(float(y) / height * 100, 2)]
        pivot = view.pivot()
        found[f'mirror/{sex}/{view.name}'] = {'width': width / 2, 'height': height / 2, 'pivotX': round(pivot[0] / 2, 2),
                                              'pivotY': round(pivot[1] / 2, 2), 'spots': spots}
    return found
