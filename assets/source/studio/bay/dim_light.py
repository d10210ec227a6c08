"""The little light that is left when the lamps fail: cool, from nowhere in particular."""
from studio.light import daylight


def outage():
    daylight(sun=0.0, sky=0.075, sun_colour='#ffe7a6', sky_colour='#8fa6cf', ground_colour='#3c4660', rim=0.10)
