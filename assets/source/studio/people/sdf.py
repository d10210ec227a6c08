"""
Shapes as signed distance fields: primitives blended with a smooth minimum, cut, folded and joined. A `Field` only
records what is done to it; `meshing.mesh` asks it where the surface is. Metres; numpy only.
"""
import math
from dataclasses import dataclass, field
from typing import Callable

import numpy as np

FAR = 9.0


def turn_x(degrees):
    angle = math.radians(degrees)
    c, s = math.cos(angle), math.sin(angle)
    return np.array([[1, 0, 0], [0, c, -s], [0, s, c]])


def turn_y(degrees):
    angle = math.radians(degrees)
    c, s = math.cos(angle), math.sin(angle)
    return np.array([[c, 0, s], [0, 1, 0], [-s, 0, c]])


def turn_z(degrees):
    angle = math.radians(degrees)
    c, s = math.cos(angle), math.sin(angle)
    return np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])


class Frame:
    """An origin and a rotation: where a joint is and how the limb below it lies."""

    def __init__(self, origin, turn):
        self.origin = np.asarray(origin, float)
        self.turn = turn

    def __call__(self, x, y, z):
        """A place given in the frame's own axes."""
        return self.origin + self.turn @ np.array([x, y, z], float)

    def direction(self, x, y, z):
        return self.turn @ np.array([x, y, z], float)

    def below(self, place, turn):
        """The frame of the next joint, at `place` of this one."""
        return Frame(self(*place), self.turn @ turn)

    def local(self, X, Y, Z):
        """Places of the world in the frame's own axes."""
        x, y, z = X - self.origin[0], Y - self.origin[1], Z - self.origin[2]
        return tuple(self.turn[0, axis] * x + self.turn[1, axis] * y + self.turn[2, axis] * z for axis in range(3))


@dataclass(frozen=True)
class Primitive:
    """How far places are from a shape, and the block that holds it."""
    distance: Callable
    low: np.ndarray
    high: np.ndarray


