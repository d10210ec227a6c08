"""The track when the lighting fails: on its own supply, it glows from inside. Laid in place of its body."""
from studio.bay.dim_light import outage
from studio.bay.stage import seen
from studio.bay.track_cabinet import cabinet
from studio.bay.track_inside import all_cells
from studio.job import Job


def _track():
    cabinet()
    all_cells()


JOBS = [Job('body', lambda out: seen(out, 'track/body-dark', _track, light=outage, samples=16), 80)]
