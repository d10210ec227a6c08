"""The outdoor coat: woollen, to the middle of the thigh, lapels, two rows of buttons, flap pockets, a vent behind."""
import numpy as np

from studio.clothes.fabric import band, cloth, drape, folds, noise, ramp, seam, shaped, stripe, within
from studio.clothes.shirts import buttons
from studio.clothes.trunk import attach_sleeve, bare_neck, folded_collar, front, neck_stand, opening, sleeve
from studio.people import body
from studio.people.figure import FOREARM, SIDES, UPPER_ARM
from studio.people.sdf import Field, capsule, ellipsoid

WOOL = {False: '#a17d4d', True: '#b18b58'}
DARK = {False: '#7a5d36', True: '#876840'}
LIGHT = {False: '#b38e5c', True: '#c19c69'}
GROW = 0.034
# Over the pelvis: where the lapels meet, and how far down the thigh the skirt reaches.
LAPEL_LOW, SKIRT = 0.285, 0.245


def _skirt(figure, grow):
    """Follows both thighs and spans between them."""
    left, right = figure.thigh['left'], figure.thigh['right']
    skirt = Field()
    for side, _ in SIDES:
        thigh = figure.thigh[side]
        skirt.add(capsule(thigh(0, 0.006, 0.0), thigh(0, 0.004, -0.34), 0.094 + grow, 0.090 + grow), 0.06)
    for down in (-0.05, -0.14, -0.23):
        skirt.add(capsule(left(0, 0.004, down), right(0, 0.004, down), 0.088 + grow), 0.05)
    return skirt


def _hem(coat, figure, deeper=0.0):
    """Each half ends square to its own thigh."""
    for side, sign in SIDES:
        thigh = figure.thigh[side]
        origin, down, across = thigh(0, 0, -SKIRT - deeper), thigh.direction(0, 0, -1), figure.pelvis.direction(sign, 0, 0)
        middle = figure.pelvis.origin

        def distance(X, Y, Z, origin=origin, down=down, across=across, middle=middle):
            below = (X - origin[0]) * down[0] + (Y - origin[1]) * down[1] + (Z - origin[2]) * down[2]
            beside = (X - middle[0]) * across[0] + (Y - middle[1]) * across[1] + (Z - middle[2]) * across[2]
            return np.maximum(-below, -beside - 0.004)
        coat.subtract(shaped(distance, origin, 0.6), 0.006)


def _volume(figure, grow):
    coat = Field()
    body.torso(coat, figure, grow, blend=0.06)
    waist = figure.waist
    radii = np.array((0.132, 0.102, 0.20) if figure.is_girl else (0.154, 0.112, 0.20)) + (grow - 0.014)
    coat.add(ellipsoid(waist(0, 0, 0.02), waist.turn, radii), 0.08)
    neck_stand(coat, figure, grow - 0.012)
    coat.union(_skirt(figure, grow - 0.008), 0.07)
    return coat


def _sleeve(figure, side, sign):
    upper, lower, slim = figure.upper_arm[side], figure.forearm[side], figure.slim
    one = sleeve(figure, side, 0.0275, 0.030)
    one.add(capsule(lower(0, 0, -0.02), lower(0, 0, -0.012 - FOREARM), 0.066 * slim, 0.055 * slim), 0.03)
    one.displace(folds(upper, 0.005 - UPPER_ARM, 0.07, 88, 0.0058, 2.0 + sign, -90), 0.008)
    one.displace(folds(lower, -0.14, 0.05, 84, 0.0030, 1.0), 0.005)
    one.subtract(capsule(lower(0, 0, 0.015 - FOREARM), lower(0, 0, -0.10 - FOREARM), 0.044 * slim, 0.044 * slim), 0.004)
    return one.cut(lower(0, 0, -0.006 - FOREARM), lower.direction(0, 0, -1), 0.006)