def capsule(start, end, radius, end_radius=None, flat=None):
    """A round bar that may taper; `flat` = (unit direction, share below 1) squeezes its cross-section."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    end_radius = radius if end_radius is None else end_radius
    along = end - start
    square = max(float(along @ along), 1e-9)
    share = flat[1] if flat else 1.0

    def distance(X, Y, Z):
        x, y, z = X - start[0], Y - start[1], Z - start[2]
        t = np.clip((x * along[0] + y * along[1] + z * along[2]) / square, 0, 1)
        x, y, z = x - along[0] * t, y - along[1] * t, z - along[2] * t
        if flat is not None:
            across, stretch = flat[0], 1 / share - 1
            q = (x * across[0] + y * across[1] + z * across[2]) * stretch
            x, y, z = x + across[0] * q, y + across[1] * q, z + across[2] * q
        return (np.sqrt(x * x + y * y + z * z) - (radius + (end_radius - radius) * t)) * min(1.0, share ** 0.5)

    most = max(radius, end_radius) * max(1.0, share)
    return Primitive(distance, np.minimum(start, end) - most, np.maximum(start, end) + most)


def ellipsoid(middle, turn, radii):
    middle, radii = np.asarray(middle, float), np.asarray(radii, float)
    frame = Frame(middle, turn)

    def distance(X, Y, Z):
        q = [part / radius for part, radius in zip(frame.local(X, Y, Z), radii)]
        near = np.sqrt(q[0] ** 2 + q[1] ** 2 + q[2] ** 2)
        steep = np.sqrt((q[0] / radii[0]) ** 2 + (q[1] / radii[1]) ** 2 + (q[2] / radii[2]) ** 2)
        return near * (near - 1) / np.maximum(steep, 1e-6)

    most = np.sqrt((turn ** 2) @ (radii ** 2))
    return Primitive(distance, middle - most, middle + most)


def block(middle, turn, half, bevel):
    """A box with rounded edges; `half` its half sizes."""
    middle, inner = np.asarray(middle, float), np.asarray(half, float) - bevel
    frame = Frame(middle, turn)

    def distance(X, Y, Z):
        q = [np.abs(part) - size for part, size in zip(frame.local(X, Y, Z), inner)]
        outside = np.sqrt(np.maximum(q[0], 0) ** 2 + np.maximum(q[1], 0) ** 2 + np.maximum(q[2], 0) ** 2)
        return outside + np.minimum(np.maximum(q[0], np.maximum(q[1], q[2])), 0) - bevel

    most = np.abs(turn) @ np.asarray(half, float)
    return Primitive(distance, middle - most, middle + most)


def smooth_min(first, second, blend):
    if np.isscalar(blend) and blend <= 0:
        return np.minimum(first, second)
    blend = np.float32(blend) if np.isscalar(blend) else np.maximum(blend, np.float32(1e-5))
    near = np.maximum(blend - np.abs(first - second), 0) / blend
    return np.minimum(first, second) - near * near * blend * np.float32(0.25)


def smooth_max(first, second, blend):
    return -smooth_min(-first, -second, blend)


@dataclass
class Places:
    """Places in cubic bricks to ask a field about: X is (bricks, n, 1, 1), Y (bricks, 1, n, 1), Z (bricks, 1, 1, n)."""
    X: np.ndarray
    Y: np.ndarray
    Z: np.ndarray
    low: np.ndarray
    high: np.ndarray
    # A primitive farther than this from a brick does not matter to it.
    reach: float

    def shape(self):
        return (len(self.X), self.X.shape[1], self.Y.shape[2], self.Z.shape[3])

    def near(self, low, high, margin):
        margin += self.reach
        return np.nonzero((self.low <= high + margin).all(1) & (self.high >= low - margin).all(1))[0]

    def take(self, bricks):
        return Places(self.X[bricks], self.Y[bricks], self.Z[bricks], self.low[bricks], self.high[bricks], self.reach)


@dataclass
class Field:
    """A shape in the making. All methods that change it give it back, so that they chain."""
    steps: list = field(default_factory=list)
    low: np.ndarray = field(default_factory=lambda: np.full(3, FAR))
    high: np.ndarray = field(default_factory=lambda: np.full(3, -FAR))
    # How far folds may move the surface beyond what the steps say.
    fold: float = 0.0

    def _hold(self, low, high):
        self.low, self.high = np.minimum(self.low, low), np.maximum(self.high, high)

    def copy(self):
        return Field(list(self.steps), self.low.copy(), self.high.copy(), self.fold)

    def add(self, primitive, blend=0.02, grow=0.0):
        low, high = primitive.low - grow, primitive.high + grow

        def step(d, places):
            near = places.near(low, high, blend)
            there = places.take(near)
            value = primitive.distance(there.X, there.Y, there.Z).astype(np.float32) - np.float32(grow)
            d[near] = smooth_min(d[near], value, blend)
            return d
        self._hold(low - blend * 0.25, high + blend * 0.25)
        self.steps.append(step)
        return self

    def subtract(self, primitive, blend=0.01, grow=0.0):
        low, high = primitive.low - grow, primitive.high + grow

        def step(d, places):
            near = places.near(low, high, blend)
            there = places.take(near)
            value = primitive.distance(there.X, there.Y, there.Z).astype(np.float32) - np.float32(grow)
            d[near] = smooth_max(d[near], -value, blend)
            return d
        self.steps.append(step)
        return self

    def intersect(self, primitive, blend=0.004):
        def step(d, places):
            value = primitive.distance(places.X, places.Y, places.Z).astype(np.float32)
            return smooth_max(d, value, blend)
        self.low, self.high = np.maximum(self.low, primitive.low), np.minimum(self.high, primitive.high)
        self.steps.append(step)
        return self

    def cut(self, point, outward, blend=0.004):
        """Keeps what lies behind the plane through `point`; `outward` points to what is thrown away."""
        outward = np.asarray(outward, float)
        outward = outward / np.linalg.norm(outward)

        def step(d, places):
            plane = ((places.X - point[0]) * outward[0] + (places.Y - point[1]) * outward[1]
                     + (places.Z - point[2]) * outward[2]).astype(np.float32)
            return smooth_max(d, plane, blend)
        self.steps.append(step)
        return self

    def grow(self, metres):
        self._hold(self.low - metres, self.high + metres)
        self.steps.append(lambda d, places: d - np.float32(metres))
        return self

    def displace(self, height, most=0.008):
        """Moves the surface out by `height(X, Y, Z)`, nowhere more than `most` in or out: folds, strands, seams."""
        self._hold(self.low - most, self.high + most)
        self.fold += most
        self.steps.append(lambda d, places: d - np.asarray(height(places.X, places.Y, places.Z), np.float32))
        return self

    def _with(self, other, combine, margin):
        def step(d, places):
            near = places.near(other.low, other.high, margin + other.fold)
            there = places.take(near)
            d[near] = combine(d[near], other.evaluate(there), there)
            return d
        self.steps.append(step)
        self.fold = max(self.fold, other.fold)

    def union(self, other, blend=0.0):
        self._hold(other.low, other.high)
        self._with(other, lambda d, value, _: smooth_min(d, value, blend), blend)
        return self

    def join(self, other, centre, radius, blend):
        """Union that is smooth only round a point: an arm melts into its shoulder, a hand not into the hip."""
        def combine(d, value, places):
            away = np.sqrt((places.X - centre[0]) ** 2 + (places.Y - centre[1]) ** 2 + (places.Z - centre[2]) ** 2)
            share = np.clip((radius - away) / (radius * 0.55), 0, 1).astype(np.float32)
            return smooth_min(d, value, np.float32(blend) * share * share * (3 - 2 * share))
        self._hold(other.low, other.high)
        self._with(other, combine, blend)
        return self

    def carve(self, other, blend=0.004):
        """Takes another field away: the inside of a sleeve, a face's opening."""
        self._with(other, lambda d, value, _: smooth_max(d, -value, blend), blend)
        return self

    def clip(self, other, blend=0.004):
        """Keeps only what is inside another field too."""
        self.low, self.high = np.maximum(self.low, other.low), np.minimum(self.high, other.high)
        self.fold = max(self.fold, other.fold)
        self.steps.append(lambda d, places: smooth_max(d, other.evaluate(places), blend))
        return self

    def evaluate(self, places):
        d = np.full(places.shape(), FAR, np.float32)
        for step in self.steps:
            d = step(d, places)
        return d
