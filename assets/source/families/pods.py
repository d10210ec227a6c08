"""Pods, wafers, and the cassette seen from near with its 25 slots."""
from studio.bay.cassette_view import SLOTS, cassette_back, cassette_front, close_up, slot_facts, wafer_in_slot
from studio.bay.layout import TILE
from studio.bay.pod_shapes import LABEL, LIFT, pod
from studio.bay.stage import seen, standing
from studio.bay.wafers import LOOKS, wafer
from studio.job import Job


def _pods(out):
    standing(out, 'pod/closed', pod, (0.3, 0.3, 0.36), samples=96)
    seen(out, 'pod/docked', lambda: pod(lift=0.0), samples=96)
    seen(out, 'pod/open', lambda: pod(lift=LIFT), samples=96)


def _wafers(out):
    for look in LOOKS:
        seen(out, f'wafer/{look}', lambda: wafer(look, turn=0.5), samples=32)


def _cassette(out):
    close_up(out, 'cassette/frame', cassette_back)
    close_up(out, 'cassette/front', cassette_front)
    for state in ('full', 'double', 'crossed'):
        close_up(out, f'cassette/wafer/{state}', lambda: wafer_in_slot(state), shift_to_slot=True)


_LEFT, _UPPER, _WIDTH, _HEIGHT, _PLANE = LABEL
FACTS = {'bay': {
    'podLabel': {'at': [_LEFT / TILE, -_PLANE / TILE, _UPPER], 'axis': 'x', 'width': _WIDTH, 'height': _HEIGHT,
                 'lettersHeight': 0.03, 'liftMetres': LIFT},
    'cassette': {'slots': slot_facts(), 'count': SLOTS},
}}
JOBS = [Job('pods', _pods, 25), Job('wafers', _wafers, 8), Job('cassette', _cassette, 25)]
