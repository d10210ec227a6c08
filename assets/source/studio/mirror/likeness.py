"""
What a head needs when one looks straight at it from near: nostrils and wings that the light does not draw, fuller long
hair, rouge without rings, a jaw that the scene's small pictures have too broad.
"""
import numpy as np

from studio.people import hair
from studio.people.body import HEAD_SIZE
from studio.people.decal import Skin, curve, decal, ellipse, merged
from studio.people.figure import SIDES
from studio.people.face import COLOURS
from studio.people.head_layers import body_parts, head_field, makeup
from studio.people.part import Part, Wearable, paint

_SHADE = {'man': ('#8d5542', '#c08d6d', '#cf9a79'), 'girl': ('#a5614e', '#d29c80', '#deae92')}


def _sided(sign, line):
    def there(s):
        x, z = line(s)
        return sign * x, z
    return there


def _thick(line, metres):
    def there(s):
        x, z = line(s)
        return x + metres, z
    return there


def body_from_front(figure):
    skin = Skin(head_field(figure), figure)
    dark, crease, soft = _SHADE[figure.sex]
    slim = 0.86 if figure.is_girl else 1.0
    nostrils, wings = [], []
    for _, sign in SIDES:
        nostrils.append(decal(skin, *ellipse(sign * 0.0082 * slim, -0.0472, 0.0040 * slim, 0.0017), lift=0.0010, across=10,
                              upright=4))
        wing = curve((0.0148 * slim, -0.0360), (0.0176 * slim, -0.0405), (0.0166 * slim, -0.0462),
                     (0.0128 * slim, -0.0486))
        wings.append(decal(skin, _sided(sign, wing), _sided(sign, _thick(wing, 0.0009)), 0.0008, 0, 14, 2))
    chin = decal(skin, *ellipse(0, -0.0870, 0.0120, 0.0019), lift=0.0005, across=14, upright=4)
    return [*body_parts(figure), Part(merged(*nostrils), paint(dark, rough=0.9)),
            Part(merged(*wings), paint(crease, rough=0.9)), Part(chin, paint(soft, rough=0.8))]


def makeup_from_front(figure):
    """Lips and eyes as ever; rouge that fades into the skin."""
    skin, middle = Skin(head_field(figure), figure), (0.0490, -0.0340)
    pale, full = (np.array(_bytes(colour)) for colour in (COLOURS[figure.sex]['skin'], '#d97a78'))
    rouge, rings = [], 9
    for ring in range(rings):
        size = 1 - ring / rings
        mixed = pale + (full - pale) * (0.12 + 0.62 * ring / (rings - 1))
        cheeks = [decal(skin, *ellipse(sign * middle[0], middle[1], 0.0205 * size, 0.0125 * size),
                        lift=0.0006 + 0.0001 * ring, across=18, upright=8) for _, sign in SIDES]
        rouge.append(Part(merged(*cheeks), paint('#%02x%02x%02x' % tuple(round(one) for one in mixed), rough=0.7)))
    return [*makeup(figure)[:3], *rouge]


def _bytes(colour):
    return tuple(int(colour[at:at + 2], 16) for at in (1, 3, 5))


def long_hair(figure):
    """Loose hair with locks beside the face that lie on the chest."""
    field, chest, neck = hair.loose(figure), figure.chest, figure.neck
    for _, s in SIDES:
        for index in range(6):
            wave = 0.005 if index % 2 else -0.005
            hair.lock(field, [
                hair.on_skull(figure, s * (50 + 9 * index), 34, -0.002), hair.on_skull(figure, s * (62 + 8 * index), -4, 0.008),
                neck(s * (0.076 + 0.006 * index) + s * wave, -0.050 + 0.016 * index, 0.040),
                chest(s * (0.068 + 0.013 * index), -0.096 + 0.010 * index, 0.110),
                chest(s * (0.064 + 0.015 * index) - s * wave, -0.122 + 0.012 * index, 0.045),
                chest(s * (0.060 + 0.013 * index), -0.128 + 0.012 * index, -0.030 - 0.012 * (index % 3))],
                0.0165, 0.42, 0.006)
    return [Part(field, paint(COLOURS[figure.sex]['hair'], rough=0.50, shine=0.34, grain=(70, 0.35)), 0.0046, 1)]


FROM_FRONT = {'body': Wearable(body_from_front, held_out_by=()), 'makeup': Wearable(makeup_from_front),
              'hairLong': Wearable(long_hair)}


def refined(corners, figure):
    """
    Places with the jaw drawn in: as all layers are moved alike, what is worn fits as before. `corners` are in metres of
    the figure.
    """
    narrow = 0.115 if figure.is_girl else 0.035
    x, y, z = ((corners - figure.head.origin) @ figure.head.turn).T / HEAD_SIZE
    share = _eased((0.006 - z) / 0.075) * _eased((z + 0.215) / 0.085) * _eased((0.075 - y) / 0.08)
    moved = np.stack([x * (1 - narrow * share), y, z], 1) * HEAD_SIZE
    return moved @ figure.head.turn.T + figure.head.origin


def _eased(t):
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)
