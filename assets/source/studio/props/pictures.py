"""Takes the pictures of one item: lying, hanging, carried and its icon, framed as tight as the model is."""
import math
from dataclasses import dataclass, field
from typing import Callable, Optional

import bpy
import numpy as np
from mathutils import Euler, Matrix

from studio import camera, render
from studio.job import Job
from studio.light import daylight, floor_bounce
from studio.scene import empty, reset, solids
from studio.sprite import FACINGS, PIXELS_PER_METRE

ICON_SIDE = 256
ICON_MARGIN = 0.08
# Models are enlarged for the renderer and taken from as much farther: outlines and contact then suit small things.
ENLARGED = 3.0
HAND_HEIGHT = 0.8
# Small things throw small shadows: finer than those of furniture.
SHADOW_SHRINK = 4


@dataclass(frozen=True)
class Pose:
    """How the lying model is turned (degrees about x, y, z in this order), then moved (metres)."""
    turn: tuple = (0, 0, 0)
    at: tuple = (0, 0, 0)

    def matrix(self):
        turn = Euler([math.radians(one) for one in self.turn], 'XYZ').to_matrix().to_4x4()
        return Matrix.Translation(self.at) @ turn


@dataclass(frozen=True)
class Item:
    """
    One item. `lying()` models it on the floor round the origin, `held()` round the grip with the person looking sw,
    `hung()` below the hook; a `Pose` instead of a model shows the lying one so. `larger` is how much bigger than life it
    lies (a pen would be lost), `larger_held` how much it is carried.
    """
    code: str
    lying: Callable
    held: object = field(default_factory=Pose)
    hung: Optional[Callable] = None
    icon: object = field(default_factory=Pose)
    larger: float = 1.15
    larger_held: float = 1.0
    seconds: float = 14.0


class _Stage:
    """A scene with one model under a root that is turned from picture to picture."""

    def __init__(self, model):
        reset()
        daylight()
        self.floor = floor_bounce()
        self.root = empty()
        model()
        for thing in list(bpy.data.objects):
            if thing.parent is None and thing.type != 'LIGHT' and thing not in (self.floor, self.root):
                thing.parent = self.root

    def show(self, pose, scale, ground, turn=0.0):
        self.floor.location.z = ground * ENLARGED
        self.root.matrix_world = Matrix.Rotation(turn, 4, 'Z') @ Matrix.Scale(ENLARGED * scale, 4) @ pose.matrix()


def _window(floor):
    """The extent of what is seen: lowest and highest across and down, in metres of the picture."""
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
    x, y, z = np.concatenate(rows).T
    across, down = camera.project((x, y, z), 1.0)
    return across.min(), across.max(), down.min(), down.max()


def _aimed(left, right, top, bottom, ppm, width, height):
    """Looks at the middle of a window; gives the origin's place in the picture."""
    across, down = (left + right) / 2, (top + bottom) / 2
    half_sum, half_difference = across / math.sqrt(2), down * math.sqrt(2)
    camera.look_at((half_sum + half_difference, half_sum - half_difference, 0), width, height, ppm)
    return width / 2 - across * ppm, height / 2 - down * ppm


def _taken(out, name, floor, samples=12):
    ppm = PIXELS_PER_METRE / ENLARGED
    window = _window(floor)
    even = lambda metres: 2 * math.ceil(metres * ppm / 2) + 12
    width, height = even(window[1] - window[0]), even(window[3] - window[2])
    pivot = _aimed(*window, ppm, width, height)
    out.sprite(name, render.picture(ppm, samples, contact_metres=0.2), pivot)


def _shadow(out, name, floor):
    ppm = PIXELS_PER_METRE / ENLARGED / SHADOW_SHRINK
    left, right, top, bottom = _window(floor)
    reach = 0.35 * ENLARGED
    window = (left - reach, right + reach, top - reach / 2, bottom + reach / 2)
    width, height = (2 * math.ceil((high - low) * ppm / 2) for low, high in (window[:2], window[2:]))
    pivot = _aimed(*window, ppm, width, height)
    out.sprite(name, render.shadow(floor, 32, 1.0), pivot, scale=1 / SHADOW_SHRINK)


def _icon(out, code, floor):
    left, right, top, bottom = _window(floor)
    side = max(right - left, bottom - top) / (1 - 2 * ICON_MARGIN)
    ppm = ICON_SIDE / side
    _aimed(left, right, top, bottom, ppm, ICON_SIDE, ICON_SIDE)
    # The pivot tells where in its square the trimmed picture is.
    out.sprite(f'icon/{code}', render.picture(ppm, 32, contact_metres=0.2, outline=0.34, rim=0.2),
               (ICON_SIDE / 2, ICON_SIDE / 2))


def _carried(out, item, stage, pose):
    for facing, turn in FACINGS.items():
        stage.show(pose, item.larger_held, -HAND_HEIGHT, turn)
        _taken(out, f'held/{item.code}/{facing}', stage.floor)


def _drawn(item, out):
    stage = _Stage(item.lying)
    stage.show(Pose(), item.larger, 0.0)
    _taken(out, f'item/{item.code}', stage.floor)
    _shadow(out, f'shadow/item/{item.code}', stage.floor)
    if isinstance(item.held, Pose):
        _carried(out, item, stage, item.held)
    if isinstance(item.icon, Pose):
        stage.show(item.icon, 1.0, -0.3)
        _icon(out, item.code, stage.floor)
    if item.hung:
        stage = _Stage(item.hung)
        stage.show(Pose(), 1.0, -1.5)
        _taken(out, f'hung/{item.code}', stage.floor)
    if not isinstance(item.held, Pose):
        _carried(out, item, _Stage(item.held), Pose())
    if not isinstance(item.icon, Pose):
        stage = _Stage(item.icon)
        stage.show(Pose(), 1.0, -0.3)
        _icon(out, item.code, stage.floor)


def job(item):
    return Job(item.code, lambda out: _drawn(item, out), item.seconds)
