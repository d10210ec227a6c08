"""What one brings along: the bag, a laptop, a pen, food and drink, earrings, the key card."""
import math

import numpy as np

from studio.materials import material
from studio.props.field import Grid, common, melt
from studio.props.paint import blend, painted, repaint
from studio.props.sheet import Sheet, stitches, wrinkles
from studio.scene import group
from studio.shapes import ball, box, cylinder, lathe, letters, tube

BAG_HANDLE = 0.405


def bag():
    """A soft holdall with a zip, a pocket and two handles of webbing."""
    cloth, webbing = painted(0.75, 0.2), material('#8e2f22', 0.8)
    dark, metal, thread = material('#5f1f18', 0.8), material('#d9b25a', 0.3, 0.9), material('#f0c9a8', 0.8)
    grid = Grid((-0.23, -0.12, -0.005), (0.23, 0.12, 0.30), 0.004)
    slow, broad = wrinkles(61, 0.12, 7), wrinkles(62, 0.24, 4)
    trunk = grid.block((0, 0, 0.125), (0.195, 0.088, 0.122), 0.055)
    sag = 0.006 * broad(grid.x, grid.z + 0 * grid.y) + 0.0035 * slow(grid.x + grid.y, grid.z)
    trunk = common(trunk - sag - 0.010 * np.cos(np.clip(grid.x / 0.2, -1, 1) * math.pi / 2), grid.above(0.003), 0.006)
    body = grid.make('body', trunk, cloth)
    tone = lambda x, y, z: blend('#b23f2d', '#e56a50', 0.55 + 0.14 * slow(x + y, z) + 0.9 * (z - 0.14))
    repaint(body, tone)
    over = grid.heights(trunk)
    pocket = Grid((-0.15, -0.135, 0.02), (0.15, -0.05, 0.20), 0.004)
    shape = pocket.block((0, -0.088, 0.098), (0.118, 0.022, 0.066), 0.018)
    repaint(pocket.make('pocket', shape - 0.003 * slow(pocket.x, pocket.z + 0 * pocket.y), cloth), tone)
    tube('pocket-zip', [(-0.105, -0.108, 0.150), (0, -0.112, 0.152), (0.105, -0.108, 0.150)], 0.0035, dark)
    stitches('pocket-thread', [(x, -0.1125 + 30 * abs(x / 10) ** 3, 0.139) for x in np.linspace(-0.1, 0.1, 40)], thread, 0.0011)
    box('puller', (0.062, -0.119, 0.128), (0.070, -0.113, 0.152), metal, 0.002)
    box('label', (-0.030, -0.1145, 0.068), (0.030, -0.1085, 0.100), material('#f6e7d2', 0.7), 0.002)
    box('mark', (-0.020, -0.1165, 0.080), (0.020, -0.1125, 0.088), webbing, 0.001)
    tube('zip', [(x, 0, over(x, 0) + 0.001) for x in np.linspace(-0.165, 0.165, 15)], 0.006, dark)
    stitches('teeth', [(x, 0, over(x, 0) + 0.0065) for x in np.linspace(-0.16, 0.16, 60)], metal, 0.0022, 1, 1)
    for side in (-1, 1):
        front = side * 0.099
        for x in (-0.085, 0.085):
            for shift in (-0.008, 0, 0.008):
                tube('strap', [(x + shift, side * 0.085, 0.012), (x + shift, front * 1.03, 0.08), (x + shift, front * 1.02, 0.17),
                               (x + shift, side * 0.075, 0.238)], 0.0045, webbing)
        tube('handle', [(-0.085, side * 0.076, 0.235), (-0.082, side * 0.060, 0.300), (-0.055, side * 0.030, 0.375),
                        (0, side * 0.016, 0.402), (0.055, side * 0.030, 0.375), (0.082, side * 0.060, 0.300),
                        (0.085, side * 0.076, 0.235)], 0.0095, webbing)
        tube('grip', [(-0.045, side * 0.025, 0.384), (0, side * 0.016, 0.402), (0.045, side * 0.025, 0.384)], 0.0125, dark)
        box('tab', (side * 0.190, -0.02, 0.185), (side * 0.212, 0.02, 0.215), webbing, 0.006)
        for x in (-0.13, 0.13):
            cylinder('foot', (x, side * 0.055, 0.006), 0.014, 0.012, dark)


