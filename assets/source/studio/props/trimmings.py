"""What is sewn on cloth: panels, pockets, buttons, seams and stitched lines, on the right side of a sheet."""
from studio.props.sheet import Sheet, seam, stitches, warped
from studio.shapes import cylinder

LINE_STEP = 0.006


def panel(outline, lift, surface, thickness=0.008, soft=0.006, tint=None, warp=None, bumps=None):
    """A flat piece; `lift` says how high it lies."""
    sheet = Sheet(outline, thickness, soft, thickness * 0.6, bumps, lift)
    sheet.make('panel', surface, 0.003, warp, tint)
    return sheet


def on(base, above=-0.002):
    """The height of what lies on a sheet."""
    return lambda u, v: base.sides(u, v)[0] + above


def button(sheet, u, v, radius, surface, warp=None, turn=(0, 0, 0)):
    place = warped([sheet.on(u, v, 0.0015)], warp)[0]
    thing = cylinder('button', place, radius, 0.004, surface, bevel=0.0015, sides=24)
    thing.rotation_euler = turn
    return thing


def line(sheet, points, surface, radius=0.0015, warp=None, above=0.0006):
    return seam('line', warped(sheet.line(points, above, LINE_STEP), warp), surface, radius)


def stitched(sheet, points, surface, warp=None, radius=0.0013):
    return stitches('stitch', warped(sheet.line(points, 0.0006, 0.004), warp), surface, radius)
