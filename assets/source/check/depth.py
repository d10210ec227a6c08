"""How near to the eye every pixel of a shape is, from points strewn over its faces: no light, no renderer."""
import math

import numpy as np

from studio import camera
from studio.people.sdf import turn_z
from studio.sprite import FACINGS

EMPTY = -1e6
# The picture: pixels at 1x, and where in it the point on the floor is.
WIDTH, HEIGHT, PIVOT = 260, 380, (130, 310)
_SPACING_PIXELS = 0.45


def _strewn(corners, faces, pixels_per_metre):
    """Points on quads or triangles, closer than half a pixel."""
    quads = faces if faces.shape[1] == 4 else np.concatenate([faces, faces[:, 2:]], 1)
    a, b, c, d = (corners[quads[:, side]] for side in range(4))
    longest = np.maximum(np.linalg.norm(b - a, axis=1), np.linalg.norm(d - a, axis=1)) * pixels_per_metre
    counts = np.clip(np.ceil(longest / _SPACING_PIXELS).astype(int) + 1, 2, 40)
    points = []
    for count in np.unique(counts):
        chosen = counts == count
        for u in np.linspace(0, 1, count):
            for v in np.linspace(0, 1, count):
                near, far = a[chosen] * (1 - u) + b[chosen] * u, d[chosen] * (1 - u) + c[chosen] * u
                points.append(near * (1 - v) + far * v)
    return np.concatenate(points)


def depth_map(shapes, facing, density=1.0):
    """The nearest depth of some shapes at each pixel, `EMPTY` where there is none; `density` 2 is 2x."""
    pixels_per_metre = camera.PIXELS_PER_METRE * density
    width, height = int(WIDTH * density), int(HEIGHT * density)
    nearest = np.full(width * height, EMPTY, np.float32)
    turn = turn_z(math.degrees(FACINGS[facing])).T
    for shape in shapes:
        points = (_strewn(shape.corners, shape.faces, pixels_per_metre) @ turn).T
        across, down = camera.project(points, pixels_per_metre)
        x = np.floor(across + PIVOT[0] * density).astype(int)
        y = np.floor(down + PIVOT[1] * density).astype(int)
        inside = (x >= 0) & (x < width) & (y >= 0) & (y < height)
        depth = camera.towards_eye(points).astype(np.float32)
        np.maximum.at(nearest, y[inside] * width + x[inside], depth[inside])
    return nearest.reshape(height, width)
