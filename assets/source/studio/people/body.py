"""
The volumes of an adult's body, to be put into a field. All take `grow`: how far outside the skin the surface is, so
that clothes are the same volumes a little larger.
"""
import numpy as np

from studio.people.figure import ANKLE, FOREARM, SHIN, SIDES, THIGH, UPPER_ARM
from studio.people.sdf import Field, capsule, ellipsoid, turn_x, turn_y, turn_z

SIGN = dict(SIDES)
# Heads a little over life: faces must read at 1x. Their width is given apart.
HEAD_SIZE = 1.03
HEAD_WIDTH = 0.90


def _ball(field, frame, place, radii, grow, blend):
    field.add(ellipsoid(frame(*place), frame.turn, np.array(radii) + grow), blend)


def torso(field, figure, grow=0.0, blend=0.05, lower=True, upper=True):
    if lower:
        _hips(field, figure, grow, blend)
    waist = (0.114, 0.084, 0.14) if figure.is_girl else (0.130, 0.094, 0.14)
    _ball(field, figure.waist, (0, -0.004, 0.045), waist, grow, 0.07)
    if upper:
        _chest(field, figure, grow)


def _hips(field, figure, grow, blend):
    pelvis = figure.pelvis
    _ball(field, pelvis, (0, 0.004, 0.03), (0.153, 0.098, 0.105) if figure.is_girl else (0.152, 0.098, 0.105), grow,
          blend)
    for _, sign in SIDES:
        _ball(field, pelvis, (sign * 0.068, 0.044, -0.035), (0.080, 0.080, 0.088), grow, 0.04)


def _chest(field, figure, grow):
    chest, half = figure.chest, figure.shoulder_half
    _ball(field, chest, (0, 0.002, -0.02), (0.128, 0.090, 0.17) if figure.is_girl else (0.154, 0.106, 0.17), grow, 0.06)
    radius = 0.052 if figure.is_girl else 0.064
    field.add(capsule(chest(0.03 - half, 0.012, 0.106), chest(half - 0.03, 0.012, 0.106), radius + grow), 0.06)
    for _, sign in SIDES:
        if figure.is_girl:
            _ball(field, chest, (sign * 0.060, -0.066, -0.020), (0.060, 0.054, 0.058), grow, 0.035)
        else:
            _ball(field, chest, (sign * 0.072, -0.064, 0.032), (0.080, 0.042, 0.062), grow, 0.05)
        # From the neck to the shoulder.
        field.add(capsule(chest(sign * 0.055, 0.022, 0.160), chest(sign * (half - 0.012), 0.012, 0.110), 0.034 + grow,
                          0.040 + grow), 0.05)


def leg(field, figure, side, grow=0.0, blend=0.03, thigh=True, shin=True, shin_grow=None):
    upper, lower = figure.thigh[side], figure.shin[side]
    ankle_grow = grow if shin_grow is None else shin_grow
    if thigh:
        field.add(capsule(upper(0, 0.004, -0.02), upper(0, 0, -THIGH), 0.087 + grow, 0.052 + grow), blend)
        _ball(field, upper, (0, -0.016, -0.17), (0.073, 0.066, 0.17), grow, blend)
    if shin:
        field.add(capsule(lower(0, 0, 0), lower(0, 0.004, 0.02 - SHIN), 0.050 + grow, 0.033 + ankle_grow), blend)
        _ball(field, lower, (0, 0.022, -0.13), (0.049, 0.048, 0.125), grow, blend)


def foot(field, figure, side, grow=0.0, blend=0.025):
    frame, s = figure.foot[side], SIGN[side]
    field.add(capsule(frame(0, 0, 0.02), frame(0, 0.012, -0.045), 0.033 + grow, 0.035 + grow), blend)
    field.add(capsule(frame(0, 0.030, -0.047), frame(s * 0.004, -0.10, -0.056), 0.035 + grow, 0.036 + grow,
                      flat=(frame.direction(0, 0, 1), 0.85)), blend)
    field.add(capsule(frame(0, 0, -0.02), frame(s * 0.002, -0.09, -0.052), 0.031 + grow, 0.027 + grow), blend)
    field.add(capsule(frame(-s * 0.014, -0.10, -0.058), frame(-s * 0.012, -0.155, -0.063), 0.025 + grow, 0.020 + grow),
              blend)
    field.add(capsule(frame(s * 0.018, -0.09, -0.060), frame(s * 0.017, -0.138, -0.066), 0.022 + grow, 0.016 + grow),
              blend)


