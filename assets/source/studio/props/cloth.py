"""Garments in three ways: folded on a shelf, on a hanger, and laid over a hand."""
import math

import numpy as np

from studio.materials import material
from studio.props.sheet import Sheet, creases, wrinkles
from studio.scene import empty, group
from studio.shapes import box, cylinder, tube


def rectangle(width, depth, middle=(0, 0)):
    x, y = middle
    return [(x - width / 2, y - depth / 2), (x + width / 2, y - depth / 2),
            (x + width / 2, y + depth / 2), (x - width / 2, y + depth / 2)]


def mirrored(points):
    """A half outline (u ≥ 0, from bottom to top) and its image."""
    return list(points) + [(-u, v) for u, v in reversed(points) if abs(u) > 1e-9]


def rugged(seed, fine=0.0016, coarse=0.004, scale=0.11):
    """The usual unevenness of lying cloth."""
    small, large = creases(seed, scale / 2, 4), wrinkles(seed + 50, scale, 6)
    return lambda u, v: fine * small(u, v) + coarse * large(u, v)


def fold_over(front, height):
    """Bends a sheet that lies `height` high round the front edge of a pile and back under it."""
    radius = height / 2

    def warp(x, y, z):
        angle = np.clip((front - y) / radius, 0, math.pi)
        beyond = np.maximum(front - y - math.pi * radius, 0)
        reach = z - radius
        return (x, np.where(y < front, front - reach * np.sin(angle) + beyond, y),
                np.where(y < front, radius + reach * np.cos(angle), z))
    return warp


def pile(width, depth, height, surface, seed, layers=3, skin=0.012, tint=None, inner=None):
    """
    A folded garment: layers that show at its sides under one that goes round the front edge. Gives the uppermost sheet,
    for what is on it, and its bend.
    """
    shift = np.random.default_rng(seed)
    inside = height - 2 * skin
    for layer in range(layers):
        middle = shift.uniform(-0.004, 0.004, 2)
        Sheet(rectangle(width - 0.045, depth - 0.05, middle), inside / layers * 1.12, 0.018, inside / layers * 0.6,
              rugged(seed + layer, 0.0008, 0.0022), skin + inside / layers * layer).make(
            f'layer-{layer}', inner or surface, 0.006, None, tint)
    long = depth + math.pi * height / 2 + 0.05
    front = -depth / 2 + height / 2
    reach = rectangle(width - 0.04, long - 0.04, (0, depth / 2 - long / 2))
    top = Sheet(reach, skin, 0.02, skin * 0.55, rugged(seed + 9), height - skin)
    warp = fold_over(front, height)
    top.make('top', surface, 0.004, warp, tint)
    return top, warp


def hanging_folds(seed, depth, top, bottom, wave=0.075):
    """Folds that fall from the shoulders and deepen towards the hem."""
    slow, fine = wrinkles(seed, 0.16, 5, 3.0), wrinkles(seed + 3, 0.07, 5, 2.5)

    def bumps(u, v):
        low = np.clip((top - v) / max(top - bottom, 1e-6), 0, 1)
        sway = np.sin(u * 2 * math.pi / wave + 2.2 * slow(u, v) + seed)
        return depth * (0.15 + low) * sway + depth * 0.5 * slow(u, v) + depth * 0.22 * fine(u, v)
    return bumps


def round_body(depth):
    """Brings the sides of hanging cloth back, as round a chest."""
    return lambda u, v: -depth * (np.abs(u) / 0.2) ** 2


# On a rail things hang edge on; turned a little so that their fronts are seen.
RAIL_TURN = math.radians(62)


