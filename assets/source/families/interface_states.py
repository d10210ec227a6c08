"""Pictures of what went wrong: no network, an error, no such page, technical works, no way in."""
import math

from studio.materials import material
from studio.scene import group
from studio.shapes import ball, box, cylinder, lathe, tube
from studio.vignette.stage import (AMBER, BLUE, DARK, PALE, RED, TEAL, enamel, lamp, matt, steel, vignette)


def _offline():
    """A plug out of its socket."""
    with group((-0.10, 0.30, 0)):
        box('post', (-0.26, -0.02, 0.0), (0.26, 0.10, 0.62), enamel(), 0.02)
        box('base', (-0.30, -0.06, 0.0), (0.30, 0.14, 0.035), matt(DARK), 0.01)
        box('plate', (-0.15, -0.042, 0.22), (0.15, -0.015, 0.52), enamel('#f8fafb'), 0.02)
        cylinder('well', (0, -0.044, 0.37), 0.105, 0.012, matt(PALE), 'Y', 0.004, 56)
        cylinder('well', (0, -0.048, 0.37), 0.088, 0.010, matt('#b9c7d1'), 'Y', 0.003, 56)
        for x in (-0.035, 0.035):
            cylinder('hole', (x, -0.053, 0.37), 0.014, 0.006, matt('#232e38'), 'Y', 0.001, 24)
        ball('lamp', (0.20, -0.022, 0.56), 0.014, lamp(RED, 1.2))
    with group((0.10, -0.22, 0.075), -0.35) as plug:
        lathe_profile = [(0.0, -0.10), (0.030, -0.10), (0.040, -0.08), (0.050, -0.02), (0.078, 0.02), (0.082, 0.075), (0.076, 0.085),
                         (0.0, 0.085)]
        body = lathe('plug', lathe_profile, matt(TEAL))
        body.rotation_euler = (-math.pi / 2, 0, 0)
        for x in (-0.032, 0.032):
            cylinder('pin', (x, 0.125, 0), 0.0115, 0.085, steel(), 'Y', 0.004, 24)
        for y in (-0.05, -0.03):
            cylinder('rib', (0, y, 0), 0.050, 0.008, matt('#1d6c7a'), 'Y', 0.002, 40)
    tube('cable', [(0.065, -0.31, 0.070), (0.02, -0.42, 0.024), (-0.18, -0.42, 0.016), (-0.32, -0.26, 0.016), (-0.16, -0.12, 0.016),
                   (0.05, -0.02, 0.016), (0.25, 0.06, 0.016), (0.42, -0.02, 0.016), (0.52, -0.16, 0.016), (0.565, -0.20, -0.01), (0.575, -0.205, -0.07)], 0.016, matt(DARK))


def _beacon(x, y, z, lit):
    cylinder('pole', (x, y, z + 0.03), 0.014, 0.06, steel(), bevel=0.001)
    for level, (name, colour, dim) in enumerate((('green', '#3aa76d', '#2b6b4c'), ('amber', AMBER, '#8d6a2c'), ('red', RED, '#83332f'))):
        surface = lamp(colour, 1.5) if name == lit else material(dim, 0.3, shine=0.5)
        cylinder(name, (x, y, z + 0.085 + level * 0.058), 0.036, 0.052, surface, bevel=0.006)
    cylinder('cap', (x, y, z + 0.240), 0.037, 0.014, matt(DARK), bevel=0.004)


def _error():
    """A cabinet whose screen warns under a red lamp."""
    with group((-0.02, 0.08, 0), 0.0):
        box('cabinet', (-0.28, -0.20, 0.04), (0.28, 0.20, 0.60), enamel(), 0.02)
        box('plinth', (-0.26, -0.18, 0.0), (0.26, 0.18, 0.05), matt(DARK), 0.006)
        box('screen', (-0.22, -0.212, 0.33), (0.22, -0.196, 0.55), matt('#22303c'), 0.012)
        box('glass', (-0.20, -0.216, 0.35), (0.20, -0.210, 0.53), material('#123445', 0.2, emit='#0f3a4d', strength=0.4), 0.004)
        corner = [(0.075 * math.sin(a), -0.2185, 0.432 + 0.075 * math.cos(a)) for a in (0, 2 * math.pi / 3, 4 * math.pi / 3)]
        tube('sign', corner, 0.010, lamp(AMBER, 1.3), False, True)
        tube('stroke', [(0, -0.2185, 0.470), (0, -0.2185, 0.430)], 0.008, lamp(AMBER, 1.3), False)
        ball('dot', (0, -0.2185, 0.408), 0.009, lamp(AMBER, 1.3))
        for row in range(5):
            box('vent', (-0.20, -0.206, 0.11 + row * 0.032), (0.06, -0.198, 0.122 + row * 0.032), matt('#8a99a6'), 0.002)
        cylinder('stop', (0.16, -0.215, 0.20), 0.048, 0.014, matt('#f2c531'), 'Y', 0.003)
        cylinder('stop', (0.16, -0.228, 0.20), 0.032, 0.022, enamel(RED), 'Y', 0.006)
        _beacon(-0.20, 0.10, 0.60, 'red')
    tube('hose', [(0.27, 0.10, 0.09), (0.36, 0.05, 0.05), (0.42, -0.12, 0.022), (0.30, -0.34, 0.018), (0.10, -0.40, 0.018)], 0.017,
         matt('#55646f'))
    tube('end', [(0.10, -0.40, 0.018), (0.05, -0.405, 0.020)], 0.024, steel(), False)


