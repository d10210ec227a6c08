"""
Renders many layers of a person, seen from several sides, as islands in one picture, and cuts them apart: a render's
fixed costs are paid once. Islands lie apart along the sight, so that they are near in the picture and do not shade
each other. What lies in front of a layer is cut out of it only inside of its own block.
"""
import math

import bpy
import numpy as np
from mathutils import Vector

from studio import camera, render
from studio.clothes import sewing
from studio.light import daylight
from studio.materials import material
from studio.people.develop import developed
from studio.people.meshing import mesh
from studio.people.packing import Cell, packed, size_of
from studio.people.sdf import Field, turn_z
from studio.scene import empty
from studio.sprite import FACINGS, PIXELS_PER_METRE

MARGIN = 4
_COARSE = 8
# Farther apart along the sight than a sheet is wide: no sun is low enough to throw one island's shadow on another.
_APART_METRES = 6.0
_CONTACT_METRES = 0.25
# What the floor throws up on a person, beside the disc under the feet.
_GROUND_COLOUR = '#cfd8e2'


def _faces_data(name, corners, faces, surface=None):
    data = bpy.data.meshes.new(name)
    faces = np.asarray(faces, np.int32)
    count, sides = faces.shape
    data.vertices.add(len(corners))
    data.vertices.foreach_set('co', np.ascontiguousarray(corners, np.float32).ravel())
    data.loops.add(count * sides)
    data.loops.foreach_set('vertex_index', faces.ravel())
    data.polygons.add(count)
    data.polygons.foreach_set('loop_start', np.arange(0, count * sides, sides, dtype=np.int32))
    data.polygons.foreach_set('loop_total', np.full(count, sides, np.int32))
    data.polygons.foreach_set('use_smooth', np.ones(count, bool))
    data.update(calc_edges=True)
    if surface is not None:
        data.materials.append(surface)
    return data


class Shape:
    """A meshed part: corners in metres as they are put into the picture, faces, and Blender's data of them."""

    def __init__(self, part, size):
        if isinstance(part.shape, Field):
            corners, faces = mesh(part.shape, part.step, part.relax)
        else:
            corners, faces = part.shape
        self.corners = np.asarray(corners, float).reshape(-1, 3) * size
        self.faces = np.asarray(faces, int)
        self.is_empty = len(self.faces) == 0
        # Patches on the skin hide nothing that the skin does not.
        self.is_solid = isinstance(part.shape, Field)
        if not self.is_empty:
            # Seams, zips, cuffs, knit, lapels, the badge's print are colours of the corners.
            masks = getattr(part, 'masks', ())
            surface = sewing.dyed_material(part) if masks else material(part.paint.colour, **part.paint.more)
            self.data = _faces_data('part', self.corners, self.faces, surface)
            if masks:
                sewing.put_colours(self.data, sewing.colours_of(part, corners))


def _seen(corners, facing):
    """Where corners are in the picture of a facing, in pixels from the pivot: n × 2."""
    turned = corners @ turn_z(math.degrees(FACINGS[facing])).T
    across, down = camera.project(turned.T, PIXELS_PER_METRE)
    return np.stack([across, down], 1)


