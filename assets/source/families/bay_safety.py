"""What saves people in the bay and outside its exit, and where it stands; the rest of the plan is the bay's own."""
from studio.bay.safety_things import alarm_point, assembly_point, emergency_shower
from studio.bay.stage import seen, standing
from studio.bay import surfaces
from studio.job import Job
from studio.light import daylight
from studio.shapes import box

# How far under a hanging thing the floor is, about.
HUNG = -1.2
SHOWER_STATES = ('idle', 'shower', 'eyewash')


def _wall():
    """Unseen: the wall behind a thing throws light on it and keeps it from behind."""
    box('wall', (-1, 0.001, -1), (1, 0.05, 1), surfaces.cream(), 0)


def _showers(out):
    for state in SHOWER_STATES:
        standing(out, f'shower/{state}', lambda: emergency_shower(state), (0.5, 0.8, 2.2), samples=24)


def _alarm_points(out):
    for state in ('idle', 'pressed'):
        seen(out, f'alarmpoint/wall/{state}', lambda: alarm_point(state == 'pressed'), before=_wall, floor=HUNG,
             samples=48)
        seen(out, f'alarmpoint/outside/{state}', lambda: alarm_point(state == 'pressed'), before=_wall, floor=HUNG,
             light=daylight, samples=48)


def _place(sprite, at, tiles, height, approach):
    x, y, width, depth = tiles
    return {'sprite': sprite, 'at': at, 'x': x, 'y': y, 'widthTiles': width, 'depthTiles': depth, 'facing': 'sw',
            'heightMetres': height, 'approach': approach}


PLACES = {
    'shower': _place('shower', [13.4, 3.4, 0], (13, 3, 1, 1), 2.2, [12, 4]),
    'alarmPoint': _place('alarmpoint/wall', [11.78, 0, 1.46], (11.78, 0, 0, 0), 0.13, [11, 1]),
    'alarmOutside': _place('alarmpoint/outside', [16.3, 0, 1.46], (16.3, 0, 0, 0), 0.13, [16, 1]),
    'assembly': _place('assembly/plain', [16.5, 4.5, 0], (16, 4, 1, 1), 1.8, [15, 5]),
}

FACTS = {'bay': {'places': PLACES}}
JOBS = [
    Job('showers', _showers, 60), Job('alarm-points', _alarm_points, 20),
    Job('assembly', lambda out: standing(out, 'assembly/plain', assembly_point, (0.6, 0.4, 1.85), light=daylight,
                                         samples=24), 15),
]
