"""A street shirt of cotton: collar, placket with buttons, chest pocket, short sleeves with a turned band."""
from studio.clothes.fabric import band, cloth, folds, frame_line, noise
from studio.clothes.trunk import attach_sleeve, bare_neck, folded_collar, front, front_strip, neck_stand, sleeve
from studio.people import body
from studio.people.figure import SIDES, UPPER_ARM
from studio.people.sdf import Field, ellipsoid

CLOTH = {False: '#2f8f6c', True: '#349a78'}
TRIM = {False: '#ece6da', True: '#f1ebe0'}
LINE = {False: '#226b50', True: '#277458'}
GROW = 0.016
HEM = -0.080


def _sleeve(figure, side):
    arm = figure.upper_arm[side]
    one = sleeve(figure, side, GROW + 0.004, lower=False)
    one.displace(folds(arm, -0.10, 0.05, 95, 0.0035, 1.0), 0.005)
    one.cut(arm(0, 0, -0.185), arm.direction(0, 0, -1), 0.004)
    bore = Field()
    body.arm(bore, figure, side, GROW - 0.007, lower=False)
    bore.cut(arm(0, 0, -0.150), arm.direction(0, 0, 1), 0.004)
    return one.carve(bore)


def _hem(shirt, figure):
    """Over the hips; a seated person's falls over the lap."""
    pelvis = figure.pelvis
    if figure.is_sitting:
        shirt.cut(pelvis(0, -0.128, 0), pelvis.direction(0, -1, -0.35), 0.010)
        shirt.cut(pelvis(0, 0, HEM - 0.03), pelvis.direction(0, 0, -1), 0.010)
    else:
        shirt.cut(pelvis(0, 0, HEM), pelvis.direction(0, -0.10, -1), 0.004)


def _volume(figure):
    shirt = Field()
    body.torso(shirt, figure, GROW)
    neck_stand(shirt, figure, 0.010)
    body.torso(shirt, figure, GROW + 0.008, upper=False)
    waist = figure.waist
    radii = (0.122, 0.092, 0.16) if figure.is_girl else (0.144, 0.104, 0.16)
    shirt.add(ellipsoid(waist(0, 0, 0.02), waist.turn, radii), 0.06)
    for side, _ in SIDES:
        limb = Field()
        body.leg(limb, figure, side, GROW + 0.010, shin=False)
        shirt.join(limb, figure.thigh[side].origin, 0.2, 0.06)
    return shirt


def buttons(figure, shell, heights, colour, radius=0.0062, across=0.0):
    """Small discs that sit on the cloth along the front."""
    discs, place = Field(), front(figure)
    for height in heights:
        point = _front_point(figure, height, across)
        discs.add(ellipsoid(point, figure.chest.turn, (radius, 0.08, radius)), 0)
    discs.clip(shell, 0.002)
    discs.cut(figure.chest(0, -0.02, 0), figure.chest.direction(0, 1, 0))
    return cloth(discs, colour, step=0.0032, rough=0.4, shine=0.4)


def _front_point(figure, height, across):
    share = min(1, max(0, (height - 0.06) / 0.24))
    return figure.pelvis(across, -0.13, height) * (1 - share) + figure.chest(across, -0.13, height - 0.335) * share


def shirt(figure):
    girl = figure.is_girl
    trunk = _volume(figure)
    trunk.displace(noise(1.25, 0.0040, 2.0), 0.005)
    trunk.displace(folds(figure.waist, 0.02, 0.09, 68, 0.0042, 2.0, radius=0.25), 0.006)
    placket = front_strip(figure, 0.015, -0.2, 0.52)
    trunk.displace(lambda X, Y, Z: 0.0035 * placket(X, Y, Z), 0.004)
    shell = trunk.copy().grow(0.0030)
    _hem(trunk, figure)
    for side, _ in SIDES:
        attach_sleeve(trunk, figure, side, _sleeve(figure, side))
    bare_neck(trunk, figure, 0.053 if girl else 0.064, 0.004)
    edge = lambda across: front_strip(figure, 0.0016, -0.2, 0.50, across)
    masks = [(edge(0.016), LINE[girl]), (edge(-0.016), LINE[girl]),
             (frame_line(figure.chest, 0.075, 0.035, (0.034, 0.036), 0.0025), LINE[girl])]
    for side, _ in SIDES:
        masks.append((band(figure.upper_arm[side], -0.30, -0.166, 0.003, 0.076), TRIM[girl]))
        masks.append((band(figure.upper_arm[side], -0.1675, -0.1645, 0.002, 0.076), LINE[girl]))
    collar = folded_collar(figure, 0.059 if girl else 0.074, 0.040, 0.036)
    parts = [cloth(trunk, CLOTH[girl], masks, grain=(90, 0.10)), cloth(collar, TRIM[girl], step=0.0045)]
    return [*parts, buttons(figure, shell, (0.43, 0.355, 0.28, 0.205, 0.13, 0.055, -0.02), '#efe6d6')]
