"""Walls along +x with their front towards −y: plaster above a tiled dado, rail, skirting and cap."""
from studio.furnishing import finish
from studio.furnishing.hardware import quiet
from studio.furnishing.looks import LOOKS, STREET
from studio.materials import material
from studio.shapes import box, mesh

HEIGHT = 2.4
THICK = 0.1
DADO = 1.0
TILE = 0.25


def _style(look):
    return STREET if look == 'street' else LOOKS[look]


def back_wall(look, start, end, cap_ends=(0.0, 0.0)):
    """From `start` to `end` metres, full height; the front is at y = 0. `cap_ends` lengthens the cap at both ends."""
    style = _style(look)
    plaster = material(style.wall, 0.8, shine=0.1)
    rail = material(style.rail, 0.42, shine=0.35, coat=0.1)
    quiet(box('wall', (start, 0, -0.01), (end, THICK, HEIGHT), plaster, 0))
    _dado(style, start, end)
    # Trims end a little before the wall does: no two faces in one plane.
    last = end - 0.0015
    quiet(box('rail', (start, -0.016, DADO - 0.008), (last, 0.01, DADO + 0.03), rail, 0.005))
    quiet(box('rail-lip', (start, -0.021, DADO + 0.021), (last - 0.001, 0.012, DADO + 0.036), rail, 0.004))
    quiet(box('skirting', (start, -0.016, 0), (last, 0.01, 0.095), rail, 0.006))
    cap = material('#6c7a86', 0.45, shine=0.35)
    quiet(box('cap', (start - cap_ends[0], -0.018, HEIGHT - 0.012), (end + cap_ends[1], THICK + 0.016, HEIGHT + 0.034),
              cap,
              0.006))
    quiet(box('groove', (start, -0.006, HEIGHT - 0.05), (last, 0.01, HEIGHT - 0.012), material('#8d99a3', 0.6), 0.002))


def _dado(style, start, end):
    """Tiles a quarter of a metre wide with joints, on a bed of joint colour."""
    bed = material(style.dado_joint, 0.7, shine=0.1)
    quiet(box('dado-bed', (start, -0.004, 0), (end - 0.001, 0.01, DADO), bed, 0))
    corners, faces = [], []
    gap, lip = 0.0024, 0.004
    for row in range(4):
        low, high = 0.095 + row * 0.226, 0.095 + (row + 1) * 0.226
        column = round(start / TILE - 0.499)
        while column * TILE < end - 1e-6:
            left, right = max(start, column * TILE + gap), min(end, (column + 1) * TILE - gap)
            column += 1
            if right - left < 0.01:
                continue
            first = len(corners)
            for inset, y in ((0, -0.004), (lip, -0.009)):
                corners += [(left + inset, y, low + gap + inset), (right - inset, y, low + gap + inset),
                            (right - inset, y, high - gap - inset), (left + inset, y, high - gap - inset)]
            faces.append((first + 4, first + 5, first + 6, first + 7))
            faces += [(first + side, first + (side + 1) % 4, first + 4 + (side + 1) % 4, first + 4 + side)
                      for side in range(4)]
    quiet(mesh('dado', corners, faces, material(style.dado, 0.3, shine=0.4, coat=0.15), False))


def glass_wall(look, start, end):
    """A partition: a low solid base, rails, a pane up to 2.1 m with a frosted band against walking into it."""
    style = _style(look)
    metal = finish.steel('#93a0ab')
    box('base', (start, -0.036, 0.06), (end, 0.036, 0.3), material(style.dado, 0.4, shine=0.35, coat=0.1), 0)
    box('skirting', (start, -0.042, 0), (end, 0.042, 0.075), material(style.rail, 0.5), 0)
    box('sill', (start, -0.046, 0.29), (end, 0.046, 0.33), metal, 0)
    box('bead', (start, -0.022, 0.33), (end, 0.022, 0.348), finish.rubber('#56636e'), 0)
    box('head', (start, -0.036, 2.06), (end, 0.036, 2.12), metal, 0)
    for at in range(round((end - start) / 0.5 + 0.499)):
        left, right = start + at * 0.5, min(end, start + (at + 1) * 0.5)
        _panes(max(left, 0.0005), min(right, 0.4995) if end - start < 0.6 else right)


def _panes(left, right):
    """Tinted a little more towards the top, where it mirrors the sky."""
    bands = [(0.34, 0.7, 0.15), (0.7, 1.02, 0.165), (1.02, 1.05, 0.46), (1.05, 1.09, 0.18), (1.09, 1.12, 0.46),
             (1.12, 1.5, 0.185), (1.5, 1.8, 0.21), (1.8, 2.07, 0.24)]
    for low, high, alpha in bands:
        corners = [(left, 0, low), (right, 0, low), (right, 0, high), (left, 0, high)]
        colour = '#e8f4f8' if alpha > 0.4 else '#c4e2ec'
        quiet(mesh('pane', corners, [(0, 1, 2, 3)], finish.pane(colour, alpha), False))


def kerb(start, end):
    """A wall in front, cut away: it lies outside of the line, with the slab's edge under it."""
    box('slab', (start, -0.094, -0.09), (end, -0.006, 0.0), material('#76828d', 0.7, shine=0.15), 0)
    box('kerb', (start, -0.1, -0.004), (end, 0, 0.1), material('#8f9ba6', 0.55, shine=0.25), 0)
    box('kerb-cap', (start, -0.104, 0.088), (end, 0.0, 0.104), material('#a3aeb8', 0.45, shine=0.3), 0)
