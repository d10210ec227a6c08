"""The signal tower on the track: a foot with a pole, and four lamps that are laid over it."""
from studio.bay import surfaces
from studio.bay.glazing import halo
from studio.materials import material
from studio.shapes import cylinder

# From the top, as on most tools.
COLOURS = {'red': ('#b8322b', '#ff4a38'), 'yellow': ('#c98a1f', '#ffbe3a'), 'green': ('#2b8f58', '#46f08c'),
           'blue': ('#2f62b4', '#58a4ff')}
LOW, PITCH, RADIUS = 0.215, 0.070, 0.035


def tower_base():
    cylinder('foot', (0, 0, 0.010), 0.045, 0.020, surfaces.dark(), bevel=0.004)
    cylinder('pole', (0, 0, 0.11), 0.0125, 0.20, surfaces.steel(), bevel=0)
    cylinder('socket', (0, 0, LOW - 0.012), RADIUS - 0.003, 0.024, surfaces.dark(), bevel=0.004)
    top = LOW + PITCH * len(COLOURS)
    for at in range(len(COLOURS)):
        cylinder('core', (0, 0, LOW + PITCH * (at + 0.5)), RADIUS - 0.004, PITCH - 0.004, surfaces.middle_grey(),
                 bevel=0)
    cylinder('top', (0, 0, top + 0.008), RADIUS - 0.002, 0.020, surfaces.dark(), bevel=0.007)


def tower_lamp(colour, is_on):
    plain, glow = COLOURS[colour]
    z = LOW + PITCH * (len(COLOURS) - 1 - list(COLOURS).index(colour))
    glass = material(glow, 0.2, shine=0.6, coat=0.5, emit=glow, strength=1.25) if is_on else material(plain, 0.2,
                                                                                                      shine=0.6,
                                                                                                      coat=0.6)
    cylinder('lamp', (0, 0, z + PITCH / 2 + 0.002), RADIUS, PITCH - 0.008, glass, bevel=0.005, sides=48)
    cylinder('ring', (0, 0, z + 0.002), RADIUS + 0.001, 0.007, surfaces.dark(), bevel=0.002, sides=48)
    for at in range(2):
        cylinder('rib', (0, 0, z + 0.026 + at * 0.022), RADIUS + 0.0012, 0.003,
                 material(glow if is_on else plain, 0.4, emit=glow if is_on else None, strength=0.9), bevel=0.001,
                 sides=48)


def tower_halo(colour):
    digits = COLOURS[colour][1].lstrip('#')
    channels = [int(digits[at:at + 2], 16) for at in (0, 2, 4)]
    z = LOW + PITCH * (len(COLOURS) - 1 - list(COLOURS).index(colour)) + PITCH / 2
    return lambda pixels, to_pixel: halo(pixels, to_pixel((0, 0, z)), 62, channels, 0.75)
