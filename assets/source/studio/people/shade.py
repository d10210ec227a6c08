"""
The soft shadow of a figure on the floor, from its corners alone: for many directions of the sun's disc and of the sky
all corners are thrown on the floor, and the parts of the light that do not arrive are added up.
"""
import math

import numpy as np

from studio import camera
from studio.light import SUN
from studio.people.sdf import turn_z
from studio.sprite import FACINGS, PIXELS_PER_METRE, SHADOW_SHRINK

_INK = (34, 44, 64)
# Finer than the picture, then meant over.
_FINE = 2
_SUN_SHARE, _SUN_DIRECTIONS, _SUN_RADIUS = 0.62, 40, math.radians(7.5)
_SKY_DIRECTIONS = 60
_GOLDEN = math.pi * (3 - math.sqrt(5))


def _directions():
    """Directions to the light with their shares of it."""
    sun = np.array(SUN) / np.linalg.norm(SUN)
    aside = np.cross(sun, (0, 0, 1))
    aside /= np.linalg.norm(aside)
    other = np.cross(sun, aside)
    found = []
    for index in range(_SUN_DIRECTIONS):
        radius = _SUN_RADIUS * math.sqrt((index + 0.5) / _SUN_DIRECTIONS)
        angle = index * _GOLDEN
        found.append((sun + radius * (math.cos(angle) * aside + math.sin(angle) * other), _SUN_SHARE / _SUN_DIRECTIONS))
    for index in range(_SKY_DIRECTIONS):
        # As much light comes from each: the sky counts by the sine of its height.
        flat = math.sqrt((index + 0.5) / _SKY_DIRECTIONS)
        angle = index * _GOLDEN
        up = math.sqrt(max(1 - flat * flat, 0.02))
        found.append((np.array((flat * math.cos(angle), flat * math.sin(angle), up)),
                      (1 - _SUN_SHARE) / _SKY_DIRECTIONS))
    return found


def _meant(dark, radius):
    """A box mean in both directions, with nothing around."""
    for axis in (0, 1):
        dark = sum(np.roll(dark, shift, axis) for shift in range(-radius, radius + 1)) / (2 * radius + 1)
    return dark


def shadow(corners, facing):
    """RGBA bytes, the point on the floor in them, and how many of their pixels make one at 2x."""
    ppm = PIXELS_PER_METRE / SHADOW_SHRINK
    # Wider to the right: that is where the sun throws it.
    left, right, above, below = (round(metres * ppm) for metres in (0.9, 1.7, 0.75, 0.65))
    width, height = left + right, above + below
    turned = corners @ turn_z(math.degrees(FACINGS[facing])).T
    dark = np.zeros((height * _FINE, width * _FINE), np.float32)
    for towards, share in _directions():
        floor = turned - towards * (turned[:, 2:] / towards[2])
        across, down = camera.project((floor[:, 0], floor[:, 1], 0), ppm * _FINE)
        x, y = np.floor(across).astype(int) + left * _FINE, np.floor(down).astype(int) + above * _FINE
        inside = (x >= 0) & (y >= 0) & (x < width * _FINE) & (y < height * _FINE)
        hit = np.zeros(dark.shape, bool)
        hit[y[inside], x[inside]] = True
        dark += share * hit
    dark = _meant(dark, 1).reshape(height, _FINE, width, _FINE).mean((1, 3))
    dark = np.clip((dark - 0.03) / 0.97, 0, 1) * 0.95
    pixels = np.zeros((height, width, 4), np.uint8)
    pixels[..., :3] = _INK
    pixels[..., 3] = np.round(dark * 255)
    return pixels, (left, above), 1 / SHADOW_SHRINK
