"""What saves people in the bay: emergency shower with eyewash, alarm points, the assembly point outside. Modelled facing −y."""
import math

from studio.bay import surfaces
from studio.materials import material
from studio.scene import group
from studio.shapes import ball, box, cylinder, lathe, tube

HEAD = (0, -0.34, 2.04)
BOWL = (-0.02, -0.24, 0.93)


def _green():
    return material('#1d8a56', 0.42, coat=0.3)


def _water(alpha):
    return material('#e9f6ff', 0.10, shine=0.8, coat=0.5, alpha=alpha)


def _cross(y, z, size):
    """White on green: first aid."""
    white = surfaces.lit('#f4fff8', 0.6)
    box('cross', (-size, y - 0.002, z - size / 3), (size, y, z + size / 3), white, 0)
    box('cross', (-size / 3, y - 0.002, z - size), (size / 3, y, z + size), white, 0)


def emergency_shower(state):
    """A post with a shower's head over it and a bowl with two nozzles for the eyes; its foot's middle on the floor."""
    pipe, bowl = _green(), surfaces.yellow()
    cylinder('foot', (0, 0, 0.012), 0.17, 0.024, surfaces.dark(), bevel=0.005)
    tube('post', [(0, 0, 0.02), (0, 0, 2.14), (0, -0.05, 2.19), (0, HEAD[1], 2.19), (0, HEAD[1], 2.10)], 0.026, pipe)
    for z in (0.30, 0.86, 1.62):
        cylinder('band', (0, 0, z), 0.032, 0.035, surfaces.steel(), bevel=0.004)
    lathe('head', [(0.028, 0.075), (0.060, 0.06), (0.145, 0.012), (0.150, 0.0), (0.001, 0.0)], bowl, HEAD)
    # The rod that opens the shower hangs beside it, with a ring to pull.
    low = 1.40 if state == 'shower' else 1.50
    tube('rod', [(0.16, -0.16, 2.19), (0.16, -0.16, low + 0.09)], 0.008, surfaces.steel(), False)
    tube('lever', [(0, -0.16, 2.19), (0.16, -0.16, 2.19)], 0.009, surfaces.steel(), False)
    corners = [(0.16, -0.16, low + 0.09), (0.10, -0.16, low), (0.22, -0.16, low)]
    tube('ring', corners, 0.009, surfaces.red(), False, True)
    _eyewash(bowl, state == 'eyewash')
    box('sign', (-0.13, -0.052, 1.66), (0.13, -0.034, 1.92), _green(), 0.012)
    _cross(-0.053, 1.79, 0.075)


def _eyewash(bowl, is_open):
    x, y, z = BOWL
    tube('branch', [(0, 0, z - 0.16), (0, y * 0.6, z - 0.16), (x, y, z - 0.05)], 0.020, _green())
    lathe('bowl', [(0.030, -0.05), (0.110, -0.02), (0.150, 0.045), (0.156, 0.050), (0.140, 0.040), (0.020, -0.02)],
          bowl, BOWL)
    for side in (-0.055, 0.055):
        cylinder('nozzle', (x + side, y, z + 0.045), 0.020, 0.07, surfaces.dark(), bevel=0.006)
        if is_open:
            jet = [(x + side, y, z + 0.08), (x + side * 0.8, y, z + 0.20), (x + side * 0.45, y - 0.02, z + 0.25),
                   (x + side * 0.2, y - 0.05, z + 0.18), (x + side * 0.1, y - 0.07, z + 0.05)]
            tube('jet', jet, 0.016, _water(0.75))
        else:
            ball('cap', (x + side, y, z + 0.085), 0.022, _green())
    with group((x + 0.19, y, z + 0.01)) as paddle:
        box('paddle', (-0.03, -0.06, -0.004), (0.05, 0.06, 0.008), surfaces.red(), 0.005)
    paddle.rotation_euler = (0, math.radians(48 if is_open else 4), 0)
    tube('drain', [(x, y, z - 0.05), (x, y, z - 0.25), (0.0, -0.04, z - 0.32)], 0.016, surfaces.steel())


