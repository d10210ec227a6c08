"""What a site names itself, from near."""
from studio.near.things import lying
from studio.props import neutral

JOBS = [
    lying('N001', neutral.crate, (0, 0, 16)),
    lying('N002', neutral.flask, (0, 0, 12)),
    lying('N003', neutral.driver, (0, 0, 24)),
]
