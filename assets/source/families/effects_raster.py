"""Plain picture arithmetic for effects, without a renderer: noise, blur, enlarging, the floor seen by the camera."""
import math

import numpy as np

# Effects are made at 2x as everything else is.
PIXELS_PER_METRE = 320
RISE_PER_METRE = PIXELS_PER_METRE * math.cos(math.radians(30))
HALF_DIAGONAL = math.sqrt(0.5)


def smoothstep(low, high, values):
    """From 0 at `low` to 1 at `high`, whichever is the larger."""
    share = np.clip((values - low) / (high - low), 0, 1)
    return share * share * (3 - 2 * share)


def colour(text):
    """`#rrggbb` to three shares of the screen's light."""
    digits = text.lstrip('#')
    return np.array([int(digits[at:at + 2], 16) / 255 for at in (0, 2, 4)], np.float32)


def ramp(values, stops):
    """Colours along `stops` = [(value, '#rrggbb'), …]."""
    places = [place for place, _ in stops]
    colours = np.array([colour(text) for _, text in stops])
    return np.stack([np.interp(values, places, colours[:, channel]) for channel in range(3)], -1)


def blurred(values, pixels):
    """A Gaussian blur of one plane; the outside counts as empty."""
    if pixels <= 0:
        return values
    margin = math.ceil(pixels * 3)
    padded = np.pad(values, margin)
    down, across = np.fft.fftfreq(padded.shape[0]), np.fft.rfftfreq(padded.shape[1])
    fade = np.exp(-2 * (math.pi * pixels) ** 2 * (down[:, None] ** 2 + across[None, :] ** 2))
    soft = np.fft.irfft2(np.fft.rfft2(padded) * fade, padded.shape)
    return soft[margin:-margin, margin:-margin].astype(np.float32)


def enlarged(values, height, width):
    """Another size, by straight lines between the middles of the pixels."""
    rows = np.clip((np.arange(height) + 0.5) * values.shape[0] / height - 0.5, 0, values.shape[0] - 1)
    columns = np.clip((np.arange(width) + 0.5) * values.shape[1] / width - 0.5, 0, values.shape[1] - 1)
    return sampled(values, *np.meshgrid(columns, rows))


def sampled(values, x, y):
    """Values at places between pixels."""
    height, width = values.shape
    x, y = np.clip(x, 0, width - 1.001), np.clip(y, 0, height - 1.001)
    left, top = x.astype(np.int32), y.astype(np.int32)
    right, down = x - left, y - top
    upper = values[top, left] * (1 - right) + values[top, left + 1] * right
    lower = values[top + 1, left] * (1 - right) + values[top + 1, left + 1] * right
    return upper * (1 - down) + lower * down


def noise(x, y, seed, octaves=4):
    """Soft noise of mean 0 at places of a plane; about one bump a unit, finer ones half as high each."""
    total = np.zeros(np.broadcast(x, y).shape, np.float32)
    for octave in range(octaves):
        total += _value_noise(x * 2 ** octave, y * 2 ** octave, seed + octave * 101) * 0.5 ** octave
    return total


def _value_noise(x, y, seed):
    left, top = np.floor(x).astype(np.int64), np.floor(y).astype(np.int64)
    across, down = x - left, y - top
    across, down = across * across * (3 - 2 * across), down * down * (3 - 2 * down)
    corner = lambda dx, dy: _scatter(left + dx, top + dy, seed)
    upper = corner(0, 0) * (1 - across) + corner(1, 0) * across
    lower = corner(0, 1) * (1 - across) + corner(1, 1) * across
    return (upper * (1 - down) + lower * down) * 2 - 1


def _scatter(x, y, seed):
    """The same number from 0 to 1 for the same corner, everywhere."""
    mixed = (x * 374761393 + y * 668265263 + seed * 2246822519) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((mixed ^ (mixed >> 16)) & 0xFFFF) / 65535.0


def canvas(width, height):
    """Places of the pixels' middles: x and y planes."""
    return np.meshgrid(np.arange(width) + 0.5, np.arange(height) + 0.5)


def floor_places(width, height, pivot, pixels_per_metre=PIXELS_PER_METRE):
    """For every pixel the metres on the floor from the pivot: along the grid's x and its y."""
    x, y = canvas(width, height)
    across = (x - pivot[0]) / (pixels_per_metre * HALF_DIAGONAL)
    down = (y - pivot[1]) / (pixels_per_metre * HALF_DIAGONAL / 2)
    return (down + across) / 2, (down - across) / 2


def painted(tint, alpha):
    """Straight RGBA bytes of a colour (three numbers or a picture of them, 0…1) and its cover."""
    alpha = np.clip(alpha, 0, 1)
    bytes_ = np.zeros((*alpha.shape, 4), np.uint8)
    bytes_[..., :3] = np.round(np.clip(np.broadcast_to(tint, (*alpha.shape, 3)), 0, 1) * 255)
    bytes_[..., 3] = np.round(alpha * 255)
    bytes_[bytes_[..., 3] <= 3] = 0
    return bytes_


class Layers:
    """Light laid over light, then turned into one straight picture."""

    def __init__(self, width, height):
        self.light = np.zeros((height, width, 3), np.float32)
        self.alpha = np.zeros((height, width), np.float32)

    def over(self, tint, alpha):
        """Paint that covers what is below."""
        alpha = np.clip(alpha, 0, 1)
        self.light = self.light * (1 - alpha[..., None]) + np.asarray(tint, np.float32) * alpha[..., None]
        self.alpha = self.alpha * (1 - alpha) + alpha

    def pixels(self):
        return painted(self.light / np.maximum(self.alpha, 1e-4)[..., None], self.alpha)
