"""Turns a part of the clothes into a Blender object whose seams and trims are colours of its corners."""
import bpy
import numpy as np

from studio.materials import linear, material
from studio.people import meshing

_COLOURS = 'colours'


def colours_of(part, corners):
    """Linear colours, n × 3, of a part's corners; `corners` in metres of the figure."""
    colours = np.tile(np.array(linear(part.paint.colour)[:3]), (len(corners), 1))
    X, Y, Z = np.asarray(corners, float).T
    for mask, colour in part.masks:
        share = np.broadcast_to(np.asarray(mask(X, Y, Z), float), X.shape)[:, None]
        colours = colours * (1 - share) + np.array(linear(colour)[:3]) * share
    return colours


def dye(thing, part):
    """Gives an object made of a part the colours of the part's masks. Its corners must still be in metres of the figure."""
    corners = np.empty(len(thing.data.vertices) * 3)
    thing.data.vertices.foreach_get('co', corners)
    colours = np.ones((len(corners) // 3, 4))
    colours[:, :3] = colours_of(part, corners.reshape(-1, 3))
    kept = thing.data.color_attributes.new(_COLOURS, 'FLOAT_COLOR', 'POINT')
    kept.data.foreach_set('color', colours.reshape(-1))
    thing.data.materials.clear()
    thing.data.materials.append(_dyed_material(part))


def _dyed_material(part):
    surface = material(part.paint.colour, **part.paint.more).copy()
    nodes = surface.node_tree
    read = nodes.nodes.new('ShaderNodeVertexColor')
    read.layer_name = _COLOURS
    target = nodes.nodes['Principled BSDF'].inputs['Base Color']
    if target.is_linked:
        mix = target.links[0].from_node
        nodes.links.new(read.outputs[0], mix.inputs[1])
    else:
        nodes.links.new(read.outputs[0], target)
    return surface


def sewn(name, part):
    """The object of a part, with its colours."""
    corners, faces = part.shape if isinstance(part.shape, tuple) else meshing.mesh(part.shape, part.step, part.relax)
    data = bpy.data.meshes.new(name)
    data.from_pydata(np.asarray(corners).tolist(), [], np.asarray(faces).tolist())
    data.update()
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    data.materials.append(material(part.paint.colour, **part.paint.more))
    if getattr(part, 'masks', ()):
        dye(thing, part)
    return thing
