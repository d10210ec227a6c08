"""Surfaces whose colour changes from point to point: cloth that fades, an apple's cheek, a weave."""
import bpy
import numpy as np

from studio import materials

ATTRIBUTE = 'tint'


def linear_rows(colours):
    """Rows of sRGB 0…1 to linear light."""
    colours = np.clip(np.asarray(colours, float), 0, 1)
    return np.where(colours <= 0.04045, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)


def channels(colour):
    """`#rrggbb` to three numbers 0…1."""
    digits = colour.lstrip('#')
    return np.array([int(digits[at:at + 2], 16) / 255 for at in (0, 2, 4)])


def blend(first, second, share):
    """Rows between two colours, by a share a row."""
    share = np.clip(np.asarray(share, float), 0, 1)[:, None]
    return channels(first) * (1 - share) + channels(second) * share


def painted(rough=0.6, shine=0.3, coat=0.0, clear=0.0, alpha=1.0):
    """A surface that takes its colours from the thing: see `coloured`."""
    made = materials.material('#ffffff', rough, 0.0, shine, coat=coat, clear=clear, alpha=alpha).copy()
    nodes = made.node_tree
    source = nodes.nodes.new('ShaderNodeAttribute')
    source.attribute_name = ATTRIBUTE
    nodes.links.new(source.outputs['Color'], nodes.nodes['Principled BSDF'].inputs['Base Color'])
    return made


def coloured(thing, rows):
    """Gives each point of a mesh its colour: rows of sRGB 0…1."""
    data = thing.data
    layer = data.color_attributes.new(ATTRIBUTE, 'FLOAT_COLOR', 'POINT')
    colours = np.ones((len(data.vertices), 4), np.float32)
    colours[:, :3] = linear_rows(rows)
    layer.data.foreach_set('color', colours.ravel())
    return thing


def corners_of(thing):
    """A mesh's points, one a row."""
    rows = np.empty(len(thing.data.vertices) * 3, np.float32)
    thing.data.vertices.foreach_get('co', rows)
    return rows.reshape(-1, 3)


def repaint(thing, colour_at):
    """Colours a mesh by its points: `colour_at(x, y, z)` gives rows."""
    return coloured(thing, colour_at(*corners_of(thing).T))
