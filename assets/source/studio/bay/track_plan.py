"""
Where everything of the track is: metres from the middle of its footprint, x to the right along its front, y backwards,
z up. The pictures are modelled by these numbers, and the scene puts what moves by the same ones.
"""
WIDTH, FRONT, BACK, HEIGHT = 4.5, -0.40, 0.92, 1.92
LEFT, RIGHT = -WIDTH / 2, WIDTH / 2
SHELF_FRONT = -0.86

# Three blocks: cassettes, process modules, the hand-over to the stepper.
PROCESS_LEFT, INTERFACE_LEFT = -0.61, 1.65

PORT_PITCH = 0.395
PORTS = [LEFT + 0.045 + PORT_PITCH * (at + 0.5) for at in range(4)]
PORT_Y, SHELF_TOP = -0.625, 0.86

COLUMN_PITCH, CELL_WIDTH = 0.37, 0.336
COLUMNS = [-0.59 + COLUMN_PITCH * (at + 0.5) for at in range(6)]
# The floor of a row of cells and its clear height.
ROWS = {'cup': (0.87, 0.29), 'lane': (1.19, 0.15), 'lower': (1.37, 0.19), 'upper': (1.59, 0.19)}
CELL_DEPTH, INTERFACE_DEPTH = 0.25, 0.22
INTERFACE_CELL = (1.73, 2.15, 1.12, 0.62)
INDEXER_WINDOW = (LEFT + 0.22, PROCESS_LEFT - 0.10, 1.53, 0.25)

WAFER_RADIUS = 0.086
# A wafer lies this far to the left of its cell's middle and behind its front: it is then seen in the window's middle.
WAFER_LEFT, WAFER_BEHIND = 0.070, 0.112

_CUPS = ('ARC1', 'COAT1', 'COAT2', 'DEV1', 'DEV2', 'WEE1')
_LOWER = ('HMDS1', 'HOT1', 'HOT2', 'HOT3', 'CHILL1', 'CHILL2')
_UPPER = ('HMDS2', 'HOT4', 'HOT5', 'HOT6', 'CHILL3', 'CHILL4')
CELLS = {name: (column, row) for row, names in (('cup', _CUPS), ('lower', _LOWER), ('upper', _UPPER))
         for column, name in enumerate(names)}
KINDS = ('HMDS', 'COAT', 'ARC', 'HOT', 'CHILL', 'WEE', 'STEPPER', 'DEV')

# How high a wafer lies over the floor of its cell.
LYING = {'HMDS': 0.036, 'HOT': 0.036, 'CHILL': 0.036, 'COAT': 0.082, 'ARC': 0.082, 'DEV': 0.082, 'WEE': 0.07,
         'STEPPER': 0.10}


def kind_of(module):
    return module.rstrip('0123456789')


def cell_origin(module):
    """The middle of the front edge of a cell's floor."""
    if module == 'STEPPER1':
        left, right, floor, _ = INTERFACE_CELL
        return (left + right) / 2, FRONT, floor
    column, row = CELLS[module]
    return COLUMNS[column], FRONT, ROWS[row][0]


def wafer_spot(module):
    x, y, z = cell_origin(module)
    return x - WAFER_LEFT, y + WAFER_BEHIND, z + LYING[kind_of(module)]


def modules():
    return [*CELLS, 'STEPPER1']
