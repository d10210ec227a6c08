"""The site's own clothes: the inner suit of pale knit, and the white coverall with hood, zip and threads that carry charge away."""
import math

import numpy as np

from studio.materials import material
from studio.props import cloth
from studio.props.paint import blend, painted
from studio.props.sheet import Sheet, warped, wrinkles
from studio.props.trimmings import line, on, panel
from studio.shapes import box, letters, tube


def _grid(u, v):
    """Conductive threads: a fine grey lattice in white cloth."""
    pitch = 0.03
    near = np.minimum(np.abs((u / pitch) % 1 - 0.5), np.abs((v / pitch) % 1 - 0.5)) * pitch
    return blend('#d3dee8', '#eff4f8', np.clip(near / 0.0016, 0, 1) ** 1.5)


def _suit():
    return painted(0.62, 0.3), material('#3f7fc4', 0.5), material('#2f6db0', 0.5), material('#c9d6e2', 0.6)


def _zip(sheet, points, surface, warp=None, size=1.0):
    line(sheet, points, surface, 0.0035 * size, warp, 0.001)
    x, y, z = warped([sheet.on(*points[-1], 0.006)], warp)[0]
    box('slider', (x - 0.005, y - 0.012, z - 0.003), (x + 0.005, y + 0.006, z + 0.003), material('#8fa0ae', 0.3, 0.8), 0.002)


def _badge(base, u, v, warp=None, size=1.0):
    _, blue, deep, _ = _suit()
    half, tall = 0.036 * size, 0.024 * size
    outline = [(u - half, v - tall), (u + half, v - tall), (u + half, v + tall), (u - half, v + tall)]
    badge = panel(outline, on(base, 0.0), blue, 0.005, 0.003, warp=warp)
    line(badge, [(u - half * 0.6, v + tall * 0.3), (u + half * 0.6, v + tall * 0.3)], material('#eaf3fb', 0.6), 0.0022 * size, warp)
    line(badge, [(u - half * 0.6, v - tall * 0.3), (u + half * 0.2, v - tall * 0.3)], material('#eaf3fb', 0.6), 0.0016 * size, warp)


def coverall_folded():
    white, blue, deep, grey = _suit()
    top, _ = cloth.pile(0.31, 0.36, 0.085, white, 71, 4, 0.014, _grid)
    _zip(top, [(0, -0.17), (0, 0.07)], blue)
    _badge(top, 0.085, 0.02)
    for side in (-1, 1):
        line(top, [(side * 0.145, 0.15), (side * 0.115, 0.0), (side * 0.145, -0.15)], grey, 0.0016)
    hood = Sheet([(-0.055, 0.075), (0.055, 0.075), (0.085, 0.135), (0, 0.175), (-0.085, 0.135)], 0.05, 0.014, 0.045,
                 cloth.rugged(77, 0.001, 0.003), on(top, -0.012))
    hood.make('hood', white, 0.004, None, _grid)
    rim = [(0.066 * math.cos(a), 0.103 + 0.026 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 17)]
    panel(rim, on(hood, -0.012), material('#93a6b8', 0.8), 0.012, 0.0)
    line(hood, [(u * 1.08, v) for u, v in rim], blue, 0.0042)


def coverall_hung():
    white, blue, deep, grey = _suit()
    cloth.hanger(0.42, 0.11, material('#dfe6ec', 0.35))
    with cloth.upright(0.115):
        hood = Sheet([(-0.075, -0.06), (0.075, -0.06), (0.080, 0.004), (0.045, 0.028), (-0.045, 0.028), (-0.080, 0.004)], 0.06,
                     0.014, 0.045, cloth.rugged(85, 0.001, 0.004), -0.085, 1)
        hood.make('hood', white, 0.005, None, _grid)
        outline = cloth.mirrored([(0.012, -0.76), (0.035, -1.36), (0.155, -1.36), (0.19, -0.85), (0.195, -0.55), (0.185, -0.25),
                                  (0.215, -0.085), (0.13, -0.03), (0.055, 0.0), (0.03, -0.012)])
        body = Sheet(outline, 0.11, 0.006, 0.06, cloth.hanging_folds(25, 0.007, -0.1, -1.36, 0.1), cloth.round_body(0.05), 1)
        body.make('body', white, 0.006, None, _grid)
        for side in (-1, 1):
            rows = [(0.15, -0.045), (0.215, -0.085), (0.275, -0.36), (0.285, -0.60), (0.215, -0.60), (0.185, -0.34)]
            sleeve = Sheet([(side * u, v) for u, v in rows], 0.085, 0.012, 0.05,
                           cloth.hanging_folds(27 + side, 0.006, -0.05, -0.6, 0.08), lambda u, v: -0.03 + 0 * u, 1)
            sleeve.make('sleeve', white, 0.006, None, _grid)
            line(sleeve, [(side * 0.205, -0.585), (side * 0.295, -0.585)], blue, 0.005)
            line(body, [(side * 0.04, -1.345), (side * 0.15, -1.345)], blue, 0.005)
            line(body, [(side * 0.152, -0.045), (side * 0.17, -0.14), (side * 0.182, -0.22)], grey, 0.0018)
        line(body, [(-0.185, -0.50), (0, -0.505), (0.185, -0.50)], grey, 0.0022)
        _zip(body, [(0, -0.72), (0, -0.4), (0, -0.04)], blue)
        _badge(body, 0.09, -0.20)
        tube('collar', [body.on(u, v, 0.008) for u, v in ((-0.06, -0.004), (-0.04, -0.03), (0, -0.045), (0.04, -0.03),
                                                          (0.06, -0.004))], 0.012, white_plain())


