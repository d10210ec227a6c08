"""What is in the track's cells: ovens, cooling plates, cups, the edge exposure and the hand-over to the stepper."""
from studio.bay import surfaces
from studio.bay.track_plan import (INTERFACE_DEPTH, LYING, WAFER_BEHIND, WAFER_LEFT, WAFER_RADIUS, cell_origin, kind_of,
                                   modules)
from studio.bay.wafers import puddle, wafer
from studio.materials import material
from studio.scene import group
from studio.shapes import box, cylinder, lathe, tube

# In a cell's own coordinates: the wafer's middle.
X, Y = -WAFER_LEFT, WAFER_BEHIND
GLOW = {'HMDS': '#c9b4ff', 'HOT': '#ff7a2e', 'CHILL': '#62c4ff'}
LIQUID = {'COAT': '#b4472f', 'ARC': '#6b3f86', 'DEV': '#4ba6c9'}
LOOK = {'HMDS': 'blank', 'HOT': 'coated', 'CHILL': 'coated', 'COAT': 'coated', 'ARC': 'coated', 'DEV': 'developed',
        'WEE': 'exposed', 'STEPPER': 'exposed'}


def _plate(kind, state):
    top = LYING[kind] - 0.008
    colour = {'HMDS': '#cfcbd8', 'HOT': '#8f6a52', 'CHILL': '#93a9ba'}[kind]
    busy = state.startswith('busy')
    surface = material(colour, 0.35, metal=0.4) if not busy else material(colour, 0.4, emit=GLOW[kind], strength=0.55)
    cylinder('plate', (X, Y, top / 2 + 0.001), WAFER_RADIUS + 0.012, top, surface, bevel=0.003, sides=56)
    if busy:
        cylinder('glow', (X, Y, 0.0035), WAFER_RADIUS + 0.030, 0.005, surfaces.lit(GLOW[kind], 0.8), bevel=0.002,
                 sides=56)
    for x, y in ((-0.05, -0.03), (0.05, -0.03), (0.0, 0.06)):
        cylinder('pin', (X + x, Y + y, top + 0.003), 0.0045, 0.012, surfaces.steel(), bevel=0.001, sides=16)
    box('lip', (0.05, 0.018, 0.002), (0.155, 0.03, 0.026), surfaces.dark(), 0.003)
    lamp = {'off': '#c23a30', 'empty': '#7d8790'}.get(state, '#59d98a')
    box('lamp', (0.128, 0.0155, 0.008), (0.146, 0.019, 0.02),
        surfaces.lit(lamp, 1.2) if state != 'empty' else material(lamp), 0.001)
    if kind == 'CHILL':
        tube('pipe', [(0.07, 0.20, 0.02), (0.07, 0.20, 0.10), (0.12, 0.20, 0.12)], 0.009, surfaces.blue())
    elif kind == 'HOT':
        tube('cable', [(0.08, 0.21, 0.02), (0.10, 0.21, 0.08), (0.14, 0.21, 0.10)], 0.006, material('#b8572f', 0.5))
    else:
        tube('vapour', [(0.06, 0.20, 0.01), (0.06, 0.20, 0.11), (0.0, 0.16, 0.13)], 0.006, material('#8d7fc0', 0.4))


def _cup(kind, state):
    ring = material('#eceae4', 0.35, coat=0.3)
    lathe('bowl', [(0.104, 0.0), (0.112, 0.012), (0.112, 0.055), (0.102, 0.074), (0.094, 0.074), (0.094, 0.06),
                   (0.085, 0.03), (0.02, 0.024)],
          ring, (X, Y, 0.002))
    cylinder('drain', (X, Y, 0.028), 0.082, 0.004, surfaces.dark(), bevel=0)
    cylinder('chuck', (X, Y, 0.054), 0.034, 0.05, surfaces.steel(), bevel=0.004)
    colour = material(LIQUID[kind], 0.4, coat=0.4)
    at_work = state.startswith('busy')
    tip = (X + 0.02, Y - 0.005) if at_work else (0.135, 0.055)
    cylinder('mast', (0.135, 0.035, 0.065), 0.012, 0.126, surfaces.brushed(), bevel=0.003)
    tube('arm', [(0.135, 0.035, 0.128), (*tip, 0.128)], 0.0075, surfaces.steel(), False)
    cylinder('nozzle', (*tip, 0.118), 0.011, 0.034, colour, bevel=0.002, sides=24)
    tube('line', [(*tip, 0.134), (tip[0] * 0.6 + 0.05, 0.06, 0.165), (0.145, 0.05, 0.13), (0.148, 0.05, 0.02)], 0.006,
         colour)
    if kind == 'DEV':
        box('bar', (tip[0] - 0.05, tip[1] - 0.006, 0.100), (tip[0] + 0.02, tip[1] + 0.006, 0.113), colour, 0.003)
    box('lip', (0.05, 0.018, 0.002), (0.155, 0.03, 0.030), surfaces.dark(), 0.003)
    if state != 'empty':
        box('lamp', (0.128, 0.0155, 0.008), (0.146, 0.019, 0.024),
            surfaces.lit('#c23a30' if state == 'off' else '#59d98a', 1.2), 0.001)