def apple():
    skin = painted(0.28, 0.6, coat=0.35)
    grid = Grid((-0.055, -0.055, -0.002), (0.055, 0.055, 0.095), 0.0018)
    radius = np.hypot(grid.x, grid.y)
    around = np.arctan2(grid.y, grid.x)
    height = (grid.z - 0.040) / 0.040
    flesh = grid.egg((0, 0, 0.040), (0.043, 0.043, 0.040)) - 0.0022 * np.cos(around * 5) * np.clip(0.4 - height, 0, 1)
    flesh = flesh + 0.020 * np.exp(-(radius / 0.013) ** 2) * (height > 0) + 0.010 * np.exp(-(radius / 0.012) ** 2) * (height < 0)
    streak, cheek = wrinkles(71, 0.25, 9, 14.0), wrinkles(72, 0.08, 5)
    whole = grid.make('apple', flesh + 0 * grid.z, skin, 3)

    def colour(x, y, z):
        turn = np.arctan2(y, x)
        share = 0.62 + 0.5 * np.cos(turn + 1.9) + 0.16 * np.sin(turn * 23 + 2 * np.sin(z * 90)) * 0.6 + 0.15 * cheek(x, y + z)
        share = share - 0.9 * np.exp(-(np.hypot(x, y) / 0.013) ** 2)
        return blend('#e8b23f', '#c9222c', share)
    repaint(whole, colour)
    tube('stem', [(0, 0, 0.056), (0.001, 0, 0.076), (0.007, -0.004, 0.096)], 0.0024, material('#5b3b22', 0.8))
    leaf = Sheet([(0.004, 0), (0.022, -0.012), (0.046, -0.004), (0.054, 0.004), (0.036, 0.012), (0.016, 0.010)], 0.0028, 0.002,
                 0.002, None, lambda u, v: 0.084 + 0.012 * np.sin(u * 55) - 6 * v * v)
    leaf.make('leaf', material('#5c9c3f', 0.5, shine=0.4), 0.0015)
    tube('vein', leaf.line([(0.006, 0.0), (0.048, 0.003)], 0.0003, 0.004), 0.0008, material('#9cc77a', 0.6))


def bottle():
    """A half-litre water bottle."""
    water = material('#9fd6ee', 0.10, shine=0.7, alpha=0.66, coat=0.5)
    inner = material('#6fb9de', 0.2, alpha=0.5)
    waist = lambda z: 0.0016 * math.sin(z * 420) if 0.02 < z < 0.075 else 0.0
    profile = [(0.0, 0.004), (0.020, 0.0015), (0.029, 0.003), (0.0335, 0.010)]
    profile += [(0.0335 + waist(z), z) for z in np.linspace(0.014, 0.15, 60)]
    profile += [(0.0330, 0.156), (0.0295, 0.168), (0.0230, 0.181), (0.0165, 0.191), (0.0132, 0.197), (0.0132, 0.206)]
    lathe('bottle', profile, water)
    lathe('water', [(0.0, 0.006), (0.0305, 0.007), (0.0312, 0.15), (0.0290, 0.160), (0.024, 0.170), (0.0, 0.1705)], inner)
    cylinder('label', (0, 0, 0.108), 0.0344, 0.052, material('#f4f8fb', 0.6), bevel=0.001, sides=64)
    cylinder('band', (0, 0, 0.120), 0.0347, 0.016, material('#2f7fc2', 0.5), bevel=0.001, sides=64)
    cylinder('line', (0, 0, 0.092), 0.0347, 0.004, material('#58b7a8', 0.5), bevel=0.0005, sides=64)
    ball('drop', (0.0245, -0.0245, 0.120), (0.006, 0.006, 0.0075), material('#ffffff', 0.4))
    cap = material('#2f6fb8', 0.45)
    cylinder('ring', (0, 0, 0.200), 0.0162, 0.004, cap, bevel=0.001)
    cylinder('cap', (0, 0, 0.2125), 0.0155, 0.017, cap, bevel=0.0025, sides=48)
    for turn in np.linspace(0, 2 * math.pi, 26, endpoint=False):
        x, y = 0.0155 * math.cos(turn), 0.0155 * math.sin(turn)
        tube('rib', [(x, y, 0.206), (x, y, 0.218)], 0.0009, cap, False)
    tube('shine', [(0.006, -0.0338, 0.040), (0.006, -0.0338, 0.075)], 0.0016, material('#ffffff', 0.3, emit='#ffffff', strength=0.6), False)


