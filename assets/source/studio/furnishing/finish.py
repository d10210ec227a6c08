"""What the suite is made of: a small palette, and the surfaces made of it."""
import bpy

from studio.materials import linear, material

INK = '#14202B'
WHITE = '#e3e8eb'
PAPER = '#e9ecec'
GREY = '#a4afb8'
SLATE = '#6f7d89'
CHARCOAL = '#39444e'
STEEL = '#c0c9d0'
TEAL = '#2f8f99'
BLUE = '#4f8fc6'
DEEP_BLUE = '#2f6496'
WOOD = '#d3a06a'
YELLOW = '#e9b63a'
RED = '#cf4a40'
GREEN = '#3fa873'
AMBER = '#f0a93a'


def enamel(colour=WHITE):
    """Powder-coated sheet."""
    return material(colour, 0.42, shine=0.4, coat=0.12)


def plastic(colour=WHITE):
    return material(colour, 0.38, shine=0.42, coat=0.2)


def ceramic():
    return material('#e6eaec', 0.14, shine=0.55, coat=0.5)


def steel(colour=STEEL):
    """Brushed stainless sheet."""
    return material(colour, 0.32, 0.7)


def chrome():
    return material('#cdd5db', 0.14, 0.9)


def rubber(colour='#2b343c'):
    return material(colour, 0.8, shine=0.15)


def wood(colour=WOOD):
    return material(colour, 0.45, shine=0.4, coat=0.2, grain=(9, 0.35))


def paper(colour=PAPER):
    return material(colour, 0.65, shine=0.1)


def flat(colour):
    """Print: no shine of its own."""
    return material(colour, 0.7, shine=0.08)


def glow(colour, strength=1.0):
    return material(colour, 0.4, emit=colour, strength=strength)


def pane(colour='#bfe2ee', alpha=0.22):
    """Thin glass: a tint that needs no light, so that what lies behind shows evenly."""
    return material('#000000', 1.0, shine=0.0, emit=colour, strength=0.85, alpha=alpha)


def graded(stops, along=(0, 0, 1), glows=0.0, rough=0.2):
    """A colour that changes through a thing's own box: `stops` = [(0…1, colour), …] along a direction."""
    made = bpy.data.materials.new('graded')
    made.use_nodes = True
    tree = made.node_tree
    new, link = tree.nodes.new, tree.links.new
    place, weigh, ramp = new('ShaderNodeTexCoord'), new('ShaderNodeVectorMath'), new('ShaderNodeValToRGB')
    weigh.operation = 'DOT_PRODUCT'
    weigh.inputs[1].default_value = along
    link(place.outputs['Generated'], weigh.inputs[0])
    link(weigh.outputs['Value'], ramp.inputs[0])
    elements = ramp.color_ramp.elements
    elements[0].position, elements[0].color = stops[0][0], linear(stops[0][1])
    elements[1].position, elements[1].color = stops[-1][0], linear(stops[-1][1])
    for position, colour in stops[1:-1]:
        elements.new(position).color = linear(colour)
    surface = tree.nodes['Principled BSDF'].inputs
    surface['Roughness'].default_value = rough
    link(ramp.outputs[0], surface['Base Color'])
    if glows:
        link(ramp.outputs[0], surface['Emission'])
        surface['Emission Strength'].default_value = glows
    return made
