"""The key card: a badge in a holder that hangs from a clip at the chest, in front of whatever is worn."""
import numpy as np

from studio.clothes.coverall import GROW, trunk
from studio.clothes.fabric import cloth, ramp, stripe, within
from studio.people.sdf import Field, Places, block, capsule

# On the person's left breast, under the pocket's edge.
ACROSS, UP = 0.078, 0.012


def _forward(figure):
    """How far before the chest's middle the badge hangs: just clear of the thickest cloth."""
    chest, thickest = figure.chest, trunk(figure, GROW + 0.009)
    steps = np.arange(-0.30, -0.06, 0.004)
    spots = np.array([chest(ACROSS + x, y, UP + z) for y in steps for x in (-0.03, 0.03) for z in (-0.07, -0.02, 0.03)])
    axes = spots.astype(np.float32)[:, :, None, None, None]
    value = thickest.evaluate(Places(axes[:, 0], axes[:, 1], axes[:, 2], spots, spots, 0.3)).reshape(len(steps), -1)
    return float(steps[(value.min(1) < 0.004).argmax()])


def key_card(figure):
    chest, forward = figure.chest, _forward(figure)
    turn = chest.turn
    at = lambda x, z, y=0.0: chest(ACROSS + x, forward + y, UP + z)
    holder = Field().add(block(at(0, -0.030), turn, (0.029, 0.0035, 0.042), 0.003), 0)
    clip = Field().add(block(at(0, 0.020, 0.001), turn, (0.0075, 0.006, 0.012), 0.002), 0)
    clip.add(capsule(at(0, 0.012, -0.002), at(0, 0.004, -0.003), 0.0035), 0.002)
    clip.add(capsule(at(0, 0.020, 0.004), at(0, 0.024, 0.040), 0.004), 0.002)
    local = lambda X, Y, Z: (lambda x, y, z: (x - ACROSS, z - UP + 0.030))(*chest.local(X, Y, Z))
    face = lambda X, Y, Z: _photo(*local(X, Y, Z))
    head = lambda X, Y, Z: _header(*local(X, Y, Z))
    lines = lambda X, Y, Z: _lines(*local(X, Y, Z))
    card = cloth(holder, '#f4f7fa', [(head, '#2f6fb5'), (face, '#7d94ab'), (lines, '#9aa8b6')], step=0.0027, relax=1, rough=0.3,
                 shine=0.6)
    return [card, cloth(clip, '#9aa3ad', step=0.0030, relax=1, rough=0.3, metal=0.8)]


def _header(x, z):
    return ramp((z - 0.022) / 0.002) * (abs(x) < 0.026)


def _photo(x, z):
    return within(x, -0.022, -0.001, 0.002) * within(z, -0.018, 0.012, 0.002)


def _lines(x, z):
    rows = stripe(z - 0.006, 0.002, 0.002) + stripe(z + 0.004, 0.002, 0.002) + stripe(z + 0.014, 0.002, 0.002)
    return rows * within(x, 0.005, 0.022, 0.002)