def _lapel(figure):
    """1 on the turned-back edge of the front."""
    place = front(figure)

    def mask(X, Y, Z):
        x, y, z = place(X, Y, Z)
        inner = 0.36 * (z - LAPEL_LOW)
        outer = inner + 0.052 * np.clip((z - LAPEL_LOW) / 0.10, 0, 1)
        inside = ramp((outer - np.abs(x)) / 0.004) * ramp((z - LAPEL_LOW) / 0.01) * (y < 0.0)
        notch = stripe(z - 0.455 + 0.35 * (np.abs(x) - 0.06), 0.004) * (np.abs(x) > inner + 0.024)
        return inside * (1 - notch)
    return mask


def _flap(figure, sign):
    def mask(X, Y, Z):
        x, y, z = figure.pelvis.local(X, Y, Z)
        return within(x * sign, 0.055, 0.150) * within(z + 0.15 * (x * sign - 0.1), -0.052, 0.0) * (y < 0.05)
    return mask


def _vent(figure):
    def mask(X, Y, Z):
        x, y, z = figure.pelvis.local(X, Y, Z)
        return stripe(x, 0.0042) * (y > 0) * within(z, -0.6, 0.20)
    return mask


def _edge(figure):
    """Where the right front lies over the left."""
    place = front(figure)

    def mask(X, Y, Z):
        x, y, z = place(X, Y, Z)
        return stripe(x + 0.048, 0.0028) * (y < 0) * (z < LAPEL_LOW + 0.01)
    return mask


def coat(figure):
    girl = figure.is_girl
    body_ = _volume(figure, GROW)
    body_.displace(noise(0.9, 0.0045, 6.0), 0.006)
    body_.displace(folds(figure.waist, 0.0, 0.07, 58, 0.0034, 2.0, radius=0.28), 0.005)
    body_.displace(drape(figure.pelvis, -0.25, 0.02, 7, 0.0050, 1.0), 0.006)
    lapel, flaps = _lapel(figure), [_flap(figure, sign) for _, sign in SIDES]
    over = front(figure)
    body_.displace(lambda X, Y, Z: _relief(over(X, Y, Z), lapel(X, Y, Z), sum(flap(X, Y, Z) for flap in flaps)), 0.013)
    shell = body_.copy().grow(0.004)
    gap = opening(figure, LAPEL_LOW, 0.36)
    hollow = _volume(figure, GROW - 0.016)
    hollow.cut(figure.pelvis(0, 0, 0.02), figure.pelvis.direction(0, 0, 1), 0.01)
    body_.carve(hollow, 0.004)
    body_.subtract(gap, 0.005)
    _hem(body_, figure)
    for side, sign in SIDES:
        attach_sleeve(body_, figure, side, _sleeve(figure, side, sign), 0.06)
    bare_neck(body_, figure, 0.062 if girl else 0.074, 0.004)
    collar = folded_collar(figure, 0.073 if girl else 0.089, 0.047, 0.056, 0.020, 0.0075)
    return [cloth(body_, WOOL[girl], _masks(figure, lapel, flaps), step=0.0070, grain=(120, 0.20)),
            cloth(collar, LIGHT[girl], step=0.0052, grain=(120, 0.20)), *_button_rows(figure, shell, girl)]


def _relief(at, lapel, flaps):
    x, y, z = at
    lap = (x > -0.048) * (x < 0.10) * (y < 0) * (z < LAPEL_LOW)
    return 0.0050 * lapel + 0.0035 * flaps + 0.0025 * lap


def _masks(figure, lapel, flaps):
    girl = figure.is_girl
    masks = [(lapel, LIGHT[girl]), (_vent(figure), DARK[girl]), (_edge(figure), DARK[girl])]
    masks += [(flap, LIGHT[girl]) for flap in flaps]
    for side, sign in SIDES:
        masks.append((band(figure.forearm[side], 0.046 - FOREARM, 0.050 - FOREARM, 0.002, 0.08), DARK[girl]))
        masks.append((seam(figure.upper_arm[side], 90, -UPPER_ARM, -0.02, 0.003), DARK[girl]))
    return masks


def _button_rows(figure, shell, girl):
    colour = '#453323' if not girl else '#5b4632'
    heights = (0.245, 0.155, 0.065)
    return [buttons(figure, shell, heights, colour, 0.0105, across) for across in (-0.022, 0.052)]
