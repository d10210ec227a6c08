"""A job makes some pictures in one go. Families list their jobs; `run.py` draws them."""
import json
import os
import zlib
import struct
from dataclasses import dataclass, field
from typing import Callable

import numpy as np


@dataclass(frozen=True)
class Job:
    """`id` is unique in its family; `draw(out)` puts out sprites; `seconds` a guess of the time on one processor."""
    id: str
    draw: Callable[['Output'], None]
    seconds: float = 5.0


def _png(pixels):
    height, width = pixels.shape[:2]
    rows = np.zeros((height, 1 + width * 4), np.uint8)
    rows[:, 1:] = pixels.reshape(height, width * 4)
    chunk = lambda kind, data: (struct.pack('>I', len(data)) + kind + data
                                + struct.pack('>I', zlib.crc32(kind + data) & 0xFFFFFFFF))
    head = struct.pack('>IIBBBBB', width, height, 8, 6, 0, 0, 0)
    return (b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', head) + chunk(b'IDAT', zlib.compress(rows.tobytes(), 3))
            + chunk(b'IEND', b''))


@dataclass
class Output:
    """Collects what one job makes in a folder: PNG files and `job.json` that lists them."""
    folder: str
    sprites: list = field(default_factory=list)
    facts: dict = field(default_factory=dict)

    def sprite(self, name, pixels, pivot, scale=1.0):
        """
        A picture: RGBA bytes (height × width × 4) at 2x, `pivot` = (x, y) in its pixels: the point that is put on the
        floor. A smaller `scale` says how many of its pixels make one at 2x (a shadow: 1/8). Clear margins are cut off.
        """
        rows, columns = np.nonzero(pixels[..., 3] > 4)
        if len(rows) == 0:
            top = left = 0
            pixels = pixels[:2, :2]
        else:
            # Even corners: half the size then has whole ones.
            top, left = rows.min() // 2 * 2, columns.min() // 2 * 2
            pixels = pixels[top:rows.max() + 1, left:columns.max() + 1]
        os.makedirs(self.folder, exist_ok=True)
        file = f'{len(self.sprites)}.png'
        with open(os.path.join(self.folder, file), 'wb') as target:
            target.write(_png(np.ascontiguousarray(pixels)))
        self.sprites.append({'name': name, 'file': file, 'pivotX': round(float(pivot[0] - left), 2),
                             'pivotY': round(float(pivot[1] - top), 2), 'width': int(pixels.shape[1]),
                             'height': int(pixels.shape[0]), 'scale': scale})

    def fact(self, key, value):
        """Something the manifest says besides pictures: where a hand is, a spot on a shelf. `value` is plain JSON."""
        self.facts[key] = value

    def close(self):
        os.makedirs(self.folder, exist_ok=True)
        with open(os.path.join(self.folder, 'job.json'), 'w') as target:
            json.dump({'sprites': self.sprites, 'facts': self.facts}, target)
