"""
The clean-room coverall, worn two ways: zipped with the hood over the cap, or open to the waist with the hood on the
back. It is larger than the inner suit in every pose.
"""
import numpy as np

from studio.clothes.fabric import band, cloth, folds, frame_line, noise, ramp, seam, stripe
from studio.clothes.trunk import attach_sleeve, bare_neck, front_strip, neck_stand, opening, sleeve
from studio.people import body
from studio.people.figure import FOREARM, SHIN, SIDES, THIGH, UPPER_ARM
from studio.people.sdf import Field, block, capsule, ellipsoid

CLOTH, TRIM, LINE, DEEP = '#e9eef3', '#8fb8dc', '#bccbd9', '#5b95cb'
GROW = 0.027
# Over the pelvis: where the zip begins, and where an open one ends.
ZIP_LOW, OPEN_LOW = -0.03, 0.115
# Deep folds make fields steep: the surface is looked for a little farther, or pinholes are left.
_SEARCH_MORE = 0.012


def trunk(figure, grow=GROW):
    cloth_ = Field()
    body.torso(cloth_, figure, grow, blend=0.06)
    neck_stand(cloth_, figure, grow - 0.006)
    waist = figure.waist
    radii = np.array((0.128, 0.098, 0.20) if figure.is_girl else (0.146, 0.108, 0.20)) + (grow - 0.027 + 0.022)
    cloth_.add(ellipsoid(waist(0, 0, 0.03), waist.turn, radii), 0.07)
    return cloth_


def _creased(cloth_, figure):
    cloth_.displace(noise(1.05, 0.0060, 3.0), 0.007)
    cloth_.displace(folds(figure.waist, -0.01, 0.085, 62, 0.0060, 3.0, radius=0.26), 0.008)
    cloth_.displace(folds(figure.pelvis, -0.03, 0.06, 74, 0.0045, 5.0, -90, 0.22), 0.006)
    return cloth_


def leg(figure, side, sign):
    thigh, shin = figure.thigh[side], figure.shin[side]
    one = Field()
    body.leg(one, figure, side, GROW, shin_grow=0.026)
    one.add(capsule(shin(0, 0.004, -0.08), shin(0, 0.006, 0.075 - SHIN), 0.074, 0.064), 0.04)
    one.displace(noise(1.2, 0.0040, 4.0), 0.005)
    one.displace(folds(shin, 0.125 - SHIN, 0.075, 88, 0.0062, 3.0 + sign), 0.008)
    one.displace(folds(thigh, 0.015 - THIGH, 0.085, 78, 0.0068, 4.0 + sign, 90), 0.009)
    one.displace(folds(thigh, -0.075, 0.065, 72, 0.0060, sign, -90), 0.008)
    one.displace(folds(thigh, -0.24, 0.06, 60, 0.0030, 2.0, 0 if sign > 0 else 180), 0.004)
    one.cut(shin(0, 0, 0.058 - SHIN), shin.direction(0, 0, -1), 0.014)
    # The knitted cuff at the ankle.
    cuff = Field().add(capsule(shin(0, 0.004, 0.10 - SHIN), shin(0, 0.006, 0.0 - SHIN), 0.053, 0.050), 0)
    cuff.cut(shin(0, 0, 0.030 - SHIN), shin.direction(0, 0, -1), 0.004)
    return one.union(cuff, 0.006)


def _sleeve(figure, side, sign):
    upper, lower, slim = figure.upper_arm[side], figure.forearm[side], figure.slim
    one = sleeve(figure, side, 0.0235, 0.024)
    one.add(capsule(lower(0, 0, -0.04), lower(0, 0, 0.060 - FOREARM), 0.058 * slim, 0.050 * slim), 0.03)
    one.displace(noise(1.4, 0.0035, 5.0), 0.004)
    one.displace(folds(upper, 0.005 - UPPER_ARM, 0.075, 96, 0.0070, 3.0 + sign, -90), 0.009)
    one.displace(folds(lower, 0.085 - FOREARM, 0.055, 110, 0.0044, 3.0), 0.006)
    one.displace(folds(upper, -0.05, 0.05, 90, 0.0040, 1.0, 90), 0.005)
    one.cut(lower(0, 0, 0.050 - FOREARM), lower.direction(0, 0, -1), 0.010)
    cuff = Field().add(capsule(lower(0, 0, 0.10 - FOREARM), lower(0, 0, -0.03 - FOREARM), 0.041 * slim, 0.035 * slim), 0)
    cuff.cut(lower(0, 0, 0.010 - FOREARM), lower.direction(0, 0, -1), 0.004)
    return one.union(cuff, 0.005)