def _laptop_base():
    metal, dark, key = material('#b7c0c9', 0.32, 0.55), material('#27313b', 0.6), material('#3b4753', 0.6)
    box('base', (-0.160, -0.110, 0.004), (0.160, 0.110, 0.017), metal, 0.006)
    box('bed', (-0.145, -0.022, 0.0165), (0.145, 0.092, 0.0176), dark, 0.001)
    for row in range(5):
        for column in range(13):
            x, y = -0.138 + column * 0.0213, 0.068 - row * 0.0215
            if row == 4 and 3 < column < 9:
                continue
            box('key', (x, y, 0.0174), (x + 0.0182, y + 0.0178, 0.0200), key, 0.0015)
    box('space', (-0.138 + 4 * 0.0213, 0.068 - 4 * 0.0215, 0.0174), (-0.138 + 9 * 0.0213 - 0.0031, 0.0858 - 4 * 0.0215, 0.0200), key, 0.0015)
    box('pad', (-0.045, -0.098, 0.0168), (0.045, -0.034, 0.0178), material('#a3adb7', 0.4, 0.4), 0.002)
    box('port', (0.158, 0.02, 0.008), (0.1606, 0.034, 0.013), dark, 0.001)
    box('port', (0.158, 0.045, 0.008), (0.1606, 0.059, 0.013), dark, 0.001)


def laptop():
    metal, dark = material('#b7c0c9', 0.32, 0.55), material('#1d2731', 0.5)
    _laptop_base()
    with group((0, 0.108, 0.016)) as lid:
        box('lid', (-0.160, -0.004, 0.0), (0.160, 0.005, 0.214), metal, 0.004)
        box('bezel', (-0.155, -0.0052, 0.008), (0.155, -0.003, 0.209), dark, 0.002)
        box('screen', (-0.147, -0.0062, 0.018), (0.147, -0.0045, 0.200), material('#1c5d7c', 0.25, emit='#2a86a8', strength=0.55), 0.0)
        pale = material('#dff4fa', 0.4, emit='#cdeef8', strength=0.7)
        box('window', (-0.13, -0.0070, 0.045), (0.01, -0.0060, 0.180), pale, 0.0)
        for row, wide in enumerate((0.10, 0.075, 0.09, 0.05)):
            box('text', (-0.12, -0.0076, 0.155 - row * 0.025), (-0.12 + wide, -0.0069, 0.162 - row * 0.025),
                material('#4b8ea6', 0.5, emit='#3c7f98', strength=0.4), 0.0)
        box('chart', (0.03, -0.0070, 0.045), (0.13, -0.0060, 0.180), material('#16465e', 0.4, emit='#17506b', strength=0.5), 0.0)
        amber = material('#ffb84a', 0.4, emit='#ffb040', strength=0.8)
        tube('curve', [(0.04, -0.0075, 0.075), (0.065, -0.0075, 0.10), (0.085, -0.0075, 0.09), (0.12, -0.0075, 0.15)], 0.003, amber)
        cylinder('eye', (0, -0.0056, 0.2045), 0.0022, 0.002, material('#5d6c79', 0.3), 'Y', 0.0)
        cylinder('hinge', (0, 0.001, -0.001), 0.006, 0.22, dark, 'X', 0.002)
    lid.rotation_euler = (-0.24, 0, 0)


