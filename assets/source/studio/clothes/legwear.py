"""Jeans: straight legs, side and inner seams, pockets, fly, belt with a buckle, turned hems."""
import numpy as np

from studio.clothes.fabric import above, band, cloth, folds, noise, seam, stripe, within
from studio.people import body
from studio.people.figure import SHIN, SIDES, THIGH
from studio.people.sdf import Field, block, capsule

DENIM = {False: '#40609a', True: '#4c6fae'}
DARK = {False: '#2c4471', True: '#365184'}
WORN = {False: '#6884b6', True: '#7b97c6'}
STITCH = '#b98d55'
GROW = 0.012


def hem_frame(figure, side):
    """The plane of a trouser's hem: higher in front, where it breaks over the shoe."""
    shin = figure.shin[side]
    return shin(0, 0.004, 0.004 - SHIN), shin.direction(0, -0.42, -1)


def _leg(figure, side, sign):
    thigh, shin = figure.thigh[side], figure.shin[side]
    one = Field()
    body.leg(one, figure, side, GROW)
    wide = 0.061 if figure.is_girl else 0.066
    one.add(capsule(shin(0, 0.002, -0.16), shin(0, 0.008, 0.01 - SHIN), 0.058, wide), 0.05)
    one.displace(folds(shin, 0.105 - SHIN, 0.055, 105, 0.0050, 1.0 + sign), 0.008)
    one.displace(folds(thigh, 0.02 - THIGH, 0.075, 88, 0.0058, 2.0 + sign, 90), 0.008)
    one.displace(folds(thigh, -0.07, 0.060, 84, 0.0050, sign, -90), 0.007)
    one.subtract(capsule(shin(0, 0.004, 0.05 - SHIN), shin(0, 0.008, -0.10 - SHIN), wide - 0.012, wide - 0.009), 0.004)
    point, outward = hem_frame(figure, side)
    return one.cut(point, outward, 0.004)


def _hem_mask(figure, side, height):
    point, outward = hem_frame(figure, side)
    shin = figure.shin[side]
    outward = outward / (outward @ outward) ** 0.5

    def mask(X, Y, Z):
        up = -((X - point[0]) * outward[0] + (Y - point[1]) * outward[1] + (Z - point[2]) * outward[2])
        x, y, z = shin.local(X, Y, Z)
        return stripe(up - height, 0.0028) * (x * x + y * y < 0.012)
    return mask


def _pocket(figure, sign):
    """The curved mouth of a front pocket."""
    def mask(X, Y, Z):
        x, y, z = figure.pelvis.local(X, Y, Z)
        away = ((x * sign - 0.150) ** 2 + (z - 0.095) ** 2) ** 0.5
        return stripe(away - 0.082, 0.0030) * (y < 0.02) * (z < 0.075) * (x * sign < 0.15)
    return mask


def _back_pocket(figure, sign):
    def mask(X, Y, Z):
        x, y, z = figure.pelvis.local(X, Y, Z)
        side = abs(x * sign - 0.068) - 0.045
        low = abs(z + 0.005 + 0.15 * abs(x * sign - 0.068)) - 0.050
        return stripe(np.maximum(side, low), 0.0028) * (y > 0.02)
    return mask


def _fly(figure):
    def mask(X, Y, Z):
        x, y, z = figure.pelvis.local(X, Y, Z)
        return stripe(x, 0.0028) * (y < 0) * within(z, -0.07, 0.062)
    return mask


def _faded(figure, side):
    """The front of the thigh is worn lighter."""
    thigh = figure.thigh[side]

    def mask(X, Y, Z):
        x, y, z = thigh.local(X, Y, Z)
        return 0.75 * np.exp(-(x / 0.045) ** 2 - ((z + 0.20) / 0.16) ** 2) * above(-y - 0.03, 0.03)
    return mask


def _belt(figure):
    pelvis = figure.pelvis
    belt = Field()
    body.torso(belt, figure, GROW + 0.0045, upper=False)
    belt.cut(pelvis(0, 0, 0.097), pelvis.direction(0, -0.05, 1), 0.003)
    belt.cut(pelvis(0, 0, 0.066), pelvis.direction(0, 0.05, -1), 0.003)
    loops = [_loop(figure, x, front) for x, front in ((0.075, True), (-0.075, True), (0.06, False), (-0.06, False))]
    return cloth(belt, '#4d3324', [(loop, DENIM[figure.is_girl]) for loop in loops], step=0.005, rough=0.5, shine=0.35)


def _loop(figure, across, front):
    def mask(X, Y, Z):
        x, y, _ = figure.pelvis.local(X, Y, Z)
        return stripe(x - across, 0.006) * ((y < 0) if front else (y > 0))
    return mask


def _buckle(figure):
    pelvis = figure.pelvis
    front = -0.118
    frame = Field()
    frame.add(block(pelvis(0, front, 0.082), pelvis.turn, (0.019, 0.006, 0.015), 0.003), 0)
    frame.subtract(block(pelvis(0.003, front, 0.082), pelvis.turn, (0.010, 0.02, 0.008), 0.002), 0.002)
    return cloth(frame, '#c9ccd2', step=0.0035, rough=0.3, metal=0.9)


def jeans(figure):
    girl = figure.is_girl
    trousers = Field()
    body.torso(trousers, figure, GROW, upper=False)
    trousers.cut(figure.pelvis(0, 0, 0.095), figure.pelvis.direction(0, -0.05, 1))
    masks = []
    for side, sign in SIDES:
        trousers.join(_leg(figure, side, sign), figure.thigh[side].origin, 0.21, 0.055)
        masks.append((_faded(figure, side), WORN[girl]))
        outer = 0 if sign > 0 else 180
        masks.append((seam(figure.thigh[side], outer, -0.43, 0.06), DARK[girl]))
        masks.append((seam(figure.shin[side], outer, -0.42, 0.02), DARK[girl]))
        masks.append((_pocket(figure, sign), STITCH))
        masks.append((_back_pocket(figure, sign), DARK[girl]))
        masks.append((_hem_mask(figure, side, 0.017), DARK[girl]))
    masks.append((_fly(figure), DARK[girl]))
    trousers.displace(noise(1.1, 0.0024, 1.0), 0.003)
    return [cloth(trousers, DENIM[girl], masks, grain=(70, 0.22)), _belt(figure), _buckle(figure)]
