"""Meshes of fields: only bricks near the surface are looked at; surface nets make quads of them."""
import numpy as np

from studio.people.sdf import Places

_BRICK = 4
_SEARCH = (32, 8)


def _bricks(low, corners, step, cells, points, reach):
    """`corners` = first cells of bricks of `cells` cells; `points` places along each edge (one: the middle)."""
    first = low + corners * step
    if points == 1:
        offsets = np.array([cells * step / 2])
    else:
        offsets = np.arange(points) * step
    axes = [(first[:, axis, None] + offsets).astype(np.float32) for axis in range(3)]
    return Places(axes[0][:, :, None, None], axes[1][:, None, :, None], axes[2][:, None, None, :], first,
                  first + cells * step, reach)


def _split(corners, parts, cells):
    small = cells // parts
    steps = np.stack(np.meshgrid(*[np.arange(parts) * small] * 3, indexing='ij'), -1).reshape(-1, 3)
    return (corners[:, None] + steps).reshape(-1, 3), small


def _near_surface(shape, low, high, step):
    """First cells of the bricks through which the surface may pass."""
    cells = _SEARCH[0]
    count = np.ceil((high - low) / (step * cells)).astype(int)
    corners = np.stack(np.meshgrid(*[np.arange(n) * cells for n in count], indexing='ij'), -1).reshape(-1, 3)
    for smaller in (*_SEARCH[1:], _BRICK, 0):
        half = cells * step * np.sqrt(3) / 2
        limit = half * 1.25 + shape.fold
        d = shape.evaluate(_bricks(low, corners, step, cells, 1, limit + 0.01))[:, 0, 0, 0]
        corners = corners[np.abs(d) < limit]
        if not smaller:
            return corners
        corners, cells = _split(corners, cells // smaller, cells)


def _relaxed(corners, faces, rounds):
    """Corners drawn to the middle of their neighbours: no stairs of the grid are left."""
    ends = np.concatenate([faces, np.roll(faces, -1, 1)]).reshape(-1)
    others = np.concatenate([np.roll(faces, -1, 1), faces]).reshape(-1)
    count = np.maximum(np.bincount(ends, minlength=len(corners)), 1)
    for _ in range(rounds):
        mean = np.stack([np.bincount(ends, corners[others, axis], len(corners)) for axis in range(3)], 1)
        corners = corners * 0.5 + 0.5 * mean / count[:, None]
    return corners


def _crossings(d, cell):
    """Mean place in the cell of where its edges cross the surface; `cell` = brick and cell inside it."""
    sums, count = np.zeros((len(cell[0]), 3), np.float32), np.zeros(len(cell[0]), np.float32)
    brick, x, y, z = cell
    value = {(i, j, k): d[brick, x + i, y + j, z + k] for i in (0, 1) for j in (0, 1) for k in (0, 1)}
    for corner, here in value.items():
        for axis in range(3):
            if corner[axis]:
                continue
            there = value[tuple(1 if a == axis else corner[a] for a in range(3))]
            crosses = (here < 0) != (there < 0)
            t = np.where(crosses, here / np.where(crosses, here - there, 1), 0)
            for a in range(3):
                sums[:, a] += np.where(crosses, t if a == axis else corner[a], 0)
            count += crosses
    return sums / count[:, None]


def _quads(inside, corners, numbers):
    """A quad for every edge of the grid that crosses the surface."""
    faces = []
    for axis in range(3):
        first, second = (axis + 1) % 3, (axis + 2) % 3
        own = [slice(None)] + [slice(0, _BRICK)] * 3
        beyond = list(own)
        beyond[axis + 1] = slice(1, _BRICK + 1)
        here, there = inside[tuple(own)], inside[tuple(beyond)]
        brick, *cell = np.nonzero(here != there)
        place = corners[brick] + np.stack(cell, 1)
        outwards = here[(brick, *cell)]

        def beside(back_first, back_second):
            at = place.copy()
            at[:, first] -= back_first
            at[:, second] -= back_second
            return numbers[at[:, 0] + 1, at[:, 1] + 1, at[:, 2] + 1]
        quad = np.stack([beside(1, 1), beside(0, 1), beside(0, 0), beside(1, 0)], 1)
        faces.append(np.where(outwards[:, None], quad, quad[:, ::-1]))
    faces = np.concatenate(faces)
    return faces[(faces >= 0).all(1)]


def mesh(shape, step=0.0065, relax=2):
    """Corners (n × 3, metres) and quads (m × 4) of a field's surface; `step` is the size of a quad."""
    low, high = shape.low - 2 * step, shape.high + 2 * step
    low[2] = max(low[2], -0.08)
    if (high <= low).any():
        return np.zeros((0, 3)), np.zeros((0, 4), int)
    bricks = _near_surface(shape, low, high, step)
    d = shape.evaluate(_bricks(low, bricks, step, _BRICK, _BRICK + 1, 0.01 + 2 * step))
    inside = d < 0
    corner_count = sum(inside[:, i:i + _BRICK, j:j + _BRICK, k:k + _BRICK].astype(np.int8)
                       for i in (0, 1) for j in (0, 1) for k in (0, 1))
    cell = np.nonzero((corner_count > 0) & (corner_count < 8))
    if len(cell[0]) == 0:
        return np.zeros((0, 3)), np.zeros((0, 4), int)
    place = bricks[cell[0]] + np.stack(cell[1:], 1)
    numbers = np.full(bricks.max(0) + _BRICK + 2, -1, np.int32)
    numbers[place[:, 0] + 1, place[:, 1] + 1, place[:, 2] + 1] = np.arange(len(place))
    faces = _quads(inside, bricks, numbers)
    corners = _relaxed(low + (place + _crossings(d, cell)) * step, faces, relax)
    return corners, faces
