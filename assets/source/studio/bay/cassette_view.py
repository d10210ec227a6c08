"""
The open cassette from near, seen from its front and a little from above: every slot can be told from the next. It is
modelled in the picture's own directions (x to the right, z up, y away from the eye) and turned to the one camera.
"""
import math

import bpy
from mathutils import Matrix, Vector

from studio import camera, render
from studio.bay import surfaces
from studio.light import amber, floor_bounce
from studio.materials import material
from studio.scene import empty, reset
from studio.shapes import box, mesh
from studio.sprite import PIXELS_PER_METRE

SLOTS = 25
# In metres of the model: a picture of about 420 × 620 pixels at 1x.
PITCH, HALF, HEIGHT = 0.135, 1.02, 3.66
FIRST = 0.21
TILT = math.radians(9)
# How far behind the front a wafer's middle is.
MIDDLE = 0.78
FILMS = ('#8b93ad', '#a99fae', '#cdbb9f', '#b9bd9f', '#8fa6b4')


def _slot_height(slot):
    return FIRST + PITCH * slot


def _seen_height(slot):
    """How high over the frame's pivot a wafer's tips are seen, in metres of the picture."""
    return _slot_height(slot) * math.cos(TILT) + MIDDLE * math.sin(TILT)


def slot_facts():
    """Where a wafer's tips are from the frame's pivot, in pixels at 1x; the lowest slot first."""
    return [[0, round(-_seen_height(slot) * camera.PIXELS_PER_METRE, 2)] for slot in range(SLOTS)]


def _turned():
    """The camera looks down by 30° from between +x and −y; what is made is turned to face it, TILT above its level."""
    root = empty('root')
    root.rotation_mode = 'QUATERNION'
    lean = Matrix.Rotation(-(camera.ELEVATION - TILT), 4, 'X')
    turn = Matrix.Rotation(math.pi / 4, 4, 'Z')
    root.rotation_quaternion = (turn @ lean).to_quaternion()
    return root


def close_up(out, name, build, shift_to_slot=False):
    reset()
    amber()
    floor_bounce('#c3bda6').location = (0, 0, -6)
    before = set(bpy.data.objects)
    build()
    root = _turned()
    for thing in bpy.data.objects:
        if thing not in before and thing is not root and thing.parent is None:
            thing.parent = root
    bpy.context.view_layer.update()
    width, height = 960, 1440
    lifted = root.rotation_quaternion @ Vector((0, 0, HEIGHT / 2))
    camera.look_at(tuple(lifted), width, height, PIXELS_PER_METRE)
    bpy.context.view_layer.update()
    pixels = render.picture(PIXELS_PER_METRE, 12, bounces=2, rim=0.10)
    foot = camera.project(tuple(-lifted), PIXELS_PER_METRE)
    slot = _seen_height(0) * PIXELS_PER_METRE if shift_to_slot else 0
    out.sprite(name, pixels, (width / 2 + foot[0], height / 2 + foot[1] - slot))


def cassette_back():
    """Bottom, back stays and the far ends of the teeth."""
    white, shade = material('#f1f2ee', 0.45, coat=0.2), material('#b9b4a4', 0.6)
    box('bottom', (-HALF - 0.09, -0.02, 0.0), (HALF + 0.09, 1.5, 0.10), white, 0.03)
    box('back', (-HALF, 1.40, 0.08), (HALF, 1.46, HEIGHT - 0.05), shade, 0.0)
    for side in (-1, 1):
        box('side', (side * HALF - 0.06, 0.0, 0.04), (side * HALF + 0.06, 1.46, HEIGHT - 0.04), white, 0.02)
        for slot in range(SLOTS + 1):
            z = _slot_height(slot) - PITCH / 2
            box('tooth', (min(side * (HALF - 0.24), side * HALF), 0.10, z - 0.022),
                (max(side * (HALF - 0.24), side * HALF), 1.3, z + 0.014), white, 0.008)
    for side in (-0.45, 0.45):
        box('stay', (side - 0.05, 1.36, 0.08), (side + 0.05, 1.40, HEIGHT - 0.06), white, 0.01)


def cassette_front():
    """The top and the two front edges with the slots' marks: they lie before the wafers."""
    white, ink = material('#f4f5f1', 0.42, coat=0.25), material('#7d858c', 0.5)
    box('top', (-HALF - 0.09, -0.055, HEIGHT - 0.06), (HALF + 0.09, 1.5, HEIGHT + 0.03), white, 0.03)
    for side in (-1, 1):
        box('edge', (side * (HALF + 0.005) - 0.085, -0.05, 0.02), (side * (HALF + 0.005) + 0.085, 0.02, HEIGHT - 0.02),
            white, 0.025)
        for slot in range(SLOTS):
            long = 0.075 if (slot + 1) % 5 == 0 else 0.045
            z = (_seen_height(slot) + 0.05 * math.sin(TILT)) / math.cos(TILT)
            left = side * (HALF + 0.005) - 0.07 if side < 0 else side * (HALF + 0.005) + 0.07 - long
            box('mark', (left, -0.054, z - 0.008), (left + long, -0.048, z + 0.008), ink, 0)


def _disc(middle, tilt=0.0, wide=0.93):
    steel = surfaces.sheen('near', FILMS, rough=0.2, metal=0.35, reach=1.9)
    rim = material('#e9eff4', 0.2, metal=0.35, emit='#fff0cf', strength=0.10)
    count, thick = 96, 0.030
    edge = [(wide * math.cos(2 * math.pi * at / count),
             wide * 0.78 * math.sin(2 * math.pi * at / count)) for at in range(count)]
    made = [mesh('top', [(x, y, thick / 2) for x, y in edge], [tuple(range(count))], steel, False),
            mesh('rim', [(x, y, -thick / 2) for x, y in edge] + [(x, y, thick / 2) for x, y in edge],
                 [(a, (a + 1) % count, count + (a + 1) % count, count + a) for a in range(count)], rim, False)]
    for thing in made:
        thing.location = middle
        thing.rotation_euler = (0, tilt, 0)


def wafer_in_slot(state):
    """A wafer in the lowest slot; two in one; one that lies across this slot and the next."""
    z = _slot_height(0) - 0.02
    if state == 'crossed':
        _disc((0, MIDDLE, z + PITCH / 2), -math.atan2(PITCH, 1.86), 0.935)
        return
    _disc((0, MIDDLE, z))
    if state == 'double':
        _disc((0.02, MIDDLE - 0.02, z + 0.045))
