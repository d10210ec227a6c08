"""Hangs a model that was made lying on a hook at the origin."""
import bpy

from studio.props.pictures import Pose
from studio.scene import empty


def hanging(model, turn, at, about):
    """A model turned and moved, then turned `about` degrees round the hook."""
    def hung():
        before = set(bpy.data.objects)
        model()
        point = empty('hung')
        point.matrix_world = Pose((0, 0, about)).matrix() @ Pose(turn, at).matrix()
        for thing in bpy.data.objects:
            if thing not in before and thing is not point and thing.parent is None:
                thing.parent = point
    return hung
