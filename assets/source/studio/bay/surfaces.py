"""What the bay is made of: few colours, the same for every machine."""
import bpy

from studio.materials import linear, material


def cream():
    return material('#e6e8e2', 0.38, shine=0.4, coat=0.25)


def cream_panel():
    return material('#eeefea', 0.36, shine=0.4, coat=0.3)


def grey():
    return material('#b4bec6', 0.42, coat=0.15)


def middle_grey():
    return material('#8c98a3', 0.45)


def dark():
    return material('#48525d', 0.5)


def black():
    return material('#20272e', 0.45)


def steel():
    return material('#c3cad1', 0.25, metal=0.85)


def brushed():
    return material('#a9b2ba', 0.4, metal=0.6)


def blue():
    return material('#2f75b0', 0.4, coat=0.3)


def yellow():
    return material('#f2c22e', 0.5, coat=0.3)


def red():
    return material('#cf2f29', 0.3, coat=0.6)


def white():
    return material('#f6f6f2', 0.5)


def ink():
    return material('#1c2630', 0.6)


def lit(colour, strength=1.6):
    return material(colour, 0.3, emit=colour, strength=strength)


def inside():
    """The light walls of a chamber: its own lamps make them glow a little."""
    return material('#d9d2bf', 0.55, emit='#a9843f', strength=0.16)


def inside_dark():
    return material('#8d8a80', 0.55, emit='#6b5530', strength=0.10)


def glass(alpha=0.16, tint='#e2a63a'):
    return material(tint, 0.06, shine=0.7, coat=0.6, alpha=alpha)


def sheen(name, colours, rough=0.16, metal=0.5, angle=0.6, reach=0.2):
    """A wafer's surface: thin films throw back other colours from place to place."""
    made = bpy.data.materials.new(f'sheen-{name}')
    made.use_nodes = True
    tree = made.node_tree
    new, link = tree.nodes.new, tree.links.new
    surface = tree.nodes['Principled BSDF'].inputs
    surface['Roughness'].default_value = rough
    surface['Metallic'].default_value = metal
    surface['Specular'].default_value = 0.7
    place, turn, ramp = (new(f'ShaderNode{kind}') for kind in ('TexCoord', 'Mapping', 'ValToRGB'))
    gradient = new('ShaderNodeTexGradient')
    turn.inputs['Location'].default_value = (0.5, 0, 0)
    turn.inputs['Rotation'].default_value = (0, 0, angle)
    turn.inputs['Scale'].default_value = (1 / reach,) * 3
    link(place.outputs['Object'], turn.inputs[0])
    link(turn.outputs[0], gradient.inputs[0])
    link(gradient.outputs[0], ramp.inputs[0])
    stops = ramp.color_ramp.elements
    stops[0].color = linear(colours[0])
    stops[1].color = linear(colours[-1])
    for at, colour in enumerate(colours[1:-1], 1):
        stops.new(at / (len(colours) - 1)).color = linear(colour)
    link(ramp.outputs[0], surface['Base Color'])
    return made
