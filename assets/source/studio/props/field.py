"""Rounded solids that melt into each other: distances on a grid, cut and joined, then meshed."""
import math

import numpy as np

from studio.shapes import mesh


def melt(first, second, reach):
    """The union of two solids whose joint is filled as wide as `reach`."""
    if reach <= 0:
        return np.minimum(first, second)
    near = np.maximum(reach - np.abs(first - second), 0) / reach
    return np.minimum(first, second) - near * near * reach / 4


def carve(first, second, reach=0.0):
    """The first without the second."""
    return -melt(-first, second, reach)


def common(first, second, reach=0.0):
    return -melt(-first, -second, reach)


class Grid:
    """Points of a block of space; each solid is an array of distances at them, below 0 inside."""

    def __init__(self, low, high, step):
        self.low, self.step = np.asarray(low, float), step
        counts = np.ceil((np.asarray(high) - self.low) / step).astype(int) + 1
        axes = [(self.low[i] + step * np.arange(counts[i])).astype(np.float32) for i in range(3)]
        self.x, self.y, self.z = axes[0][:, None, None], axes[1][None, :, None], axes[2][None, None, :]

    def bar(self, start, end, radius, end_radius=None, squeeze=(1, 1, 1)):
        """A round bar; `squeeze` makes it flat: how much wider than its radius it is along each axis."""
        end_radius = radius if end_radius is None else end_radius
        scale = np.asarray(squeeze, float)
        start, along = np.asarray(start, float) / scale, (np.asarray(end, float) - np.asarray(start, float)) / scale
        parts = [self.x / scale[0] - start[0], self.y / scale[1] - start[1], self.z / scale[2] - start[2]]
        share = sum(part * step for part, step in zip(parts, along)) / max(float(along @ along), 1e-9)
        share = np.clip(share, 0, 1)
        away = np.sqrt(sum((part - share * step) ** 2 for part, step in zip(parts, along)))
        return (away - radius - (end_radius - radius) * share) * float(scale.min())

    def egg(self, middle, radii):
        parts = [(axis - at) / radius for axis, at, radius in zip((self.x, self.y, self.z), middle, radii)]
        inner = np.sqrt(sum(part ** 2 for part in parts))
        outer = np.sqrt(sum((part / radius) ** 2 for part, radius in zip(parts, radii)))
        return inner * (inner - 1) / np.maximum(outer, 1e-6)

    def block(self, middle, half, round_by, turn=0.0):
        """A box with round edges, turned about the vertical."""
        dx, dy = self.x - middle[0], self.y - middle[1]
        cosine, sine = math.cos(turn), math.sin(turn)
        own = (dx * cosine + dy * sine, dy * cosine - dx * sine, self.z - middle[2])
        over = [np.abs(part) - (size - round_by) for part, size in zip(own, half)]
        outside = np.sqrt(sum(np.maximum(part, 0) ** 2 for part in over))
        return outside + np.minimum(np.maximum(np.maximum(over[0], over[1]), over[2]), 0) - round_by

    def below(self, height):
        return self.z - height + 0 * self.x + 0 * self.y

    def above(self, height):
        return height - self.z + 0 * self.x + 0 * self.y

    def heights(self, distance):
        """How high a solid is over a point: its upper surface as a function of x and y."""
        inside = np.broadcast_to(distance, (self.x.size, self.y.size, self.z.size)) < 0
        levels = np.where(inside.any(2), inside.shape[2] - 1 - np.argmax(inside[:, :, ::-1], 2), 0)

        def over(x, y):
            i = int(np.clip(round((x - self.low[0]) / self.step), 0, inside.shape[0] - 1))
            j = int(np.clip(round((y - self.low[1]) / self.step), 0, inside.shape[1] - 1))
            k = min(levels[i, j], inside.shape[2] - 2)
            here, next_ = float(distance[i, j, k]), float(distance[i, j, k + 1])
            share = here / (here - next_) if here < 0 < next_ else 0.0
            return float(self.low[2] + (k + share) * self.step)
        return over

    def make(self, name, distance, surface, relaxed=2):
        corners, faces = _surface_nets(np.broadcast_to(distance, (self.x.size, self.y.size, self.z.size)))
        corners = _relaxed(corners, faces, relaxed)
        return mesh(name, (corners * self.step + self.low).tolist(), faces.tolist(), surface, angle=75)


def _surface_nets(distance):
    inside = distance < 0
    size = distance.shape
    ends = [(i, j, k) for i in (0, 1) for j in (0, 1) for k in (0, 1)]
    part = lambda values, end: values[tuple(slice(e, n - 1 + e) for e, n in zip(end, size))]
    count = sum(part(inside, end).astype(np.int8) for end in ends)
    cells = np.argwhere((count > 0) & (count < 8))
    number = np.full(count.shape, -1, np.int32)
    number[tuple(cells.T)] = np.arange(len(cells))
    values = {end: distance[tuple((cells + end).T)] for end in ends}
    sums, weights = np.zeros((len(cells), 3)), np.zeros(len(cells))
    for end in ends:
        for axis in range(3):
            if end[axis]:
                continue
            first, second = values[end], values[tuple(1 if i == axis else e for i, e in enumerate(end))]
            cuts = (first < 0) != (second < 0)
            place = np.repeat(np.array([end], float), len(cells), 0)
            place[:, axis] += np.where(cuts, first / np.where(cuts, first - second, 1), 0)
            sums[cuts] += place[cuts]
            weights[cuts] += 1
    return cells + sums / weights[:, None], _quads(inside, number)


def _quads(inside, number):
    faces = []
    for axis in range(3):
        second, third = (axis + 1) % 3, (axis + 2) % 3
        low = inside[tuple(slice(0, -1) if i == axis else slice(None) for i in range(3))]
        high = inside[tuple(slice(1, None) if i == axis else slice(None) for i in range(3))]
        edges = np.argwhere(low != high)
        limits = np.array(inside.shape) - 1
        edges = edges[(edges[:, second] > 0) & (edges[:, third] > 0) & (edges[:, second] < limits[second])
                      & (edges[:, third] < limits[third])]
        around = []
        for step_second, step_third in ((-1, -1), (0, -1), (0, 0), (-1, 0)):
            cell = edges.copy()
            cell[:, second] += step_second
            cell[:, third] += step_third
            around.append(number[tuple(cell.T)])
        face = np.stack(around, 1)
        faces.append(np.where(low[tuple(edges.T)][:, None], face, face[:, ::-1]))
    faces = np.concatenate(faces)
    return faces[(faces >= 0).all(1)]


def _relaxed(corners, faces, rounds):
    """Takes the grid's steps out."""
    count = len(corners)
    ends = np.concatenate([faces[:, [0, 1, 2, 3]].ravel(), faces[:, [1, 2, 3, 0]].ravel()])
    starts = np.concatenate([faces[:, [1, 2, 3, 0]].ravel(), faces[:, [0, 1, 2, 3]].ravel()])
    weights = np.maximum(np.bincount(ends, minlength=count), 1)
    for _ in range(rounds):
        means = [np.bincount(ends, corners[starts, axis], count) / weights for axis in range(3)]
        corners = corners / 2 + np.stack(means, 1) / 2
    return corners
