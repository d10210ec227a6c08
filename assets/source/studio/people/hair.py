"""Hair of locks: tapering bars that lie on the skull, from where they grow to where they end."""
import math

import numpy as np

from studio.people import body
from studio.people.figure import SIDES
from studio.people.folds import noise
from studio.people.sdf import Field, capsule, ellipsoid, turn_x



def _towards(around, up):
    a, b = math.radians(around), math.radians(up)
    return np.array((math.cos(b) * math.sin(a), -math.cos(b) * math.cos(a), math.sin(b)))


def _at(figure, direction, lift):
    radii = np.array(body.skull_radii(figure)) + lift
    return body.head_place(figure, *(np.array(body.SKULL_MIDDLE) + radii * direction))


def on_skull(figure, around, up, lift=0.0):
    """
    A place on the skull: `around` in degrees from the face to the person's left, `up` from the ears' height to the
    crown, `lift` metres over the skin.
    """
    return _at(figure, _towards(around, up), lift)


def lock(field, points, thick, end=0.35, blend=0.006):
    """A lock through places, thinner towards its end."""
    count = len(points) - 1
    width = [thick * (1 - (1 - end) * (index / count) ** 1.6) for index in range(count + 1)]
    for index in range(count):
        field.add(capsule(points[index], points[index + 1], width[index], width[index + 1]), blend)


def _lying(field, figure, start, finish, height=(0.008, 0.012, 0.006), thick=0.013, end=0.35, parts=4):
    """
    A lock that lies on the skull along the shortest way between two (around, up) places; `height` is how far its upper
    side is over the skin at its start, its middle and its end.
    """
    first, last = _towards(*start), _towards(*finish)
    angle = math.acos(max(-1.0, min(1.0, float(first @ last))))
    points = []
    for index in range(parts + 1):
        t = index / parts
        direction = (math.sin((1 - t) * angle) * first + math.sin(t * angle) * last) / max(math.sin(angle), 1e-6)
        over = height[0] * (1 - t) ** 2 + 2 * height[1] * t * (1 - t) + height[2] * t * t
        points.append(_at(figure, direction, over - thick * (1 - (1 - end) * t ** 1.6)))
    lock(field, points, thick, end)


def _opened(field, figure, front=0.074, ears=True):
    """Takes the face and the ears out of a cap of hair; `front` is the height of the hairline."""
    turn = figure.head.turn
    size = body.HEAD_SIZE
    field.subtract(ellipsoid(body.head_place(figure, 0, -0.122, front - 0.112), turn,
                             np.array((0.092, 0.096, 0.112)) * size), 0.010)
    if ears:
        for _, s in SIDES:
            field.subtract(ellipsoid(body.head_place(figure, s * 0.104, 0.006, -0.034), turn @ turn_x(-14),
                                     np.array((0.034, 0.036, 0.052)) * size), 0.007)
    return field


def _strands(figure, height, frequency):
    frame = figure.head

    def fine(X, Y, Z):
        x, y, z = frame.local(X, Y, Z)
        return height * np.sin(frequency * np.arctan2(x, -(y - 0.02)) + 26 * z) + height * noise(X, Y, Z, 2.6, 1.0)
    return fine


def _cap(figure, grow, nape):
    field = Field()
    body.skull(field, figure, grow)
    body.head_ball(field, figure, (0, 0.040, -0.010), (0.080, 0.080, 0.080), grow, 0.03)
    return field.cut(body.head_place(figure, 0, 0.06, nape), figure.head.direction(0, -0.30, -1), 0.010)


