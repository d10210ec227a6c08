"""What is worn on the feet: street boots, clogs, thin covers for a visitor, overboots of the clean room."""
import numpy as np

from studio.clothes.fabric import band, cloth, folds, local, noise, ramp, stripe, within
from studio.people import body
from studio.people.figure import ANKLE, SHIN, SIDES
from studio.people.sdf import Field, block, capsule, ellipsoid


def _both(build, figure):
    """A pair in one field."""
    pair = Field()
    for side, sign in SIDES:
        pair.union(build(figure, side, sign))
    return pair


def _in_foot(figure, at):
    """A mask of places in the nearer foot's own axes (x outwards)."""
    def mask(X, Y, Z):
        share = 0.0
        for side, sign in SIDES:
            x, y, z = local(figure.foot[side], X, Y, Z)
            here = (x * x + y * y + z * z < 0.05) * (np.abs(x) < 0.075)
            share = np.maximum(share, at(x * sign, y, z) * here)
        return share
    return mask


def _sole(figure, grow, low, high, colour, heel=0.0):
    """A sole between two heights under and over the bare foot's; `heel` lifts the waist of the foot."""
    def one(figure, side, sign):
        frame = figure.foot[side]
        sole = Field()
        body.foot(sole, figure, side, grow)
        sole.cut(frame(0, 0, high - ANKLE), frame.direction(0, 0, 1), 0.004)
        sole.cut(frame(0, 0, low - ANKLE), frame.direction(0, 0, -1), 0.003)
        if heel:
            sole.subtract(capsule(frame(-0.06, -0.028, low - ANKLE - 0.006), frame(0.06, -0.028, low - ANKLE - 0.006), 0.014),
                          0.003)
        return sole
    return cloth(_both(one, figure), colour, step=0.0045, rough=0.75, shine=0.2)


def _boot(figure, side, sign):
    frame, shin = figure.foot[side], figure.shin[side]
    boot = Field()
    body.foot(boot, figure, side, 0.0115)
    # A rounded toe cap, a shaft round the ankle.
    boot.add(ellipsoid(frame(0, -0.128, -0.056), frame.turn, (0.043, 0.050, 0.032)), 0.025)
    boot.add(capsule(shin(0, 0.004, 0.075 - SHIN), shin(0, 0.010, -SHIN), 0.048, 0.050), 0.025)
    boot.displace(folds(shin, 0.015 - SHIN, 0.022, 170, 0.0026, 1.0), 0.004)
    boot.cut(shin(0, 0, 0.080 - SHIN), shin.direction(0, -0.12, 1), 0.008)
    boot.subtract(capsule(shin(0, 0.004, 0.12 - SHIN), shin(0, 0.004, 0.070 - SHIN), 0.043, 0.041), 0.004)
    return body.sole_cut(boot, figure, side)


def _laces(figure, side, sign):
    """Four crossings and a bow over the instep."""
    frame = figure.foot[side]
    laces, rows = Field(), ((-0.100, -0.008), (-0.080, 0.003), (-0.064, 0.018), (-0.054, 0.036))
    for (y, z), (y2, z2) in zip(rows, rows[1:]):
        for s in (-1, 1):
            laces.add(capsule(frame(s * 0.019, y, z), frame(-s * 0.019, y2, z2), 0.0030), 0.001)
    for s in (-1, 1):
        laces.add(capsule(frame(0, -0.060, 0.040), frame(s * 0.030, -0.062, 0.026), 0.0030, 0.0034), 0.001)
    return laces


def boots(figure):
    """Brown leather ankle boots."""
    tongue = lambda x, y, z: stripe(x, 0.017) * (y < -0.02) * within(y, -0.11, 0) * (z > -0.05)
    cap = lambda x, y, z: stripe(y + 0.112 - 4 * x * x, 0.0022)
    quarter = lambda x, y, z: stripe(z + 0.030 - 0.9 * (y + 0.02), 0.0020) * (y > -0.06) * (np.abs(x) > 0.02)
    top = lambda x, y, z: ramp((z - 0.068) / 0.004)
    masks = [(_in_foot(figure, tongue), '#5a3a26'), (_in_foot(figure, cap), '#4a2e1d'), (_in_foot(figure, quarter), '#4a2e1d'),
             (_in_foot(figure, top), '#3c2618')]
    upper = cloth(_both(_boot, figure), '#7c5236', masks, step=0.0048, rough=0.45, shine=0.4)
    return [upper, _sole(figure, 0.0155, -0.002, 0.019, '#33291f', heel=1),
            cloth(_both(_laces, figure), '#d9c39a', step=0.0030, relax=1)]


def _clog(figure, side, sign):
    frame = figure.foot[side]
    clog = Field()
    body.foot(clog, figure, side, 0.0135)
    clog.add(ellipsoid(frame(sign * 0.002, -0.112, -0.050), frame.turn, (0.051, 0.062, 0.036)), 0.03)
    # Open behind: only a low rim runs round the heel.
    clog.subtract(capsule(frame(-0.2, 0.045, 0.026), frame(0.2, 0.045, 0.026), 0.078), 0.010)
    inner = Field()
    body.foot(inner, figure, side, 0.0075)
    inner.add(capsule(frame(0, 0.0, 0.0), frame(0, 0.0, 0.10), 0.044), 0.01)
    clog.carve(inner, 0.004)
    for x, y in ((0, -0.100), (-0.022, -0.108), (0.022, -0.108), (-0.012, -0.128), (0.012, -0.128)):
        clog.subtract(capsule(frame(x, y, -0.045), frame(x * 1.3, y - 0.012, 0.02), 0.0052), 0.002)
    return body.sole_cut(clog, figure, side)


