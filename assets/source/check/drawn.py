"""The pictures of layers as they were drawn: which pixels of a frame each covers, at 1x."""
import json
import os
import struct
import zlib

import numpy as np

from check.depth import PIVOT


def _alpha(file):
    """The alpha channel of a PNG that `studio.job` wrote: 8 bits, RGBA, rows without a filter."""
    data = open(file, 'rb').read()
    at, packed, width, height = 8, b'', 0, 0
    while at < len(data):
        length, kind = struct.unpack('>I4s', data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        if kind == b'IHDR':
            width, height = struct.unpack('>II', body[:8])
        if kind == b'IDAT':
            packed += body
        at += 12 + length
    rows = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, 1 + width * 4)[:, 1:]
    return rows.reshape(height, width, 4)[..., 3]


class Drawn:
    def __init__(self, folder):
        self.sprites = {}
        places = [place for place, _, files in os.walk(folder) if 'job.json' in files]
        # The cache keeps what was drawn of earlier sources too: the latest is what is shipped.
        for place in sorted(places, key=lambda place: os.path.getmtime(os.path.join(place, 'job.json'))):
            for sprite in json.load(open(os.path.join(place, 'job.json')))['sprites']:
                self.sprites[sprite['name']] = (place, sprite)

    def mask(self, sex, layer, pose, facing, shape):
        """Where at least half of a pixel at 1x is covered."""
        name = f'person/{sex}/{layer}/{pose}/{facing}'
        if name not in self.sprites:
            raise SystemExit(f'{name} is not drawn')
        place, sprite = self.sprites[name]
        alpha = _alpha(os.path.join(place, sprite['file']))
        whole = np.zeros((shape[0] * 2, shape[1] * 2), np.float32)
        top, left = round(PIVOT[1] * 2 - sprite['pivotY']), round(PIVOT[0] * 2 - sprite['pivotX'])
        whole[top:top + alpha.shape[0], left:left + alpha.shape[1]] = alpha / 255
        # A shield of clear plastic counts as covering.
        share = whole.reshape(shape[0], 2, shape[1], 2).mean((1, 3))
        return share > (0.1 if layer == 'safetyGlasses' else 0.5)