class Wardrobe:
    """All shapes of a figure in one pose: by layer the ones that are drawn and the ones that only hold out."""

    def __init__(self, figure, wearables, wanted=None):
        self.figure = figure
        self.wearables = wearables
        self.shapes, self.hidden, self.places = {}, {}, {}
        needed = set(wearables if wanted is None else wanted)
        needed |= {other for layer in needed for other in wearables[layer].held_out_by} | {'body'}
        for layer in wearables:
            if layer in needed:
                self.shapes[layer] = self._meshed(wearables[layer].build(figure))
                hidden = wearables[layer].hidden
                self.hidden[layer] = self._meshed(hidden(figure)) if hidden else []

    def _meshed(self, parts):
        return [shape for shape in (Shape(part, self.figure.size) for part in parts) if not shape.is_empty]

    def held_out(self, layer):
        own = [shape for other in self.wearables[layer].held_out_by if other != layer for shape in self.shapes[other]
               if shape.is_solid]
        return own + self.hidden[layer]

    def seen(self, shape, facing):
        key = (id(shape), facing)
        if key not in self.places:
            self.places[key] = _seen(shape.corners, facing)
        return self.places[key]

    def _fronting(self, shape, facing):
        """Which faces do not look away from the eye."""
        key = (id(shape), facing, 'front')
        if key not in self.places:
            places = self.seen(shape, facing)[shape.faces]
            first, second = places[:, 2] - places[:, 0], places[:, -1] - places[:, 1]
            self.places[key] = first[:, 0] * second[:, 1] - first[:, 1] * second[:, 0] < 0.1
        return self.places[key]

    def cell(self, layer, facing):
        """The block of the picture that a layer takes up; none when it has no shapes."""
        places = [self.seen(shape, facing) for shape in self.shapes[layer]]
        if not places:
            return None
        left, top = np.floor(np.min([one.min(0) for one in places], 0)).astype(int) - MARGIN
        right, bottom = np.ceil(np.max([one.max(0) for one in places], 0)).astype(int) + MARGIN
        return Cell(layer, facing, int(left), int(top), int(right - left), int(bottom - top))

    def _covered(self, cell):
        """Where a layer is in its cell, on a coarse grid, a little wider."""
        grid = np.zeros((cell.height // _COARSE + 3, cell.width // _COARSE + 3), bool)
        for shape in self.shapes[cell.layer]:
            x, y = ((self.seen(shape, cell.facing) - (cell.left, cell.top)) // _COARSE).astype(int).T + 1
            grid[y, x] = True
        wide = grid.copy()
        for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, -1), (1, -1), (-1, 1)):
            wide |= np.roll(grid, (down, right), (0, 1))
        return wide

    def cropped(self, shape, cell):
        """Only the faces that look at the eye and lie where the layer is."""
        places = self.seen(shape, cell.facing) - (cell.left, cell.top)
        inside = ((places > -2) & (places < (cell.width + 2, cell.height + 2))).all(1)
        covered = self._covered(cell)
        x, y = np.clip(places // _COARSE + 1, 0, (covered.shape[1] - 1, covered.shape[0] - 1)).astype(int).T
        inside &= covered[y, x]
        faces = shape.faces[inside[shape.faces].all(1) & self._fronting(shape, cell.facing)]
        if len(faces) == 0:
            return None
        used, numbers = np.unique(faces, return_inverse=True)
        return _faces_data('mask', shape.corners[used], numbers.reshape(faces.shape))


def _link(data, root):
    thing = bpy.data.objects.new(data.name, data)
    bpy.context.scene.collection.objects.link(thing)
    thing.parent = root
    return thing


def _disc():
    turns = np.linspace(0, 2 * math.pi, 24, endpoint=False)
    ring = np.stack([0.55 * np.cos(turns), 0.55 * np.sin(turns), np.full(24, -0.002)], 1)
    corners = np.concatenate([ring, [[0, 0, -0.002]]])
    faces = np.stack([np.arange(24), (np.arange(24) + 1) % 24, np.full(24, 24)], 1)
    return _faces_data('disc', corners, faces, material('#b4c2cb', 0.7))


def _island(wardrobe, cell, at, disc):
    """Puts a layer, what shades it and what hides it at a place of the scene."""
    root = empty('island', at, FACINGS[cell.facing])
    _link(disc, root).visible_camera = False
    for shape in wardrobe.shapes[cell.layer]:
        _link(shape.data, root)
    if cell.layer == 'body':
        return
    for shape in wardrobe.held_out(cell.layer):
        _link(shape.data, root).visible_camera = False
        data = wardrobe.cropped(shape, cell)
        if data is not None:
            mask = _link(data, root)
            mask.is_holdout = True
            mask.visible_diffuse = mask.visible_glossy = mask.visible_shadow = mask.visible_transmission = False


def _clear():
    for thing in list(bpy.data.objects):
        if thing.type in ('MESH', 'EMPTY'):
            bpy.data.objects.remove(thing)
    for data in [one for one in bpy.data.meshes if one.name.startswith('mask')]:
        bpy.data.meshes.remove(data)


def _axes():
    """The picture's right, its up, and towards the eye."""
    s, c = math.sin(camera.ELEVATION), math.cos(camera.ELEVATION)
    q = math.sqrt(0.5)
    return np.array([q, q, 0]), np.array([-q * s, q * s, c]), np.array([q * c, -q * c, s])


def _traced(wardrobe, sheet, samples):
    """The passes of a sheet of cells."""
    width, height = size_of(sheet)
    right, up, near = _axes()
    disc = _disc()
    for index, cell in enumerate(sheet):
        x, y = cell.pivot()
        at = (right * (x - width / 2) - up * (y - height / 2)) / PIXELS_PER_METRE
        _island(wardrobe, cell, at + near * (_APART_METRES * index), disc)
    eye = camera.look_at((0, 0, 0), width, height, PIXELS_PER_METRE)
    eye.location = eye.location + Vector(near * _APART_METRES * len(sheet))
    eye.data.clip_end = 2 * (_APART_METRES * len(sheet) + 60)
    bpy.context.view_layer.update()
    passes = render._passes(samples, 1, True, _CONTACT_METRES)
    _clear()
    return passes


def draw_layers(put, wardrobe, layers, facings, samples=6):
    """Calls `put(layer, facing, pixels, pivot)` for all layers and facings; a layer without shapes is a clear dot."""
    daylight(sun=2.4, sky=0.6, ground_colour=_GROUND_COLOUR)
    cells = []
    for layer in layers:
        for facing in facings:
            cell = wardrobe.cell(layer, facing)
            if cell is None:
                put(layer, facing, np.zeros((2, 2, 4), np.uint8), (0, 0))
            else:
                cells.append(cell)
    for sheet in packed(cells):
        passes = _traced(wardrobe, sheet, samples)
        for cell in sheet:
            block = (slice(cell.y, cell.y + cell.height), slice(cell.x, cell.x + cell.width))
            pixels = developed({name: values[block] for name, values in passes.items()}, PIXELS_PER_METRE)
            put(cell.layer, cell.facing, pixels, (-cell.left, -cell.top))