def laptop_closed():
    """Under the hand, on its long edge, the lid outwards."""
    metal = material('#b7c0c9', 0.32, 0.55)
    with group() as whole:
        _laptop_base()
        box('lid', (-0.160, -0.110, 0.0205), (0.160, 0.110, 0.0285), metal, 0.004)
        cylinder('mark', (0, 0.0, 0.0286), 0.018, 0.0012, material('#e7edf2', 0.25, 0.3), bevel=0.0)
    whole.rotation_euler = (math.pi / 2, 0, math.pi / 2)
    whole.location = (-0.016, 0, -0.098)


def pen():
    """A ball pen of blue with a clip."""
    blue, steel, dark = material('#2456ac', 0.3, coat=0.5), material('#dfe5ea', 0.22, 0.85), material('#1b2f57', 0.5)
    with group((0, 0, 0.0075), math.radians(28)):
        axis = lambda low, high, radius, surface, top=None: cylinder('part', ((low + high) / 2, 0, 0), radius, high - low, surface, 'X',
                                                                     0.0008, 32, top)
        axis(-0.050, 0.018, 0.0068, blue)
        axis(0.018, 0.022, 0.0071, steel)
        axis(0.022, 0.046, 0.0066, dark)
        axis(0.046, 0.062, 0.0062, steel, 0.0020)
        axis(0.061, 0.066, 0.0012, steel)
        axis(-0.054, -0.050, 0.0070, steel)
        axis(-0.066, -0.054, 0.0036, steel)
        box('clip', (-0.052, -0.0024, 0.0085), (-0.012, 0.0024, 0.0108), steel, 0.001)
        ball('tip', (-0.0125, 0, 0.0082), (0.003, 0.0028, 0.0025), steel)
        for x in np.linspace(0.026, 0.042, 6):
            cylinder('ring', (x, 0, 0), 0.0072, 0.0012, dark, 'X', 0.0003, 32)


def earrings():
    gold = material('#e2b244', 0.18, 0.95)
    for side in (-1, 1):
        with group((side * 0.019, -side * 0.004, 0), side * 0.5):
            ring = [(0.014 * math.cos(a), 0.014 * math.sin(a), 0.0028 + 0.0035 * (math.sin(a) > 2)) for a in
                    np.linspace(0, 2 * math.pi, 24, endpoint=False)]
            tube('hoop', ring, 0.0026, gold, closed=True)
            tube('wire', [(0, 0.014, 0.003), (0.001, 0.023, 0.007), (0.007, 0.026, 0.004), (0.010, 0.021, 0.002)], 0.0011, gold)
            ball('stone', (0, -0.0145, 0.006), (0.0058, 0.0058, 0.0054), material('#54c7cf', 0.06, shine=0.8, coat=1.0, emit='#1fa3b0', strength=0.25))
            lathe('setting', [(0.0062, 0.0005), (0.0070, 0.003), (0.0060, 0.0048)], gold, (0, -0.0145, 0), 24)
            ball('glint', (0.0016, -0.0178, 0.0104), (0.0016, 0.0012, 0.0010), material('#ffffff', 0.2, emit='#ffffff', strength=1.0))


