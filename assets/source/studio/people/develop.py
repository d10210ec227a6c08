"""
Makes pictures of a sheet's passes, cell by cell. As `studio.render` does it, but for few samples: single glints are
taken away before the light is smoothed, and only blocks with something in them are worked on.
"""
import numpy as np

from studio import denoise
from studio.render import to_screen

_CONTACT, _OUTLINE, _RIM = 0.68, 0.38, 0.22
_ROUNDS, _CONTRAST = 5, 3.0
# Down, right, share: the places around a pixel.
_AROUND = [(down, right, 2.0 if down == 0 or right == 0 else 1.0)
           for down in (-1, 0, 1) for right in (-1, 0, 1) if (down, right) != (0, 0)]
_CONTACT_TINT = np.array((0.30, 0.33, 0.42), np.float32)


def _calmed(values):
    """No pixel brighter or darker than the third most so of itself and its neighbours."""
    near = np.stack([denoise.shifted(values, down, right) for down in (-1, 0, 1) for right in (-1, 0, 1)])
    near.partition((2, 6), axis=0)
    return np.clip(values, near[2], near[6])


def _smoothed(values, seen, normals, depth, depth_step):
    """
    Values smoothed across pixels whose normals, depths and brightness are alike: small steps first, then wider ones.
    Leaner than `denoise.smoothed`, nine places a round, for pictures with little in them.
    """
    height, width = seen.shape
    inside = seen.astype(np.float32)
    for turn in range(_ROUNDS):
        step = 1 << turn
        padded = lambda a: np.pad(a, ((step, step), (step, step)) + ((0, 0),) * (a.ndim - 2), mode='edge')
        level = denoise.box_mean(values[..., :3].mean(-1)[..., None], 1)[..., 0]
        near = [padded(a) for a in (values, normals, depth, level, inside)]
        steepness = _CONTRAST * 0.75 ** turn / (level + 0.05)
        total, weights = values * 4, np.full((height, width), 4, np.float32)
        for down, right, share in _AROUND:
            there = (slice(step + down * step, step + down * step + height),
                     slice(step + right * step, step + right * step + width))
            values_, normals_, depth_, level_, inside_ = (a[there] for a in near)
            alike = np.maximum(np.einsum('ijk,ijk->ij', normals, normals_), 0)
            for _ in range(5):
                alike *= alike
            apart = np.abs(depth - depth_) * (1 / (depth_step * step)) + np.abs(level - level_) * steepness
            alike *= np.exp(-apart)
            alike *= inside_ * share
            total += values_ * alike[..., None]
            weights += alike
        values = total / weights[..., None]
    return values


def _light(passes, part, alpha, pixels_per_metre):
    """Light, openness and gloss without grain; depth."""
    normals = passes['Normal'][..., :3]
    normals = normals / np.maximum(np.linalg.norm(normals, axis=-1, keepdims=True), 1e-4)
    depth = np.where(passes['Depth'][..., 0] > 1e4, 0, passes['Depth'][..., 0])
    lit = _calmed(np.concatenate([part('Diffuse'), part('AO')[..., :1], part('Gloss')], -1))
    smooth = _smoothed(lit, alpha > 0.02, normals, depth, 2.64 / pixels_per_metre)
    return smooth[..., :3], np.clip(smooth[..., 3:4], 0, 1), smooth[..., 4:], depth


def developed(passes, pixels_per_metre):
    """Straight RGBA bytes of one block of a sheet's passes."""
    alpha = passes['Image'][..., 3]
    result = np.zeros((*alpha.shape, 4), np.uint8)
    rows, columns = np.nonzero(alpha > 0.002)
    if len(rows) == 0:
        return result
    window = (slice(max(0, rows.min() - 3), rows.max() + 4), slice(max(0, columns.min() - 3), columns.max() + 4))
    passes = {name: np.ascontiguousarray(values[window]) for name, values in passes.items()}
    alpha = alpha[window]
    whole = (1 / np.maximum(alpha, 1e-3))[..., None]
    part = lambda name: passes[name][..., :3] * whole
    light, openness, gloss, depth = _light(passes, part, alpha, pixels_per_metre)
    open_share = 1 - _CONTACT * (1 - openness)
    shade = open_share + (1 - open_share) * _CONTACT_TINT * 0.55
    colour = (part('DiffCol') * light * shade + part('GlossCol') * gloss * np.clip(open_share + 0.15, 0, 1)
              + part('Through') * passes['TransCol'][..., :3] * whole + part('Emit'))
    colour = denoise.spread_inwards_colour(colour, alpha)
    colour = denoise.rimmed(denoise.outlined(colour, alpha, depth, _OUTLINE), alpha, _RIM)
    solid = np.round(alpha * 255)
    solid = np.where(solid >= 250, 255, np.where(solid <= 4, 0, solid))
    result[window] = np.concatenate([np.round(to_screen(colour) * 255), solid[..., None]], -1).astype(np.uint8)
    result[result[..., 3] == 0] = 0
    return result
