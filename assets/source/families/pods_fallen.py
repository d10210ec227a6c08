"""A pod that fell on the floor: on its side."""
import math

from studio.bay.pod_shapes import pod
from studio.bay.stage import standing
from studio.job import Job
from studio.scene import group

HALF_WIDTH = 0.15


def _lying():
    with group((0.16, 0, HALF_WIDTH)) as lying:
        pod()
    lying.rotation_euler = (0, -math.pi / 2, math.radians(28))


JOBS = [Job('fallen', lambda out: standing(out, 'pod/fallen', _lying, (0.4, 0.4, 0.3), samples=48), 8)]
