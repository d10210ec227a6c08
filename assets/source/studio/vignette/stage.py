"""A small scene on one raised tile: what pages show where there is nothing to list or something went wrong."""
from studio import camera, render
from studio.job import Job
from studio.light import daylight
from studio.materials import material
from studio.scene import reset
from studio.shapes import box

WIDTH, HEIGHT = 480, 360
PIXELS_PER_METRE = 244
# The middle of the picture over the tile.
MIDDLE = (0, 0, 0.31)

WHITE, PALE, STEEL, DARK = '#e9eff3', '#cfdbe3', '#aab7c2', '#3c4b58'
TEAL, DEEP_TEAL, BLUE, AMBER, RED = '#2f93a0', '#1d6c7a', '#3f7fc4', '#f0a32c', '#d8473f'


def enamel(colour=WHITE):
    return material(colour, 0.4, shine=0.4, coat=0.2)


def matt(colour):
    return material(colour, 0.8, shine=0.15)


def steel(colour='#c3ccd4'):
    return material(colour, 0.3, 0.75)


def lamp(colour, strength=1.4):
    return material(colour, 0.3, emit=colour, strength=strength)


def _tile():
    box('skirt', (-0.55, -0.55, -0.075), (0.55, 0.55, -0.02), matt('#8fa6b4'), 0.03)
    box('edge', (-0.555, -0.555, -0.040), (0.555, 0.555, -0.018), matt(TEAL), 0.01)
    gap = 0.006
    for x in (-1, 1):
        for y in (-1, 1):
            low = (min(0, x) * 0.545 + gap / 2, min(0, y) * 0.545 + gap / 2, -0.03)
            high = (max(0, x) * 0.545 - gap / 2, max(0, y) * 0.545 - gap / 2, 0.0)
            box('tile', low, high, material('#cfdce4', 0.55, shine=0.3, grain=(9, 0.05)), 0.008)


def _drawn(name, build, out):
    reset()
    daylight(sun=2.05, sky=0.60)
    _tile()
    build()
    camera.look_at(MIDDLE, WIDTH, HEIGHT, PIXELS_PER_METRE)
    out.sprite(f'picture/{name}', render.picture(PIXELS_PER_METRE, 20, contact_metres=0.16, outline=0.24, rim=0.12),
               (WIDTH / 2, HEIGHT / 2))


def vignette(name, build):
    return Job(name, lambda out: _drawn(name, build, out), 9.0)