def arm(field, figure, side, grow=0.0, blend=0.03, upper=True, lower=True, wrist_grow=None):
    thick = figure.slim
    ua, fa = figure.upper_arm[side], figure.forearm[side]
    end_grow = grow if wrist_grow is None else wrist_grow
    if upper:
        field.add(capsule(ua(0, 0, 0.004), ua(0, 0, -UPPER_ARM), 0.052 * thick + grow, 0.037 * thick + grow),
                  blend + 0.01)
        _ball(field, ua, (0, -0.007, -0.125), np.array((0.044, 0.049, 0.10)) * (thick, thick, 1), grow, blend)
        # The shoulder's own muscle.
        _ball(field, ua, (SIGN[side] * 0.006, 0, -0.035), np.array((0.052, 0.056, 0.070)) * (thick, thick, 1), grow,
              blend)
    if lower:
        field.add(capsule(fa(0, 0, 0), fa(0, 0, -FOREARM), 0.038 * thick + grow, 0.025 * thick + end_grow), blend)
        _ball(field, fa, (0, 0, -0.07), np.array((0.042, 0.040, 0.085)) * (thick, thick, 1), grow, blend)


# Where a finger starts across the palm (towards the thumb is −), how long it is, how thick.
_FINGERS = ((-0.0285, 0.066, 0.0098), (-0.0095, 0.076, 0.0102), (0.0095, 0.071, 0.0098), (0.0275, 0.056, 0.0086))


def hand(field, figure, side, grow=0.0, blend=0.006):
    """A palm and five fingers; the palm looks to the thigh, the thumb to the front."""
    size = 0.96 if figure.is_girl else 1.10
    frame, s, curl = figure.hand[side], SIGN[side], figure.pose.arms[side].curl
    field.add(capsule(frame(0, 0, 0.018), frame(0, 0, -0.02), 0.0235 * size + grow, 0.025 * size + grow,
                      flat=(frame.direction(1, 0, 0), 0.82)), 0.02)
    field.add(capsule(frame(0, 0, -0.024), frame(-s * 0.003, 0.001, -0.066 * size), 0.030 * size + grow,
                      0.0375 * size + grow, flat=(frame.direction(1, 0, 0), 0.46)), 0.02)
    _ball(field, frame, (-s * 0.012, -0.018 * size, -0.045 * size), np.array((0.012, 0.018, 0.028)) * size, grow, 0.014)
    for index, (across, length, thick) in enumerate(_FINGERS):
        bend = curl * (62 + 7 * index)
        knuckle = frame.below((-s * 0.003, across * size, -0.090 * size),
                              turn_x(-across * 190) @ turn_y(s * bend * 0.50))
        middle = knuckle.below((0, 0, -length * 0.44 * size), turn_y(s * bend * 0.85))
        tip = middle.below((0, 0, -length * 0.32 * size), turn_y(s * bend * 0.55))
        field.add(capsule(knuckle(0, 0, 0.012), middle(0, 0, 0), thick * 1.06 * size + grow, thick * size + grow),
                  blend)
        field.add(capsule(middle(0, 0, 0), tip(0, 0, 0), thick * size + grow, thick * 0.93 * size + grow), 0.004)
        field.add(capsule(tip(0, 0, 0), tip(0, 0, -length * 0.24 * size), thick * 0.93 * size + grow,
                          thick * 0.78 * size + grow), 0.004)
    thumb = frame.below((-s * 0.008, -0.020 * size, -0.034 * size),
                        turn_x(-36) @ turn_y(s * (14 + 22 * curl)) @ turn_z(s * 20))
    tip = thumb.below((0, 0, -0.040 * size), turn_x(14 + 16 * curl))
    field.add(capsule(thumb(0, 0, 0), tip(0, 0, 0), 0.0135 * size + grow, 0.0112 * size + grow), 0.012)
    field.add(capsule(tip(0, 0, 0), tip(0, 0, -0.028 * size), 0.0112 * size + grow, 0.0090 * size + grow), 0.004)


def head_place(figure, x, y, z):
    """A place on the head given for a head of life size: +x the person's left, −y the face."""
    return figure.head(x * HEAD_SIZE * HEAD_WIDTH, y * HEAD_SIZE, z * HEAD_SIZE)


def head_ball(field, figure, place, radii, grow=0.0, blend=0.03, turn=None):
    frame = figure.head
    rotation = frame.turn if turn is None else frame.turn @ turn
    field.add(ellipsoid(head_place(figure, *place), rotation, np.array(radii) * (HEAD_SIZE * HEAD_WIDTH, HEAD_SIZE,
                                                                                 HEAD_SIZE) + grow),
              blend)


