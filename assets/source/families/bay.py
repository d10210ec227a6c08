"""The bay's smaller things: on its walls, on its floor, on the track; and the plan of where all of it stands."""
import math

from studio.bay import layout, surfaces
from studio.bay.floor_things import (RACK_LEVELS, RACK_PLACES, SCREEN, chair, desk, exit_door, exit_pane, rack,
                                     terminal,
                                     waste_bin)
from studio.bay.glazing import door_glass
from studio.bay.stage import seen, standing
from studio.bay.tower import COLOURS, tower_base, tower_halo, tower_lamp
from studio.bay.wall_things import (desk_phone, emergency_stop, extinguisher, gas_panel, on_wall, stop_key, wall_phone)
from studio.job import Job
from studio.light import daylight
from studio.scene import group
from studio.shapes import box

# How far under a hanging thing the floor is, about.
HUNG = -1.2
PHONE_STATES = ('idle', 'ringing', 'lifted')


def _wall():
    """Unseen: the wall behind a thing throws light on it and keeps it from behind."""
    box('wall', (-1, 0.001, -1), (1, 0.05, 1), surfaces.cream(), 0)


def _stops(out):
    for state in ('closed', 'open', 'pressed'):
        seen(out, f'emo/{state}', lambda: emergency_stop(state), before=_wall, floor=HUNG, samples=64)
    for state in ('plain', 'pressed'):
        seen(out, f'stopwork/{state}', lambda: stop_key(state == 'pressed'), before=_wall, floor=HUNG, samples=32)


def _phones(out):
    for state in PHONE_STATES:
        seen(out, f'phone/wall/{state}', lambda: wall_phone(state), before=_wall, floor=HUNG, samples=24)
        seen(out, f'phone/desk/{state}', lambda: on_wall('se', lambda: desk_phone(state)), samples=24)
        seen(out, f'phone/outside/{state}', lambda: wall_phone(state, '#f2f4f5', '#b5342c'), before=_wall, floor=HUNG,
             light=daylight, samples=24)


def _gas_panel(out):
    for state in ('normal', 'alarm'):
        seen(out, f'gaspanel/{state}', lambda: on_wall('se', lambda: gas_panel(state == 'alarm')), floor=HUNG,
             samples=24)


def _tower(out):
    seen(out, 'tower/base', tower_base)
    for colour in COLOURS:
        for state in ('off', 'on'):
            seen(out, f'tower/{colour}/{state}', lambda: tower_lamp(colour, state == 'on'),
                 rim=0 if state == 'on' else 0.16, contact=0,
                 margin=60, after=tower_halo(colour) if state == 'on' else None)


def _terminal(out):
    for state in ('off', 'on'):
        standing(out, f'terminal/{state}', lambda: terminal(state == 'on'), (0.6, 0.6, 1.6), samples=24)


def _turned(build, turn):
    def made():
        with group(turn=turn):
            build()
    return made


def _exit(out):
    for state in ('closed', 'open'):
        seen(out, f'exit/{state}', lambda: exit_door(state == 'open'), samples=24,
             after=door_glass(exit_pane(state == 'open')))


def _simple(name, build, size, turn=0.0):
    return lambda out: standing(out, f'{name}/plain', _turned(build, turn), size, samples=24)


def _rack_spots():
    x, y, _ = layout.PLACES['podRack']['at']
    return [[round(x + place / layout.TILE, 3), y, level] for level in RACK_LEVELS for place in RACK_PLACES]


def _screen():
    """The glass's corners on the grid: upper left, upper right, lower right, lower left."""
    x, y, _ = layout.PLACES['terminal']['at']
    half, low, high, away = SCREEN
    return [[round(x + side * half / layout.TILE, 4), round(y - away / layout.TILE, 4), z]
            for side, z in ((-1, high), (1, high), (1, low), (-1, low))]


FACTS = {'bay': {**layout.FACTS, 'podRackSpots': _rack_spots(), 'screen': _screen()}}
JOBS = [
    Job('stops', _stops, 25), Job('phones', _phones, 35), Job('gas-panel', _gas_panel, 15), Job('tower', _tower, 15),
    Job('terminal', _terminal, 20), Job('exit', _exit, 20),
    Job('desk', _simple('desk', desk, (1.5, 1.5, 1.1), math.pi / 2), 15),
    Job('chair', _simple('chair', chair, (0.7, 0.7, 1.0), -math.pi / 2 + 0.35), 8),
    Job('pod-rack', _simple('podrack', rack, (1.1, 0.5, 1.65)), 12),
    Job('waste-bin', _simple('wastebin', waste_bin, (0.5, 0.5, 0.5)), 6),
    Job('extinguisher', lambda out: seen(out, 'extinguisher/plain', extinguisher, before=_wall, floor=HUNG), 6),
]