def _limbs(cloth_, figure):
    for side, sign in SIDES:
        cloth_.join(leg(figure, side, sign), figure.thigh[side].origin, 0.23, 0.08)
        attach_sleeve(cloth_, figure, side, _sleeve(figure, side, sign), 0.07)
    return cloth_


def _trims(figure):
    """Cuffs, seams, pockets; the same for both ways of wearing it."""
    masks = []
    for side, sign in SIDES:
        outer = 0 if sign > 0 else 180
        masks += [(band(figure.shin[side], -SHIN - 0.02, 0.052 - SHIN, 0.005, 0.10), TRIM),
                  (band(figure.forearm[side], -FOREARM - 0.05, 0.044 - FOREARM, 0.005, 0.046), TRIM),
                  (seam(figure.thigh[side], outer, -0.43, -0.02, 0.003, 0.2), LINE),
                  (seam(figure.shin[side], outer, 0.06 - SHIN, 0.0, 0.003), LINE),
                  (seam(figure.upper_arm[side], 90, -UPPER_ARM, -0.03, 0.0025), LINE),
                  (_pocket_mouth(figure, sign), LINE), (_yoke(figure), LINE)]
    masks.append((_waist_seam(figure), LINE))
    masks.append((frame_line(figure.chest, 0.078, 0.02, (0.036, 0.042), 0.0028), LINE))
    masks.append((_pocket_band(figure), DEEP))
    return masks


def _pocket_mouth(figure, sign):
    def mask(X, Y, Z):
        x, y, z = figure.pelvis.local(X, Y, Z)
        return stripe((x * sign - 0.118) * 0.86 + (z - 0.0) * 0.5, 0.0035) * (np.abs(z) < 0.075) * (y < 0.03)
    return mask


def _waist_seam(figure):
    return lambda X, Y, Z: stripe(figure.waist.local(X, Y, Z)[2] + 0.005, 0.0030) * _near_trunk(figure, X, Y, Z)


def _near_trunk(figure, X, Y, Z):
    x, _, _ = figure.waist.local(X, Y, Z)
    return np.abs(x) < (0.155 if figure.is_girl else 0.175)


def _yoke(figure):
    def mask(X, Y, Z):
        x, y, z = figure.chest.local(X, Y, Z)
        return stripe(z - 0.075, 0.0028) * (y > 0.02) * (np.abs(x) < 0.14)
    return mask


def _pocket_band(figure):
    def mask(X, Y, Z):
        x, y, z = figure.chest.local(X, Y, Z)
        return ramp((0.034 - np.abs(x - 0.078)) / 0.003) * stripe(z - 0.054, 0.0055) * (y < 0)
    return mask


def _raised_flap(figure, low, high):
    """The flap over the zip stands a little off."""
    flap = front_strip(figure, 0.020, low, high)
    return lambda X, Y, Z: 0.0035 * flap(X, Y, Z)


def _puller(figure, height):
    """The zip's slider and its tab, on the surface of the front."""
    place = figure.chest if height > 0.2 else figure.pelvis
    over = height - 0.335 if height > 0.2 else height
    tab = Field().add(block(place(0, -0.15, over), place.turn, (0.0055, 0.08, 0.014), 0.002), 0)
    shell = trunk(figure, GROW + 0.008)
    tab.clip(shell, 0.001)
    tab.cut(place(0, -0.03, over), place.direction(0, 1, 0))
    return cloth(tab, DEEP, step=0.0035, rough=0.35, shine=0.5)


def _zip_masks(figure, low, high):
    return [(front_strip(figure, 0.0215, low, high), '#dfe7ee'), (front_strip(figure, 0.0016, low, high, 0.0205), LINE),
            (front_strip(figure, 0.0016, low, high, -0.0205), LINE), (front_strip(figure, 0.0058, low, high), DEEP)]


def hood_volume(figure, grow=0.0):
    """Over the cap, down to the shoulders."""
    neck, girl = figure.neck, figure.is_girl
    hood = Field()
    body.head(hood, figure, 0.024 + grow, face=False, ears=False)
    body.skull(hood, figure, 0.034 + grow)
    body.head_ball(hood, figure, (0, 0.044, 0.040), (0.094, 0.096, 0.094), 0.030 + grow, 0.03)
    hood.add(capsule(neck(0, 0.008, -0.03), neck(0, 0.012, 0.075), (0.104 if girl else 0.120) + grow,
                     (0.080 if girl else 0.090) + grow), 0.06)
    return hood


def _face_hole(figure, grow=0.0):
    # Eyes and the mask are free, forehead and cheeks are not.
    return ellipsoid(body.head_place(figure, 0, -0.115, -0.026), figure.head.turn,
                     np.array((0.070, 0.086, 0.068)) * body.HEAD_SIZE + grow)


