"""What lies flat on a room's floor: lines, mats, grilles, drains, holes. Grid metres: y runs to −y of the studio."""
import math

from studio.furnishing import finish
from studio.furnishing.hardware import quiet
from studio.shapes import box, mesh


def strip(x, y, colour, lift=0.0012):
    """A painted or glued stripe between two places each way, in metres on the grid."""
    return quiet(box('strip', (x[0], -y[1], -0.002), (x[1], -y[0], lift), finish.flat(colour), 0))


def dashes(x, y, colour, count):
    """A stripe of `count` dashes along its longer side."""
    along_x = x[1] - x[0] > y[1] - y[0]
    span = (x[1] - x[0] if along_x else y[1] - y[0]) / count
    for at in range(count):
        start = (x[0] if along_x else y[0]) + at * span
        part = (start + span * 0.18, start + span * 0.82)
        strip(*((part, y) if along_x else (x, part)), colour)


def ribbed_mat(x, y, colour='#454e56', rib='#535d66', frame='#98a3ac', pitch=0.035):
    """A mat let into the floor, with ribs along x, in a metal frame."""
    box('frame', (x[0], -y[1], -0.003), (x[1], -y[0], 0.0024), finish.steel(frame), 0)
    box('pile', (x[0] + 0.018, -y[1] + 0.018, -0.003), (x[1] - 0.018, -y[0] - 0.018, 0.0042), finish.rubber(colour), 0)
    count = int((y[1] - y[0] - 0.05) / pitch)
    for at in range(count):
        low = y[0] + 0.03 + at * pitch
        box('rib', (x[0] + 0.024, -low - pitch * 0.55, 0), (x[1] - 0.024, -low, 0.0085), finish.rubber(rib), 0.002)


def drain(x, y, side=0.24, slots=7):
    """A floor drain with its grating, its middle at x, y."""
    half = side / 2
    box('frame', (x - half, -y - half, -0.003), (x + half, -y + half, 0.002), finish.steel('#a9b4bc'), 0)
    box('pit', (x - half + 0.014, -y - half + 0.014, -0.003), (x + half - 0.014, -y + half - 0.014, 0.0028),
        finish.rubber('#27313a'), 0)
    step = (side - 0.03) / slots
    for at in range(slots):
        low = x - half + 0.016 + at * step
        box('bar', (low, -y - half + 0.012, 0), (low + step * 0.55, -y + half - 0.012, 0.005), finish.steel('#b6c0c7'),
            0.001)


def channel(x, y, pitch=0.05):
    """A drain channel along y with a slotted cover."""
    box('frame', (x[0], -y[1], -0.003), (x[1], -y[0], 0.002), finish.steel('#6f7880'), 0)
    for at in range(int((y[1] - y[0]) / pitch)):
        low = y[0] + at * pitch + 0.012
        box('slot', (x[0] + 0.022, -low - pitch * 0.42, -0.001), (x[1] - 0.022, -low, 0.0030),
            finish.rubber('#272d33'), 0)


def holes(x, y, pitch=0.0625, radius=0.013, colour='#59656f'):
    """Round holes all over a rectangle: perforated floor."""
    corners, faces, sides = [], [], 10
    for i in range(round((x[1] - x[0]) / pitch)):
        for j in range(round((y[1] - y[0]) / pitch)):
            middle = (x[0] + (i + 0.5) * pitch, -(y[0] + (j + 0.5) * pitch))
            first = len(corners)
            corners += [(middle[0] + radius * math.cos(2 * math.pi * k / sides),
                         middle[1] + radius * math.sin(2 * math.pi * k / sides), 0.0012) for k in range(sides)]
            faces.append(tuple(range(first, first + sides)))
    quiet(mesh('holes', corners, faces, finish.flat(colour), False))


def arrow(x, y, turn, colour, length=0.34):
    """A floor arrow that points along the grid's +x, turned by `turn` (radians on the grid)."""
    half = length / 2
    shape = [(-half, -0.03), (half - 0.12, -0.03), (half - 0.12, -0.085), (half, 0), (half - 0.12, 0.085),
             (half - 0.12, 0.03),
             (-half, 0.03)]
    placed = [(x + a * math.cos(turn) - b * math.sin(turn), -(y + a * math.sin(turn) + b * math.cos(turn)), 0.0015)
              for a, b in shape]
    quiet(mesh('arrow', list(reversed(placed)), [tuple(range(len(placed)))], finish.flat(colour), False))
