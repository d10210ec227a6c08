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


def put_colours(data, colours):
    """Writes linear colours, n × 3, to the corners of a mesh."""
    whole = np.ones((len(colours), 4), np.float32)
    whole[:, :3] = colours
    kept = data.color_attributes.new(_COLOURS, 'FLOAT_COLOR', 'POINT')
    kept.data.foreach_set('color', whole.reshape(-1))


def dyed_material(part):
    """The part's surface with its base colour read from the corners."""
    surface = material(part.paint.colour, **part.paint.more).copy()
    nodes = surface.node_tree
    read = nodes.nodes.new('ShaderNodeVertexColor')
    read.layer_name = _COLOURS
    target = nodes.nodes['Principled BSDF'].inputs['Base Color']
    if target.is_linked:
        nodes.links.new(read.outputs[0], target.links[0].from_node.inputs[1])
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
    if getattr(part, 'masks', ()):
        data.materials.append(dyed_material(part))
        put_colours(data, colours_of(part, corners))
    else:
        data.materials.append(material(part.paint.colour, **part.paint.more))
    return thing
