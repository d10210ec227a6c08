"""What clothes of the upper body share: the line down the front, openings, collars, sleeves."""
import math

import numpy as np

from studio.clothes.fabric import ramp, shaped, stripe
from studio.people import body
from studio.people.sdf import Field, capsule


def front(figure):
    """Places as (across, forward, up) that bend with the spine: nought across is the middle of the front."""
    def at(X, Y, Z):
        px, py, pz = figure.pelvis.local(X, Y, Z)
        cx, cy, cz = figure.chest.local(X, Y, Z)
        share = np.clip((pz - 0.06) / 0.24, 0, 1)
        return px * (1 - share) + cx * share, py * (1 - share) + cy * share, pz * (1 - share) + (cz + 0.335) * share
    return at


def front_strip(figure, half_width, low, high, across=0.0):
    """A strip down the front between two heights over the pelvis (the neck is at 0.52)."""
    place = front(figure)

    def mask(X, Y, Z):
        x, y, z = place(X, Y, Z)
        return stripe(x - across, half_width, 0.003) * (y < 0) * ramp((z - low) / 0.004) * ramp((high - z) / 0.004)
    return mask


def opening(figure, low, slope, least=0.0):
    """A wedge open upwards on the front, from `low` over the pelvis on: half as wide as `slope` times its height."""
    place = front(figure)

    def distance(X, Y, Z):
        x, y, z = place(X, Y, Z)
        half = least + slope * (z - low)
        return np.maximum(np.maximum((np.abs(x) - half) * 0.85, y + 0.01), low - z)
    middle = figure.chest(0, -0.10, 0.0)
    return shaped(distance, middle, (0.30, 0.30, 0.46))


def sleeve(figure, side, grow, wrist_grow=None, lower=True):
    one = Field()
    body.arm(one, figure, side, grow, lower=lower, wrist_grow=wrist_grow)
    return one


def attach_sleeve(trunk, figure, side, one, blend=0.06):
    trunk.join(one, figure.upper_arm[side].origin, 0.18, blend)


def neck_stand(trunk, figure, grow, top=0.020, blend=0.030):
    """Cloth that comes up round the neck: without it skin is seen between the shoulders."""
    neck, wide = figure.neck, (0.048 if figure.is_girl else 0.062) + grow
    trunk.add(capsule(neck(0, 0.006, -0.06), neck(0, 0.004, top - wide * 0.6), wide + 0.004, wide), blend)


def bare_neck(trunk, figure, wide, front_drop=0.0, blend=0.010):
    """Cuts the hole for the neck."""
    neck = figure.neck
    trunk.subtract(capsule(neck(0, -0.004, 0.052), neck(0, -0.02, 0.10), wide, wide + 0.01), blend)
    if front_drop:
        trunk.subtract(capsule(neck(0, -0.045, 0.012), neck(0, -0.12, 0.06), wide * 0.62 + front_drop, wide), blend)


def folded_collar(figure, inner, high, spread, over=0.0, thick=0.006):
    """
    A collar turned down, as corners and faces: it comes up to `high` over the base of the neck and falls `spread`
    outwards on the shoulders, `over` metres above a shirt; open in front, with longer points there.
    """
    rings = []
    for index in range(_COLLAR_RINGS):
        angle = math.radians(-148 + 296 * index / (_COLLAR_RINGS - 1))
        side, back = math.sin(angle), math.cos(angle)
        point = max(0.0, (abs(angle) - 2.0) / 0.58)
        top = high - 0.026 * (1 - back) / 2
        out = inner + spread * (1 + 0.45 * point)
        low = 0.012 + over - 0.020 * max(back, 0) - 0.066 * max(-back, 0) - 0.014 * point
        section = ((inner, -0.012), (inner + 0.001, top - 0.004), (inner + thick * 0.8, top + thick * 0.5),
                   (inner + thick * 1.8, top), ((inner + out) / 2 + thick, (top + low) / 2 + thick * 0.9), (out, low + thick * 0.5),
                   (out + 0.001, low - thick * 0.4), (out - 0.004, low - thick), ((inner + out) / 2, (top + low) / 2 - thick),
                   (inner + thick, top - thick * 2), (inner + thick, -0.012))
        rings.append([figure.neck(side * r * (1 + 0.04 * (r > inner + thick)), back * r + 0.004, z) for r, z in section])
    return _swept(np.array(rings))


_COLLAR_RINGS = 41


def _swept(rings):
    """Corners and quads of a closed outline drawn along rings, with its two ends closed."""
    count, around = rings.shape[:2]
    number = np.arange(count * around).reshape(count, around)
    here, beyond = number[:-1], number[1:]
    quads = np.stack([here, np.roll(here, -1, 1), np.roll(beyond, -1, 1), beyond], -1).reshape(-1, 4)
    ends = []
    for ring in (number[0][::-1], number[-1]):
        half = around // 2
        ends += [(ring[i], ring[i + 1], ring[around - 2 - i], ring[around - 1 - i]) for i in range(half)]
    return rings.reshape(-1, 3), np.concatenate([quads, np.array(ends)])