def _card(at=(0, 0, 0)):
    white, amber, grey = material('#f6f9fb', 0.4, coat=0.4), material('#ee9c2b', 0.5), material('#7c8b99', 0.6)
    with group(at):
        box('card', (-0.027, -0.043, 0.0), (0.027, 0.043, 0.0032), white, 0.0015)
        box('head', (-0.0272, 0.026, 0.0004), (0.0272, 0.0432, 0.0036), amber, 0.001)
        box('slot', (-0.008, 0.033, 0.003), (0.008, 0.0365, 0.0039), material('#5b4a2c', 0.7), 0.0005)
        box('photo', (-0.021, -0.012, 0.003), (-0.001, 0.018, 0.0038), material('#a9d3e6', 0.6), 0.0005)
        ball('face', (-0.011, 0.006, 0.0038), (0.0052, 0.0062, 0.0008), material('#e3b593', 0.7))
        ball('chest', (-0.011, -0.008, 0.0037), (0.0085, 0.0048, 0.0008), material('#2f8f7a', 0.7))
        for row, wide in enumerate((0.019, 0.014, 0.017)):
            box('text', (0.003, 0.012 - row * 0.009, 0.003), (0.003 + wide, 0.0155 - row * 0.009, 0.0037), grey, 0.0003)
        box('chip', (-0.021, -0.034, 0.003), (-0.009, -0.022, 0.0039), material('#d8b04e', 0.3, 0.8), 0.0008)
        for i, x in enumerate(np.arange(0.0, 0.021, 0.0032)):
            box('code', (x, -0.035, 0.003), (x + (0.0010 if i % 2 else 0.0020), -0.022, 0.0036), material('#27323c', 0.7), 0.0)


def _clip(at):
    steel = material('#c3ccd4', 0.25, 0.9)
    with group(at):
        box('clip', (-0.005, -0.012, 0.001), (0.005, 0.010, 0.007), steel, 0.002)
        tube('eye', [(0, 0.010, 0.004), (0.005, 0.016, 0.004), (0, 0.021, 0.004), (-0.005, 0.016, 0.004)], 0.0014, steel, closed=True)


def key_card():
    """A pass with its band laid in loops."""
    band = material('#2f6f9e', 0.75)
    _card((0.004, -0.020, 0))
    _clip((0.004, 0.030, 0.002))
    path = [(0.004, 0.052, 0.006), (0.020, 0.072, 0.004), (0.058, 0.060, 0.004), (0.062, 0.018, 0.003), (0.046, -0.012, 0.003),
            (0.060, -0.046, 0.003), (0.040, -0.074, 0.003), (-0.012, -0.078, 0.003), (-0.048, -0.066, 0.003), (-0.052, -0.020, 0.003),
            (-0.044, 0.030, 0.004), (-0.022, 0.062, 0.005), (0.002, 0.053, 0.008)]
    tube('band', path, 0.0042, band)


def key_card_hanging():
    band = material('#2f6f9e', 0.75)
    with group() as whole:
        _card((0, -0.345, 0))
        _clip((0, -0.295, 0.001))
        for side in (-1, 1):
            tube('band', [(0, -0.274, 0.005), (side * 0.012, -0.24, 0.004), (side * 0.030, -0.14, 0.002), (side * 0.026, -0.05, 0),
                          (side * 0.012, -0.006, 0), (0, 0.004, 0)], 0.0048, band)
    whole.rotation_euler = (math.pi / 2, 0, math.radians(62))


def key_card_held():
    """Hanging short from the hand by its band."""
    band = material('#2f6f9e', 0.75)
    with group() as whole:
        _card((0, -0.105, 0))
        _clip((0, -0.055, 0.001))
        for side in (-1, 1):
            tube('band', [(0, -0.034, 0.005), (side * 0.006, -0.012, 0.003), (side * 0.010, 0.012, 0), (0, 0.026, -0.002)], 0.0042, band)
        tube('tail', [(0.008, 0.016, 0), (0.030, 0.004, 0.004), (0.036, -0.050, 0.002), (0.024, -0.085, 0.001), (0.018, -0.03, -0.004)],
             0.0040, band)
    whole.rotation_euler = (math.pi / 2, 0, math.pi / 2 + 0.5)
