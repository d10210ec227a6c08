"""Things that are carried, not worn, as they lie, hang and are held."""
from studio.props import belongings, supplies
from studio.props.pictures import Item, Pose, job
from studio.props.hook import hanging

_UNDER_HAND = Pose((0, 0, 90), (0, 0, -belongings.BAG_HANDLE + 0.012))
_hung_bag = hanging(belongings.bag, (0, 0, 0), (0, 0, -belongings.BAG_HANDLE + 0.005), 62)

JOBS = [job(item) for item in (
    Item('S005', belongings.bag, _UNDER_HAND, _hung_bag, larger=1.08),
    Item('S010', belongings.earrings, Pose((0, 0, 0), (0, 0, -0.01)), icon=Pose((16, 16, 0)), larger=3.2, larger_held=2.2),
    Item('S012', belongings.apple, Pose((0, 0, 30), (0, 0, -0.045)), larger=1.5, larger_held=1.25),
    Item('S013', belongings.bottle, Pose((0, 0, 0), (0, 0, -0.10)), larger=1.35, larger_held=1.2),
    Item('S014', belongings.key_card, belongings.key_card_held, belongings.key_card_hanging, Pose((14, 14, 0)), 1.7, 1.35),
    Item('S015', belongings.laptop, belongings.laptop_closed, larger=1.1),
    Item('S016', belongings.pen, Pose((0, 50, 62), (0, 0.012, -0.02)), icon=Pose((12, 12, 38)), larger=1.9, larger_held=1.5),
    Item('S017', supplies.alcohol, Pose((0, 0, 0), (0, 0, -0.115)), icon=Pose((0, 0, 20)), larger=1.35, larger_held=1.15),
    Item('S018', supplies.napkin, supplies.napkin_held, icon=Pose((10, 10, 0)), larger=1.25, larger_held=1.1),
    Item('S027', supplies.trash, Pose((0, 0, 40), (0, 0, -0.045)), icon=Pose((6, 6, 0)), larger=1.2, larger_held=0.95),
)]
