"""What lies before the moving parts: doors with glass over the cells; and the load ports with their pods."""
from studio.bay import surfaces
from studio.bay.details import handle, hinges
from studio.bay.glazing import glazed, halo
from studio.bay.pod_shapes import BASE_TOP, LIFT, pod
from studio.bay.track_plan import (COLUMNS, COLUMN_PITCH, FRONT, INDEXER_WINDOW, INTERFACE_CELL, PORT_Y, ROWS,
                                   SHELF_FRONT,
                                   SHELF_TOP)
from studio.shapes import box, cylinder


def _pane(left, right, low, high, edge=0.022):
    """A framed window; the frame stands before the cabinet."""
    frame, y = surfaces.dark(), FRONT - 0.014
    box('frame', (left - edge, y, low - edge), (left + 0.004, FRONT + 0.002, high + edge), frame, 0.006)
    box('frame', (right - 0.004, y, low - edge), (right + edge, FRONT + 0.002, high + edge), frame, 0.006)
    box('frame', (left, y + 0.0006, low - edge), (right, FRONT + 0.002, low + 0.004), frame, 0.006)
    box('frame', (left, y + 0.0006, high - 0.004), (right, FRONT + 0.002, high + edge), frame, 0.006)


def panes():
    """(left, right, low, high) of every window."""
    low, high = ROWS['cup'][0], sum(ROWS['upper'])
    half = COLUMN_PITCH / 2
    doors = [(COLUMNS[2 * door] - half + 0.018, COLUMNS[2 * door + 1] + half - 0.018, low, high) for door in range(3)]
    return [*doors, *((left, right, floor, floor + rise) for left, right, floor,
                      rise in (INTERFACE_CELL, INDEXER_WINDOW))]


def front():
    *doors, interface, cassettes = panes()
    for left, right, low, high in (*doors, interface, cassettes):
        _pane(left, right, low, high)
    for left, right, low, high in doors:
        hinges(left - 0.012, low, high, FRONT - 0.014)
        handle(right + 0.008, 1.20, 1.36, FRONT - 0.013, 0.026, 0.006)
    handle(interface[1] + 0.011, interface[2] + 0.24, interface[2] + 0.38, FRONT - 0.013, 0.026, 0.006)


def glass(pixels, to_pixel):
    return glazed(pixels, [(*pane, FRONT - 0.008) for pane in panes()], to_pixel)


def _stage(locked):
    """What a pod stands on: a plate with three pins, guides at the corners, two clamps."""
    steel = surfaces.brushed()
    box('plate', (-0.160, -0.160, -0.004), (0.160, 0.160, 0.010), steel, 0.005)
    box('sunk', (-0.110, -0.110, 0.0098), (0.110, 0.110, 0.0122), surfaces.dark(), 0.002)
    box('lift', (-0.095, -0.095, 0.0118), (0.095, 0.095, 0.0142), surfaces.grey(), 0.002)
    for x, y in ((-0.07, -0.06), (0.07, -0.06), (0.0, 0.07)):
        cylinder('pin', (x, y, 0.018), 0.008, 0.014, surfaces.white(), bevel=0.003, sides=20)
    for x in (-1, 1):
        for y in (-1, 1):
            box('guide', (x * 0.155 - 0.007, y * 0.140 - 0.02, 0.008), (x * 0.155 + 0.007, y * 0.140 + 0.02, 0.038),
                surfaces.dark(), 0.004)
    for x in (-1, 1):
        inner = 0.143 if locked else 0.160
        box('clamp', (x * (inner + 0.012) - 0.012, -0.03, 0.009), (x * (inner + 0.012) + 0.012, 0.03, 0.052),
            surfaces.blue() if locked else surfaces.yellow(), 0.005)


def _gate(dropped):
    """The opening behind a port: its leaf sinks by `dropped`, 0…1."""
    y = FRONT - PORT_Y
    base = SHELF_TOP
    box('hole', (-0.142, y - 0.013, 0.905 - base), (0.142, y - 0.011, 1.312 - base), surfaces.black(), 0)
    box('depth', (-0.142, y - 0.0135, 0.905 - base), (-0.10, y - 0.0125, 1.312 - base), surfaces.inside_dark(), 0)
    box('lamp', (-0.12, y - 0.015, 1.292 - base), (0.12, y - 0.012, 1.303 - base), surfaces.lit('#ffd07a', 1.6), 0)
    top = 1.312 - base - 0.405 * dropped
    if dropped < 0.95:
        box('leaf', (-0.142, y - 0.018, 0.905 - base), (0.142, y - 0.012, top), surfaces.brushed(), 0.006)


def _lifter(height):
    """Two columns that take the shell by its rim."""
    for x in (-1, 1):
        box('column', (x * 0.172 - 0.008, 0.135, 0.0), (x * 0.172 + 0.008, 0.165, 0.10 + height), surfaces.grey(),
            0.004)
        box('claw', (x * 0.150 - 0.024, 0.02, BASE_TOP + height + 0.012),
            (x * 0.150 + 0.024, 0.16, BASE_TOP + height + 0.026),
            surfaces.blue(), 0.004)


def port(state):
    """The port's middle on the shelf is the origin."""
    _stage(state in ('docked', 'opening', 'open'))
    if state == 'empty':
        return
    lift = {'opening': LIFT * 0.45, 'open': LIFT}.get(state, 0.0)
    away = 0.0 if state == 'placed' else 0.012
    if lift:
        _gate(0.5 if state == 'opening' else 1.0)
        _lifter(lift)
    pod((0, away, 0.016), lift)


LAMPS = {'green': ('#4be08a', -0.051), 'amber': ('#ffb437', -0.017), 'blue': ('#55a7ff', 0.017),
         'red': ('#ff5243', 0.051)}


def port_lamp(colour):
    glow, x = LAMPS[colour]
    y, z = SHELF_FRONT - PORT_Y, -0.028
    cylinder('lamp', (x, y - 0.0075, z), 0.0095, 0.009, surfaces.lit(glow, 2.0), 'Y', 0.002, 24)


def port_halo(colour):
    glow, x = LAMPS[colour]
    channels = [int(glow[at:at + 2], 16) for at in (1, 3, 5)]
    return lambda pixels, to_pixel: halo(pixels, to_pixel((x, SHELF_FRONT - PORT_Y - 0.01, -0.028)), 18, channels, 0.7)
