"""
Takes the grain out of a path-traced picture. Debian's Blender is built without a denoiser, so light is parted from
colour, smoothed where normal, depth and brightness agree (an à-trous wavelet filter), and put together again.
"""
import math

import numpy as np

_KERNEL = np.array([1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16], np.float32)


def shifted(values, down, right):
    height, width = values.shape[:2]
    rows = np.clip(np.arange(height) + down, 0, height - 1)
    columns = np.clip(np.arange(width) + right, 0, width - 1)
    return values[rows][:, columns]


def box_mean(values, radius):
    """The mean over a square of 2·radius + 1."""
    for axis in (0, 1):
        margin = [(0, 0)] * values.ndim
        margin[axis] = (radius + 1, radius)
        sums = np.cumsum(np.pad(values, margin, mode='edge'), axis=axis, dtype=np.float64)
        size = values.shape[axis]
        first, last = sums[:size], sums[2 * radius + 1:]
        if axis == 1:
            first, last = sums[:, :size], sums[:, 2 * radius + 1:]
        values = (last - first).astype(np.float32) / (2 * radius + 1)
    return values


def smoothed(values, seen, normals, depth, depth_step, rounds=4, contrast=4.0):
    """Values smoothed across pixels whose normals, depths and brightness are alike. `seen` is true on the thing."""
    height, width = seen.shape
    current = values.astype(np.float32)
    inside = seen.astype(np.float32)
    for turn in range(rounds):
        step = 1 << turn
        margin = 2 * step
        padded = lambda a: np.pad(a, ((margin, margin), (margin, margin)) + ((0, 0),) * (a.ndim - 2), mode='edge')
        bright = current[..., :3].mean(-1)
        mean = box_mean(bright[..., None], 2)[..., 0]
        spread = np.maximum(box_mean((bright * bright)[..., None], 2)[..., 0] - mean * mean, 0)
        steepness = 1 / (np.sqrt(spread) * contrast * 0.75 ** turn + 0.01)
        level = box_mean(bright[..., None], 1)[..., 0]
        near = [padded(a) for a in (current, normals, depth, level, inside)]
        total = current * (_KERNEL[2] * _KERNEL[2])
        weights = np.full((height, width), _KERNEL[2] * _KERNEL[2], np.float32)
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                if dx == 0 and dy == 0:
                    continue
                there = (slice(margin + dy * step, margin + dy * step + height),
                         slice(margin + dx * step, margin + dx * step + width))
                values_, normals_, depth_, level_, inside_ = (a[there] for a in near)
                alike = np.clip(np.einsum('ijk,ijk->ij', normals, normals_), 0, 1)
                for _ in range(6):
                    alike *= alike
                apart = np.abs(depth - depth_) / (depth_step * step * max(abs(dx), abs(dy)))
                apart += np.abs(level - level_) * steepness
                weight = np.exp(-apart) * alike * inside_ * (_KERNEL[dy + 2] * _KERNEL[dx + 2])
                total += values_ * weight[..., None]
                weights += weight
        current = total / weights[..., None]
    return current


def spread_inwards_colour(colour, alpha):
    """Pixels on the silhouette take the colour of their fully covered neighbours: no fringes on any ground."""
    whole = (alpha > 0.97).astype(np.float32)[..., None]
    sums, weights = np.zeros_like(colour), np.zeros_like(whole)
    for dy in range(-2, 3):
        for dx in range(-2, 3):
            weight = math.exp(-(dx * dx + dy * dy) / 2)
            sums += weight * shifted(colour * whole, dy, dx)
            weights += weight * shifted(whole, dy, dx)
    taken = (weights > 0.05) & (whole < 0.5)
    return np.where(taken, sums / np.maximum(weights, 1e-4), colour)


def outlined(colour, alpha, depth, strength):
    """Darkens the far side of a step in depth: parts read apart even when small."""
    step = np.zeros(alpha.shape, np.float32)
    far = np.where(alpha > 0.5, depth, 1e6)
    for dy in range(-2, 3):
        for dx in range(-2, 3):
            if dx * dx + dy * dy in (1, 2, 4):
                step = np.maximum(step, np.where(far < 1e5, far - shifted(far, dy, dx), 0))
    dark = box_mean(np.clip((step - 0.035) / 0.06, 0, 1)[..., None], 1)
    return colour * (1 - strength * dark * np.array((1.0, 0.92, 0.78), np.float32))


def rimmed(colour, alpha, strength):
    """Darkens the silhouette."""
    dark = np.clip((1 - box_mean(alpha[..., None], 2)) * 2.2 - 0.25, 0, 1)
    return colour * (1 - strength * dark * np.array((1.0, 0.93, 0.80), np.float32))
