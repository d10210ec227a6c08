"""What a person has by nature or keeps on the head: hair, beard, mustaches, makeup, earrings; and the body itself."""
import numpy as np

from studio.people import body, hair
from studio.people.face import COLOURS, features_parts, makeup_parts
from studio.people.figure import SIDES
from studio.people.part import Part, Wearable, paint
from studio.people.sdf import Field, capsule, ellipsoid


def head_field(figure):
    """The head with its neck, as the body has it: what lies on the face is put on this."""
    field = Field()
    body.head(field, figure)
    return field


def _trunks(figure):
    field = Field()
    body.torso(field, figure, 0.003, upper=False)
    high = 0.082
    field.cut(figure.pelvis(0, 0, high), figure.pelvis.direction(0, 0, 1))
    for side, _ in SIDES:
        limb = Field()
        body.leg(limb, figure, side, 0.003, shin=False)
        thigh = figure.thigh[side]
        limb.cut(thigh(0, 0, -0.13), thigh.direction(0, 0, -1))
        field.join(limb, thigh.origin, 0.21, 0.055)
    return field


def _sports_top(figure):
    chest, neck = figure.chest, figure.neck
    field = Field()
    body.torso(field, figure, 0.003, lower=False)
    field.cut(chest(0, 0, -0.095), chest.direction(0, 0, -1))
    field.subtract(capsule(neck(0, -0.03, -0.03), neck(0, -0.12, 0.05), 0.080, 0.10), 0.012)
    field.subtract(capsule(neck(0, 0.06, -0.01), neck(0, 0.14, 0.05), 0.075, 0.09), 0.012)
    for _, sign in SIDES:
        edge = sign * (figure.shoulder_half + 0.018)
        field.subtract(capsule(chest(edge, 0, 0.03), chest(edge, 0, 0.2), 0.060), 0.010)
    return field


def body_parts(figure):
    colours = COLOURS[figure.sex]
    skin = paint(colours['skin'], rough=0.52, shine=0.28)
    # One mesh, fine enough for a face and fingers: no seams on bare skin.
    parts = [Part(body.bare(figure, hands=True), skin, 0.0048)]
    cloth = paint('#59667a' if not figure.is_girl else '#7d6c86', rough=0.85)
    parts.append(Part(_trunks(figure), cloth))
    if figure.is_girl:
        parts.append(Part(_sports_top(figure), cloth))
    return parts + features_parts(head_field(figure), figure)


def makeup(figure):
    return makeup_parts(head_field(figure), figure)


def _hair(make, step=0.0042):
    def build(figure):
        return [Part(make(figure), paint(COLOURS[figure.sex]['hair'], rough=0.55, shine=0.30, grain=(70, 0.35)), step,
                     1)]
    return build


def _short(figure):
    return hair.tied_back(figure) if figure.is_girl else hair.short_cut(figure)


def _facial(make):
    def build(figure):
        return [Part(make(figure), paint(COLOURS[figure.sex]['brow'], rough=0.8), 0.0030, 1)]
    return build


def earrings(figure):
    """A gold ball with a drop under each ear."""
    field = Field()
    for _, s in SIDES:
        place = lambda x, y, z: body.head_place(figure, s * x, y, z)
        field.add(ellipsoid(place(0.0965, 0.010, -0.0455), figure.head.turn, (0.0070, 0.0070, 0.0070)), 0)
        field.add(ellipsoid(place(0.0970, 0.009, -0.0660), figure.head.turn, (0.0068, 0.0068, 0.0120)), 0.004)
    return [Part(field, paint('#e9b63a', rough=0.25, metal=0.6, shine=0.6), 0.0026, 1)]


OWN = {
    'body': Wearable(body_parts, held_out_by=()),
    'makeup': Wearable(makeup),
    'beard': Wearable(_facial(hair.full_beard)),
    'mustaches': Wearable(_facial(hair.moustache)),
    'earrings': Wearable(earrings),
    'hairShort': Wearable(_hair(_short)),
    'hairLong': Wearable(_hair(hair.loose, 0.0050)),
    'hairTucked': Wearable(_hair(hair.tucked)),
}
