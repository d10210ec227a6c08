"""An outlet of the ventilation: its ribbons blow while air flows; when it stops they hang and its lamp is red."""
import math

from studio.job import Job
from studio.light import amber
from studio.materials import material
from studio.shapes import box, cylinder, mesh
from studio.sprite import standing

WIDTH, HEIGHT, DEPTH = 0.95, 0.42, 0.10
RIBBONS = 6
RIBBON_METRES = 0.34
RUNNING_FRAMES = 4
# How far the outlet's lower edge is above the pivot: the ribbons hang below it.
FOOT = 0.30


def _outlet(lamp_colour):
    """The front looks towards −y; the wall is at y = 0."""
    frame = material('#dfe3e1', 0.45, coat=0.2)
    dark = material('#4b545b', 0.7)
    slat = material('#c7cdcd', 0.4, 0.3)
    box('frame', (-WIDTH / 2, -DEPTH, FOOT), (WIDTH / 2, 0, FOOT + HEIGHT), frame, 0.014)
    box('hole', (-WIDTH / 2 + 0.04, -DEPTH - 0.002, FOOT + 0.04), (WIDTH / 2 - 0.16, -0.02, FOOT + HEIGHT - 0.04),
        dark, 0.006)
    for row in range(8):
        low = FOOT + 0.052 + row * 0.040
        box('slat', (-WIDTH / 2 + 0.045, -DEPTH - 0.014, low), (WIDTH / 2 - 0.165, -DEPTH + 0.02, low + 0.020),
            slat, 0.005)
    right = WIDTH / 2 - 0.08
    box('plate', (right - 0.055, -DEPTH - 0.006, FOOT + 0.10), (right + 0.055, -DEPTH + 0.01, FOOT + HEIGHT - 0.06),
        material('#f4f6f4', 0.5), 0.006)
    cylinder('bezel', (right, -DEPTH - 0.008, FOOT + 0.29), 0.034, 0.016, material('#39424a', 0.4), 'Y', 0.004)
    cylinder('lamp', (right, -DEPTH - 0.020, FOOT + 0.29), 0.026, 0.018,
             material(lamp_colour, 0.3, emit=lamp_colour, strength=1.5), 'Y', 0.006)
    for row in range(3):
        box('line', (right - 0.035, -DEPTH - 0.009, FOOT + 0.14 + row * 0.026),
            (right + 0.035 - row * 0.014, -DEPTH - 0.005, FOOT + 0.147 + row * 0.026), material('#97a3ab', 0.7), 0)
    for x in (-WIDTH / 2 + 0.02, WIDTH / 2 - 0.02):
        for z in (FOOT + 0.02, FOOT + HEIGHT - 0.02):
            cylinder('screw', (x, -DEPTH - 0.002, z), 0.007, 0.006, slat, 'Y', 0.001, 16)


def _ribbon(x, swing, phase):
    """A strip from the lowest slat: `swing` 0 hangs, 1 is blown nearly level."""
    pieces, half = 12, 0.013
    place = [x, -DEPTH - 0.016, FOOT + 0.06]
    corners = []
    for piece in range(pieces + 1):
        share = piece / pieces
        corners += [(place[0] - half, place[1], place[2]), (place[0] + half, place[1], place[2])]
        lean = swing * (1.15 + 0.32 * math.sin(phase - share * 5.0))
        sway = swing * 0.16 * math.sin(phase * 1.0 - share * 4 + 1)
        step = RIBBON_METRES / pieces
        place = [place[0] + step * sway, place[1] - step * math.sin(lean), place[2] - step * math.cos(lean)]
    faces = [(2 * at, 2 * at + 1, 2 * at + 3, 2 * at + 2) for at in range(pieces)]
    strip = mesh('ribbon', corners, faces, material('#e2632f', 0.6))
    strip.modifiers.new('thick', 'SOLIDIFY').thickness = 0.003


def _built(is_running, share=0.0):
    def build():
        _outlet('#3fd07c' if is_running else '#ff3b2c')
        for number in range(RIBBONS):
            x = -WIDTH / 2 + 0.11 + number * 0.118
            # Neighbours do not flutter in step; in four frames each comes back to where it was.
            _ribbon(x, 1.0 if is_running else 0.03, 2 * math.pi * (share + number * 0.29))
    return build


def _draw(name, frame, build):
    def draw(out):
        standing(out, f'effect/{name}/{frame}', build, (WIDTH + 0.2, 0.7, FOOT + HEIGHT), shadow=False, samples=20,
                 light=amber)
    return draw


FACTS = {'effects': {
    'ventilation-running': {'frames': RUNNING_FRAMES, 'frameMs': 130, 'isLoop': True},
    'ventilation-stopped': {'frames': 1, 'frameMs': 1000, 'isLoop': False},
}}
JOBS = [*(Job(f'running-{frame}', _draw('ventilation-running', frame, _built(True, frame / RUNNING_FRAMES)), 4)
          for frame in range(RUNNING_FRAMES)),
        Job('stopped', _draw('ventilation-stopped', 0, _built(False)), 4)]