def falling_water(share):
    """Water from the head to the floor, a share of a period on; its origin is the floor under the head."""
    z = HEAD[2]
    for ring, count in ((0.04, 4), (0.085, 7), (0.125, 10)):
        for at in range(count):
            turn = 2 * math.pi * at / count + ring * 20
            dx, dy = ring * math.cos(turn), ring * math.sin(turn)
            # Each strand is broken into pieces that fall by the share.
            low = 0.42 * ((at * 0.37 + ring * 9 + 1 - share) % 1)
            while low < z:
                top = min(z, low + 0.30)
                out_low, out_top = 1.45 - 0.45 * low / z, 1.45 - 0.45 * top / z
                if top > 0.05:
                    tube('strand', [(dx * out_low, dy * out_low, max(0.02, low)), (dx * out_top, dy * out_top, top)],
                         0.0050, _water(0.30), False)
                low += 0.42
    for at in range(9):
        turn, reach = 2 * math.pi * at / 9 + at, 0.16 + 0.10 * ((share + at * 0.31) % 1)
        ball('drop', (reach * math.cos(turn), reach * math.sin(turn), 0.015), (0.018, 0.018, 0.008), _water(0.6))


def alarm_point(is_pressed):
    """A manual call point: a red box, a pane that is pressed in, a house on fire on it."""
    box('back', (-0.066, -0.020, -0.066), (0.066, 0, 0.066), surfaces.red(), 0.010)
    box('case', (-0.058, -0.045, -0.058), (0.058, -0.016, 0.058), surfaces.red(), 0.012)
    sunk = 0.0462 if is_pressed else 0.049
    box('pane', (-0.036, -sunk, -0.034), (0.036, -0.03, 0.034), surfaces.yellow() if is_pressed else surfaces.white(),
        0.002 if is_pressed else 0.004)
    cylinder('button', (0, -sunk - 0.001, 0), 0.019, 0.004, surfaces.ink(), 'Y', 0.001)
    for side in (-1, 1):
        with group((0, -sunk - 0.002, side * 0.024)) as arrow:
            box('arrow', (-0.004, -0.001, -0.006), (0.004, 0.001, 0.006), surfaces.ink(), 0)
    lamp = surfaces.lit('#ff5a3c', 2.4) if is_pressed else material('#7b1a15', 0.4, coat=0.4)
    cylinder('lamp', (0, -0.047, 0.047), 0.007, 0.006, lamp, 'Y', 0.001, 20)
    if is_pressed:
        cylinder('halo', (0, -0.0455, 0.047), 0.013, 0.003, surfaces.lit('#ff8a6a', 1.2), 'Y', 0.001, 24)


def assembly_point():
    """A sign on a post outside: four arrows to the middle, white on green. Its foot's middle on the floor."""
    cylinder('foot', (0, 0, 0.015), 0.20, 0.03, surfaces.dark(), bevel=0.008)
    tube('post', [(0, 0, 0.03), (0, 0, 1.62)], 0.020, surfaces.steel(), False)
    box('board', (-0.26, -0.040, 1.28), (0.26, -0.016, 1.80), _green(), 0.014)
    box('rim', (-0.245, -0.0415, 1.295), (0.245, -0.039, 1.785), surfaces.lit('#f4fff8', 0.35), 0.012)
    box('field', (-0.236, -0.0430, 1.304), (0.236, -0.0405, 1.776), _green(), 0.010)
    white = surfaces.lit('#f4fff8', 0.6)
    for turn in (math.pi / 4, 3 * math.pi / 4, 5 * math.pi / 4, 7 * math.pi / 4):
        with group((0, -0.0445, 1.54)) as arrow:
            box('shaft', (0.135, -0.001, -0.014), (0.205, 0.001, 0.014), white, 0)
            tube('tip', [(0.165, 0, 0.045), (0.118, 0, 0), (0.165, 0, -0.045)], 0.013, white, False)
        arrow.rotation_euler = (0, turn, 0)
    for x, size in ((-0.045, 0.9), (0.0, 1.0), (0.045, 0.9)):
        ball('head', (x, -0.0445, 1.565 * 1.0 + 0.025 * size), (0.018 * size, 0.004, 0.018 * size), white)
        box('body', (x - 0.018 * size, -0.0455, 1.49), (x + 0.018 * size, -0.0435, 1.57), white, 0.001)
