"""A cleanroom coverall on its hanger, seen from the side as on a full rail."""
import math

from studio.furnishing import finish
from studio.furnishing.soft import cloth
from studio.scene import group
from studio.shapes import ball, mesh, tube

_BODY = ((-0.075, 0.05, 0.020), (-0.105, 0.165, 0.030), (-0.16, 0.218, 0.042), (-0.33, 0.205, 0.047), (-0.55, 0.195,
                                                                                                       0.044),
         (-0.72, 0.202, 0.044))
_LEG = ((-0.70, 0.098, 0.044), (-0.85, 0.096, 0.046), (-1.02, 0.090, 0.041), (-1.18, 0.084, 0.038), (-1.26, 0.078,
                                                                                                     0.036))


def _swept(name, rings, middle, surface, folds):
    sides, corners, faces = 20, [], []
    for z, wide, deep in rings:
        for side in range(sides):
            angle = 2 * math.pi * side / sides
            across, out = math.cos(angle), math.sin(angle)
            fold = 1 + 0.16 * math.cos(3 * angle + z * 4 + folds) + 0.05 * math.cos(7 * angle - z * 9 + folds)
            corners.append((deep * fold * math.copysign(abs(out) ** 0.8, out),
                            middle + wide * math.copysign(abs(across) ** 0.8, across), z))
    for ring in range(len(rings) - 1):
        faces += [(ring * sides + side, ring * sides + (side + 1) % sides, (ring + 1) * sides + (side + 1) % sides,
                   (ring + 1) * sides + side) for side in range(sides)]
    faces += [tuple(reversed(range(sides))), tuple(range((len(rings) - 1) * sides, len(rings) * sides))]
    thing = mesh(name, corners, faces, surface, True, 80)
    soft = thing.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 2


def hung_coverall(x, rail, colour='#dfe5ea', turn=0.0, folds=0.0):
    """Hangs at `x` from a rail along x at the height `rail`."""
    fabric, metal = cloth(colour), finish.chrome()
    with group((x, 0, rail), turn):
        tube('hook', [(0, -0.004, 0.014), (0, 0.010, 0.026), (0, 0.019, 0.010), (0, 0.004, -0.024), (0, 0, -0.06)],
             0.005, metal)
        tube('hanger', [(0, -0.19, -0.118), (0, 0, -0.062), (0, 0.19, -0.118)], 0.008, finish.plastic('#5d6b77'))
        _swept('body', _BODY, 0, fabric, folds)
        for side in (-1, 1):
            _swept('leg', _LEG, side * 0.097, fabric, folds + side)
            tube('sleeve', [(0, side * 0.185, -0.135), (0.010, side * 0.232, -0.33), (0.014, side * 0.236, -0.58),
                            (0.008, side * 0.226, -0.70)], 0.037, fabric)
            tube('cuff', [(0.009, side * 0.227, -0.685), (0.007, side * 0.224, -0.715)], 0.033, cloth('#c6d3dc'),
                 smooth=False)
        ball('hood', (0.004, 0.055, -0.125), (0.040, 0.095, 0.062), fabric)
        tube('zip', [(-0.050, -0.015, -0.13), (-0.057, -0.01, -0.40), (-0.050, 0, -0.70)], 0.0042,
             finish.flat('#4f8fc6'))