def short_cut(figure):
    """A man's cut: short at the sides and the nape, longer on top, brushed up and aside over the forehead."""
    field = _opened(_cap(figure, 0.0060, -0.058), figure, 0.080)
    for index in range(12):
        around = -66 + index * 12
        _lying(field, figure, (around * 0.4 + 150, 78), (around - 8, 33 - 12 * abs(around / 66) + 4 * (index % 3)),
               (0.012, 0.021, 0.011 + 0.004 * (index % 2)), 0.0150, 0.45, 6)
    for index in range(8):
        around = 50 + index * 37
        _lying(field, figure, (around, 84), (around + 10, 40), (0.012, 0.015, 0.009), 0.018, 0.6, 3)
    for _, s in SIDES:
        for index in range(6):
            around = s * (56 + index * 14)
            _lying(field, figure, (around, 50), (around + s * 9, 16 - 4 * abs(index - 2)), (0.010, 0.0095, 0.006),
                   0.0125, 0.6)
        _lying(field, figure, (s * 61, 26), (s * 66, -17), (0.006, 0.005, 0.003), 0.0085, 0.6)
    for index in range(10):
        around = 130 + index * 11
        _lying(field, figure, (around, 55), (around, -34 - 5 * (index % 2)), (0.011, 0.0105, 0.005), 0.0140, 0.6)
    return field.displace(_strands(figure, 0.0016, 34), 0.004)


def tied_back(figure):
    """The girl's: combed back close to the head, gathered in a knot."""
    field = _opened(_cap(figure, 0.0060, -0.056), figure, 0.081)
    knot = (180, 12)
    for index in range(15):
        around = -84 + index * 12
        up = 47 - 36 * abs(around / 84) ** 1.8
        _lying(field, figure, (around, up), (180 - around * 0.25, 14 + up * 0.25), (0.006, 0.017, 0.012), 0.0140, 0.7,
               7)
    for _, s in SIDES:
        for index in range(4):
            _lying(field, figure, (s * (106 + index * 18), -10 - index * 9), knot, (0.005, 0.010, 0.012), 0.0110, 0.8,
                   4)
        # A loose lock before the ear.
        lock(field, [on_skull(figure, s * 58, 32, 0.003), on_skull(figure, s * 64, 8, 0.006),
                     on_skull(figure, s * 64, -16, 0.004),
                     on_skull(figure, s * 58, -38, 0.001)], 0.0058, 0.3)
    middle = on_skull(figure, *knot, 0.026)
    field.add(ellipsoid(middle, figure.head.turn @ turn_x(18), np.array((0.034, 0.030, 0.036)) * body.HEAD_SIZE), 0.008)
    for index in range(5):
        turn = math.radians(index * 72)
        ring = [middle + figure.head.turn @ (np.array((math.cos(turn + a) * 0.028, 0.012, math.sin(turn + a) * 0.030))
                                             * body.HEAD_SIZE) for a in (0, 0.5, 1.0, 1.5)]
        lock(field, ring, 0.0105, 0.7)
    return field.displace(_strands(figure, 0.0009, 38), 0.003)


def loose(figure):
    """Long loose hair, parted at the left, down to the shoulder blades."""
    field = _opened(_cap(figure, 0.0085, -0.085), figure, 0.079, ears=False)
    part = 20
    for _, s in SIDES:
        for index in range(6):
            _side_lock(field, figure, s, index, part)
    for index in range(7):
        _back_lock(field, figure, (index - 3) / 3, index % 2)
    # The fringe sweeps from the parting aside.
    for index in range(5):
        _lying(field, figure, (part - 3 * index, 62 + 3 * index), (-46 - index * 10, 30 - index * 6),
               (0.010, 0.019, 0.013),
               0.0140, 0.7, 5)
    for index in range(4):
        _lying(field, figure, (part + 4 + 3 * index, 62 + 3 * index), (56 + index * 9, 26 - index * 6),
               (0.010, 0.017, 0.013),
               0.0140, 0.7, 4)
    return field.displace(_strands(figure, 0.0012, 36), 0.003)


