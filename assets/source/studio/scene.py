"""An empty scene, and what belongs to every one: the layer of an object and groups that move together."""
import bpy

from studio import materials


def reset():
    """Throws everything away: each job starts from nothing."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.forget()


def empty(name='root', at=(0, 0, 0), turn=0.0):
    """A point to hang things on; `turn` is in radians about the vertical."""
    point = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(point)
    point.location = at
    point.rotation_euler = (0, 0, turn)
    return point


class group:
    """`with group(at, turn):` hangs everything that is made inside on one point."""

    def __init__(self, at=(0, 0, 0), turn=0.0, name='group'):
        self.given = (name, at, turn)

    def __enter__(self):
        self.before = set(bpy.data.objects)
        self.point = empty(*self.given)
        return self.point

    def __exit__(self, *_):
        for thing in bpy.data.objects:
            if thing not in self.before and thing is not self.point and thing.parent is None:
                thing.parent = self.point


def solids():
    """All objects that can be seen."""
    return [thing for thing in bpy.data.objects if thing.type in ('MESH', 'CURVE', 'FONT')]
