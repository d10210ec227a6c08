"""What clothes of the upper body share: the line down the front, openings, collars, sleeves."""
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


def bare_neck(trunk, figure, wide, front_drop=0.0, blend=0.010):
    """Cuts the hole for the neck."""
    neck = figure.neck
    trunk.subtract(capsule(neck(0, -0.004, 0.030), neck(0, -0.02, 0.10), wide, wide + 0.01), blend)
    if front_drop:
        trunk.subtract(capsule(neck(0, -0.045, 0.012), neck(0, -0.12, 0.06), wide * 0.62 + front_drop, wide), blend)


def folded_collar(figure, inner, high, low_radius, drop, notch=0.030):
    """A collar that is turned down: a leaf from the neck outwards, open in front."""
    neck = figure.neck
    leaf = Field()
    top, bottom = neck(0, 0.008, high), neck(0, -0.004, -drop)
    leaf.add(capsule(bottom, top, low_radius, inner + 0.012), 0)
    leaf.subtract(capsule(neck(0, -0.004, -drop - 0.03), neck(0, 0.010, high + 0.03), low_radius - 0.004, inner), 0.004)
    leaf.cut(neck(0, 0, high), neck.direction(0, -0.28, 1), 0.006)
    leaf.cut(neck(0, 0, -drop * 0.75), neck.direction(0, -0.32, -1), 0.006)
    if notch:
        leaf.subtract(capsule(neck(0, -0.055, high + 0.02), neck(0, -0.20, -drop - 0.09), notch * 0.6, notch * 2.2), 0.006)
    return leaf


