"""Faces of portraits: eyes as people have them, brows and mouth by the mood, lines of age."""
from dataclasses import dataclass, replace

import numpy as np

from studio.people.decal import Skin, curve, decal, merged
from studio.people.face import Features, features_parts
from studio.people.figure import SIDES
from studio.people.head_layers import head_field
from studio.people.part import Part, paint


@dataclass(frozen=True)
class Mood:
    """Metres on the head: how far the inner and outer ends of the brows rise, the mouth's corners, its opening."""
    inner: float = 0.0
    outer: float = 0.0
    corners: float = 0.0
    gape: float = 0.0


MOODS = {
    'calm': Mood(corners=0.0006),
    'speaking': Mood(inner=0.0014, outer=0.0022, gape=0.0115),
    'worried': Mood(inner=0.0064, outer=-0.0026, corners=-0.0062),
}
# features_parts lists the eyes first: white, iris, pupil, glint, lash, two lines of the lids.
_EYE_PARTS = 7


@dataclass(frozen=True)
class Face:
    iris: str = '#4d6a72'
    brow: str = '#3a281d'
    lip: str = '#b9776a'
    line: str = '#7c4038'
    crease: str = '#b98467'
    # 0 young … 1 old: lines on the forehead, beside the mouth, under the eyes.
    age: float = 0.0
    brow_thick: float = 1.0


def face_parts(figure, face, mood):
    field, features = head_field(figure), Features(figure)
    skin = Skin(field, figure)
    eyes = features_parts(field, figure)[:_EYE_PARTS]
    eyes[1] = replace(eyes[1], paint=paint(face.iris, rough=0.3))
    for index in (5, 6):
        eyes[index] = replace(eyes[index], paint=paint(face.crease, rough=0.8))
    brows = merged(*(decal(skin, *_brow(features, sign, mood, face.brow_thick), 0.0012, 0.0018, 18, 4) for _,
                     sign in SIDES))
    return [*eyes, Part(brows, paint(face.brow, rough=0.9)), *_mouth(features, skin, face, mood),
            *_lines(skin, features, face)]


def _brow(features, sign, mood, thick):
    x, z = features.eye_x, features.eye_z
    shape = ((-0.0190, 0.0190), (-0.004, 0.0225), (0.010, 0.0234), (0.0230, 0.0160))
    low, high = [], []
    for place, ((across, up), share) in enumerate(zip(shape, (1.0, 0.45, 0.15, 0.0))):
        rise = mood.inner * share + mood.outer * (1 - share)
        width = (0.0034, 0.0036, 0.0030, 0.0007)[place] * thick * (0.72 if features.girl else 1.0)
        low.append((x + across, z + up + rise - width))
        high.append((x + across, z + up + rise + width))
    return _sided(sign, curve(*low)), _sided(sign, curve(*high))


def _sided(sign, line):
    def there(s):
        x, z = line(s)
        return sign * x, z
    return there


def _mouth(features, skin, face, mood):
    """Lips; a mouth that speaks shows its dark inside and the upper teeth."""
    half = features.mouth_half * (0.90 if mood.gape else 1.0)
    z, full = features.mouth_z, 1.0 if features.girl else 0.74
    ends, gape = z + 0.0016 + mood.corners, mood.gape
    through = lambda shift, bow: curve((-half, ends), (-half * 0.5, z + shift * 0.8 + bow), (0, z + shift),
                                       (half * 0.5, z + shift * 0.8 + bow), (half, ends))
    upper, lower = through(gape * 0.30, 0), through(-gape * 0.70, 0)
    over = through(gape * 0.30 + 0.0056 * full, 0.0008)
    under = through(-gape * 0.70 - 0.0096 * full, 0.0)
    lips = merged(decal(skin, under, lower, 0.0006, 0.0022, 20, 5), decal(skin, upper, over, 0.0006, 0.0012, 20, 4))
    parts = [Part(lips, paint(face.lip, rough=0.42, shine=0.35))]
    if not gape:
        line = decal(skin, _raised(upper, -0.0009), _raised(upper, 0.0007), 0.0024, 0, 20, 2)
        return [*parts, Part(line, paint(face.line, rough=0.7))]
    teeth = lambda s: _between(lower, upper, s, 0.62)
    return [*parts, Part(decal(skin, lower, upper, 0.0002, 0, 20, 4), paint('#4a1f1f', rough=0.7)),
            Part(decal(skin, teeth, upper, 0.0008, 0, 18, 3), paint('#efe9df', rough=0.35))]


def _between(low, high, s, share):
    (x, a), (_, b) = low(s), high(s)
    return x * 0.96, a * (1 - share) + b * share


def _raised(line, metres):
    def there(s):
        x, z = line(s)
        return x, z + metres * np.sin(np.pi * np.asarray(s)) + metres * 0.3
    return there


def _lines(skin, features, face):
    if face.age <= 0:
        return []
    thick, pieces = 0.0011 * face.age, []
    for _, sign in SIDES:
        fold = _sided(sign, curve((0.0190, -0.036), (0.0265, -0.048), (0.0300, -0.062), (0.0305, -0.074)))
        pieces.append(_drawn(skin, fold, thick, sideways=True))
        x, z = features.eye_x, features.eye_z
        pieces.append(_drawn(skin, _sided(sign, curve((x - 0.012, z - 0.0115), (x + 0.002, z - 0.0150),
                                                      (x + 0.014, z - 0.0120))),
                             thick))
        pieces.append(_drawn(skin, _sided(sign, curve((x + 0.0205, z + 0.001), (x + 0.027, z + 0.003))), thick * 0.8))
    if face.age > 0.5:
        for up in (0.044, 0.052):
            pieces.append(_drawn(skin, curve((-0.026, up - 0.001), (0.0, up + 0.001), (0.026, up - 0.001)), thick))
    return [Part(merged(*pieces), paint(face.crease, rough=0.8))]


def _drawn(skin, line, thick, sideways=False):
    """A fine line that fades at its ends."""
    def moved(by):
        def there(s):
            x, z = line(s)
            grow = by * np.sin(np.pi * np.asarray(s))
            return (x + grow, z) if sideways else (x, z + grow)
        return there
    return decal(skin, moved(-thick), moved(thick), 0.0009, 0, 16, 2)