class upright:
    """`with upright(drop):` stands up sheets laid with v along +y, `drop` metres below the hook."""

    def __init__(self, drop, turn=RAIL_TURN, behind=0.0):
        self.drop, self.turn, self.behind = drop, turn, behind

    def __enter__(self):
        self.group = group(name='upright')
        self.point = self.group.__enter__()
        return self.point

    def __exit__(self, *given):
        self.group.__exit__(*given)
        self.point.rotation_euler = (math.pi / 2, 0, 0)
        self.point.location = (0, self.behind, -self.drop)
        turned = empty('turned', turn=self.turn)
        self.point.parent = turned


def _hook(drop, steel):
    tube('hook', [(0, 0, -drop), (0, 0, -0.055), (0, -0.006, -0.04), (0, -0.024, -0.016), (0, -0.016, 0.010),
                  (0, 0.004, 0.016), (0, 0.02, 0.004)], 0.0045, steel)


def hanger(width=0.40, drop=0.11, surface=None):
    """A wooden hanger with a steel hook round the rail at the origin; its bar slopes like shoulders."""
    surface = surface or material('#c79a5e', 0.45, coat=0.3)
    steel = material('#b9c2ca', 0.25, 0.9)
    with group(turn=RAIL_TURN):
        tube('shoulders', [(-width / 2, 0, -drop - 0.075), (-width / 4, 0, -drop - 0.025), (0, 0, -drop + 0.004),
                           (width / 4, 0, -drop - 0.025), (width / 2, 0, -drop - 0.075)], 0.011, surface)
        _hook(drop, steel)
        cylinder('collar', (0, 0, -drop + 0.014), 0.008, 0.012, steel, bevel=0.002)


def clip_hanger(width=0.34, drop=0.115):
    """A steel hanger that holds trousers by two clips."""
    steel = material('#b9c2ca', 0.25, 0.9)
    dark = material('#46515c', 0.5)
    with group(turn=RAIL_TURN):
        _hook(drop, steel)
        tube('bar', [(-width / 2, 0, -drop), (width / 2, 0, -drop)], 0.006, steel, False)
        for side in (-1, 1):
            box('clip', (side * width * 0.38 - 0.016, -0.034, -drop - 0.058), (side * width * 0.38 + 0.016, 0.004, -drop + 0.012),
                dark, 0.006)


def over_hand(drop_front, drop_back, width, radius=0.036, gathered=0.62, turned=0.0):
    """
    Lays a sheet (v from −drop_front to drop_back) over a hand at the origin: it falls on either side of the hand and is
    gathered on top.
    """
    def warp(x, y, z):
        angle = np.clip(y / radius, -math.pi / 2, math.pi / 2)
        below = np.maximum(np.abs(y) - radius * math.pi / 2, 0)
        # Cloth falls back together under the hand.
        spread = radius + z - 0.012 * np.clip(below / 0.12, 0, 1)
        share = gathered + (1 - gathered) * np.clip(below / 0.22, 0, 1)
        across = np.sin(angle) * spread
        along = x * share + turned * below
        return across, along, np.cos(angle) * (radius + z) - below - 0.004
    return warp


def bundle(name, surface, seed, width, drop_front, drop_back, thickness=0.02, depth=0.011, tint=None, soft=0.02):
    """A garment carried over a hand. Gives its sheet and bend, for what is on it."""
    length = drop_front + drop_back
    outline = rectangle(width - 2 * soft, length - 2 * soft, (0, (drop_back - drop_front) / 2))
    slow = wrinkles(seed, 0.12, 5, 4.0)
    cross = wrinkles(seed + 1, 0.1, 5)

    def bumps(u, v):
        low = 0.45 + 0.55 * np.clip(np.abs(v) / 0.3, 0, 1)
        return depth * low * np.sin(u * 2 * math.pi / 0.062 + 2 * slow(u, v)) + depth * 0.35 * cross(u, v)

    sheet = Sheet(outline, thickness, soft, thickness * 0.6, bumps, 0.0, back=0.75)
    warp = over_hand(drop_front, drop_back, width)
    sheet.make(name, surface, 0.005, warp, tint)
    return sheet, warp
