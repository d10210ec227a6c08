"""Shirt and jeans, folded, hung and carried."""
import math

import numpy as np

from studio.materials import material
from studio.props import cloth
from studio.props.paint import blend, painted
from studio.props.sheet import Sheet, warped, wrinkles
from studio.props.trimmings import button, line, panel, stitched
from studio.shapes import tube

# The shirt: a polo of pine green with a cream collar.

def shirt_surfaces():
    return (material('#2f8f7a', 0.85, shine=0.15, grain=(90, 0.12)), material('#f3efe4', 0.8, shine=0.15),
            material('#1e6557', 0.85, shine=0.1))


def _polo_front(base, scale=1.0, warp=None, top=0.0, neck=0.04):
    """Collar, placket and buttons on a sheet; `top` is the neck's v."""
    green, cream, dark = shirt_surfaces()
    lift = lambda u, v: base.sides(u, v)[0] - 0.002
    at = lambda rows: [(u * scale, top + v * scale) for u, v in rows]
    panel(at([(-0.045, -0.005), (0.045, -0.005), (0.03, -0.05), (0, -0.075), (-0.03, -0.05)]), lift, dark, 0.004, 0.004,
           warp=warp)
    strip = panel(at([(-0.011, -0.135), (0.011, -0.135), (0.011, -0.05), (-0.011, -0.05)]), lift, green, 0.007, 0.003,
                   warp=warp)
    for side in (-1, 1):
        stitched(strip, at([(side * 0.009, -0.132), (side * 0.009, -0.06)]), dark, warp, 0.0008)
    for v in (-0.12, -0.092):
        button(strip, 0, top + v * scale, 0.0062 * scale, cream, warp)
    for side in (-1, 1):
        wing = at([(side * 0.006, -0.078), (side * 0.05, -0.092), (side * 0.082, -0.02), (side * 0.052, 0.018),
                   (side * 0.038, 0.004), (side * 0.03, -0.04)])
        sheet = panel(wing, lambda u, v: lift(u, v) + 0.004, cream, 0.010, 0.004, warp=warp)
        line(sheet, at([(side * 0.012, -0.075), (side * 0.049, -0.087), (side * 0.077, -0.02)]), material('#cfc8b6', 0.8),
              0.0008, warp)
    back = [(0.055 * math.cos(a) * scale, top + (0.004 + 0.022 * math.sin(a)) * scale) for a in
            np.linspace(math.pi * 0.95, math.pi * 0.05, 9)]
    tube('stand', warped([base.on(u, v, 0.010) for u, v in back], warp), 0.009 * scale, cream)


def shirt_folded():
    green, _, dark = shirt_surfaces()
    top, warp = cloth.pile(0.27, 0.33, 0.062, green, 11)
    for side in (-1, 1):
        line(top, [(side * 0.128, 0.15), (side * 0.100, 0.02), (side * 0.128, -0.14)], dark, 0.0012)
    _polo_front(top, 1.0, None, 0.135)


def shirt_hung():
    green, cream, dark = shirt_surfaces()
    cloth.hanger()
    with cloth.upright(0.115):
        folds = cloth.hanging_folds(5, 0.010, -0.1, -0.66)
        body = Sheet(cloth.mirrored([(0.0, -0.66), (0.21, -0.65), (0.20, -0.40), (0.195, -0.18), (0.215, -0.085),
                                     (0.13, -0.035), (0.06, -0.002), (0.03, -0.015), (0, -0.02)]), 0.10, 0.004, 0.07,
                     folds, cloth.round_body(0.05), 1)
        body.make('body', green, 0.005)
        for side in (-1, 1):
            sleeve = Sheet([(side * 0.15, -0.045), (side * 0.215, -0.075), (side * 0.262, -0.26), (side * 0.185, -0.285)],
                           0.075, 0.012, 0.05, cloth.hanging_folds(7 + side, 0.005, -0.05, -0.28, 0.06),
                           lambda u, v: -0.035 + 0 * u, 1)
            sleeve.make('sleeve', green, 0.005)
            line(sleeve, [(side * 0.265, -0.262), (side * 0.225, -0.278), (side * 0.184, -0.287)], cream, 0.0045)
            line(body, [(side * 0.158, -0.046), (side * 0.172, -0.12), (side * 0.185, -0.19)], dark, 0.0013)
        line(body, [(-0.2, -0.635), (0, -0.645), (0.2, -0.635)], dark, 0.0012)
        _polo_front(body, 1.05, None, -0.012)


def shirt_held():
    green, cream, dark = shirt_surfaces()
    sheet, warp = cloth.bundle('shirt', green, 21, 0.24, 0.30, 0.25)
    line(sheet, [(-0.1, -0.285), (0.1, -0.285)], dark, 0.0016, warp)
    line(sheet, [(-0.105, 0.235), (0.105, 0.235)], cream, 0.006, warp)


# Jeans: indigo denim, ochre thread.

def denim():
    return painted(0.9, 0.12), material('#c98f4a', 0.8), material('#8a5a34', 0.6), material('#2f466f', 0.9)


