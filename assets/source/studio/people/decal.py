"""Thin patches on the face: eyes, brows, lips. Each lies between two curves of the head's (x, z) on the skin."""
import numpy as np

from studio.people.body import HEAD_SIZE, HEAD_WIDTH
from studio.people.sdf import Places


def _distance(field, points):
    x, y, z = (points[:, axis].astype(np.float32)[:, None, None, None] for axis in range(3))
    return field.evaluate(Places(x, y, z, points, points, 0.02))[:, 0, 0, 0]


class Skin:
    """
    Where a head's skin is behind each (x, z) seen from the front: asked once on a grid, then between its places. Made
    for the face only.
    """

    def __init__(self, field, figure):
        self.figure = figure
        self.x, self.z = np.linspace(-0.075, 0.075, 61), np.linspace(-0.12, 0.06, 73)
        x, z = (part.ravel() for part in np.meshgrid(self.x, self.z, indexing='ij'))
        y = np.full(len(x), -0.15)
        for _ in range(14):
            points = self._placed(x, y, z)
            y = y + np.clip(_distance(field, points), -0.02, 0.05) * 0.85 / HEAD_SIZE
        self.y = y.reshape(len(self.x), len(self.z))

    def _placed(self, x, y, z):
        local = np.stack([x * HEAD_SIZE * HEAD_WIDTH, y * HEAD_SIZE, z * HEAD_SIZE], 1)
        return self.figure.head.origin + local @ self.figure.head.turn.T

    def at(self, x, z):
        """Places of the skin, n × 3."""
        column = np.clip((x - self.x[0]) / (self.x[1] - self.x[0]), 0, len(self.x) - 1.001)
        row = np.clip((z - self.z[0]) / (self.z[1] - self.z[0]), 0, len(self.z) - 1.001)
        i, k = column.astype(int), row.astype(int)
        s, t = column - i, row - k
        y = ((self.y[i, k] * (1 - s) + self.y[i + 1, k] * s) * (1 - t)
             + (self.y[i, k + 1] * (1 - s) + self.y[i + 1, k + 1] * s) * t)
        return self._placed(x, y, z)


def decal(skin, low, high, lift=0.0009, bulge=0.0, across=16, upright=6):
    """
    A patch between the curves `low(s)` and `high(s)`, s from 0 to 1, each giving arrays x, z on the head. `lift` is how
    far it is over the skin, `bulge` how much more its middle is. Gives corners and quads for a `Part`.
    """
    s, t = (part.ravel() for part in np.meshgrid(np.linspace(0, 1, across + 1), np.linspace(0, 1, upright + 1),
                                                 indexing='ij'))
    (low_x, low_z), (high_x, high_z) = low(s), high(s)
    x, z = low_x + (high_x - low_x) * t, low_z + (high_z - low_z) * t
    points = skin.at(x, z)
    over = lift + bulge * np.sqrt(np.maximum(np.sin(np.pi * s) * np.sin(np.pi * t), 0))
    points = points + over[:, None] * skin.figure.head.direction(0, -1, 0)
    number = np.arange(len(s)).reshape(across + 1, upright + 1)
    quads = np.stack([number[:-1, :-1], number[1:, :-1], number[1:, 1:], number[:-1, 1:]], -1).reshape(-1, 4)
    # Both sides of a face look alike: the order of corners only matters to the normals of smooth shading.
    first, second, third = points[quads[0, 0]], points[quads[0, 1]], points[quads[0, 3]]
    if np.cross(second - first, third - first) @ skin.figure.head.direction(0, -1, 0) < 0:
        quads = quads[:, ::-1]
    return points, quads


def merged(*pieces):
    """Several patches as one."""
    corners, quads, first = [], [], 0
    for some, faces in pieces:
        corners.append(some)
        quads.append(faces + first)
        first += len(some)
    return np.concatenate(corners), np.concatenate(quads)


def ellipse(x, z, wide, high):
    """The lower and the upper curve of an ellipse."""
    angle = lambda s: np.pi * (1 - s)
    return (lambda s: (x + wide * np.cos(angle(s)), z - high * np.sin(angle(s))),
            lambda s: (x + wide * np.cos(angle(s)), z + high * np.sin(angle(s))))


def curve(*points):
    """A smooth curve through (x, z) points."""
    points = np.array(points, float)
    places = np.linspace(0, 1, len(points))
    degree = len(points) - 1
    fit = [np.polyfit(places, points[:, axis], degree) for axis in (0, 1)]
    return lambda s: (np.polyval(fit[0], s), np.polyval(fit[1], s))
