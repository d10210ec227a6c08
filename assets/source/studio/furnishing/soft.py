"""Soft things: crumpled film and cloth, folded stacks."""
import math

import bpy

from studio.furnishing import finish
from studio.materials import material
from studio.shapes import ball, box


def cloth(colour='#dde3e7'):
    return material(colour, 0.85, shine=0.12)


def film(colour='#6fa9dc'):
    return material(colour, 0.42, shine=0.35)


def crumpled(name, at, radii, surface, turn=0.0, amount=0.16, scale=0.42):
    """A lump with creases; another `turn` gives another lump."""
    thing = ball(name, at, radii, surface, (turn, turn * 1.7, turn * 2.3))
    fine = thing.modifiers.new('fine', 'SUBSURF')
    fine.levels = fine.render_levels = 1
    for size, share in ((scale, 1.0), (scale * 0.4, 0.45)):
        texture = bpy.data.textures.new('creases', 'CLOUDS')
        texture.noise_scale = size
        texture.noise_basis = 'VORONOI_F2_F1'
        crease = thing.modifiers.new('crease', 'DISPLACE')
        crease.texture = texture
        crease.strength = amount * share
        crease.mid_level = 0.35
    return thing


def stack(name, low, size, count, surface, seam=None, sway=0.004):
    """Folded sheets one on another from the point `low`; each lies a little aside."""
    height = size[2] / count
    for at in range(count):
        aside = math.sin(at * 2.4) * sway
        bottom = low[2] + at * height
        box(name, (low[0] + aside, low[1] - aside, bottom + 0.0008),
            (low[0] + size[0] + aside, low[1] + size[1] - aside,
             bottom + height), surface if at % 2 == 0 or not seam else seam,
            height * 0.35)


def bag_liner(radius, top, depth=0.07, colour='#dfe6ea'):
    """A bin bag folded over a round rim."""
    from studio.shapes import lathe
    surface = finish.plastic(colour)
    profile = [(radius - 0.016, top - 0.20), (radius - 0.014, top - 0.01), (radius - 0.004, top + 0.008),
               (radius + 0.006, top + 0.004), (radius + 0.009, top - depth * 0.5), (radius + 0.011, top - depth),
               (radius + 0.005, top - depth + 0.004)]
    return lathe('liner', profile, surface, sides=56)