def _not_found():
    """A wafer pod without its wafers: the door stands beside it."""
    shell = material('#cfe3ec', 0.18, shine=0.6, alpha=0.62, coat=0.5)
    frame = matt('#e7eef2')
    with group((-0.06, 0.12, 0), 0.0):
        box('plate', (-0.30, -0.26, 0.01), (0.30, 0.26, 0.05), matt(DARK), 0.012)
        for x in (-0.285, 0.265):
            box('wall', (x, -0.24, 0.05), (x + 0.02, 0.24, 0.52), shell, 0.008)
            for row in range(8):
                box('rail', (x - 0.03 if x > 0 else x + 0.018, -0.20, 0.10 + row * 0.048), (x + 0.002 if x > 0 else x + 0.05, 0.20, 0.108 + row * 0.048),
                    frame, 0.002)
        box('back', (-0.28, 0.22, 0.05), (0.28, 0.24, 0.52), shell, 0.008)
        box('top', (-0.30, -0.25, 0.51), (0.30, 0.25, 0.545), material('#bcd5e0', 0.25, shine=0.5, coat=0.4), 0.014)
        cylinder('knob', (0, 0, 0.57), 0.035, 0.06, matt('#5a6a76'), bevel=0.004)
        box('flange', (-0.11, -0.11, 0.59), (0.11, 0.11, 0.62), matt('#5a6a76'), 0.010)
        for x in (-0.30, 0.27):
            box('rim', (x, -0.262, 0.05), (x + 0.03, -0.235, 0.545), matt('#5a6a76'), 0.006)
        box('rim', (-0.30, -0.262, 0.515), (0.30, -0.235, 0.545), matt('#5a6a76'), 0.006)
        box('sill', (-0.30, -0.262, 0.045), (0.30, -0.235, 0.07), matt('#5a6a76'), 0.006)
        box('label', (0.04, -0.267, 0.52), (0.20, -0.260, 0.541), matt(AMBER), 0.002)
    with group((0.40, -0.30, 0.0), 0.30) as door:
        box('door', (-0.02, -0.20, 0.0), (0.025, 0.20, 0.42), matt('#dde7ed'), 0.014)
        for z in (0.13, 0.29):
            cylinder('lock', (0.028, 0, z), 0.035, 0.010, matt('#5a6a76'), 'X', 0.003)
            box('slot', (0.030, -0.022, z - 0.005), (0.036, 0.022, z + 0.005), matt('#26323c'), 0.001)
    door.rotation_euler = (0, -0.14, 0.25)


def _cone(x, y):
    box('foot', (x - 0.085, y - 0.085, 0), (x + 0.085, y + 0.085, 0.02), matt('#c2571f'), 0.008)
    lathe('cone', [(0.066, 0.018), (0.066, 0.024), (0.052, 0.10), (0.0515, 0.10), (0.036, 0.19), (0.0355, 0.19), (0.020, 0.275), (0.015, 0.28),
                   (0.0, 0.28)], matt('#ee7a2e'), (x, y, 0))
    lathe('band', [(0.0535, 0.10), (0.0375, 0.19)], matt('#f7f3ec'), (x, y, 0))


