"""What lies in the racks and what is left of it: alcohol, napkins, crumpled used things."""
import math

import numpy as np

from studio.materials import material
from studio.props.field import Grid, common, melt
from studio.props.paint import blend, painted, repaint
from studio.props.sheet import Sheet, creases, stitches, wrinkles
from studio.props.trimmings import line
from studio.scene import group
from studio.shapes import box, cylinder, lathe, letters, tube


def alcohol():
    """A pump bottle of isopropyl alcohol."""
    glass, fluid = material('#e6f3f8', 0.15, shine=0.6, alpha=0.72, coat=0.4), material('#b9e2ea', 0.2, alpha=0.6)
    white, green = material('#f3f7f9', 0.5), material('#3d9a66', 0.55)
    profile = [(0.0, 0.003), (0.030, 0.0015), (0.0375, 0.005), (0.040, 0.014), (0.040, 0.112), (0.038, 0.124), (0.030, 0.135),
               (0.019, 0.141), (0.0165, 0.144), (0.0165, 0.152)]
    lathe('bottle', profile, glass)
    lathe('fluid', [(0.0, 0.006), (0.0365, 0.007), (0.0375, 0.105), (0.0, 0.1055)], fluid)
    cylinder('label', (0, 0, 0.066), 0.0408, 0.064, white, bevel=0.001, sides=64)
    cylinder('band', (0, 0, 0.088), 0.0412, 0.018, green, bevel=0.001, sides=64)
    turn = math.radians(0)
    letters('name', 'IPA', (0, -0.0416, 0.0885), 0.019, material('#ffffff', 0.6), (math.pi / 2, 0, turn), thickness=0.0008)
    letters('share', '70%', (0, -0.0414, 0.062), 0.025, material('#235f41', 0.6), (math.pi / 2, 0, turn), thickness=0.0008)
    box('flame', (0.0405, -0.012, 0.045), (0.0420, 0.012, 0.069), material('#e2543f', 0.6), 0.001)
    cylinder('collar', (0, 0, 0.158), 0.020, 0.018, white, bevel=0.003, sides=40)
    for side in np.linspace(0, 2 * math.pi, 22, endpoint=False):
        x, y = 0.020 * math.cos(side), 0.020 * math.sin(side)
        tube('rib', [(x, y, 0.152), (x, y, 0.164)], 0.0011, white, False)
    cylinder('stem', (0, 0, 0.180), 0.007, 0.03, white, bevel=0.001)
    lathe('head', [(0.0, 0.208), (0.0, 0.208), (0.012, 0.2075), (0.0165, 0.204), (0.0165, 0.195), (0.013, 0.191), (0.0, 0.191)][::-1], white)
    tube('spout', [(0, -0.008, 0.199), (0, -0.036, 0.200), (0, -0.048, 0.196), (0, -0.051, 0.186)], 0.0058, white)


def napkin():
    """A lint-free wipe: folded once, its stitched edge and weave seen."""
    cloth = painted(0.9, 0.1)
    slow = wrinkles(81, 0.08, 6)

    def weave(u, v):
        grain = np.sin(u * 2 * math.pi / 0.0075) * np.sin(v * 2 * math.pi / 0.0075)
        return blend('#c2d3e1', '#e4edf4', 0.62 + 0.32 * grain + 0.1 * slow(u, v))

    with group(turn=0.30):
        _folded_wipe(cloth, slow, weave)


def _folded_wipe(cloth, slow, weave):
    low = Sheet([(-0.092, -0.092), (0.096, -0.090), (0.094, 0.094), (-0.094, 0.092)], 0.006, 0.003, 0.004,
                lambda u, v: 0.0026 * slow(u, v) + 0.010 * np.clip((u + v - 0.13) / 0.05, 0, 1) ** 2)
    low.make('low', cloth, 0.0026, None, weave)
    high = Sheet([(-0.091, -0.088), (0.084, -0.086), (-0.090, 0.080)], 0.008, 0.004, 0.005,
                 lambda u, v: 0.003 * slow(u + 0.1, v) + 0.008 * np.exp(-((u + v) / 0.03) ** 2), 0.007)
    high.make('high', cloth, 0.0026, None, weave)
    edge = material('#6ea6d2', 0.8)
    stitches('edge', high.line([(0.084, -0.088), (-0.090, 0.082)], 0.0006, 0.004), edge, 0.0016)
    line(low, [(0.098, -0.092), (0.096, 0.096), (-0.096, 0.094)], edge, 0.0014)


