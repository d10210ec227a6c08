"""The face's features, drawn on the skin: eyes, brows, mouth; makeup as a thin layer over them."""
import numpy as np

from studio.people.decal import Skin, curve, decal, ellipse, merged
from studio.people.figure import SIDES
from studio.people.part import Part, paint


class Features:
    """Where a sex has what on the face, in metres of a head of life size; x outwards from the middle."""

    def __init__(self, figure):
        girl = figure.is_girl
        self.girl = girl
        self.eye_x, self.eye_z = (0.0345, 0.0015) if girl else (0.0350, 0.0020)
        self.eye_half = 0.0172 if girl else 0.0165
        self.open_up, self.open_down = (0.0098, 0.0062) if girl else (0.0078, 0.0056)
        self.mouth_z = -0.0690 if girl else -0.0705
        self.mouth_half = 0.0205 if girl else 0.0240

    def upper_lid(self, s_sign):
        x, z, half = self.eye_x, self.eye_z, self.eye_half
        tilt = 0.0022 if self.girl else 0.0008
        return _sided(s_sign, curve((x - half, z - 0.0016), (x - half * 0.45, z + self.open_up * 0.88),
                                    (x + half * 0.25, z + self.open_up), (x + half, z + tilt)))

    def lower_lid(self, s_sign):
        x, z, half = self.eye_x, self.eye_z, self.eye_half
        tilt = 0.0022 if self.girl else 0.0008
        return _sided(s_sign, curve((x - half, z - 0.0016), (x - half * 0.3, z - self.open_down * 0.9),
                                    (x + half * 0.4, z - self.open_down * 0.85), (x + half, z + tilt)))


def _sided(sign, line):
    def there(s):
        x, z = line(s)
        return sign * x, z
    return there


def _raised(line, low, high=None):
    """The same curve moved up: by `low` at both ends, `high` in the middle."""
    middle = low if high is None else high

    def there(s):
        x, z = line(s)
        return x, z + low + (middle - low) * np.sin(np.pi * np.asarray(s))
    return there


def _eye(skin, features, sign, look):
    upper, lower = features.upper_lid(sign), features.lower_lid(sign)
    x, z = sign * features.eye_x + look, features.eye_z + (0.0012 if features.girl else 0.0008)
    radius = 0.0082 if features.girl else 0.0074

    def within_upper(s):
        """The iris goes under the lids."""
        a, b = ellipse(x, z, radius, radius)[1](s)
        return a, np.minimum(b, _at(upper, sign, a) - 0.0002)

    def within_lower(s):
        a, b = ellipse(x, z, radius, radius)[0](s)
        return a, np.maximum(b, _at(lower, sign, a) + 0.0002)
    pupil = ellipse(x, z, radius * 0.50, radius * 0.50)
    glint = ellipse(x - 0.0024, z + 0.0030, 0.0019, 0.0021)
    return {
        'white': decal(skin, lower, upper, 0.0008, 0.0016, 18, 8),
        'iris': decal(skin, within_lower, within_upper, 0.0026, 0, 14, 8),
        'pupil': decal(skin, *pupil, lift=0.0030, across=10, upright=6),
        'glint': decal(skin, *glint, lift=0.0035, across=8, upright=4),
        'lash': decal(skin, _raised(upper, -0.0006, -0.0008),
                      _raised(upper, 0.0010 if features.girl else 0.0004, 0.0034 if features.girl else 0.0021),
                      0.0034, 0, 18, 3),
        'under': decal(skin, _raised(lower, -0.0004, -0.0012), _raised(lower, 0.0002, 0.0001), 0.0022, 0, 16, 2),
        'crease': decal(skin, _raised(upper, 0.0024, 0.0052), _raised(upper, 0.0028, 0.0066), 0.0012, 0, 16, 2),
    }


def _at(line, sign, x):
    """The height of a lid over places across the eye."""
    s = np.linspace(0, 1, 60)
    across, height = line(s)
    order = np.argsort(across)
    return np.interp(x, across[order], height[order])


def _brow(features, sign):
    x, z = features.eye_x, features.eye_z
    if features.girl:
        low = curve((x - 0.0185, z + 0.0205), (x - 0.002, z + 0.0245), (x + 0.012, z + 0.0250),
                    (x + 0.0225, z + 0.0185))
        high = curve((x - 0.0185, z + 0.0250), (x - 0.002, z + 0.0290), (x + 0.012, z + 0.0278),
                     (x + 0.0225, z + 0.0190))
    else:
        low = curve((x - 0.0200, z + 0.0165), (x - 0.004, z + 0.0200), (x + 0.010, z + 0.0215),
                    (x + 0.0235, z + 0.0150))
        high = curve((x - 0.0200, z + 0.0232), (x - 0.004, z + 0.0268), (x + 0.010, z + 0.0268),
                     (x + 0.0235, z + 0.0165))
    return _sided(sign, low), _sided(sign, high)


