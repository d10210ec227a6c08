"""Draws each layer of a person as a mirror shows it: what lies in front of a layer is cut out of it."""
from dataclasses import replace

import bpy
import numpy as np

from studio import render
from studio.light import daylight, floor_bounce, lamp
from studio.mirror.eye import DISTANCE, turned_over
from studio.mirror.likeness import refined
from studio.mirror.smoother import closed, cropped, smoother
from studio.people.meshing import mesh
from studio.people.sdf import Field
from studio.people.sheet import Shape

_SHADOW_SHRINK = 4
_SAMPLES = 14


def lit():
    """The suite's light, and a lamp beside the glass that draws the face."""
    daylight(sun=1.9, sky=0.56, sky_colour='#e9eef4', ground_colour='#d8d8d8')
    lamp((1.5, -DISTANCE * 0.5, 1.9), 0.6, 1.6, 30, '#fff4e6', (np.radians(76), 0, np.radians(42)))


def _shape(part, meshed, figure, view):
    size = figure.size
    corners, faces = part.shape if meshed is None else meshed
    corners = refined(np.asarray(corners, float), figure) if len(faces) else corners
    if meshed is None:
        return Shape(replace(part, shape=(corners, faces)), size)
    if view.lowest is not None:
        corners, faces = cropped(corners, faces, view.lowest / size)
    if len(faces):
        corners, faces = closed(*smoother(corners, faces))
    # Seams and trims are colours of the corners: what is seen from near and has some is made finer still.
    if view.lowest is not None and len(faces) and getattr(part, 'masks', ()):
        corners, faces = smoother(corners, faces)
    shape = Shape(replace(part, shape=(corners, faces)), size)
    shape.is_solid = True
    return shape


class Sitting:
    """One person before the mirror; `layers` are those that will be drawn."""

    def __init__(self, figure, wearables, layers):
        self.figure, self.wearables = figure, wearables
        needed = {*layers, 'body', *(other for layer in layers for other in wearables[layer].held_out_by)}
        self.parts = {layer: self._meshed(one.build) for layer, one in wearables.items() if layer in needed}
        self.hidden = {layer: self._meshed(wearables[layer].hidden) for layer in layers}

    def _meshed(self, build):
        return [(part, mesh(part.shape, part.step, part.relax) if isinstance(part.shape, Field) else None)
                for part in (build(self.figure) if build else [])]

    def _shapes(self, parts, view):
        shapes = [_shape(part, meshed, self.figure, view) for part, meshed in parts]
        return [shape for shape in shapes if not shape.is_empty]

    def draw(self, layers, view, put):
        """Calls `put(layer, pixels)` for each layer of which something is in the view."""
        shapes = {layer: self._shapes(parts, view) for layer, parts in self.parts.items()}
        for layer in layers:
            if any(_is_in(shape, view) for shape in shapes[layer]):
                others = [shape for other in self.wearables[layer].held_out_by if other != layer
                          for shape in shapes[other] if shape.is_solid]
                pixels = _taken(shapes[layer], [*others, *self._shapes(self.hidden[layer], view)], view)
                if (pixels[..., 3] > 4).any():
                    put(layer, turned_over(pixels))

    def shadow(self, layers, view):
        """The shadow on the floor of somebody in these layers, small and soft."""
        floor = floor_bounce()
        floor.visible_camera = True
        things = [_linked(shape) for layer in layers for shape in self._shapes(self.parts[layer], view)]
        view.look(1 / _SHADOW_SHRINK)
        pixels = render.shadow(floor)
        _removed([*things, floor])
        return turned_over(pixels), 1 / _SHADOW_SHRINK


def _taken(own, before, view):
    """The picture of some shapes; those before them shade them and are cut out."""
    things = [floor_bounce(), *(_linked(shape) for shape in own)]
    for shape in before:
        shading, mask = _linked(shape), _linked(shape)
        shading.visible_camera = False
        mask.is_holdout = True
        mask.visible_diffuse = mask.visible_glossy = mask.visible_shadow = mask.visible_transmission = False
        things += [shading, mask]
    view.look()
    pixels = render.picture(view.density, _SAMPLES, 1, outline=0.22, rim=0.16)
    _removed(things)
    return pixels


def _linked(shape):
    thing = bpy.data.objects.new('part', shape.data)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def _removed(things):
    for thing in things:
        bpy.data.objects.remove(thing)


def _is_in(shape, view):
    x, y = np.array(view.seen(shape.corners.T))
    width, height = view.pixels
    return bool(((x > 0) & (x < width) & (y > 0) & (y < height)).any())