def _side_lock(field, figure, s, index, part):
    """From the parting past the ear, before or behind the shoulder."""
    neck, chest = figure.neck, figure.chest
    around = s * (54 + index * 16)
    crown = on_skull(figure, part - (0 if s > 0 else 20 + index * 10), 70, -0.006)
    temple, ear = on_skull(figure, around * 0.94, 28, 0.001), on_skull(figure, around, -14, 0.009)
    throat = neck(s * (0.076 - 0.003 * index), -0.026 + 0.022 * index, 0.045)
    if index < 2:
        # Over the collar bone to the chest.
        rest = [neck(s * 0.084, -0.050 + 0.020 * index, -0.045), chest(s * 0.082, -0.098 + 0.016 * index, 0.052),
                chest(s * (0.070 + 0.008 * index), -0.112 + 0.010 * index, -0.004 - 0.018 * index)]
    else:
        rest = [neck(s * (0.090 - 0.004 * index), 0.014 + 0.020 * index, -0.020),
                neck(s * (0.086 - 0.008 * index), 0.040 + 0.018 * index, -0.110 - 0.016 * (index % 2))]
    lock(field, [crown, temple, ear, throat, *rest], 0.0170, 0.45, 0.008)


def _back_lock(field, figure, x, odd):
    neck = figure.neck
    back = [on_skull(figure, 180 - x * 66, up, -0.006) for up in (60, 10)]
    nape = neck(x * 0.062, 0.078 - 0.022 * x * x, 0.030)
    end = neck(x * 0.068, 0.094 - 0.022 * x * x, -0.140 - 0.018 * odd)
    lock(field, [*back, nape, (nape + end) / 2 + neck.direction(0, 0.008, 0), end], 0.0225, 0.5, 0.010)


def tucked(figure):
    """What a cap leaves to be seen: a little at the temples and the nape."""
    field = Field()
    for _, s in SIDES:
        for index in range(3):
            _lying(field, figure, (s * (58 + index * 8), 20), (s * (61 + index * 7), -10 - 5 * (index % 2)),
                   (0.005, 0.006, 0.003),
                   0.0075, 0.5)
    for index in range(9):
        around = 124 + index * 14
        _lying(field, figure, (around, -4), (around, -42 - 5 * (index % 2)), (0.009, 0.009, 0.004), 0.0110, 0.5)
    return field


def full_beard(figure):
    """A short full beard, with the mouth left free."""
    field = Field()
    body.head(field, figure, 0.0075, face=False, neck=False, ears=False)
    body.head_ball(field, figure, (0, -0.070, -0.112), (0.034, 0.030, 0.024), 0.004, 0.03)
    place, direction = (lambda *p: body.head_place(figure, *p)), figure.head.direction
    field.cut(place(0, -0.09, -0.052), direction(0, 0.42, 1), 0.008)
    field.cut(place(0, 0.004, 0), direction(0, 1, 0.25), 0.010)
    field.subtract(ellipsoid(place(0, -0.104, -0.066), figure.head.turn,
                             np.array((0.0285, 0.030, 0.0125)) * body.HEAD_SIZE), 0.005)
    frame = figure.head

    def curls(X, Y, Z):
        x, y, z = frame.local(X, Y, Z)
        return 0.0013 * np.sin(260 * x + 2 * np.sin(90 * z)) * np.sin(150 * z) + 0.0012 * noise(X, Y, Z, 5.0, 3.0)
    return field.displace(curls, 0.003)


def moustache(figure):
    """Two halves that thin out beyond the corners of the mouth."""
    field = Field()
    for _, s in SIDES:
        points = [body.head_place(figure, s * x, y, z) for x, y, z in
                  ((0.003, -0.1055, -0.0510), (0.012, -0.1030, -0.0535), (0.022, -0.0970, -0.0585),
                   (0.031, -0.0880, -0.0665))]
        lock(field, points, 0.0082, 0.4, 0.004)
    frame = figure.head

    def hairs(X, Y, Z):
        x, _, z = frame.local(X, Y, Z)
        return 0.0006 * np.sin(700 * np.abs(x) + 300 * z)
    return field.displace(hairs, 0.001)

