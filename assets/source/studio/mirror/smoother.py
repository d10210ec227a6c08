"""Meshes for a near look: small tears closed, each quad made four and rounded. A field meshed finer would tear."""
import numpy as np

# A tear is as large as a brick that the mesher passed by.
_LONGEST_TEAR = 90


def _edges(faces):
    """All edges once, and the edge of each side of each face."""
    sides = np.sort(np.stack([faces, np.roll(faces, -1, 1)], -1).reshape(-1, 2), 1)
    wide = sides[:, 0].astype(np.int64) * (int(faces.max()) + 1) + sides[:, 1]
    _, first, back = np.unique(wide, return_index=True, return_inverse=True)
    return sides[first], back.reshape(faces.shape)


def _sums(targets, values, count):
    """Sums of values at their targets, and how many there were."""
    total = np.stack([np.bincount(targets, values[:, axis], count) for axis in range(3)], 1)
    return total, np.bincount(targets, minlength=count)


def smoother(corners, faces):
    """One round of Catmull and Clark."""
    edges, of_face = _edges(faces)
    middle, half, sides = corners[faces].mean(1), corners[edges].mean(1), faces.shape[1]
    beside, count = _sums(of_face.ravel(), np.repeat(middle, sides, 0), len(edges))
    edge_points = np.where((count == 2)[:, None], (half * 2 + beside) / 4, half)
    around, faces_at = _sums(faces.ravel(), np.repeat(middle, sides, 0), len(corners))
    along, edges_at = _sums(edges.ravel(), np.repeat(half, 2, 0), len(corners))
    n = np.maximum(faces_at, 1)[:, None]
    moved = (around / n + 2 * along / np.maximum(edges_at, 1)[:, None] + (n - 3) * corners) / n
    is_closed = (faces_at == edges_at) & (faces_at > 2)
    points = np.where(is_closed[:, None], moved, corners)
    first_edge, first_face = len(corners), len(corners) + len(edges)
    rows = np.arange(len(faces)) + first_face
    quads = [np.stack([faces[:, side], of_face[:, side] + first_edge, rows, of_face[:, side - 1] + first_edge], 1)
             for side in range(sides)]
    return np.concatenate([points, edge_points, middle]), np.concatenate(quads)


def _tears(faces):
    """The rims of holes, each as corners in the order that a lid has."""
    ends = np.stack([faces, np.roll(faces, -1, 1)], -1).reshape(-1, 2).astype(np.int64)
    width = int(faces.max()) + 1
    forth, back = ends[:, 0] * width + ends[:, 1], ends[:, 1] * width + ends[:, 0]
    following = {int(end): int(start) for start, end in ends[~np.isin(forth, back)]}
    while following:
        start, at = following.popitem()
        rim = [start]
        while at in following:
            rim.append(at)
            at = following.pop(at)
        if at == start and len(rim) <= _LONGEST_TEAR:
            yield rim


def closed(corners, faces):
    """The mesh with lids on its small holes; to be called on one of `smoother`: its rims are even."""
    lids, middles = [], []
    for rim in _tears(faces):
        if len(rim) % 2:
            continue
        top = len(corners) + len(middles)
        middles.append(corners[rim].mean(0))
        lids += [(rim[at], rim[at + 1], rim[(at + 2) % len(rim)], top) for at in range(0, len(rim), 2)]
    if not lids:
        return corners, faces
    return np.concatenate([corners, middles]), np.concatenate([faces, np.array(lids, faces.dtype)])


def cropped(corners, faces, lowest):
    """Only the faces above a height."""
    kept = faces[(corners[faces][:, :, 2] > lowest).all(1)]
    used, numbers = np.unique(kept, return_inverse=True)
    return corners[used], numbers.reshape(kept.shape)
