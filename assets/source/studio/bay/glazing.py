"""Panes of glass and the glow round lamps, painted into a finished picture: rendered ones would be grainy."""
import numpy as np


def _inside(shape, corners):
    """How much of each pixel lies in a convex polygon, 0…1; corners run clockwise as seen (y down)."""
    rows, columns = np.mgrid[0:shape[0], 0:shape[1]].astype(np.float32) + 0.5
    share = np.ones(shape, np.float32)
    for (x0, y0), (x1, y1) in zip(corners, [*corners[1:], corners[0]]):
        length = max(np.hypot(x1 - x0, y1 - y0), 1e-6)
        away = ((x1 - x0) * (rows - y0) - (y1 - y0) * (columns - x0)) / length
        share = np.minimum(share, np.clip(away + 0.5, 0, 1))
    return share


def put_under(pixels, corners, colour, opacity, fade=None):
    """
    Lays a see-through polygon under what is in the picture already. `fade` = (from, to): shares of the opacity at the
    polygon's top and bottom.
    """
    alpha = _inside(pixels.shape[:2], corners) * opacity
    if fade:
        ys = [y for _, y in corners]
        along = np.clip((np.arange(pixels.shape[0]) - min(ys)) / max(max(ys) - min(ys), 1), 0, 1)
        alpha *= (fade[0] + (fade[1] - fade[0]) * along)[:, None]
    return _laid_under(pixels, alpha, colour)


def halo(pixels, middle, radius, colour, opacity):
    """A soft round glow under a lamp."""
    rows, columns = np.mgrid[0:pixels.shape[0], 0:pixels.shape[1]].astype(np.float32) + 0.5
    away = np.hypot(columns - middle[0], rows - middle[1]) / radius
    return _laid_under(pixels, np.clip(1 - away, 0, 1) ** 2.2 * opacity, colour)


def door_glass(corners):
    """One pane anywhere; its corners run clockwise as they are seen."""
    def paint(pixels, to_pixel):
        return put_under(pixels, [to_pixel(corner) for corner in corners], (214, 226, 222), 0.22, (1.0, 0.55))
    return paint


def _laid_under(pixels, alpha, colour):
    over = pixels[..., 3:4].astype(np.float32) / 255
    under = alpha[..., None] * (1 - over)
    total = over + under
    mixed = (pixels[..., :3] * over + np.array(colour, np.float32) * under) / np.maximum(total, 1e-4)
    pixels[..., :3] = np.round(np.where(total > 0, mixed, 0)).astype(np.uint8)
    pixels[..., 3:4] = np.round(total * 255).astype(np.uint8)
    return pixels


def glazed(pixels, panes, to_pixel):
    """`panes`: (left, right, low, high, y) of panes that look towards −y. A tint, a paler top, two slanting streaks."""
    for left, right, low, high, y in panes:
        at = lambda points: [to_pixel((x, y, z)) for x, z in points]
        whole = at([(left, high), (right, high), (right, low), (left, low)])
        width, height = right - left, high - low
        slant = min(width * 0.34, height * 0.5)
        for start, broad, opacity in ((0.12, 0.12, 0.17), (0.29, 0.035, 0.13)):
            a, b = left + width * start, left + width * (start + broad)
            streak = at([(a + slant, high), (b + slant, high), (b, low), (a, low)])
            put_under(pixels, streak, (255, 248, 226), opacity, (1.0, 0.25))
        put_under(pixels, whole, (255, 226, 150), 0.10, (1.0, 0.2))
        put_under(pixels, whole, (196, 132, 36), 0.10)
    return pixels
