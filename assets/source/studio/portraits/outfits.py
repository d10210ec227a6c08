"""What the people of portraits wear, from the wardrobe's cuts in other cloth, and a few things of their own."""
import math

import numpy as np

from studio.clothes import coats, coverall, inner, shirts
from studio.clothes.fabric import Sewn, cloth
from studio.clothes.trunk import folded_collar
from studio.people import body
from studio.people.body import head_ball, head_place
from studio.people.figure import SIDES
from studio.people.part import paint
from studio.people.sdf import Field, block, capsule, ellipsoid


def recoloured(parts, colours):
    """The same parts in other cloth; colours that are not named stay."""
    other = lambda colour: colours.get(colour, colour)
    return [Sewn(part.shape, paint(other(part.paint.colour), **part.paint.more), part.step, part.relax,
                 tuple((mask, other(colour)) for mask, colour in part.masks)) for part in parts]


def shirt(figure, cloth_colour, trim, line):
    girl = figure.is_girl
    return recoloured(shirts.shirt(figure), {shirts.CLOTH[girl]: cloth_colour, shirts.TRIM[girl]: trim,
                                             shirts.LINE[girl]: line})


def blazer(figure, wool, dark, light):
    girl = figure.is_girl
    return recoloured(coats.coat(figure), {coats.WOOL[girl]: wool, coats.DARK[girl]: dark, coats.LIGHT[girl]: light})


def tie(figure, colour):
    chest, neck = figure.chest, figure.neck
    shell = Field()
    body.torso(shell, figure, 0.026)
    long = Field().add(block(chest(0, -0.10, 0.00), chest.turn, (0.026, 0.09, 0.150), 0.010), 0)
    long.clip(shell, 0.006).cut(chest(0, -0.03, 0), chest.direction(0, 1, 0))
    knot = Field().add(ellipsoid(neck(0, -0.082, -0.020), neck.turn, (0.018, 0.014, 0.022)), 0)
    return [cloth(long, colour, step=0.0030, rough=0.5, shine=0.3), cloth(knot, colour, step=0.0026, rough=0.5,
                                                                          shine=0.3)]


def overalls(figure):
    """A fitter's: blue-grey with orange at the zip, a pocket with a screwdriver, a pen and a torch."""
    suit, masks = coverall.zipped(figure)
    collar = folded_collar(figure, 0.083, 0.050, 0.040, 0.014, 0.007)
    colours = {coverall.CLOTH: '#4d6078', coverall.TRIM: '#3c4c60', coverall.LINE: '#34424f', coverall.DEEP: '#e0862e',
               '#dfe7ee': '#46586e'}
    return recoloured([cloth(suit, coverall.CLOTH, masks, step=0.0052), cloth(collar, coverall.TRIM)],
                      colours) + _tools(figure)


def _tools(figure):
    chest, tools = figure.chest, []
    for across, colour, radius, high in ((0.062, '#d8402f', 0.0080, 0.056), (0.082, '#20242a', 0.0050, 0.046),
                                         (0.100, '#e5b93a', 0.0090, 0.044)):
        tool = Field().add(capsule(chest(across, -0.158, -0.01), chest(across, -0.150, 0.040 + high), radius), 0)
        tools.append(cloth(tool, colour, step=0.0030, rough=0.35, shine=0.5))
    pocket = Field().add(block(chest(0.081, -0.152, 0.010), chest.turn, (0.040, 0.014, 0.044), 0.008), 0)
    return [*tools, cloth(pocket, '#42546a', step=0.0040)]


def clean_suit(figure):
    return inner.underwear(figure)[1:] + coverall.coverall_open(figure)


def work_jacket(figure):
    """A power engineer's: dark with a bright yoke."""
    chest = figure.chest

    def yoke(X, Y, Z):
        z = chest.local(X, Y, Z)[2]
        return np.clip((z - 0.050) / 0.004, 0, 1)

    def band(X, Y, Z):
        return np.clip((0.012 - np.abs(chest.local(X, Y, Z)[2] - 0.034)) / 0.004, 0, 1)
    suit, masks = coverall.zipped(figure)
    part = recoloured([cloth(suit, coverall.CLOTH, masks, step=0.0052)], {
        coverall.CLOTH: '#3f4a57', coverall.TRIM: '#323b46', coverall.LINE: '#2c343d', coverall.DEEP: '#c9d0d6',
        '#dfe7ee': '#39434f'})[0]
    part.masks = ((yoke, '#e9a02c'), (band, '#d9dee2'), *part.masks[-4:])
    collar = folded_collar(figure, 0.083, 0.050, 0.040, 0.014, 0.007)
    return [part, cloth(collar, '#323b46')]


def hard_hat(figure, colour='#f0f2f3'):
    """A helmet with a peak, a rim and three ribs."""
    turn = figure.head.turn
    dome = Field()
    body.skull(dome, figure, 0.030)
    head_ball(dome, figure, (0, 0.016, 0.070), (0.096, 0.112, 0.080), 0.020, 0.02)
    for across in (-0.030, 0.0, 0.030):
        points = [head_place(figure, across, 0.016 - 0.134 * math.cos(a),
                             0.052 + 0.116 * math.sin(a)) for a in np.linspace(0.35, 2.7, 12)]
        for first, second in zip(points, points[1:]):
            dome.add(capsule(first, second, 0.0075), 0.012)
    dome.cut(head_place(figure, 0, 0, 0.052), figure.head.direction(0, 0, -1), 0.004)
    rim = Field()
    head_ball(rim, figure, (0, 0.012, 0.052), (0.116, 0.134, 0.0010), 0.010, 0)
    head_ball(rim, figure, (0, -0.096, 0.049), (0.078, 0.070, 0.0030), 0.006, 0.02)
    band = Field().add(ellipsoid(head_place(figure, 0, -0.128, 0.080), turn, (0.020, 0.010, 0.014)), 0)
    return [cloth(dome.union(rim, 0.010), colour, step=0.0034, rough=0.3, shine=0.6, coat=0.4),
            cloth(band, '#d9772e', step=0.003)]


def spectacles(figure, colour='#2f2a2a', wide=0.0235, high=0.0185):
    frames = Field()
    for _, sign in SIDES:
        spot = lambda a, sign=sign: head_place(figure, sign * (0.0365 + wide * math.cos(a)),
                                               -0.1065 + 0.5 * abs(0.0365 + wide * math.cos(a)) ** 1.6,
                                               -0.001 + high * math.sin(a))
        ring = [spot(a) for a in np.linspace(0, 2 * math.pi, 25)]
        for first, second in zip(ring, ring[1:]):
            frames.add(capsule(first, second, 0.0021), 0.001)
        frames.add(capsule(spot(0.25), head_place(figure, sign * 0.0985, 0.012, 0.010), 0.0019), 0.001)
    frames.add(capsule(head_place(figure, -0.0135, -0.1060, 0.004), head_place(figure, 0.0135, -0.1060, 0.004),
                       0.0021), 0.001)
    return [cloth(frames, colour, step=0.0018, relax=1, rough=0.3, shine=0.5)]