def _faded(seed):
    slow = wrinkles(seed, 0.14, 6)

    def tint(u, v):
        twill = 0.5 + 0.5 * np.sin((u + v) * 900)
        return blend('#35558c', '#6f93c6', 0.26 + 0.2 * slow(u, v) + 0.06 * twill)
    return tint


def _pocket(base, u, v, warp=None, size=1.0, lift=None):
    surface, thread, _, _ = denim()
    half, deep = 0.062 * size, 0.075 * size
    outline = [(u - half, v + deep), (u - half, v - deep * 0.65), (u, v - deep), (u + half, v - deep * 0.65),
               (u + half, v + deep)]
    patch = panel(outline, lambda a, b: base.sides(a, b)[0] - 0.001, surface, 0.006, 0.003, _faded(4), warp)
    inner = [(u - half * 0.93, v + deep), (u - half * 0.93, v - deep * 0.62), (u, v - deep * 0.93),
             (u + half * 0.93, v - deep * 0.62), (u + half * 0.93, v + deep)]
    stitched(patch, inner, thread, warp)
    for drop in (0.25, 0.12):
        stitched(patch, [(u - half * 0.9, v + deep * drop), (u - half * 0.4, v + deep * (drop + 0.16)),
                          (u, v + deep * (drop - 0.22)), (u + half * 0.4, v + deep * (drop + 0.16)),
                          (u + half * 0.9, v + deep * drop)], thread, warp)
    stitched(patch, [(u - half, v + deep * 0.88), (u + half, v + deep * 0.88)], thread, warp)


def jeans_folded():
    surface, thread, leather, dark = denim()
    top, _ = cloth.pile(0.24, 0.34, 0.066, surface, 31, 4, tint=_faded(1))
    lift = lambda u, v: top.sides(u, v)[0] - 0.002
    band = panel([(-0.113, 0.128), (0.113, 0.128), (0.113, 0.162), (-0.113, 0.162)], lift, surface, 0.010, 0.004, _faded(2))
    for v in (0.131, 0.160):
        stitched(band, [(-0.11, v), (0.11, v)], thread)
    panel([(0.03, 0.126), (0.095, 0.126), (0.095, 0.166), (0.03, 0.166)], lambda u, v: lift(u, v) + 0.005, leather, 0.007,
           0.003)
    for u in (-0.075, 0.008):
        panel([(u - 0.006, 0.118), (u + 0.006, 0.118), (u + 0.006, 0.170), (u - 0.006, 0.170)],
               lambda a, b: lift(a, b) + 0.006, surface, 0.006, 0.002, _faded(3))
    _pocket(top, 0.012, 0.022)
    stitched(top, [(-0.098, -0.16), (-0.098, 0.12)], thread)
    stitched(top, [(-0.09, -0.16), (-0.09, 0.12)], thread)


def jeans_hung():
    surface, thread, leather, dark = denim()
    cloth.clip_hanger(0.36)
    tone = _faded(6)
    with cloth.upright(0.145):
        for side, back in ((-1, 0.02), (1, 0.0)):
            leg = Sheet([(side * 0.006, 0), (side * 0.185, 0), (side * 0.20, -0.16), (side * 0.165, -0.5),
                         (side * 0.155, -0.95), (side * 0.035, -0.95), (side * 0.03, -0.5), (side * 0.004, -0.23)], 0.085,
                        0.004, 0.05, cloth.hanging_folds(3 + side, 0.006, 0.0, -0.95, 0.09),
                        lambda u, v, back=back: -0.05 - back - 0.03 * (np.abs(u) / 0.2) ** 2, 1)
            leg.make('leg', surface, 0.006, None, tone)
            stitched(leg, [(side * 0.04, -0.925), (side * 0.15, -0.925)], thread)
            stitched(leg, [(side * 0.176, -0.1), (side * 0.15, -0.5), (side * 0.14, -0.92)], thread)
            stitched(leg, [(side * 0.17, -0.06), (side * 0.13, -0.11), (side * 0.09, -0.035)], thread)
        band = Sheet(cloth.rectangle(0.37, 0.036, (0, -0.012)), 0.09, 0.004, 0.03, None,
                     lambda u, v: -0.052 - 0.03 * (np.abs(u) / 0.2) ** 2, 1)
        band.make('band', surface, 0.005, None, tone)
        for v in (-0.028, 0.004):
            stitched(band, [(-0.18, v), (0.18, v)], thread)
        button(band, 0, -0.012, 0.009, material('#c7a25c', 0.3, 0.9))
        for u in (-0.12, 0.12):
            line(band, [(u, -0.036), (u, 0.01)], dark, 0.006)
        stitched(leg, [(0.008, -0.04), (0.03, -0.16), (0.008, -0.2)], thread)


def jeans_held():
    surface, thread, _, dark = denim()
    sheet, warp = cloth.bundle('jeans', surface, 41, 0.22, 0.36, 0.30, tint=_faded(8))
    for v in (-0.345, 0.285):
        stitched(sheet, [(-0.09, v), (0.09, v)], thread, warp, 0.0018)
    stitched(sheet, [(0.06, -0.33), (0.055, 0.27)], thread, warp, 0.0016)
