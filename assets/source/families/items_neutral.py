"""What a site names itself: a box, a bottle and a tool, as they lie and are held."""
from studio.props import neutral
from studio.props.pictures import Item, Pose, job

JOBS = [job(item) for item in (
    Item('N001', neutral.crate, Pose((0, 0, 90), (0, 0, -0.13)), larger=1.1, larger_held=0.95),
    Item('N002', neutral.flask, Pose((0, 0, 0), (0, 0, -0.11)), larger=1.35, larger_held=1.15),
    Item('N003', neutral.driver, Pose((0, 50, 62), (0, 0.012, -0.02)), icon=Pose((12, 12, 38)), larger=1.5, larger_held=1.25),
)]