def _edge(state):
    box('stage', (X - 0.10, 0.02, 0.002), (X + 0.10, 0.20, 0.028), surfaces.middle_grey(), 0.006)
    cylinder('chuck', (X, Y, 0.046), 0.04, 0.04, surfaces.steel(), bevel=0.004)
    box('column', (0.085, 0.05, 0.002), (0.125, 0.10, 0.19), surfaces.grey(), 0.008)
    box('head', (X + WAFER_RADIUS - 0.045, 0.05, 0.140), (0.128, 0.105, 0.200), surfaces.cream(), 0.010)
    cylinder('lens', (X + WAFER_RADIUS - 0.022, 0.078, 0.128), 0.016, 0.034, surfaces.black(), bevel=0.003)
    tube('fibre', [(0.09, 0.08, 0.2), (0.11, 0.085, 0.225), (0.145, 0.10, 0.2)], 0.007, surfaces.dark())
    if state == 'busy':
        beam = material('#ffcf6a', 0.3, emit='#ffd680', strength=1.4, alpha=0.42)
        cylinder('beam', (X + WAFER_RADIUS - 0.022, 0.078, 0.093), 0.016, 0.038, beam, bevel=0, top_radius=0.008)
        cylinder('spot', (X + WAFER_RADIUS - 0.022, 0.078, LYING['WEE'] + 0.005), 0.02, 0.002,
                 surfaces.lit('#fff0b0', 3.0), bevel=0)
    if state != 'empty':
        box('lamp', (0.120, 0.0155, 0.008), (0.146, 0.022, 0.024),
            surfaces.lit('#c23a30' if state == 'off' else '#59d98a', 1.2), 0.001)


def _stepper(state):
    box('table', (-0.18, 0.025, 0.002), (0.10, 0.195, 0.03), surfaces.middle_grey(), 0.008)
    cylinder('stand', (X, Y, 0.06), 0.05, 0.06, surfaces.brushed(), bevel=0.006)
    for x, y in ((-0.05, -0.03), (0.05, -0.03), (0.0, 0.06)):
        cylinder('pin', (X + x, Y + y, 0.093), 0.005, 0.014, surfaces.white(), bevel=0.001, sides=16)
    back = INTERFACE_DEPTH
    box('gate', (-0.200, back - 0.012, 0.16), (0.0, back - 0.002, 0.44), surfaces.dark(), 0.008)
    glow = '#ffb84a' if state == 'busy' else '#3a3f45'
    box('slot', (-0.185, back - 0.016, 0.20), (-0.015, back - 0.010, 0.40),
        surfaces.lit(glow, 0.7) if state == 'busy' else surfaces.black(), 0.004)
    for at in range(3):
        box('bar', (-0.165 + at * 0.06, back - 0.022, 0.20), (-0.158 + at * 0.06, back - 0.014, 0.40),
            surfaces.brushed(), 0.002)
    box('lamps', (-0.09, 0.03, 0.002), (0.16, 0.05, 0.03), surfaces.black(), 0.003)
    colour = {'busy': '#ffb03a', 'wafer': '#59d98a', 'off': '#c23a30'}.get(state)
    if colour:
        cylinder('lamp', (0.125, 0.028, 0.016), 0.011, 0.006, surfaces.lit(colour, 1.8), 'Y', 0.002, 20)


def _stopped():
    """Out of service: a red bar with a padlock across the cell's front."""
    box('bar', (-0.16, 0.002, 0.070), (0.16, 0.010, 0.098), surfaces.red(), 0.004)
    for at in range(5):
        box('stripe', (-0.135 + at * 0.062, 0.0005, 0.0702), (-0.115 + at * 0.062, 0.003, 0.0978), surfaces.white(), 0)
    box('lock', (-0.022, -0.004, 0.040), (0.022, 0.012, 0.078), surfaces.yellow(), 0.006)
    tube('shackle', [(-0.013, 0.004, 0.076), (-0.013, 0.004, 0.100), (0.013, 0.004, 0.100), (0.013, 0.004, 0.076)],
         0.005, surfaces.steel())


def _wet(kind, frame):
    """A drop that spreads, then the sheen of a spun film."""
    z = LYING[kind]
    liquid = material(LIQUID[kind], 0.08, shine=0.8, coat=1.0, alpha=0.80)
    if kind == 'DEV':
        puddle((X, Y, z), WAFER_RADIUS * 0.96, material(LIQUID[kind], 0.06, shine=0.8, coat=1.0, alpha=0.62))
        return
    puddle((X, Y, z), WAFER_RADIUS * (0.30 + 0.17 * frame), liquid)
    if frame == 0:
        tube('drop', [(X + 0.02, Y + 0.01, z + 0.008), (X + 0.02, Y + 0.01, z + 0.035)], 0.004, liquid, False)


def cell(module, state='empty'):
    kind = kind_of(module)
    frame = int(state[5:]) if state.startswith('busy-') else 0
    with group(cell_origin(module)):
        if kind in GLOW:
            _plate(kind, state)
        elif kind in LIQUID:
            _cup(kind, state)
        elif kind == 'WEE':
            _edge(state)
        else:
            _stepper(state)
        if state == 'off':
            _stopped()
        if state == 'wafer' or state.startswith('busy'):
            wafer(LOOK[kind], (X, Y, LYING[kind]), turn=0.8 * frame + 0.3)
        if kind in LIQUID and state.startswith('busy'):
            _wet(kind, frame)


def all_cells():
    for module in modules():
        cell(module)