SKULL_MIDDLE = (0, 0.014, 0.032)


def skull_radii(figure):
    return (0.089 if figure.is_girl else 0.092, 0.102, 0.096)


def skull(field, figure, grow=0.0, blend=0.03):
    """The hair's and the cap's ground."""
    head_ball(field, figure, SKULL_MIDDLE, skull_radii(figure), grow, blend)


def head(field, figure, grow=0.0, face=True, neck=True, ears=True):
    girl = figure.is_girl
    skull(field, figure, grow)
    head_ball(field, figure, (0, -0.022, -0.035), (0.069, 0.078, 0.084) if girl else (0.076, 0.079, 0.088), grow, 0.045)
    head_ball(field, figure, (0, -0.064, -0.099), (0.024, 0.028, 0.025) if girl else (0.034, 0.030, 0.028), grow, 0.045)
    for _, s in SIDES:
        if not girl:
            head_ball(field, figure, (s * 0.050, -0.014, -0.074), (0.026, 0.050, 0.030), grow, 0.045)
        else:
            head_ball(field, figure, (s * 0.040, -0.020, -0.074), (0.026, 0.046, 0.028), grow, 0.045)
    if neck:
        top, bottom = head_place(figure, 0, 0.026, -0.07), figure.neck(0, 0.004, -0.02)
        field.add(capsule(top, bottom, (0.040 if girl else 0.051) + grow, (0.047 if girl else 0.060) + grow), 0.035)
    if ears:
        for _, s in SIDES:
            head_ball(field, figure, (s * 0.089, 0.020, -0.014), (0.010, 0.021, 0.031), grow, 0.010, turn_z(s * 22))
            if grow == 0:
                field.subtract(ellipsoid(head_place(figure, s * 0.101, 0.012, -0.010),
                                         figure.head.turn @ turn_z(s * 22),
                                         np.array((0.0065, 0.011, 0.018)) * HEAD_SIZE), 0.006)
    if face:
        _face(field, figure, grow)


def _face(field, figure, grow):
    girl = figure.is_girl
    tip = (0.0105, 0.016, 0.012) if girl else (0.0138, 0.019, 0.0145)
    head_ball(field, figure, (0, -0.105, -0.029), tip, grow, 0.010)
    field.add(capsule(head_place(figure, 0, -0.090, 0.012), head_place(figure, 0, -0.107, -0.024),
                      (0.0065 if girl else 0.0082) + grow, (0.0085 if girl else 0.0112) + grow), 0.018)
    for _, s in SIDES:
        # Wings of the nose, cheekbones, the bone over the eye.
        head_ball(field, figure, (s * 0.0125, -0.097, -0.036), (0.0078, 0.0095, 0.0078), grow, 0.008)
        head_ball(field, figure, (s * 0.040, -0.064, -0.030), (0.026, 0.023, 0.019), grow, 0.028)
        if grow == 0 and not girl:
            head_ball(field, figure, (s * 0.034, -0.084, 0.027), (0.026, 0.012, 0.008), grow, 0.016, turn_z(s * 14))
    # Lips: the upper one thinner, the lower one full.
    head_ball(field, figure, (0, -0.090, -0.068), (0.021, 0.011, 0.010), grow, 0.016)


def bare(figure, grow=0.0, arms=True, legs=True, with_head=True, hands=False, feet=True, face=True):
    """The whole body as one field; hands are finer and usually a field of their own."""
    field = Field()
    torso(field, figure, grow)
    for side, _ in SIDES:
        if legs:
            limb = Field()
            leg(limb, figure, side, grow)
            if feet:
                foot(limb, figure, side, grow)
            field.join(limb, figure.thigh[side].origin, 0.21, 0.055)
        if arms:
            limb = Field()
            arm(limb, figure, side, grow)
            if hands:
                hand(limb, figure, side, grow)
            field.join(limb, figure.upper_arm[side].origin, 0.17, 0.06)
    if with_head:
        top = Field()
        head(top, figure, grow, face=face)
        field.join(top, figure.neck(0, 0, -0.01), 0.14, 0.05)
    return field


def sole_cut(field, figure, side, below=0.0, blend=0.004):
    """A flat sole, `below` metres under the bare foot's."""
    frame = figure.foot[side]
    return field.cut(frame(0, 0, -ANKLE - below), frame.direction(0, 0, -1), blend)
