"""Gloves, masks, cap and glasses of the catalogue as things."""
from studio.props import protection
from studio.props.hook import hanging
from studio.props.pictures import Item, Pose, job

SIZES = ('S', 'M', 'L', 'XL')


_hung_cap = hanging(protection.cap, (78, 0, 0), (0, -0.055, -0.115), 62)
_hung_glasses = hanging(lambda: protection.glasses(True), (90, 0, 0), (0, -0.02, -0.335), 20)
_FACE_UP = Pose((8, 8, 0))

JOBS = [
    *(job(Item(f'S0{19 + at}', protection.gloves(size), Pose((78, 0, 20), (0.0, 0.0, -0.11)), icon=_FACE_UP, larger=1.2))
      for at, size in enumerate(SIZES)),
    job(Item('S030', protection.inner_gloves, Pose((78, 0, 20), (0.0, 0.0, -0.11)), icon=_FACE_UP, larger=1.2)),
    *(job(Item(f'S0{23 + at}', protection.mask(size), Pose((80, 0, 75), (0.01, 0, -0.06)), icon=_FACE_UP, larger=1.35,
               larger_held=1.15))
      for at, size in enumerate(SIZES)),
    job(Item('S011', protection.cap, Pose((0, 70, 0), (0.03, 0, -0.12)), _hung_cap, _FACE_UP, 1.05)),
    job(Item('S029', protection.glasses, Pose((75, 0, 0), (-0.078, -0.025, -0.115)), _hung_glasses, Pose((0, 0, -8)), 1.45, 1.2)),
]
