"""What a layer of a person is made of, before Blender: shapes with their surfaces."""
from dataclasses import dataclass, field

from studio.people.sdf import Field


@dataclass(frozen=True)
class Paint:
    """The words of `studio.materials.material`: colour, rough, shine, grain …"""
    colour: str
    more: dict = field(default_factory=dict)


def paint(colour, **more):
    return Paint(colour, more)


@dataclass
class Part:
    """
    A shape of one surface. `shape` is a `Field`, or corners and faces (numpy n × 3 in metres of the figure and a list
    of quads or triangles). `step` is how fine a field is meshed: 0.0065 for the trunk, 0.004 on the head, 0.003 hands.
    """
    shape: Field | tuple
    paint: Paint
    step: float = 0.0065
    relax: int = 2


@dataclass(frozen=True)
class Wearable:
    """
    A layer: `build(figure)` gives its parts; `held_out_by` names the layers in front of which nothing of it is seen
    (their shapes are cut out of its picture); `hidden(figure)` gives more shapes that only hold out.
    """
    build: object
    held_out_by: tuple = ('body',)
    hidden: object = None