def _hood(figure):
    hood = hood_volume(figure)
    hood.displace(noise(1.8, 0.0036, 7.0), 0.005)
    hood.displace(folds(figure.neck, 0.035, 0.035, 120, 0.0050, 2.0, radius=0.2), 0.007)
    hood.cut(figure.neck(0, 0, -0.045), figure.neck.direction(0, 0, -1), 0.012)
    hood.subtract(_face_hole(figure), 0.007)
    hood.fold += _SEARCH_MORE
    rim = _face_hole(figure, 0.009)
    masks = [(lambda X, Y, Z: (rim.distance(X, Y, Z) < 0.0), TRIM), (_crown_seam(figure), LINE), (_neck_seam(figure), LINE)]
    return cloth(hood, CLOTH, masks, step=0.0048)


def _crown_seam(figure):
    def mask(X, Y, Z):
        x, y, z = figure.head.local(X, Y, Z)
        return np.maximum(stripe(x - 0.030, 0.0024), stripe(x + 0.030, 0.0024)) * ((z > 0.02) | (y > 0.05))
    return mask


def _neck_seam(figure):
    return lambda X, Y, Z: stripe(figure.neck.local(X, Y, Z)[2] + 0.026, 0.0028)


def zipped(figure):
    """The suit without its hood, zipped up: shape and masks."""
    suit = _creased(trunk(figure), figure)
    suit.displace(_raised_flap(figure, ZIP_LOW, 0.55), 0.004)
    _limbs(suit, figure)
    bare_neck(suit, figure, 0.050 if figure.is_girl else 0.060)
    suit.fold += _SEARCH_MORE
    return suit, [*_trims(figure), *_zip_masks(figure, ZIP_LOW, 0.53)]


def coverall_closed(figure):
    suit, masks = zipped(figure)
    return [cloth(suit, CLOTH, masks, step=0.0068), _hood(figure), _puller(figure, 0.46)]


def _hood_down(figure):
    """Hangs in folds between the shoulder blades, its edge round the neck."""
    neck, girl = figure.neck, figure.is_girl
    size = 0.88 if girl else 1.0
    hood = Field()
    hood.add(ellipsoid(neck(0, 0.092, -0.060), neck.turn, np.array((0.115, 0.046, 0.100)) * size), 0.03)
    hood.add(ellipsoid(neck(0, 0.078, 0.000), neck.turn, np.array((0.100, 0.052, 0.042)) * size), 0.03)
    for _, sign in SIDES:
        hood.add(capsule(neck(0, 0.080 * size, 0.022), neck(sign * 0.082 * size, 0.030, 0.012), 0.026, 0.027), 0.03)
        hood.add(capsule(neck(sign * 0.082 * size, 0.030, 0.012), neck(sign * 0.090 * size, -0.045, -0.030), 0.027, 0.022), 0.03)
        hood.add(capsule(neck(sign * 0.090 * size, -0.045, -0.030), neck(sign * 0.078 * size, -0.085, -0.095), 0.022, 0.012),
                 0.03)
    hood.displace(noise(2.0, 0.0045, 2.0), 0.006)
    hood.displace(folds(neck, -0.04, 0.07, 88, 0.0050, 1.0, 90, 0.2), 0.007)
    hood.subtract(capsule(neck(0, 0.0, -0.06), neck(0, 0.006, 0.14), 0.058 if not girl else 0.047, 0.066), 0.006)
    edge = lambda X, Y, Z: ramp((neck.local(X, Y, Z)[2] - 0.026) / 0.006)
    return cloth(hood, CLOTH, [(edge, TRIM)], step=0.0052)


def coverall_open(figure):
    suit = _creased(trunk(figure), figure)
    # The cloth is thin where it stands open.
    inside = trunk(figure, GROW - 0.021)
    inside.cut(figure.pelvis(0, 0, 0.05), figure.pelvis.direction(0, 0, -1), 0.01)
    suit.carve(inside, 0.003)
    gap = opening(figure, OPEN_LOW, 0.225, 0.004)
    suit.subtract(gap, 0.006)
    limbs = Field()
    _limbs(limbs, figure)
    limbs.subtract(gap, 0.006)
    suit.union(limbs, 0.02)
    bare_neck(suit, figure, 0.060 if figure.is_girl else 0.072)
    suit.fold += _SEARCH_MORE
    tape = lambda X, Y, Z: ramp((0.016 - gap.distance(X, Y, Z)) / 0.004) * (gap.distance(X, Y, Z) < 0.03)
    masks = [*_trims(figure), *_zip_masks(figure, ZIP_LOW, OPEN_LOW), (tape, TRIM)]
    return [cloth(suit, CLOTH, masks, step=0.0068), _hood_down(figure), _puller(figure, OPEN_LOW + 0.004)]
