"""Unevenness of cloth: functions of places for `Field.displace`."""
import numpy as np


def noise(X, Y, Z, scale=1.0, seed=0.0):
    """Soft lumps, −1 … 1; at scale 1 about 20 cm long."""
    a = np.sin(scale * (23 * X + 9 * Z + seed) + 2.1 * np.sin(scale * (11 * Y + 7 * Z)))
    b = np.sin(scale * (19 * Y - 13 * Z + 1.7 * seed) + 1.9 * np.sin(scale * (13 * X - 5 * Z + seed)))
    c = np.sin(scale * (17 * Z + 7 * X - 5 * Y + 0.3 * seed))
    return (a * b + b * c + c * a) / 3


def lumps(height, scale=1.0, seed=0.0):
    return lambda X, Y, Z: height * noise(X, Y, Z, scale, seed)


def rings(frame, middle, width, frequency, height, phase=0.0, towards=None, reach=0.16):
    """
    Folds pressed together round a limb, `middle` metres up its frame's z and fading over `width`; `towards` (an angle
    about the limb, 0 = +x, −pi/2 = its front) keeps them to one side.
    """
    def fold(X, Y, Z):
        x, y, z = frame.local(X, Y, Z)
        radius = np.sqrt(x * x + y * y)
        share = np.exp(-((z - middle) / width) ** 2) * np.clip((reach - radius) / 0.06, 0, 1)
        around = np.arctan2(y, x)
        side = 1.0 if towards is None else np.clip(0.45 + 0.55 * np.cos(around - towards), 0, 1)
        return height * share * side * np.sin(frequency * z + phase + 1.3 * np.sin(2 * around + phase))
    return fold
