"""A piece of furniture: its size, states and spots, and the jobs that draw it looking four ways."""
from dataclasses import dataclass
from typing import Callable

from studio.job import Job
from studio.sprite import FACINGS, standing

TILE_METRES = 0.5
# The end of a front that lies farther from the eye: −1 its left, 1 its right.
FAR_END = {'sw': -1, 'nw': -1, 'se': 1, 'ne': 1}


@dataclass(frozen=True)
class Piece:
    """
    `build(state, far)` models it looking sw, its footprint's middle at the origin; `far` is the front's end away from
    the eye. `spots` are where things lie: metres across the front, out of it, and up. `reach` is what of it stands out
    of its footprint.
    """
    kind: str
    size: tuple
    build: Callable
    states: tuple = ('plain',)
    spots: tuple = ()
    reach: float = 0.25
    samples: int = 10
    seconds: float = 5.0


def _draw(piece, state, facing):
    def draw(out):
        standing(out, f'furniture/{piece.kind}/{state}/{facing}', lambda: piece.build(state, FAR_END[facing]),
                 piece.size, facing, margin=piece.reach, samples=piece.samples)
    return draw


def jobs_of(pieces):
    return [Job(f'{piece.kind}/{state}/{facing}', _draw(piece, state, facing), piece.seconds)
            for piece in pieces for state in piece.states for facing in FACINGS]


def facts_of(pieces):
    """What the manifest says of furniture."""
    return {'furniture': {piece.kind: {
        'widthTiles': round(piece.size[0] / TILE_METRES), 'depthTiles': round(piece.size[1] / TILE_METRES),
        'heightMetres': piece.size[2], 'states': list(piece.states), 'spots': [list(spot) for spot in piece.spots],
    } for piece in pieces}}
