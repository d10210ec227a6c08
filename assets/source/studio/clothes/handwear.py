"""Nitrile gloves: the cuff under the sleeve (wrong) or drawn over it (right)."""
from studio.clothes.fabric import cloth, folds, noise
from studio.people import body
from studio.people.figure import FOREARM, SIDES
from studio.people.sdf import Field, capsule

BLUE, ROLL = '#4f7fd0', '#3f6bb8'


def _hands(figure, cuff):
    parts = []
    for side, sign in SIDES:
        glove = Field()
        body.hand(glove, figure, side, 0.0026)
        glove.union(cuff(figure, side), 0.014)
        glove.displace(noise(3.2, 0.0008, 2.0), 0.001)
        parts.append(cloth(glove, BLUE, [(_roll(figure, side, cuff), ROLL)], step=0.0034, rough=0.42, shine=0.45))
    return parts


def _roll(figure, side, cuff):
    top = 0.046 if cuff is _under else 0.078
    lower = figure.forearm[side]

    def mask(X, Y, Z):
        return (abs(lower.local(X, Y, Z)[2] + FOREARM - top) < 0.006) * 1.0
    return mask


def _under(figure, side):
    """Close to the wrist: any sleeve covers it."""
    lower, slim = figure.forearm[side], figure.slim
    cuff = Field().add(capsule(lower(0, 0, 0.09 - FOREARM), lower(0, 0, -0.01 - FOREARM), 0.0285 * slim + 0.0030,
                               0.0255 * slim + 0.0030), 0)
    return cuff.cut(lower(0, 0, 0.050 - FOREARM), lower.direction(0, 0, 1), 0.003)


def _over(figure, side):
    """Over the knitted cuff of the coverall, wide and a little folded."""
    lower, slim = figure.forearm[side], figure.slim
    cuff = Field().add(capsule(lower(0, 0, 0.13 - FOREARM), lower(0, 0, -0.005 - FOREARM), 0.0560 * slim + 0.0040,
                               0.0365 * slim + 0.0040), 0)
    cuff.displace(folds(lower, 0.035 - FOREARM, 0.045, 150, 0.0026, 1.0), 0.004)
    cuff.add(capsule(lower(0, 0, 0.008 - FOREARM), lower(0, 0, -0.02 - FOREARM), 0.036 * slim, 0.028 * slim), 0.01)
    return cuff.cut(lower(0, 0, 0.082 - FOREARM), lower.direction(0, 0, 1), 0.004)


def gloves_wrong(figure):
    return _hands(figure, _under)


def gloves_correct(figure):
    return _hands(figure, _over)
