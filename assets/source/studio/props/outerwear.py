"""The outdoor coat: camel wool with a broad collar and dark buttons; folded, hung and laid over a hand."""
import numpy as np

from studio.materials import material
from studio.props import cloth
from studio.props.paint import blend, painted
from studio.props.sheet import Sheet, warped, wrinkles
from studio.props.trimmings import button, line, on, panel
from studio.shapes import tube


def _surfaces():
    return (painted(0.95, 0.08), material('#8f6a42', 0.95, shine=0.08, grain=(140, 0.2)), material('#3b2c22', 0.4, coat=0.3),
            material('#7c5a37', 0.95), material('#5d2f38', 0.55, shine=0.4))


def _wool(seed):
    slow, fleck = wrinkles(seed, 0.1, 6), wrinkles(seed + 1, 0.012, 9)
    return lambda u, v: blend('#a5794a', '#c99c66', 0.45 + 0.16 * slow(u, v) + 0.13 * fleck(u, v))


def _collar(base, top, size=1.0, warp=None, upright=False):
    """Lapels over a lining, a collar behind them."""
    wool, dark, _, edge, lining = _surfaces()
    at = lambda rows, side: [(side * u * size, top + v * size) for u, v in rows]
    panel(at([(-0.05, 0.005), (0.05, 0.005), (0.02, -0.10), (0, -0.16), (-0.02, -0.10)], 1), on(base, -0.003), lining, 0.006,
          0.004, warp=warp)
    for side in (-1, 1):
        rows = [(0.0, -0.19), (0.050, -0.115), (0.092, -0.078), (0.068, -0.052), (0.078, -0.03), (0.052, -0.004), (0.035, -0.03)]
        lapel = panel(at(rows, side), on(base, 0.002 + 0.002 * (side + 1)), wool, 0.014, 0.005, _wool(5 + side), warp)
        line(lapel, at([(0.006, -0.183), (0.052, -0.107), (0.085, -0.078)], side), edge, 0.0011, warp)
        rows = [(0.03, -0.035), (0.066, -0.048), (0.098, -0.012), (0.070, 0.032), (0.032, 0.02)]
        panel(at(rows, side), on(base, 0.008), wool, 0.015, 0.006, _wool(7 + side), warp)
    back = [(u * size, top + (0.028 - 8 * u * u) * size) for u in np.linspace(-0.06, 0.06, 9)]
    tube('collar', warped([base.on(u, v, 0.014) for u, v in back], warp), 0.014 * size, dark)


def folded():
    wool, dark, horn, edge, _ = _surfaces()
    top, _ = cloth.pile(0.34, 0.38, 0.10, wool, 51, 3, 0.02, _wool(1))
    for side in (-1, 1):
        line(top, [(side * 0.155, 0.17), (side * 0.125, 0.02), (side * 0.155, -0.14)], edge, 0.0018)
    line(top, [(0.012, -0.16), (0.008, -0.03)], edge, 0.0018)
    for v in (-0.045, -0.115):
        for u in (-0.022, 0.038):
            button(top, u, v, 0.0115, horn)
    _collar(top, 0.15)


def hung():
    wool, dark, horn, edge, _ = _surfaces()
    cloth.hanger(0.44)
    with cloth.upright(0.11):
        outline = cloth.mirrored([(0.0, -1.02), (0.25, -1.0), (0.235, -0.6), (0.215, -0.35), (0.225, -0.16), (0.235, -0.085),
                                  (0.14, -0.03), (0.06, 0.0), (0.03, -0.012), (0, -0.015)])
        body = Sheet(outline, 0.13, 0.006, 0.08, cloth.hanging_folds(15, 0.010, -0.2, -1.0, 0.13), cloth.round_body(0.06), 1)
        body.make('body', wool, 0.006, None, _wool(2))
        for side in (-1, 1):
            rows = [(0.165, -0.05), (0.235, -0.085), (0.295, -0.36), (0.305, -0.60), (0.205, -0.60), (0.195, -0.34)]
            sleeve = Sheet([(side * u, v) for u, v in rows], 0.10, 0.012, 0.06,
                           cloth.hanging_folds(17 + side, 0.006, -0.05, -0.6, 0.09), lambda u, v: -0.03 + 0 * u, 1)
            sleeve.make('sleeve', wool, 0.006, None, _wool(3 + side))
            line(sleeve, [(side * 0.205, -0.56), (side * 0.305, -0.56)], edge, 0.003)
            button(sleeve, side * 0.285, -0.575, 0.009, horn)
            panel([(side * 0.075, -0.60), (side * 0.175, -0.585), (side * 0.177, -0.55), (side * 0.077, -0.565)],
                  on(body, 0.002), wool, 0.010, 0.004, _wool(9))
        line(body, [(0.015, -1.0), (0.015, -0.25)], edge, 0.0025)
        for v in (-0.27, -0.40, -0.53):
            for u in (-0.035, 0.06):
                button(body, u, v, 0.0125, horn)
        _collar(body, -0.015, 1.15)


def held():
    wool, dark, horn, edge, lining = _surfaces()
    sheet, warp = cloth.bundle('coat', wool, 61, 0.32, 0.44, 0.36, 0.032, 0.015, _wool(4), 0.03)
    line(sheet, [(-0.13, -0.415), (0.13, -0.415)], edge, 0.003, warp)
    line(sheet, [(0.04, -0.42), (0.04, -0.12)], edge, 0.003, warp)
    for v in (-0.36, -0.27, -0.18):
        place = warped([sheet.on(0.075, v, 0.004)], warp)[0]
        tube('button', [(place[0] - 0.004, place[1], place[2]), (place[0] + 0.005, place[1], place[2])], 0.012, horn, False)
    sleeve = [(-0.05, -0.44), (0.045, -0.44), (0.05, 0.0), (-0.045, 0.0)]
    shift = lambda x, y, z: warp(x - 0.09, y - 0.05, z + 0.012)
    arm = Sheet(sleeve, 0.05, 0.014, 0.03, cloth.hanging_folds(8, 0.006, 0.0, -0.4, 0.08), 0.0, back=0.5)
    arm.make('arm', wool, 0.005, shift, _wool(12))
    line(arm, [(-0.055, -0.40), (0.05, -0.40)], edge, 0.003, shift)
