"""Hot air in a plane: rising, curling, cooling. Flames and smoke are what it carries. No renderer is needed."""
import numpy as np

from families.effects_raster import sampled


class Fluid:
    """
    A stable fluid on a grid, row 0 at the top. The flow is made free of divergence by Fourier's way, so the grid wraps
    round: sources stay off the edges and what comes near them fades.
    """

    def __init__(self, width, height, seed=1):
        self.across = np.zeros((height, width), np.float32)
        self.down = np.zeros((height, width), np.float32)
        self.heat = np.zeros((height, width), np.float32)
        self.soot = np.zeros((height, width), np.float32)
        self.random = np.random.default_rng(seed)
        self.x, self.y = np.meshgrid(np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32))
        self._kx = np.fft.rfftfreq(width)[None, :]
        self._ky = np.fft.fftfreq(height)[:, None]
        self._square = self._kx ** 2 + self._ky ** 2
        self._square[0, 0] = 1
        rim = 8
        self._fade = (np.clip(np.minimum(self.x, width - 1 - self.x) / rim, 0, 1)
                      * np.clip(np.minimum(self.y, height - 1 - self.y) / rim, 0, 1)).astype(np.float32)

    def _moved(self, values, step):
        return sampled(values, self.x - self.across * step, self.y - self.down * step).astype(np.float32)

    def _curl_force(self, strength):
        """Gives back the small whirls that a coarse grid loses."""
        curl = (np.roll(self.down, -1, 1) - np.roll(self.down, 1, 1)
                - np.roll(self.across, -1, 0) + np.roll(self.across, 1, 0)) / 2
        size = np.abs(curl)
        slope_x = (np.roll(size, -1, 1) - np.roll(size, 1, 1)) / 2
        slope_y = (np.roll(size, -1, 0) - np.roll(size, 1, 0)) / 2
        length = np.sqrt(slope_x ** 2 + slope_y ** 2) + 1e-4
        return strength * slope_y / length * curl, -strength * slope_x / length * curl

    def _project(self):
        across, down = np.fft.rfft2(self.across), np.fft.rfft2(self.down)
        along = (self._kx * across + self._ky * down) / self._square
        self.across = np.fft.irfft2(across - self._kx * along, self.heat.shape).astype(np.float32)
        self.down = np.fft.irfft2(down - self._ky * along, self.heat.shape).astype(np.float32)

    def step(self, lift, curl, cooling=1.0, thinning=1.0, time=1.0, drag=0.995):
        """`lift` raises what is hot, `cooling` and `thinning` are what is left of heat and soot after the step."""
        push_x, push_y = self._curl_force(curl)
        self.across += push_x * time
        self.down += (push_y - lift * self.heat) * time
        self.across *= self._fade * drag
        self.down *= self._fade * drag
        self._project()
        self.across, self.down, self.heat, self.soot = (
            self._moved(values, time) for values in (self.across, self.down, self.heat, self.soot))
        self.heat *= self._fade * cooling
        self.soot *= self._fade * thinning


def looped(pictures, count, wanted_match=2):
    """
    `count` frames of a series that follow one another without a seam: the stretch whose end is most like its beginning,
    each frame mixed with the one a round later by how far the round has gone. `wanted_match` shrinks for comparing.
    """
    small = [one[::wanted_match, ::wanted_match] for one in pictures]
    starts = range(len(pictures) - count * 2)
    apart = [float(np.abs(small[at] - small[at + count]).mean() / (small[at].mean() + 1e-4)) for at in starts]
    first = int(np.argmin(apart))
    frames = []
    for at in range(count):
        share = at / count
        later, earlier = pictures[first + at], pictures[first + at + count]
        # Round once: at the start all of the later stretch, at the end all of the earlier one.
        frames.append(earlier * (1 - share) + later * share)
    return frames
