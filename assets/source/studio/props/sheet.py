"""
Cloth and other flat soft things: a closed outline is filled with a fine mesh that is thick in the middle and round at
its edge, wrinkled by `bumps` and bent by `warp`. Modelled lying: u is +x, v is +y, the right side looks up.
"""
import math

import bpy
import numpy as np

from studio.props.paint import coloured
from studio.shapes import mesh, tube


def outline_distance(outline, u, v):
    """The distance of points from a closed outline, below 0 inside."""
    points = np.asarray(outline, float)
    nearest = np.full(np.shape(u), 1e9)
    inside = np.zeros(np.shape(u), bool)
    for (ax, ay), (bx, by) in zip(points, np.roll(points, -1, 0)):
        ex, ey = bx - ax, by - ay
        along = np.clip(((u - ax) * ex + (v - ay) * ey) / max(ex * ex + ey * ey, 1e-12), 0, 1)
        nearest = np.minimum(nearest, (u - ax - along * ex) ** 2 + (v - ay - along * ey) ** 2)
        crosses = (ay > v) != (by > v)
        inside ^= crosses & (u < ax + (v - ay) * ex / (ey if ey else 1e-12))
    return np.sqrt(nearest) * np.where(inside, -1, 1)


def wrinkles(seed, scale, waves=7, stretch=1.0):
    """A smooth uneven surface between about −1 and 1; `scale` is the length of a wave, `stretch` lengthens it along v."""
    random = np.random.default_rng(seed)
    turns = random.uniform(0, 2 * math.pi, waves)
    lengths = scale * random.uniform(0.7, 1.7, waves)
    phases = random.uniform(0, 2 * math.pi, waves)

    def height(u, v):
        total = 0.0
        for turn, length, phase in zip(turns, lengths, phases):
            across = u * math.cos(turn) + v * math.sin(turn) / stretch
            total = total + np.sin(across * 2 * math.pi / length + phase)
        return total / waves ** 0.5 / 1.4
    return height


def creases(seed, scale, waves=5, stretch=1.0):
    """Like wrinkles, with sharp ridges."""
    smooth = wrinkles(seed, scale, waves, stretch)
    return lambda u, v: 1 - 2 * np.abs(smooth(u, v)) ** 0.7


class Sheet:
    """The form of a piece of cloth: where its right side is over each point."""

    def __init__(self, outline, thickness, soft=0.0, edge=None, bumps=None, lift=0.0, back=0.0):
        """
        `soft` grows and rounds the outline, `edge` is how far in from the rim it is round, `lift` its height (a number
        or a function), `back` the share of the bumps that the wrong side has (1 for hanging cloth, 0 for lying).
        """
        self.outline, self.thickness, self.soft, self.back = outline, thickness, soft, back
        self.edge = edge or thickness / 2
        self.bumps = bumps or (lambda u, v: 0.0 * u)
        self.lift = lift if callable(lift) else lambda u, v: lift + 0.0 * u

    def distance(self, u, v):
        return outline_distance(self.outline, u, v) - self.soft

    def sides(self, u, v, distance=None):
        distance = self.distance(u, v) if distance is None else distance
        share = np.clip(-distance / self.edge, 0, 1)
        half = self.thickness / 2 * np.sqrt(1 - (1 - share) ** 2)
        bumps = self.bumps(u, v) * share
        middle = self.lift(u, v) + self.thickness / 2
        return middle + half + bumps, middle - half + bumps * self.back

    def on(self, u, v, above=0.0):
        """A point of the right side."""
        return (u, v, float(self.sides(np.array([u], float), np.array([v], float))[0][0]) + above)

    def line(self, points, above=0.0, step=0.008):
        """Points of the right side along a line."""
        result = []
        for (ax, ay), (bx, by) in zip(points, points[1:]):
            count = max(1, round(math.hypot(bx - ax, by - ay) / step))
            result += [self.on(ax + (bx - ax) * i / count, ay + (by - ay) * i / count, above) for i in range(count)]
        return result + [self.on(*points[-1], above)]

    def make(self, name, surface, step=0.004, warp=None, tint=None):
        """The mesh; `warp(x, y, z)` moves its points, `tint(u, v)` gives them colours of a painted surface."""
        points = np.asarray(self.outline, float)
        low, high = points.min(0) - self.soft - step, points.max(0) + self.soft + step
        columns, rows = (np.ceil((high - low) / step)).astype(int) + 1
        u, v = np.meshgrid(low[0] + step * np.arange(columns), low[1] + step * np.arange(rows), indexing='ij')
        distance = self.distance(u, v)
        slope_u, slope_v = np.gradient(distance, step)
        steep = np.maximum(np.hypot(slope_u, slope_v), 0.3)
        outside = np.clip(distance, 0, 1.5 * step)
        u, v = u - slope_u / steep * outside, v - slope_v / steep * outside
        top, bottom = self.sides(u, v, np.where(distance > 0, 0, distance))
        within = distance < 0
        cells = within[:-1, :-1] | within[1:, :-1] | within[:-1, 1:] | within[1:, 1:]
        number = np.arange(columns * rows).reshape(columns, rows)
        corners = np.stack([number[:-1, :-1], number[1:, :-1], number[1:, 1:], number[:-1, 1:]], -1)[cells]
        rim = (distance > -1e-9).ravel()
        under = np.where(rim, np.arange(columns * rows), np.arange(columns * rows) + columns * rows)
        faces = np.concatenate([corners, under[corners[:, ::-1]]])
        flat = np.stack([u.ravel(), v.ravel()], -1)
        whole = np.concatenate([np.column_stack([flat, top.ravel()]), np.column_stack([flat, bottom.ravel()])])
        used, faces = np.unique(faces, return_inverse=True)
        flat = np.concatenate([flat, flat])[used]
        whole = whole[used]
        if warp:
            whole = np.stack(np.broadcast_arrays(*warp(*whole.T)), -1)
        thing = mesh(name, whole.tolist(), faces.reshape(-1, 4).tolist(), surface, angle=80)
        if tint:
            coloured(thing, tint(*flat.T))
        return thing


def warped(points, warp):
    return [tuple(float(one) for one in warp(*point)) for point in points] if warp else points


def stitches(name, points, surface, radius=0.0012, dash=2, gap=1):
    """Short threads along points that lie close together."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 1
    for at in range(0, len(points) - dash, dash + gap):
        line = curve.splines.new('POLY')
        line.points.add(dash)
        for point, place in zip(line.points, points[at:at + dash + 1]):
            point.co = (*place, 1)
    curve.materials.append(surface)
    thing = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def seam(name, points, surface, radius=0.0016):
    return tube(name, points, radius, surface, fineness=3)
