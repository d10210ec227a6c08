"""Places from near: what a closet, a rack, a bench, a bag hold is laid over these pictures by percent."""
from studio import render
from studio.job import Job
from studio.light import daylight, lamp
from studio.near import rooms, storing, surfaces, vessels
from studio.near.eye import DENSITY
from studio.scene import reset

_PLACES = {
    'closet': storing.closet, 'locked': storing.locked, 'shoerack': storing.shoe_rack, 'garments': storing.garment_rack,
    'bench': surfaces.bench, 'crossbench': surfaces.cross_bench, 'table': surfaces.table, 'sink': surfaces.sink,
    'rack': surfaces.rack, 'dispenser': vessels.dispenser, 'trash': vessels.trash, 'bag': vessels.bag,
}


def _drawn(name, build):
    def draw(out):
        reset()
        daylight(sun=1.65, sky=0.62)
        # The room's own lamps: insides are seen too.
        lamp((0.2, -1.3, 1.9), 1.6, 0.8, 20, '#fff8ee', (0.75, 0, 0))
        build()
        pixels = render.picture(DENSITY, 6, contact=0.55, contact_metres=0.16, outline=0.24, rim=0, transparent=False)
        out.sprite(f'closeup/{name}', pixels, (0, 0))
    return draw


JOBS = [*(Job(name, _drawn(name, build), 60.0) for name, build in _PLACES.items()),
        *(Job(f'mirror-{name}', rooms.drawn(name), 20.0) for name in rooms.ROOMS)]
