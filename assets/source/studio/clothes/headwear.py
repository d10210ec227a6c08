"""The disposable cap, the mask in both ways of wearing it, safety glasses."""
import numpy as np

from studio.clothes.fabric import cloth, noise, ramp, stripe, within
from studio.people import body
from studio.people.body import HEAD_SIZE, head_ball, head_place
from studio.people.figure import SIDES
from studio.people.sdf import Field, capsule, ellipsoid


def _head_local(figure):
    def at(X, Y, Z):
        return tuple(part / HEAD_SIZE for part in figure.head.local(X, Y, Z))
    return at


def _gathers(figure, count, height):
    """Little pleats towards the elastic's edge."""
    place = _head_local(figure)

    def at(X, Y, Z):
        x, y, z = place(X, Y, Z)
        over = z - 0.05 + 0.62 * (y + 0.05)
        return height * np.sin(count * np.arctan2(x, 0.02 - y)) * np.exp(-(over / 0.045) ** 2)
    return at


def hat(figure):
    """A bouffant cap of thin fleece: puffed at the back, gathered by an elastic from the forehead to the nape."""
    cap = Field()
    body.skull(cap, figure, 0.0175)
    head_ball(cap, figure, (0, 0.044, 0.046), (0.096, 0.098, 0.092), 0.017, 0.03)
    cap.displace(noise(2.6, 0.0030, 6.0), 0.004)
    cap.displace(_gathers(figure, 34, 0.0024), 0.004)
    frame = figure.head
    # From over the brows, over the ears, to the nape.
    cut = frame.direction(0, -0.62, -1)
    cap.cut(head_place(figure, 0, -0.05, 0.050), cut, 0.010)
    place = _head_local(figure)

    def elastic(X, Y, Z):
        x, y, z = place(X, Y, Z)
        return within(z - 0.050 + 0.62 * (y + 0.05), -0.02, 0.017, 0.004)
    return [cloth(cap, '#cfe0ee', [(elastic, '#a9c8e2')], step=0.0042, rough=0.9)]


def _cover(figure, top, bottom, lowered):
    cover = Field()
    body.head(cover, figure, 0.0105, neck=False, ears=False)
    head_ball(cover, figure, (0, -0.094, -0.050 - lowered), (0.030, 0.026, 0.036), 0.002, 0.03)
    head_ball(cover, figure, (0, -0.070, -0.104), (0.034, 0.030, 0.022), 0.012, 0.03)
    frame, place = figure.head, _head_local(figure)
    cover.cut(head_place(figure, 0, -0.10, top), frame.direction(0, 0.42, 1), 0.005)
    cover.cut(head_place(figure, 0, -0.06, bottom), frame.direction(0, 0.30, -1), 0.006)
    cover.cut(head_place(figure, 0, -0.026, 0), frame.direction(0, 1, 0), 0.006)

    def pleats(X, Y, Z):
        x, y, z = place(X, Y, Z)
        share = np.clip((0.062 - np.abs(x)) / 0.02, 0, 1)
        return 0.0020 * share * np.sin((z + lowered) * 230) * within(z + lowered, -0.095, -0.035, 0.01)
    cover.displace(pleats, 0.003)
    bound = lambda X, Y, Z: _edges(place(X, Y, Z), top, bottom)
    wire = lambda X, Y, Z: _wire(place(X, Y, Z), top)
    return cloth(cover, '#a8cfe6', [(bound, '#dceaf3'), (wire, '#f2f6f9')], step=0.0036)


def _edges(at, top, bottom):
    x, y, z = at
    upper = z - top + 0.42 * (y + 0.10)
    lower = bottom - z + 0.30 * (y + 0.06)
    return np.maximum(ramp((upper + 0.010) / 0.003), ramp((lower + 0.009) / 0.003))


def _wire(at, top):
    x, y, z = at
    return stripe(z - top + 0.42 * (y + 0.10) + 0.0055, 0.0022, 0.002) * (np.abs(x) < 0.030)


def _loops(figure, top, bottom):
    loops = Field()
    for _, s in SIDES:
        for start, end in ((top - 0.014, 0.012), (bottom + 0.030, -0.040)):
            points = [head_place(figure, s * 0.078, -0.036, start), head_place(figure, s * 0.095, -0.006, (start + end) / 2),
                      head_place(figure, s * 0.1015, 0.024, end)]
            for first, second in zip(points, points[1:]):
                loops.add(capsule(first, second, 0.0024), 0.002)
        loops.add(capsule(head_place(figure, s * 0.1015, 0.024, 0.012), head_place(figure, s * 0.098, 0.040, -0.014), 0.0024),
                  0.002)
        loops.add(capsule(head_place(figure, s * 0.098, 0.040, -0.014), head_place(figure, s * 0.1015, 0.024, -0.040), 0.0024),
                  0.002)
    return cloth(loops, '#f0f5f8', step=0.0026, relax=1)


def mask_correct(figure):
    return [_cover(figure, -0.004, -0.122, 0.0), _loops(figure, -0.004, -0.122)]


def mask_wrong(figure):
    """Pulled down: the nose is free."""
    return [_cover(figure, -0.050, -0.134, 0.022), _loops(figure, -0.046, -0.134)]


def _lens(figure):
    """One wrap-around shield of clear plastic, a thin shell."""
    outer = head_shield(figure, 0.0)
    outer.carve(head_shield(figure, -0.0045), 0.001)
    frame = figure.head
    outer.cut(head_place(figure, 0, 0, 0.029), frame.direction(0, 0, 1), 0.006)
    outer.cut(head_place(figure, 0, 0, -0.029), frame.direction(0, 0.1, -1), 0.006)
    outer.cut(head_place(figure, 0, -0.030, 0), frame.direction(0, 1, 0), 0.004)
    outer.subtract(ellipsoid(head_place(figure, 0, -0.118, -0.036), frame.turn, np.array((0.017, 0.040, 0.020))), 0.006)
    return outer


def head_shield(figure, grow):
    shield = Field()
    head_ball(shield, figure, (0, -0.024, 0), (0.0915, 0.099, 0.110), grow, 0)
    return shield


def _rim(figure):
    """The frame along the upper edge of the shield, with the arms that run to the ears."""
    shape, frame = _lens_band(figure), figure.head
    for _, s in SIDES:
        shape.add(capsule(head_place(figure, s * 0.0915, -0.038, 0.018), head_place(figure, s * 0.1030, 0.010, 0.016), 0.0042,
                          0.0040, (frame.direction(1, 0, 0), 0.6)), 0.003)
        shape.add(capsule(head_place(figure, s * 0.1030, 0.010, 0.016), head_place(figure, s * 0.1035, 0.052, 0.004), 0.0040,
                          0.0034, (frame.direction(1, 0, 0), 0.6)), 0.003)
    return cloth(shape, '#4d7ea8', step=0.0030, relax=1, rough=0.35, shine=0.5)


def _lens_band(figure):
    bar = head_shield(figure, 0.0022)
    bar.carve(head_shield(figure, -0.0055), 0.001)
    frame = figure.head
    bar.cut(head_place(figure, 0, 0, 0.0315), frame.direction(0, 0, 1), 0.002)
    bar.cut(head_place(figure, 0, 0, 0.0225), frame.direction(0, 0, -1), 0.002)
    bar.cut(head_place(figure, 0, -0.030, 0), frame.direction(0, 1, 0), 0.003)
    return bar


def safety_glasses(figure):
    lens = cloth(_lens(figure), '#c4e6f7', step=0.0032, relax=1, rough=0.12, shine=0.6, alpha=0.24)
    return [lens, _rim(figure)]