def _strap(figure, side, sign):
    frame = figure.foot[side]
    strap = Field()
    corners = [(0.049, -0.035, -0.030), (0.050, 0.005, -0.026), (0.040, 0.050, -0.024), (0, 0.073, -0.024),
               (-0.040, 0.050, -0.024), (-0.050, 0.005, -0.026), (-0.049, -0.035, -0.030)]
    for first, second in zip(corners, corners[1:]):
        strap.add(capsule(frame(*first), frame(*second), 0.0085, flat=None), 0.004)
    for x in (0.050, -0.050):
        strap.add(ellipsoid(frame(x, -0.030, -0.031), frame.turn, (0.006, 0.011, 0.011)), 0.002)
    inner = Field()
    body.foot(inner, figure, side, 0.0085)
    return strap.carve(inner, 0.003)


def crocs(figure):
    """Teal clogs with holes and a strap behind the heel."""
    edge = lambda x, y, z: stripe(z + 0.052, 0.0022)
    pair = cloth(_both(_clog, figure), '#3fa698', [(_in_foot(figure, edge), '#2f8a7e')], step=0.0043, rough=0.6, shine=0.3)
    return [pair, cloth(_both(_strap, figure), '#35968a', step=0.0038, rough=0.6),
            _sole(figure, 0.0175, -0.003, 0.016, '#e4ece9')]


def _thin_cover(figure, side, sign):
    frame, shin = figure.foot[side], figure.shin[side]
    cover = Field()
    body.foot(cover, figure, side, 0.0165)
    cover.add(capsule(frame(0, 0.006, 0.030), frame(0, 0.006, -0.03), 0.049, 0.052), 0.03)
    cover.displace(noise(2.7, 0.0042, 5.0), 0.005)
    cover.displace(_crumple(frame), 0.005)
    cover.displace(folds(frame, 0.016, 0.014, 330, 0.0016, 0.5), 0.003)
    cover.cut(frame(0, 0, 0.040), frame.direction(0, 0.10, 1), 0.007)
    cover.subtract(capsule(shin(0, 0.004, 0.10 - SHIN), shin(0, 0.006, 0.025 - SHIN), 0.0455, 0.043), 0.003)
    return body.sole_cut(cover, figure, side, 0.003)


def _crumple(frame):
    """Sharp small creases of thin foil."""
    def at(X, Y, Z):
        x, y, z = local(frame, X, Y, Z)
        return 0.0032 * np.abs(np.sin(95 * y + 40 * x + 2 * np.sin(60 * z))) * np.sin(70 * x - 45 * y + 30 * z)
    return at


def shoe_covers(figure):
    """Thin blue disposables, drawn together by an elastic at the ankle."""
    elastic = lambda x, y, z: within(z - 0.1 * y, 0.006, 0.028, 0.003) * (np.abs(y) < 0.08)
    return [cloth(_both(_thin_cover, figure), '#74b4e3', [(_in_foot(figure, elastic), '#5a9cd0')], step=0.0048, relax=1,
                  rough=0.4, shine=0.5)]


def _overboot(figure, side, sign):
    frame, shin = figure.foot[side], figure.shin[side]
    boot = Field()
    body.foot(boot, figure, side, 0.0225)
    boot.add(ellipsoid(frame(sign * 0.002, -0.114, -0.050), frame.turn, (0.060, 0.072, 0.047)), 0.03)
    boot.add(capsule(shin(0, 0.012, -0.115), shin(0, 0.010, 0.10 - SHIN), 0.098, 0.076), 0.02)
    boot.add(capsule(shin(0, 0.010, 0.10 - SHIN), frame(0, 0.004, -0.02), 0.074, 0.058), 0.03)
    boot.displace(noise(1.6, 0.0032, 4.0), 0.004)
    boot.displace(folds(shin, 0.075 - SHIN, 0.055, 105, 0.0060, 4.0 + sign), 0.008)
    boot.displace(folds(shin, -0.19, 0.05, 80, 0.0040, 2.0 + sign), 0.005)
    boot.cut(shin(0, 0, -0.088), shin.direction(0, 0, 1), 0.014)
    return body.sole_cut(boot, figure, side, 0.004)


def _overboot_trims(figure):
    masks = []
    for side, sign in SIDES:
        shin = figure.shin[side]
        masks += [(band(shin, -0.118, -0.02, 0.004, 0.16), '#8fb8dc'), (band(shin, -0.1215, -0.1185, 0.002, 0.16), '#6f9cc4'),
                  (_front_seam(shin), '#bccbd9')]
    strap = lambda x, y, z: stripe(z - 0.030 + 0.35 * (y - 0.02), 0.0095, 0.003)
    snap = lambda x, y, z: ramp((0.0075 - np.hypot(z - 0.036, y + 0.006)) / 0.003) * (x > 0.03)
    return [*masks, (_in_foot(figure, strap), '#8fb8dc'), (_in_foot(figure, snap), '#4d7ea8')]


def _front_seam(shin):
    def mask(X, Y, Z):
        x, y, z = local(shin, X, Y, Z)
        return stripe(x, 0.0026) * within(z, -0.40, -0.118) * (y < 0) * (y > -0.2)
    return mask


def reusable_shoecovers(figure):
    """White overboots to the knee with a strap over the instep and a moulded sole."""
    upper = cloth(_both(_overboot, figure), '#e9eef3', _overboot_trims(figure), step=0.0062)
    return [upper, _sole(figure, 0.0265, -0.008, 0.015, '#5f86ad', heel=1)]