def napkin_held():
    """Hangs from the fingers that pinch its middle."""
    cloth = painted(0.9, 0.1)
    slow = wrinkles(83, 0.08, 6)
    weave = lambda u, v: blend('#cbdae6', '#f3f7fa', 0.62 + 0.3 * np.sin(u * 840) * np.sin(v * 840) + 0.1 * slow(u, v))

    def droop(x, y, z):
        reach = np.hypot(x, y)
        turn = np.arctan2(y, x)
        wide = 0.012 + 0.30 * reach + 0.014 * np.sin(turn * 4 + 0.6) * np.clip(reach / 0.08, 0, 1)
        return wide * np.cos(turn), wide * np.sin(turn), 0.030 - 0.93 * reach + z * 0.3 + 0.004 * np.cos(turn * 3)
    sheet = Sheet([(-0.11, -0.11), (0.11, -0.11), (0.11, 0.11), (-0.11, 0.11)], 0.004, 0.003, 0.003,
                  lambda u, v: 0.002 * slow(u, v), 0.0, 1)
    sheet.make('napkin', cloth, 0.0028, droop, weave)


def trash():
    """A used shoe cover, a glove and a mask crumpled into one another."""
    film, cloth, rubber = painted(0.4, 0.4), painted(0.85, 0.12), painted(0.4, 0.4)
    first, second = creases(91, 0.075, 5), creases(95, 0.05, 4)

    def lump(low, high, shape, surface, dark, pale, sharp, depth):
        grid = Grid(low, high, 0.0025)
        body = shape(grid)
        body = body - depth * first(grid.x + 0.6 * grid.z, grid.y - 0.5 * grid.z) - depth * 0.5 * second(grid.x - grid.z, grid.y)
        thing = grid.make('lump', common(body, grid.above(0.001), 0.004), surface, 1)
        repaint(thing, lambda x, y, z: blend(dark, pale, 0.5 + 0.34 * sharp(x + 0.6 * z, y - 0.5 * z) + 2.2 * (z - 0.035)))
    lump((-0.11, -0.09, -0.004), (0.075, 0.10, 0.11),
         lambda grid: melt(grid.egg((-0.020, 0.010, 0.034), (0.058, 0.050, 0.036)), grid.egg((0.012, 0.030, 0.048), (0.038, 0.032, 0.034)), 0.02),
         film, '#3f86cf', '#9fcbf2', first, 0.0085)
    lump((-0.03, -0.10, -0.004), (0.12, 0.05, 0.09),
         lambda grid: melt(grid.egg((0.040, -0.030, 0.024), (0.044, 0.038, 0.026)), grid.egg((0.066, -0.006, 0.020), (0.030, 0.028, 0.022)), 0.02),
         cloth, '#c3d0da', '#f4f7f9', second, 0.0065)
    lump((-0.11, -0.10, -0.004), (0.02, 0.02, 0.07),
         lambda grid: melt(grid.bar((-0.060, -0.045, 0.016), (-0.020, -0.060, 0.018), 0.017),
                           melt(grid.bar((-0.020, -0.060, 0.016), (0.004, -0.080, 0.010), 0.0085),
                                grid.bar((-0.022, -0.052, 0.016), (0.010, -0.062, 0.012), 0.0085), 0.004), 0.008),
         rubber, '#2d62b4', '#78a8ea', first, 0.0022)
    tube('loop', [(0.075, -0.045, 0.03), (0.10, -0.065, 0.008), (0.075, -0.085, 0.004), (0.045, -0.068, 0.012)], 0.0022,
         material('#f3f7fa', 0.8))
    line(Sheet([(0.02, -0.05), (0.07, -0.05), (0.07, -0.01), (0.02, -0.01)], 0.004, 0.002, 0.002, None, 0.046),
         [(0.022, -0.03), (0.040, -0.022), (0.066, -0.030)], material('#9fb6c8', 0.8), 0.0016)
