"""Water from the emergency shower: over whoever stands under it."""
from studio.bay.safety_things import falling_water
from studio.bay.stage import seen
from studio.job import Job

FRAMES = 4
FRAME_MS = 110


def _water(out):
    for frame in range(FRAMES):
        seen(out, f'effect/shower-water/{frame}', lambda: falling_water(frame / FRAMES), rim=0, contact=0, samples=24)


FACTS = {'effects': {'shower-water': {'frames': FRAMES, 'frameMs': FRAME_MS, 'isLoop': True}}}
JOBS = [Job('water', _water, 30)]
