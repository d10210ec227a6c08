"""Materials: one Principled surface each, made once a scene from a colour and a few numbers."""
import bpy

_made = {}


def forget():
    _made.clear()


def linear(colour):
    """`#rrggbb` to linear light."""
    digits = colour.lstrip('#')
    channels = [int(digits[at:at + 2], 16) / 255 for at in (0, 2, 4)]
    light = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return (*light, 1.0)


def material(colour, rough=0.5, metal=0.0, shine=0.35, emit=None, strength=1.0, alpha=1.0, coat=0.0,
             grain=None, clear=0.0):
    """
    A surface. `shine` is the specular share, `coat` a clear varnish, `grain` = (scale, amount) a slight unevenness of
    the colour, `clear` the share of light let through (glass), `emit` a colour that glows with `strength`.
    """
    key = (colour, rough, metal, shine, emit, strength, alpha, coat, grain, clear)
    if key in _made:
        return _made[key]
    made = bpy.data.materials.new(f'{colour}-{len(_made)}')
    made.use_nodes = True
    nodes = made.node_tree
    surface = nodes.nodes['Principled BSDF'].inputs
    surface['Base Color'].default_value = linear(colour)
    surface['Roughness'].default_value = rough
    surface['Metallic'].default_value = metal
    surface['Specular'].default_value = shine
    surface['Clearcoat'].default_value = coat
    surface['Clearcoat Roughness'].default_value = 0.15
    surface['Transmission'].default_value = clear
    surface['Alpha'].default_value = alpha
    if emit:
        surface['Emission'].default_value = linear(emit)
        surface['Emission Strength'].default_value = strength
    if grain:
        nodes.links.new(_grained(nodes, colour, *grain), surface['Base Color'])
    _made[key] = made
    return made


def _grained(nodes, colour, scale, amount):
    noise = nodes.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = scale
    noise.inputs['Detail'].default_value = 3
    place = nodes.nodes.new('ShaderNodeTexCoord')
    nodes.links.new(place.outputs['Object'], noise.inputs['Vector'])
    mix = nodes.nodes.new('ShaderNodeMixRGB')
    mix.blend_type = 'OVERLAY'
    mix.inputs[0].default_value = amount
    mix.inputs[1].default_value = linear(colour)
    nodes.links.new(noise.outputs['Fac'], mix.inputs[2])
    return mix.outputs[0]
