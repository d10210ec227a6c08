"""What a mirror shows behind the person: its room, out of focus, turned over."""
from families import dressing, entrance, locker, washroom
from studio import denoise, render
from studio.furnishing import finish
from studio.furnishing.flooring import tiled
from studio.furnishing.walling import back_wall
from studio.light import daylight, lamp
from studio.mirror.eye import View, turned_over
from studio.scene import group, reset
from studio.shapes import box

WALL = 2.3
# Out of focus: half of the size loses nothing.
ROOM = View('room', (0, 0.945), (1.42, 1.98), 390.0)
_BLUR = 3


def _shell(look):
    with group((-4.0, WALL, 0)):
        back_wall(look, 0, 8.0)
    with group((-4.0, WALL, 0)):
        tiled(look, [(x, y, (x * 3 + y) % 4) for x in range(16) for y in range(9)])
    # The ceiling begins where the wall ends.
    box('ceiling', (-4.0, -1.0, 2.44), (4.0, WALL + 0.1, 2.5), finish.paper('#eef2f4'), 0)


def _locker():
    _shell('teal')
    for x in (-1.15, 0.75):
        with group((x, WALL - 0.25, 0)):
            locker._closet('closed', -1)
    with group((0.1, WALL - 0.95, 0)):
        entrance._bench(4)(None, -1)


def _washroom():
    _shell('blue')
    with group((-0.75, WALL - 0.26, 0)):
        washroom._sink('plain', -1)
    box('door', (0.35, WALL - 0.03, 0), (1.2, WALL, 2.05), finish.enamel('#d7e0e5'), 0.01)
    box('pane', (0.55, WALL - 0.036, 1.05), (1.0, WALL - 0.028, 1.8), finish.plastic('#a9c6d4'), 0.01)


def _dressing():
    _shell('pale')
    with group((-0.45, WALL - 0.28, 0)):
        dressing._garment_rack(None, -1)
    with group((1.1, WALL - 1.0, 0)):
        dressing._cross_bench(None, -1)


ROOMS = {'locker': _locker, 'washroom': _washroom, 'dressing': _dressing}


def drawn(name):
    def draw(out):
        reset()
        daylight(sun=1.7, sky=0.66)
        lamp((0, 0.6, 2.40), 2.4, 1.2, 120, '#fff8ee')
        ROOMS[name]()
        ROOM.look()
        pixels = render.picture(ROOM.density, 12, contact=0.5, outline=0, rim=0, transparent=False)
        soft = pixels[..., :3].astype('float32')
        for _ in range(3):
            soft = denoise.box_mean(soft, _BLUR)
        pixels[..., :3] = soft.round().clip(0, 255).astype('uint8')
        out.sprite(f'closeup/mirror-{name}', turned_over(pixels), (0, 0))
    return draw