def white_plain():
    return material('#eef3f8', 0.62, shine=0.3)


def coverall_held():
    white, blue, _, grey = _suit()
    sheet, warp = cloth.bundle('coverall', white, 91, 0.27, 0.42, 0.36, 0.026, 0.014, _grid, 0.026)
    _line = [(0.02, -0.38), (0.02, -0.2), (0.02, 0.0), (0.02, 0.2), (0.02, 0.33)]
    line(sheet, _line, blue, 0.004, warp)
    line(sheet, [(-0.11, -0.405), (0.11, -0.405)], blue, 0.005, warp)
    _badge(sheet, -0.055, -0.16, warp)


# The inner suit: what is worn under the coverall, a pale knit with ribbed edges and blue seams.

def _knit():
    return painted(0.92, 0.1), material('#9db4cc', 0.9), material('#6f8fb2', 0.9)


def _knitted(u, v):
    rows = 0.5 + 0.5 * np.sin(u * 2 * math.pi / 0.006)
    slow = wrinkles(3, 0.12, 5)
    return blend('#a9bed4', '#cddae7', 0.55 + 0.25 * rows + 0.12 * slow(u, v))


def _ribbed_neck(base, top, size=1.0, warp=None):
    knit, rib, deep = _knit()
    around = lambda rx, ry: [(rx * size * math.cos(a), top - 0.012 * size + ry * size * math.sin(a))
                             for a in np.linspace(0, 2 * math.pi, 21)]
    hole = panel(around(0.05, 0.03), on(base, -0.003), material('#8ba1b8', 0.95), 0.006, 0.002, warp=warp)
    tube('neck', warped([base.on(u, v, 0.006) for u, v in around(0.054, 0.034)], warp), 0.009 * size, rib)
    return hole


def inner_folded():
    knit, rib, deep = _knit()
    top, _ = cloth.pile(0.25, 0.31, 0.055, knit, 101, 4, tint=_knitted)
    _ribbed_neck(top, 0.125)
    for side in (-1, 1):
        line(top, [(side * 0.045, 0.095), (side * 0.085, 0.04), (side * 0.116, -0.01)], deep, 0.0016)
    cuff = panel([(-0.105, -0.085), (-0.02, -0.085), (-0.02, -0.055), (-0.105, -0.055)], on(top), rib, 0.009, 0.005)
    for u in np.arange(-0.1, -0.022, 0.008):
        line(cuff, [(u, -0.088), (u, -0.052)], deep, 0.0007)
    panel([(0.03, -0.10), (0.085, -0.10), (0.085, -0.075), (0.03, -0.075)], on(top, 0.0), material('#3f7fc4', 0.6), 0.004, 0.003)


def inner_hung():
    knit, rib, deep = _knit()
    cloth.hanger(0.38, 0.11, material('#dfe6ec', 0.35))
    with cloth.upright(0.115):
        outline = cloth.mirrored([(0.010, -0.70), (0.03, -1.16), (0.115, -1.16), (0.15, -0.8), (0.165, -0.55), (0.155, -0.25),
                                  (0.19, -0.085), (0.12, -0.035), (0.06, -0.004), (0.03, -0.015)])
        body = Sheet(outline, 0.09, 0.005, 0.05, cloth.hanging_folds(35, 0.006, -0.1, -1.16, 0.08), cloth.round_body(0.05), 1)
        body.make('body', knit, 0.005, None, _knitted)
        for side in (-1, 1):
            rows = [(0.13, -0.05), (0.19, -0.085), (0.245, -0.34), (0.255, -0.54), (0.20, -0.54), (0.165, -0.33)]
            sleeve = Sheet([(side * u, v) for u, v in rows], 0.07, 0.010, 0.04,
                           cloth.hanging_folds(37 + side, 0.005, -0.05, -0.54, 0.07), lambda u, v: -0.03 + 0 * u, 1)
            sleeve.make('sleeve', knit, 0.005, None, _knitted)
            line(sleeve, [(side * 0.195, -0.53), (side * 0.26, -0.53)], rib, 0.009)
            line(body, [(side * 0.038, -1.15), (side * 0.11, -1.15)], rib, 0.009)
            line(body, [(side * 0.065, -0.03), (side * 0.11, -0.11), (side * 0.155, -0.20)], deep, 0.0018)
        line(body, [(-0.16, -0.50), (0, -0.505), (0.16, -0.50)], rib, 0.006)
        _ribbed_neck(body, -0.008, 1.05)


def inner_held():
    knit, rib, deep = _knit()
    sheet, warp = cloth.bundle('inner', knit, 111, 0.21, 0.32, 0.26, tint=_knitted)
    line(sheet, [(-0.085, -0.30), (0.085, -0.30)], rib, 0.008, warp)
    line(sheet, [(0.03, -0.28), (0.03, 0.24)], deep, 0.0018, warp)
