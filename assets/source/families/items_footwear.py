"""Footwear of the catalogue as things: pairs on the floor, carried by their heels."""
from studio.props import footwear
from studio.props.pictures import Item, Pose, job

_DANGLING = Pose((58, 0, 0), (0, 0.03, -0.15))
_SHOWN = Pose((6, 6, -14))

JOBS = [job(item) for item in (
    Item('S001', footwear.shoe_covers, _DANGLING, icon=_SHOWN, larger=1.1),
    Item('S002', footwear.reusable_covers, Pose((8, 0, 0), (0, -0.02, -0.35)), icon=_SHOWN, larger=1.0),
    Item('S003', footwear.boots, _DANGLING, icon=_SHOWN, larger=1.1),
    Item('S004', footwear.crocs, _DANGLING, icon=_SHOWN, larger=1.1),
)]
