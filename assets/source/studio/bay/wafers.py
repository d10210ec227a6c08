"""Wafers as they are seen at each stage."""
import math

from studio.bay import surfaces
from studio.bay.track_plan import WAFER_RADIUS
from studio.materials import material
from studio.shapes import cylinder, mesh

LOOKS = {
    'blank': ('#8e9cab', '#aebccb', '#d6dfe8', '#b3bed0', '#8795a8'),
    'coated': ('#b0506a', '#c97a45', '#e0b45a', '#9fae6a', '#5f8f9b'),
    'exposed': ('#9a5a78', '#b98062', '#d9c07c', '#90ab86', '#5b86a2'),
    'developed': ('#6a78b8', '#7aa0c0', '#cfd6c8', '#b79ac0', '#7d7fc0'),
}


def _notched(radius, sides=72):
    """A disc's edge with the flat that says how it lies."""
    flat = -radius * 0.93
    points = [(radius * math.cos(2 * math.pi * at / sides), radius * math.sin(2 * math.pi * at / sides))
              for at in range(sides)]
    return [(x, max(y, flat)) for x, y in points]


def _dies(radius, surface, step=0.0245, gap=0.0022):
    """The pattern of chips: thin squares that lie inside the edge."""
    corners, faces = [], []
    count = int(radius / step) + 1
    for column in range(-count, count):
        for row in range(-count, count):
            x0, y0 = column * step + gap / 2, row * step + gap / 2
            x1, y1 = x0 + step - gap, y0 + step - gap
            if max(x * x + y * y for x in (x0, x1) for y in (y0, y1)) > (radius * 0.95) ** 2:
                continue
            first = len(corners)
            corners += [(x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)]
            faces.append(tuple(range(first, first + 4)))
    return mesh('dies', corners, faces, surface, False)


def wafer(look='blank', at=(0, 0, 0), radius=WAFER_RADIUS, turn=0.0):
    """Its middle, at the height of its lower side."""
    edge = _notched(radius)
    count = len(edge)
    corners = [(x, y, 0) for x, y in edge] + [(x, y, 0.0022) for x, y in edge]
    sides = [(side, (side + 1) % count, count + (side + 1) % count, count + side) for side in range(count)]
    rim = mesh('edge', corners, sides, material('#dfe6ec', 0.25, metal=0.7), False)
    top = mesh('wafer', [(x, y, 0.0022) for x, y in edge], [tuple(range(count))],
               surfaces.sheen(look, LOOKS[look]), False)
    parts = [rim, top]
    if look in ('exposed', 'developed'):
        ground = LOOKS[look]
        shifted = tuple(reversed(ground)) if look == 'developed' else ground[1:] + ground[:1]
        dies = _dies(radius, surfaces.sheen(f'{look}-dies', shifted, rough=0.2))
        parts.append(dies)
    for part in parts:
        part.location = (at[0], at[1], at[2] + (0.0028 if part.name.startswith('dies') else 0))
        part.rotation_euler = (0, 0, turn)
    return parts


def puddle(at, radius, surface, height=0.004):
    return cylinder('puddle', (at[0], at[1], at[2] + height), radius, 0.003, surface, bevel=0.0012, sides=56)
