"""What goes on in the track's cells. A picture serves all cells of its kind; an empty cell is in the track's body."""
from studio.bay import layout
from studio.bay.stage import seen
from studio.bay.track_cabinet import interface_block, process_block
from studio.bay.track_inside import cell
from studio.bay.track_plan import KINDS, cell_origin, kind_of, modules
from studio.job import Job

_TRACK = layout.FACTS['track']


def states(kind):
    busy = [f'busy-{frame}' for frame in range(_TRACK['spinFrames'])] if kind in _TRACK['spinning'] else ['busy']
    return ['wafer', *busy, 'off']


def _drawn(kind):
    # The second of a kind: it has neighbours on both sides as the first in a row may not.
    module = [name for name in modules() if kind_of(name) == kind][-1]

    block = interface_block if kind == 'STEPPER' else process_block

    def draw(out):
        for state in states(kind):
            seen(out, f'track/module/{kind}/{state}', lambda: cell(module, state), cell_origin(module), before=block,
                 rim=0)
    return draw


JOBS = [Job(kind.lower(), _drawn(kind), 8 * len(states(kind))) for kind in KINDS]
FACTS = {'bay': {'track': {'moduleStates': {kind: states(kind) for kind in KINDS}}}}
