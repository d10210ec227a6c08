"""
Makes pictures of a sheet's passes, cell by cell. As `studio.render` does it, but for few samples: single glints are
taken away before the light is smoothed, and only blocks with something in them are worked on.
"""
import numpy as np

from studio import denoise
from studio.render import to_screen

_CONTACT, _OUTLINE, _RIM = 0.68, 0.38, 0.22
_CONTACT_TINT = np.array((0.30, 0.33, 0.42), np.float32)


def _calmed(values):
    """No pixel brighter or darker than the third most so of itself and its neighbours."""
    near = np.stack([denoise.shifted(values, down, right) for down in (-1, 0, 1) for right in (-1, 0, 1)])
    near.partition((2, 6), axis=0)
    return np.clip(values, near[2], near[6])


def _light(passes, part, alpha, pixels_per_metre):
    """Light and openness, then gloss, without grain."""
    normals = passes['Normal'][..., :3]
    normals = normals / np.maximum(np.linalg.norm(normals, axis=-1, keepdims=True), 1e-4)
    depth = np.where(passes['Depth'][..., 0] > 1e4, 0, passes['Depth'][..., 0])
    seen, step = alpha > 0.02, 2.64 / pixels_per_metre
    lit = _calmed(np.concatenate([part('Diffuse'), part('AO')[..., :1]], -1))
    smooth = denoise.smoothed(lit, seen, normals, depth, step)
    gloss = denoise.smoothed(_calmed(part('Gloss')), seen, normals, depth, step, rounds=2, contrast=6.0)
    return smooth[..., :3], np.clip(smooth[..., 3:4], 0, 1), gloss, depth


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
