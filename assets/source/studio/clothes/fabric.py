"""
What all clothes are made of: parts with seams and trims in other colours, folds that move a field's surface, masks that
say where a seam, a band or a strip runs. Masks and folds take places of the world and give numbers.
"""
import math
from dataclasses import dataclass

import numpy as np

from studio.people.part import Part, paint
from studio.people.sdf import Primitive


@dataclass
class Sewn(Part):
    """
    `masks` lists (mask, colour): over the part's own colour each is laid where its mask is 1, one after another.
    """
    masks: tuple = ()


def cloth(shape, colour, masks=(), step=0.0060, relax=2, rough=0.85, shine=0.15, **more):
    return Sewn(shape, paint(colour, rough=rough, shine=shine, **more), step, relax, tuple(masks))


def local(frame, X, Y, Z):
    """Places in a frame's own axes, without leaving single precision."""
    turn, origin = frame.turn.tolist(), frame.origin.tolist()
    x, y, z = X - origin[0], Y - origin[1], Z - origin[2]
    return tuple(turn[0][axis] * x + turn[1][axis] * y + turn[2][axis] * z for axis in range(3))


def ramp(value):
    value = np.clip(value, 0, 1)
    return value * value * (3 - 2 * value)


def stripe(value, half_width, edge=0.004):
    """1 where `value` is within `half_width` of nought, softly 0 beyond."""
    return ramp((half_width - np.abs(value)) / edge + 0.5)


def above(value, edge=0.004):
    return ramp(value / edge + 0.5)


def within(value, low, high, edge=0.004):
    return above(value - low, edge) * above(high - value, edge)


def band(frame, low, high, edge=0.004, radius=0.2):
    """The part of a limb between two heights of its frame."""
    def mask(X, Y, Z):
        x, y, z = frame.local(X, Y, Z)
        return within(z, low, high, edge) * (np.sqrt(x * x + y * y) < radius)
    return mask


def seam(frame, angle, low, high, half_width=0.0035, radius=0.14):
    """A line along a limb; `angle` is in degrees about it: 0 its own left, 90 the back, −90 the front."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))

    def mask(X, Y, Z):
        x, y, z = frame.local(X, Y, Z)
        outwards = x * c + y * s
        return stripe(y * c - x * s, half_width) * within(z, low, high) * (outwards > 0) * (outwards < radius)
    return mask


def frame_line(frame, across, up, half_size, half_width=0.003, front=True):
    """The outline of a rectangle (a pocket) on the front or back of a frame's limb."""
    def mask(X, Y, Z):
        x, y, z = frame.local(X, Y, Z)
        off = np.maximum(np.abs(x - across) - half_size[0], np.abs(z - up) - half_size[1])
        return stripe(off, half_width) * ((y < 0) if front else (y > 0))
    return mask


def noise(scale, height, seed=0.0):
    """Slight unevenness without direction."""
    def at(X, Y, Z):
        a = np.sin(scale * (23 * X + 9 * Z + seed) + 2.1 * np.sin(scale * (11 * Y + 7 * Z)))
        b = np.sin(scale * (19 * Y - 13 * Z + 1.7 * seed) + 1.9 * np.sin(scale * (13 * X - 5 * Z + seed)))
        c = np.sin(scale * (17 * Z + 7 * X - 5 * Y + 0.3 * seed))
        return height / 3 * (a * b + b * c + c * a)
    return at


def folds(frame, middle, width, waves, height, seed=0.0, towards=None, radius=0.16):
    """
    Rings where cloth is pressed together round a limb: `waves` in radians a metre; `towards` (degrees, −90 the front)
    makes them deep on one side only, as in the hollow of an elbow or a knee.
    """
    side = None if towards is None else math.radians(towards)

    def fold(X, Y, Z):
        x, y, z = local(frame, X, Y, Z)
        angle = np.arctan2(y, x)
        share = np.exp(-((z - middle) / width) ** 2) * np.clip((radius - np.sqrt(x * x + y * y)) / 0.05, 0, 1)
        if side is not None:
            share = share * np.clip(0.35 + 0.65 * np.cos(angle - side), 0, 1)
        wave = np.sin(waves * z + seed + 1.3 * np.sin(2 * angle + seed) + 0.6 * np.sin(3 * angle + 2 * seed))
        # Folds are round above and sharp below.
        return height * share * (wave - 0.35 * np.cos(2 * (waves * z + seed)))

    def at(X, Y, Z):
        if X.ndim < 4:
            return fold(X, Y, Z)
        x, y, z = (part[:, 0, 0, 0] for part in local(frame, X[:, :1], Y[:, :, :1], Z[:, :, :, :1]))
        near = (np.abs(z - middle) < 2.2 * width + 0.05) & (x * x + y * y < (radius + 0.05) ** 2)
        heights = np.zeros((len(X), X.shape[1], Y.shape[2], Z.shape[3]), np.float32)
        if near.any():
            heights[near] = fold(X[near], Y[near], Z[near])
        return heights
    return at


def drape(frame, low, high, count, height, seed=0.0):
    """Long folds that hang down and grow from `high` to `low`: a coat's skirt."""
    def at(X, Y, Z):
        x, y, z = frame.local(X, Y, Z)
        angle = np.arctan2(y, x)
        return height * ramp((high - z) / (high - low)) * np.sin(count * angle + seed + 0.8 * np.sin(angle * 2 + seed))
    return at


def shaped(distance, middle, half):
    """A primitive of one's own: `distance(X, Y, Z)` inside a block about `middle`."""
    middle, half = np.asarray(middle, float), np.full(3, 1.0) * half
    return Primitive(distance, middle - half, middle + half)