def _lips(features):
    """Curves of the mouth from its right to its left end: under, line between (a slight smile), over."""
    half, z = features.mouth_half, features.mouth_z
    full = 1.0 if features.girl else 0.72
    ends = z + 0.0034
    line = curve((-half, ends), (-half * 0.5, z - 0.0006), (0, z + 0.0002), (half * 0.5, z - 0.0006), (half, ends))
    under = curve((-half * 0.96, ends - 0.0004), (-half * 0.5, z - 0.0078 * full), (0, z - 0.0098 * full),
                  (half * 0.5, z - 0.0078 * full), (half * 0.96, ends - 0.0004))
    over = curve((-half * 0.96, ends + 0.0004), (-half * 0.45, z + 0.0056 * full), (0, z + 0.0054 * full),
                 (half * 0.45, z + 0.0056 * full), (half * 0.96, ends + 0.0004))
    return under, line, over


COLOURS = {
    'man': {'skin': '#dcaa88', 'iris': '#4d6a72', 'brow': '#3a281d', 'lash': '#2c1d18', 'crease': '#b98467',
            'lip': '#b9776a', 'line': '#7c4038', 'hair': '#4b3426'},
    'girl': {'skin': '#ecc2a5', 'iris': '#4f6b3c', 'brow': '#5b3a26', 'lash': '#271815', 'crease': '#cc9579',
             'lip': '#cf7f78', 'line': '#8f4340', 'hair': '#6e3f25'},
}


def features_parts(field, figure):
    """Eyes, brows and mouth as parts of the body; `field` is the head they lie on."""
    features, colours, skin = Features(figure), COLOURS[figure.sex], Skin(field, figure)
    eyes = [_eye(skin, features, sign, 0.0004) for _, sign in SIDES]
    both = lambda name: merged(*(eye[name] for eye in eyes))
    under, line, over = _lips(features)
    brows = merged(*(decal(skin, *_brow(features, sign), 0.0012, 0.0016, 16, 4) for _, sign in SIDES))
    lips = merged(decal(skin, under, line, 0.0006, 0.0022, 20, 5),
                  decal(skin, line, over, 0.0006, 0.0012, 20, 4))
    mouth = decal(skin, _raised(line, -0.0003, -0.0008), _raised(line, 0.0004, 0.0009), 0.0024, 0, 20, 2)
    return [
        Part(both('white'), paint('#f4f1ec', rough=0.35, shine=0.4)),
        Part(both('iris'), paint(colours['iris'], rough=0.3)),
        Part(both('pupil'), paint('#15100f', rough=0.3)),
        Part(both('glint'), paint('#ffffff', rough=0.3, emit='#ffffff', strength=0.8)),
        Part(both('lash'), paint(colours['lash'], rough=0.8)),
        Part(both('under'), paint(colours['crease'], rough=0.8)),
        Part(both('crease'), paint(colours['crease'], rough=0.8)),
        Part(brows, paint(colours['brow'], rough=0.9)),
        Part(lips, paint(colours['lip'], rough=0.42, shine=0.35)),
        Part(mouth, paint(colours['line'], rough=0.7)),
    ]


def makeup_parts(field, figure):
    """Lipstick, eye shadow with a liner, rouge: plainly there, so that it can be washed off."""
    features, skin = Features(figure), Skin(field, figure)
    under, line, over = _lips(features)
    lips = merged(decal(skin, _raised(under, 0, -0.0008), _raised(line, -0.0003, -0.0009), 0.0012, 0.0026, 20, 5),
                  decal(skin, _raised(line, 0.0004, 0.0009), _raised(over, 0, 0.0010), 0.0012, 0.0016, 20, 4))
    shadow, liner, rouge = [], [], []
    for _, sign in SIDES:
        upper = features.upper_lid(sign)
        shadow.append(decal(skin, _raised(upper, 0.0012, 0.0034), _raised(upper, 0.0040, 0.0150), 0.0022, 0, 18, 5))
        liner.append(decal(skin, _raised(upper, -0.0002, 0.0006), _raised(upper, 0.0022, 0.0046), 0.0040, 0, 18, 3))
        rouge.append([decal(skin, *ellipse(sign * 0.050, -0.033, wide, wide * 0.68), lift=lift, across=16, upright=8)
                      for wide, lift in ((0.0190, 0.0010), (0.0150, 0.0014), (0.0105, 0.0018))])
    return [
        Part(lips, paint('#b3122f', rough=0.28, shine=0.5, coat=0.3)),
        Part(merged(*shadow), paint('#8a6aa8', rough=0.6)),
        Part(merged(*liner), paint('#1b1016', rough=0.7)),
        *(Part(merged(*(cheek[ring] for cheek in rouge)), paint(colour, rough=0.7))
          for ring, colour in enumerate(('#e3a38f', '#dd8d80', '#d87873'))),
    ]