def _technical():
    """An opened toolbox, a spanner, a cone."""
    with group((-0.08, 0.12, 0), 0.18):
        box('box', (-0.27, -0.14, 0.01), (0.27, 0.14, 0.20), enamel(BLUE), 0.014)
        box('dark', (-0.25, -0.12, 0.192), (0.25, 0.12, 0.204), matt('#1f3a59'), 0.003)
        with group((0, 0.14, 0.205)) as lid:
            box('lid', (-0.27, -0.01, 0.0), (0.27, 0.03, 0.26), enamel(BLUE), 0.012)
            box('inner', (-0.25, -0.014, 0.02), (0.25, -0.008, 0.24), matt('#2d5e95'), 0.004)
            tube('handle', [(-0.10, 0.035, 0.13), (-0.09, 0.075, 0.13), (0.09, 0.075, 0.13), (0.10, 0.035, 0.13)], 0.012, matt(DARK))
        lid.rotation_euler = (-0.28, 0, 0)
        for x in (-0.17, 0.17):
            box('catch', (x - 0.025, -0.150, 0.13), (x + 0.025, -0.138, 0.195), steel(), 0.004)
        for x, colour, turn in ((-0.16, RED, 0.15), (-0.08, AMBER, -0.1), (0.02, TEAL, 0.2)):
            with group((x, 0.0, 0.20)) as tool:
                cylinder('grip', (0, 0, 0.06), 0.024, 0.13, enamel(colour), bevel=0.008)
                cylinder('neck', (0, 0, 0.0), 0.008, 0.04, steel(), bevel=0.001)
            tool.rotation_euler = (0.25, turn, 0)
        box('level', (0.09, -0.09, 0.19), (0.21, -0.05, 0.245), matt('#f2c531'), 0.006)
    with group((0.10, -0.33, 0.020), -0.30):
        metal = steel('#b4bfc8')
        box('shaft', (-0.17, -0.022, -0.010), (0.17, 0.022, 0.012), metal, 0.008)
        ring = [(-0.205 + 0.048 * math.cos(a), 0.048 * math.sin(a), 0.0) for a in [i * math.pi / 14 for i in range(28)]]
        tube('ring', ring, 0.019, metal, closed=True)
        jaw = [(0.215 + 0.055 * math.cos(a), 0.055 * math.sin(a), 0.0) for a in [0.85 + i * (2 * math.pi - 1.7) / 16 for i in range(17)]]
        tube('jaw', jaw, 0.021, metal)
    _cone(0.38, 0.02)


def _forbidden():
    """A shut door under a red lamp; the reader beside it says no."""
    with group((-0.03, 0.16, 0)):
        box('wall', (-0.46, -0.03, 0.0), (0.46, 0.05, 0.86), enamel('#e6edf1'), 0.012)
        box('dado', (-0.462, -0.034, 0.02), (0.462, -0.026, 0.30), matt(TEAL), 0.003)
        box('frame', (-0.25, -0.055, 0.0), (0.19, 0.02, 0.78), matt('#6c7d8a'), 0.008)
        box('leaf', (-0.225, -0.068, 0.012), (0.165, -0.03, 0.755), enamel('#d3dde4'), 0.008)
        box('window', (-0.125, -0.073, 0.44), (0.065, -0.064, 0.68), material('#9fc4d2', 0.12, shine=0.6, coat=0.6), 0.008)
        tube('glint', [(-0.10, -0.0745, 0.56), (-0.04, -0.0745, 0.66)], 0.006, lamp('#ffffff', 0.5), False)
        box('kick', (-0.205, -0.072, 0.03), (0.145, -0.066, 0.14), steel(), 0.004)
        tube('handle', [(0.115, -0.07, 0.33), (0.115, -0.105, 0.335), (0.115, -0.105, 0.43), (0.115, -0.07, 0.435)], 0.010, steel())
        box('lamp', (-0.10, -0.060, 0.795), (0.04, -0.025, 0.845), matt(DARK), 0.008)
        box('red', (-0.085, -0.068, 0.803), (0.025, -0.055, 0.837), lamp(RED, 1.6), 0.008)
        box('reader', (0.26, -0.060, 0.36), (0.36, -0.028, 0.53), matt('#2b3843'), 0.012)
        box('eye', (0.28, -0.064, 0.485), (0.34, -0.058, 0.507), lamp(RED, 1.6), 0.004)
        for row in range(3):
            for column in range(3):
                box('key', (0.282 + column * 0.021, -0.064, 0.385 + row * 0.028), (0.298 + column * 0.021, -0.058, 0.405 + row * 0.028),
                    matt('#7b8b98'), 0.002)
    box('mat', (-0.26, -0.36, 0.0), (0.20, -0.08, 0.012), matt('#5b6873'), 0.004)
    for x in (-0.20, -0.03, 0.14):
        box('rib', (x - 0.05, -0.34, 0.011), (x - 0.02, -0.10, 0.0145), matt('#6f7c87'), 0.001)


JOBS = [vignette(name, build) for name, build in (
    ('offline', _offline), ('error', _error), ('not-found', _not_found), ('technical', _technical), ('forbidden', _forbidden))]
