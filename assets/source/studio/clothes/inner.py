"""The site's inner suit under the coverall: a light long-sleeved top and trousers with knitted cuffs."""
from studio.clothes.fabric import above, band, cloth, folds, noise, seam, within
from studio.clothes.trunk import attach_sleeve, bare_neck, front_strip, neck_stand, sleeve
from studio.people import body
from studio.people.figure import FOREARM, SHIN, SIDES, THIGH, UPPER_ARM
from studio.people.sdf import Field, capsule

CLOTH, KNIT, LINE = '#bcc6d0', '#9aabba', '#94a3b1'
HEM = -0.030


def _leg(figure, side, sign):
    thigh, shin = figure.thigh[side], figure.shin[side]
    one = Field()
    body.leg(one, figure, side, 0.0105, shin_grow=0.006)
    one.add(capsule(shin(0, 0.004, -0.10), shin(0, 0.005, 0.09 - SHIN), 0.056, 0.048), 0.03)
    one.displace(folds(shin, 0.10 - SHIN, 0.06, 110, 0.0040, 1.0 + sign), 0.005)
    one.displace(folds(thigh, 0.02 - THIGH, 0.07, 92, 0.0045, 2.0 + sign, 90), 0.006)
    one.displace(folds(thigh, -0.06, 0.05, 84, 0.0035, sign, -90), 0.005)
    return one.cut(shin(0, 0, 0.022 - SHIN), shin.direction(0, 0, -1), 0.004)


def _sleeve(figure, side, sign):
    upper, lower = figure.upper_arm[side], figure.forearm[side]
    one = sleeve(figure, side, 0.0095, 0.006)
    one.add(capsule(lower(0, 0, -0.05), lower(0, 0, 0.055 - FOREARM), 0.046 * figure.slim, 0.041 * figure.slim), 0.02)
    one.displace(folds(upper, 0.01 - UPPER_ARM, 0.06, 112, 0.0042, sign, -90), 0.006)
    one.displace(folds(lower, 0.07 - FOREARM, 0.04, 125, 0.0030, 1.0), 0.004)
    return one.cut(lower(0, 0, 0.012 - FOREARM), lower.direction(0, 0, -1), 0.003)


def underwear(figure):
    trousers = Field()
    body.torso(trousers, figure, 0.0085, upper=False)
    trousers.cut(figure.pelvis(0, 0, 0.07), figure.pelvis.direction(0, 0, 1))
    masks = []
    for side, sign in SIDES:
        trousers.join(_leg(figure, side, sign), figure.thigh[side].origin, 0.21, 0.055)
        masks += [(band(figure.shin[side], -SHIN, 0.066 - SHIN, radius=0.09), KNIT),
                  (seam(figure.thigh[side], 0 if sign > 0 else 180, -0.43, 0.04, 0.0025), LINE),
                  (seam(figure.shin[side], 0 if sign > 0 else 180, 0.07 - SHIN, 0.0, 0.0025), LINE)]
    trousers.displace(noise(1.2, 0.002, 3.0), 0.003)
    return [cloth(trousers, CLOTH, masks), _top(figure)]


def _top(figure):
    pelvis = figure.pelvis
    top = Field()
    body.torso(top, figure, 0.0130)
    neck_stand(top, figure, 0.0085)
    top.displace(folds(figure.waist, 0.01, 0.08, 75, 0.0035, 1.0, radius=0.25), 0.005)
    top.displace(noise(1.3, 0.0025, 5.0), 0.003)
    if figure.is_sitting:
        top.cut(pelvis(0, -0.112, 0.0), pelvis.direction(0, -1, -0.5), 0.008)
    top.cut(pelvis(0, 0, HEM), pelvis.direction(0, -0.05, -1), 0.004)
    masks = [(lambda X, Y, Z: within(figure.pelvis.local(X, Y, Z)[2], HEM + 0.016, HEM + 0.020, 0.002), LINE)]
    for side, sign in SIDES:
        attach_sleeve(top, figure, side, _sleeve(figure, side, sign))
        masks += [(band(figure.forearm[side], -0.3, 0.048 - FOREARM, radius=0.043), KNIT),
                  (seam(figure.upper_arm[side], 90, -UPPER_ARM, -0.02, 0.002), LINE)]
    wide = 0.051 if figure.is_girl else 0.062
    bare_neck(top, figure, wide, 0.002)
    masks.append((_neck_band(figure, wide), KNIT))
    masks.append((front_strip(figure, 0.0018, 0.40, 0.52), LINE))
    return cloth(top, CLOTH, masks)


def _neck_band(figure, wide):
    neck = figure.neck

    def mask(X, Y, Z):
        x, y, z = neck.local(X, Y, Z)
        low = above(z + 0.008 - 0.15 * y, 0.005)
        return low * ((x * x + y * y) ** 0.5 < wide + 0.038) * (z > -0.08)
    return mask
