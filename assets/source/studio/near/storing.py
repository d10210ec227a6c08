"""Where clothes and shoes are kept, from near: the open and the locked closet, the shoe rack, the garment rack."""
from families import locker
from studio.furnishing import finish
from studio.furnishing.hardware import label, plate, quiet, vents
from studio.furnishing.stainless import bright
from studio.furnishing.walling import back_wall
from studio.light import lamp
from studio.near.eye import HIGH, WIDE, across, before, up
from studio.scene import empty, group
from studio.shapes import box, tube
import bpy

DEEP = 0.46


def board(percent, left=0.0, right=100.0, deep=DEEP, surface=None, thick=0.016, lip=0.022):
    """A shelf whose top's front edge is so many percent below the upper edge."""
    surface = surface or finish.enamel('#a9c3d6')
    z = up(percent)
    box('board', (across(left), 0.0, z - thick), (across(right), deep, z), surface, 0.003)
    box('lip', (across(left), -0.012, z - lip), (across(right), 0.004, z + 0.001), surface, 0.004)


def _hanger(x, rod):
    chrome, wood = finish.chrome(), finish.wood('#c89a68')
    tube('hook', [(x, 0.20, rod - 0.050), (x, 0.20, rod - 0.012), (x + 0.016, 0.20, rod + 0.014), (x + 0.004, 0.20, rod + 0.022),
                  (x - 0.010, 0.20, rod + 0.016)], 0.0035, chrome)
    tube('arms', [(x - 0.115, 0.20, rod - 0.105), (x, 0.20, rod - 0.052), (x + 0.115, 0.20, rod - 0.105)], 0.009, wood,
         smooth=False)


def closet():
    skin, inside = finish.enamel(locker.SKIN), finish.enamel(locker.INSIDE)
    half = WIDE / 2
    box('back', (-half, DEEP, 0), (half, DEEP + 0.02, HIGH), inside, 0)
    for side in (-1, 1):
        first, last = sorted((side * half, side * (half - 0.026)))
        box('side', (first, 0, -0.02), (last, DEEP, HIGH + 0.02), inside, 0.002)
        first, last = sorted((side * half, side * (half - 0.020)))
        box('frame', (first, -0.016, -0.02), (last, 0.006, HIGH + 0.02), skin, 0.005)
    box('top', (-half, -0.016, HIGH - 0.018), (half, DEEP, HIGH + 0.02), skin, 0.005)
    for x in (-0.42, 0.42):
        vents((x - 0.13, x + 0.13), 0.62, DEEP, finish.flat('#7f9fb6'), 5, 0.030, 0.010)
    board(13.5, 1.8, 98.2)
    rod = up(17.2)
    tube('rod', [(-half + 0.02, 0.20, rod), (half - 0.02, 0.20, rod)], 0.012, finish.chrome(), smooth=False)
    for x in (-half + 0.03, half - 0.03):
        box('socket', (x - 0.012, 0.17, rod - 0.028), (x + 0.012, 0.23, rod + 0.028), finish.steel('#8b98a3'), 0.005)
    for percent in (44, 72, 78, 84, 90):
        _hanger(across(percent), rod)
    board(97.6, 1.8, 98.2, surface=finish.enamel('#9db8cb'))
    box('tray', (across(4), 0.03, up(97.6)), (across(62), DEEP - 0.03, up(97.6) + 0.010), finish.rubber('#4c5963'), 0.005)
    # What lies in it throws its light back: an empty one alone would be dark.
    lamp((0, -1.1, 1.3), 1.4, 0.5, 26, '#fff8ee', (1.0, 0, 0))
    before(0.66, 2.9)


def locked():
    """Both leaves, the handle and the reader at the height of the eye."""
    point = empty('closet')
    with group((-2.5, 0.26, 0)):
        back_wall('teal', 0, 5.0)
    with group():
        locker._closet('closed', -1)
    for thing in bpy.data.objects:
        if thing.parent is None and thing is not point and thing.type != 'LIGHT':
            thing.parent = point
    point.location = (0, locker.DEPTH, 0.0)
    # All of the width is seen, from the lower vents to the upper ones.
    before(0.68, 2.9)
    camera = bpy.context.scene.camera
    camera.location.z += 0.66


def shoe_rack():
    with group((-2.0, 0.62, -0.10)):
        back_wall('sand', 0, 4.0)
    box('floor', (-2, -0.6, -0.13), (2, 0.64, -0.10), finish.ceramic(), 0)
    tubes, sheet = finish.steel('#8b98a3'), finish.enamel('#c6d0d7')
    for x in (across(2.4), across(97.6)):
        for y in (0.0, 0.40):
            tube('post', [(x, y, -0.1), (x, y, HIGH - 0.10)], 0.015, tubes)
        tube('bow', [(x, 0.0, HIGH - 0.12), (x, 0.02, HIGH - 0.085), (x, 0.38, HIGH - 0.085), (x, 0.40, HIGH - 0.12)], 0.015, tubes)
    for percent in (22, 50.5, 77):
        board(percent, 2.6, 97.4, 0.40, sheet, 0.012, 0.034)
        z = up(percent)
        for y in (0.08, 0.16, 0.24, 0.32):
            box('rib', (across(3.4), y - 0.008, z - 0.002), (across(96.6), y + 0.008, z + 0.006), sheet, 0.003)
        for left in (6, 24, 42, 60, 78):
            label((across(left + 3.5), across(left + 10.5)), (z - 0.028, z - 0.004), -0.0115)
    box('tray', (across(4), 0.02, up(99)), (across(96), 0.38, up(99) + 0.012), finish.rubber('#4c5963'), 0.006)
    before(0.86, 2.8)


def garment_rack():
    with group((-2.0, 0.62, -0.06)):
        back_wall('pale', 0, 4.0)
    metal, sheet = bright('#a9b4bd'), bright('#c9d1d7')
    for left in (2, 65, 98):
        for y in (0.0, 0.42):
            box('post', (across(left) - 0.014, y - 0.014, -0.1), (across(left) + 0.014, y + 0.014, HIGH - 0.03), metal, 0.004)
    box('head', (across(1), -0.02, HIGH - 0.045), (across(99), 0.44, HIGH - 0.022), sheet, 0.006)
    rod = up(11.2)
    tube('rod', [(across(2), 0.20, rod), (across(65), 0.20, rod)], 0.013, finish.chrome(), smooth=False)
    for x in (across(4), across(63)):
        box('socket', (x - 0.010, 0.175, rod - 0.024), (x + 0.010, 0.225, rod + 0.024), finish.plastic('#5d6b77'), 0.004)
    for percent in (10, 48, 53, 58):
        _hanger(across(percent), rod)
    board(93.5, 2.6, 64.4, 0.42, sheet)
    for percent in (22, 44, 66, 88.5):
        board(percent, 65.8, 97.2, 0.42, sheet, 0.014, 0.030)
        label((across(78), across(85)), (up(percent) - 0.026, up(percent) - 0.004), -0.0115, band='#3f86bd')
    for z in (0.34, 0.78):
        quiet(tube('guard', [(across(65), 0.42, z), (across(98), 0.42, z)], 0.006, metal, smooth=False))
    plate('rail-label', (across(28), across(40)), (HIGH - 0.042, HIGH - 0.025), -0.0195, finish.plastic('#dde3e7'), 0.003)
    before(0.70, 2.9)
