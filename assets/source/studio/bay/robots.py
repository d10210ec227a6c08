"""The two arms that carry wafers. Their origin is the foot of the mast on the rail, at the window's front."""
from studio.bay import surfaces
from studio.bay.track_plan import INDEXER_WINDOW, INTERFACE_CELL, LYING, ROWS, WAFER_BEHIND, WAFER_RADIUS
from studio.bay.wafers import wafer
from studio.shapes import box, cylinder, tube


def _fork(z, reach):
    """Two fingers under a wafer whose middle is `reach` behind the mast."""
    steel = surfaces.steel()
    box('wrist', (-0.03, 0.022, z - 0.004), (0.03, 0.055, z + 0.016), surfaces.grey(), 0.005)
    for side in (-1, 1):
        box('finger', (side * 0.034 - 0.008, 0.03, z), (side * 0.034 + 0.008, reach + 0.055, z + 0.005), steel, 0.002)
    box('palm', (-0.042, 0.03, z), (0.042, 0.062, z + 0.006), steel, 0.002)
    for x, y in ((-0.034, reach + 0.045), (0.034, reach + 0.045), (0.0, 0.056)):
        cylinder('pad', (x, y, z + 0.008), 0.0055, 0.007, surfaces.dark(), bevel=0.001, sides=16)


def _carriage():
    box('carriage', (-0.062, 0.016, 0.014), (0.062, 0.088, 0.046), surfaces.blue(), 0.008)
    box('cover', (-0.050, 0.024, 0.045), (0.050, 0.080, 0.054), surfaces.cream(), 0.004)
    for x in (-0.045, 0.045):
        cylinder('screw', (x, 0.014, 0.030), 0.005, 0.004, surfaces.steel(), 'Y', 0.001, 16)


def _mast(low, high):
    box('mast', (-0.017, 0.010, low), (0.017, 0.030, high), surfaces.cream_panel(), 0.005)
    box('groove', (-0.004, 0.0085, low + 0.01), (0.004, 0.012, high - 0.01), surfaces.dark(), 0.001)


def arm(reach, loaded):
    """`reach`: travel, or the row of cells it gives a wafer to."""
    floor = ROWS['lane'][0]
    height = {'travel': 0.075, 'cup': ROWS['cup'][0] + LYING['COAT'] - floor + 0.02,
              'lower': ROWS['lower'][0] + LYING['HOT'] - floor + 0.012,
              'upper': ROWS['upper'][0] + LYING['HOT'] - floor + 0.012,
              'stepper': INTERFACE_CELL[2] + LYING['STEPPER'] - floor + 0.012}[reach]
    _carriage()
    _mast(min(0.05, height - 0.03), max(0.10, height + 0.04))
    _fork(height, WAFER_BEHIND)
    if loaded:
        wafer('coated', (0, WAFER_BEHIND, height + 0.012), WAFER_RADIUS, 0.4)


def indexer(reach, loaded):
    _carriage()
    height = 0.12 if reach == 'travel' else 0.045
    box('column', (-0.022, 0.030, 0.05), (0.022, 0.070, INDEXER_WINDOW[3] - 0.03), surfaces.cream_panel(), 0.006)
    cylinder('joint', (0, 0.05, height), 0.030, 0.022, surfaces.blue(), bevel=0.004)
    away = 0.14 if reach == 'travel' else 0.16
    for side in (-1, 1):
        box('finger', (side * 0.030 - 0.008, 0.05, height + 0.012), (side * 0.030 + 0.008, away + 0.05, height + 0.017),
            surfaces.steel(), 0.002)
    if reach == 'port':
        tube('flag', [(0.03, 0.02, 0.052), (0.05, 0.0, 0.052)], 0.004, surfaces.yellow())
    if loaded:
        wafer('blank', (0, away, height + 0.019), WAFER_RADIUS, 0.4)
