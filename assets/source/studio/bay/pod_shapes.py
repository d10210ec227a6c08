"""The SMIF pod and the cassette in it, the front towards −y; and its label's place."""
from studio.bay import surfaces
from studio.bay.wafers import LOOKS
from studio.materials import material
from studio.scene import group
from studio.shapes import box, cylinder, tube

WIDTH, BASE_TOP, SHELL_HEIGHT, LIFT = 0.27, 0.042, 0.225, 0.205
# Label: left edge, upper edge, width, height on the front, and the plane it lies in.
LABEL = (-0.072, 0.150, 0.105, 0.062, -0.1395)
SLOTS = 25


def cassette(height=0.185, full=True):
    """25 slots; the front is open."""
    white = material('#f1f2ee', 0.45, coat=0.2)
    for side in (-1, 1):
        box('side', (side * 0.104 - 0.007, -0.083, 0), (side * 0.104 + 0.007, 0.095, height), white, 0.004)
        for slot in range(SLOTS):
            z = 0.014 + (height - 0.026) * slot / (SLOTS - 1)
            box('tooth', (min(side * 0.082, side * 0.098), -0.08, z - 0.0022),
                (max(side * 0.082, side * 0.098), 0.07, z),
                white, 0)
    box('bottom', (-0.111, -0.083, -0.006), (0.111, 0.095, 0.004), white, 0.003)
    box('top', (-0.111, -0.05, height - 0.003), (0.111, 0.095, height + 0.007), white, 0.003)
    tube('bar', [(-0.07, 0.02, height + 0.007), (-0.07, 0.02, height + 0.02), (0.07, 0.02, height + 0.02),
                 (0.07, 0.02, height + 0.007)], 0.005, white, smooth=False)
    if full:
        surface = surfaces.sheen('stack', LOOKS['blank'])
        for slot in range(SLOTS):
            z = 0.0145 + (height - 0.026) * slot / (SLOTS - 1)
            cylinder('wafer', (0, 0, z), 0.09, 0.0022, surface, bevel=0, sides=48)


def foot():
    """The pod's own door: it stays below when the shell is lifted."""
    base = material('#e7eae8', 0.4, coat=0.2)
    box('foot', (-0.148, -0.148, 0), (0.148, 0.148, 0.030), base, 0.012)
    box('seal', (-0.136, -0.136, 0.029), (0.136, 0.136, BASE_TOP), surfaces.dark(), 0.005)
    for side in (-1, 1):
        box('grip', (side * 0.149 - 0.004, -0.05, 0.008), (side * 0.149 + 0.004, 0.05, 0.022), surfaces.middle_grey(),
            0.003)
        box('latch', (side * 0.085 - 0.018, -0.1525, 0.006), (side * 0.085 + 0.018, -0.146, 0.024), surfaces.blue(),
            0.003)


def shell(lift=0.0):
    """Amber polycarbonate: it lets no blue light in."""
    amber = material('#d48a26', 0.12, shine=0.7, alpha=0.36, coat=0.5)
    solid = material('#c9822a', 0.35, coat=0.2)
    half, low, high = WIDTH / 2, BASE_TOP + lift, BASE_TOP + lift + SHELL_HEIGHT
    box('shell', (-half, -half, low), (half, half, high), amber, 0.026)
    box('rim', (-half - 0.006, -half - 0.006, low), (half + 0.006, half + 0.006, low + 0.015), solid, 0.005)
    for x in (-1, 1):
        for y in (-1, 1):
            box('edge', (x * (half - 0.010) - 0.004, y * (half - 0.010) - 0.004, low + 0.012),
                (x * (half - 0.010) + 0.004, y * (half - 0.010) + 0.004, high - 0.024),
                material('#e2a548', 0.3, alpha=0.55), 0.003)
    box('cap', (-0.088, -0.088, high - 0.004), (0.088, 0.088, high + 0.012), material('#ecedea', 0.4, coat=0.2), 0.007)
    box('sunk', (-0.03, -0.055, high + 0.0115), (0.03, 0.055, high + 0.0135), surfaces.grey(), 0.001)
    tube('handle', [(-0.062, 0, high + 0.008), (-0.062, 0, high + 0.046), (0.062, 0, high + 0.046),
                    (0.062, 0, high + 0.008)],
         0.0105, surfaces.blue(), smooth=False)
    for x in (-0.062, 0.062):
        cylinder('foot', (x, 0, high + 0.014), 0.017, 0.008, surfaces.blue(), bevel=0.003)
    _label(lift)


def _label(lift):
    left, upper, width, height, y = LABEL
    box('holder', (left - 0.006, y + 0.001, upper - height - 0.006 + lift),
        (left + width + 0.006, y + 0.005, upper + 0.004 + lift),
        material('#f3e2bb', 0.4, coat=0.4), 0.002)
    box('label', (left, y - 0.0005, upper - height + lift), (left + width, y + 0.002, upper + lift), surfaces.white(),
        0.001)
    # Bars of the code below what the scene letters.
    wide = (1, 2, 1, 1, 3, 1, 2, 1, 1, 2, 3, 1, 1, 2, 1, 3, 1, 2)
    x = left + 0.008
    for bar in wide:
        box('bar', (x, y - 0.0009, upper - height + 0.006 + lift),
            (x + 0.0011 * bar, y - 0.0003, upper - height + 0.024 + lift),
            surfaces.ink(), 0)
        x += 0.0011 * bar + 0.0021


def pod(at=(0, 0, 0), lift=0.0, full=True, turn=0.0):
    with group(at, turn):
        foot()
        with group((0, 0, BASE_TOP + 0.008)):
            cassette(full=full)
        shell(lift)
