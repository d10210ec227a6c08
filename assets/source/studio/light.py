"""The one light: a warm soft sun from the upper left, a cool sky, a weak rim; lamps where a room has them."""
import math

import bpy
from mathutils import Vector

from studio.materials import linear, material
from studio.shapes import plane

# Direction to the sun in the studio's axes.
SUN = (-0.46, -0.66, 1.55)
RIM = (0.9, 0.5, 0.55)


def daylight(sun=2.4, sky=0.62, sun_colour='#fff4e3', sky_colour='#dfe9f5', ground_colour='#9aa3b8', rim=0.5):
    """Light for the suite. Amber bays pass their own colours."""
    _sky(sky, sky_colour, ground_colour)
    _sun('key', SUN, sun, sun_colour, 14)
    _sun('rim', RIM, rim, '#cfe4ff', 25, casts=False)


def amber():
    """The photolithography bay: nothing below 500 nm."""
    daylight(sun=2.5, sky=0.72, sun_colour='#ffe7a6', sky_colour='#fff0c4', ground_colour='#b0a37c')


def _sky(strength, colour, ground):
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    # The sky is smooth: a coarse map of where it is bright does, and is made in no time.
    world.cycles.sampling_method = 'MANUAL'
    world.cycles.sample_map_resolution = 64
    tree = world.node_tree
    new, link = tree.nodes.new, tree.links.new
    place, parts, ramp, span = (new(f'ShaderNode{name}') for name in ('TexCoord', 'SeparateXYZ', 'ValToRGB', 'MapRange'))
    span.inputs[1].default_value = -1
    span.inputs[2].default_value = 1
    link(place.outputs['Generated'], parts.inputs[0])
    link(parts.outputs['Z'], span.inputs[0])
    link(span.outputs[0], ramp.inputs[0])
    low, high = ramp.color_ramp.elements
    low.position, low.color = 0.25, linear(ground)
    high.position, high.color = 0.85, linear(colour)
    link(ramp.outputs[0], tree.nodes['Background'].inputs[0])
    tree.nodes['Background'].inputs[1].default_value = strength


def _sun(name, towards, strength, colour, degrees, casts=True):
    data = bpy.data.lights.new(name, 'SUN')
    data.energy = strength
    data.color = linear(colour)[:3]
    data.angle = math.radians(degrees)
    data.cycles.cast_shadow = casts
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    thing.rotation_euler = Vector(towards).to_track_quat('Z', 'Y').to_euler()


def lamp(at, width, depth, watts, colour='#fff6e4', turn=(0, 0, 0)):
    """A flat lamp that shines down, `width` × `depth` metres."""
    data = bpy.data.lights.new('lamp', 'AREA')
    data.shape = 'RECTANGLE'
    data.size, data.size_y = width, depth
    data.energy = watts
    data.color = linear(colour)[:3]
    thing = bpy.data.objects.new('lamp', data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = turn
    return thing


def floor_bounce(colour='#b4c2cb'):
    """A floor that throws light back and is not seen: sprites have none of their own. It also catches shadows."""
    thing = plane('bounce', (-8, -8), (8, 8), -0.002, material(colour, 0.7))
    thing.visible_camera = False
    return thing
