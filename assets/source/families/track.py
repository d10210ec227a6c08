"""The coater and developer track: its body, the doors before what moves, the load ports, the two arms."""
from studio.bay import layout
from studio.bay.robots import arm, indexer
from studio.bay.stage import seen, standing
from studio.bay.track_cabinet import cabinet
from studio.bay.track_front import LAMPS, front, glass, port, port_halo, port_lamp
from studio.bay.track_inside import all_cells
from studio.job import Job


def _body(out):
    def build():
        cabinet()
        all_cells()
    standing(out, 'track/body', build, (4.6, 2.2, 2.4), samples=24)


def _front(out):
    seen(out, 'track/front', front, after=glass)


def _port(state):
    return lambda out: seen(out, f'track/port/{state}', lambda: port(state), floor=-0.9, samples=80)


def _lamps(out):
    for colour in LAMPS:
        seen(out, f'track/portlight/{colour}', lambda: port_lamp(colour), after=port_halo(colour), margin=20, outline=0,
             rim=0, contact=0)


def _arm(reach):
    def draw(out):
        for load in ('empty', 'wafer'):
            seen(out, f'track/arm/{reach}/{load}', lambda: arm(reach, load == 'wafer'))
    return draw


def _indexer(reach):
    def draw(out):
        for load in ('empty', 'wafer'):
            seen(out, f'track/indexer/{reach}/{load}', lambda: indexer(reach, load == 'wafer'))
    return draw


_TRACK = layout.FACTS['track']
JOBS = [
    Job('body', _body, 60), Job('front', _front, 15), Job('lamps', _lamps, 4),
    *(Job(f'port-{state}', _port(state), 6) for state in _TRACK['portStates']),
    *(Job(f'arm-{reach}', _arm(reach), 5) for reach in _TRACK['arm']['reaches']),
    *(Job(f'indexer-{reach}', _indexer(reach), 5) for reach in _TRACK['indexer']['reaches']),
]
