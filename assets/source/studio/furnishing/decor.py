"""What hangs on a wall: along +x, the wall's front at y = 0. Where words belong it is blank: the scene letters it."""
import math

from studio.furnishing import finish
from studio.furnishing.hardware import plate, screw
from studio.light import lamp
from studio.scene import group
from studio.shapes import box, cylinder, lathe, tube


def lamp_bar(x, z=2.235, watts=5.0):
    """A linear lamp close to the wall; it lights the wall below."""
    box('housing', (x[0], -0.115, z), (x[1], -0.018, z + 0.07), finish.enamel('#cfd7dc'), 0.012)
    for end in x:
        box('cap', (end - 0.012, -0.118, z - 0.004), (end + 0.012, -0.015, z + 0.074), finish.plastic('#9aa6af'), 0.006)
    box('tube', (x[0] + 0.025, -0.105, z - 0.020), (x[1] - 0.025, -0.035, z + 0.006), finish.glow('#fff3da', 1.25),
        0.010)
    for at in (0.2, 0.8):
        middle = x[0] + (x[1] - x[0]) * at
        box('bracket', (middle - 0.02, -0.03, z + 0.012), (middle + 0.02, 0.004, z + 0.05), finish.steel('#8d99a3'),
            0.004)
    return ((x[0] + x[1]) / 2, x[1] - x[0], z, watts)


def shine(at, width, z, watts):
    """The light of a bar over the middle `at` = (x, y) of the studio."""
    lamp((at[0], at[1], z - 0.03), width, 0.10, watts, '#ffefd2')


def clock(x, z):
    with group((x, 0, z)):
        cylinder('case', (0, -0.018, 0), 0.135, 0.040, finish.plastic('#5b6873'), 'Y', 0.010, 56)
        cylinder('face', (0, -0.0385, 0), 0.118, 0.006, finish.paper('#e8ebec'), 'Y', 0.001, 56)
        for hour in range(12):
            angle = math.pi * hour / 6
            length = 0.024 if hour % 3 == 0 else 0.013
            with group((0, -0.0425, 0)) as point:
                box('tick', (-0.004, -0.001, 0.104 - length), (0.004, 0.001, 0.104), finish.flat('#33414d'), 0)
            point.rotation_euler = (0, angle, 0)
        for angle, length, wide in ((math.radians(-56), 0.062, 0.0065), (math.radians(62), 0.092, 0.005)):
            with group((0, -0.0435, 0)) as point:
                box('hand', (-wide, -0.001, -0.014), (wide, 0.001, length), finish.flat('#22303b'), 0)
            point.rotation_euler = (0, angle, 0)
        cylinder('boss', (0, -0.045, 0), 0.010, 0.006, finish.flat('#cf4a40'), 'Y', 0.001, 20)


def poster(x, z, band='#2f8f99', frame='#8a97a2', rows=4):
    """A framed sheet with a coloured head and places for a picture and lines, all blank."""
    box('frame', (x[0], -0.022, z[0]), (x[1], 0.004, z[1]), finish.steel(frame), 0.006)
    inner_x, inner_z = (x[0] + 0.02, x[1] - 0.02), (z[0] + 0.02, z[1] - 0.02)
    plate('sheet', inner_x, inner_z, -0.0215, finish.paper('#e6e9ea'), 0.002, 0)
    head = inner_z[1] - (inner_z[1] - inner_z[0]) * 0.2
    plate('head', inner_x, (head, inner_z[1]), -0.0232, finish.flat(band), 0.0015, 0)
    step = (head - inner_z[0]) / (rows + 0.6)
    for row in range(rows):
        middle = head - (row + 0.8) * step
        cylinder('dot', (inner_x[0] + 0.05, -0.0240, middle), step * 0.30, 0.002, finish.flat(band), 'Y', 0, 24)
        right = inner_x[1] - 0.03 - (0.07 if row % 2 else 0.0)
        plate('line', (inner_x[0] + 0.10, right), (middle + 0.004, middle + 0.014), -0.0235, finish.flat('#b5c0c8'),
              0.001, 0)
        plate('line', (inner_x[0] + 0.10, right - 0.08), (middle - 0.018, middle - 0.008), -0.0235,
              finish.flat('#c6cfd5'),
              0.001, 0)


def notice_board(x, z):
    """Felt in a frame, with blank sheets on pins."""
    box('frame', (x[0], -0.026, z[0]), (x[1], 0.004, z[1]), finish.wood('#c79a68'), 0.006)
    plate('felt', (x[0] + 0.028, x[1] - 0.028), (z[0] + 0.028, z[1] - 0.028), -0.0255, finish.paper('#8ba6b0'), 0.002,
          0)
    width, height = x[1] - x[0], z[1] - z[0]
    sheets = ((0.07, 0.20, 0.22, 0.66, '#e9ecec'), (0.33, 0.30, 0.20, 0.56, '#e3e9ec'), (0.57, 0.14, 0.16, 0.40,
                                                                                         '#eadfb9'),
              (0.57, 0.60, 0.16, 0.26, '#cfe0e6'), (0.77, 0.24, 0.17, 0.58, '#e9ecec'))
    for left, low, wide, tall, colour in sheets:
        sheet_x = (x[0] + width * left, x[0] + width * (left + wide))
        sheet_z = (z[0] + height * low, z[0] + height * (low + tall))
        plate('sheet', sheet_x, sheet_z, -0.0272, finish.paper(colour), 0.0018, 0)
        for line in range(int(tall * height / 0.05)):
            top = sheet_z[1] - 0.045 - line * 0.045
            plate('line', (sheet_x[0] + 0.02, sheet_x[1] - 0.02 - 0.03 * (line % 2)), (top, top + 0.008), -0.0288,
                  finish.flat('#b9c4cb'), 0.0008, 0)
        cylinder('pin', ((sheet_x[0] + sheet_x[1]) / 2, -0.034, sheet_z[1] - 0.014), 0.009, 0.010,
                 finish.plastic('#cf4a40' if left < 0.5 else '#2f8f99'), 'Y', 0.003, 16)


def blank_sign(x, z, colour='#2f8f99'):
    plate('sign', x, z, 0, finish.plastic(colour), 0.012, 0.006)
    for end in (x[0] + 0.02, x[1] - 0.02):
        screw((end, -0.0125, (z[0] + z[1]) / 2), radius=0.005)


def extinguisher(x, z=0.62):
    """On its bracket, with a blank sign over it."""
    red = finish.plastic('#c2423a')
    box('bracket', (x - 0.03, -0.04, z - 0.02), (x + 0.03, 0.004, z + 0.30), finish.steel('#8f9ba5'), 0.004)
    outline = ((0, -0.15), (0.062, -0.15), (0.07, -0.135), (0.07, 0.24), (0.055, 0.295), (0.022, 0.33), (0.022, 0.35),
               (0, 0.35))
    lathe('bottle', [(radius, z + height) for radius, height in outline], red, (x, -0.105, 0))
    lathe('foot', [(0, z - 0.16), (0.058, z - 0.16), (0.062, z - 0.148), (0, z - 0.145)], finish.rubber(), (x, -0.105,
                                                                                                            0))
    plate('label', (x - 0.045, x + 0.045), (z + 0.02, z + 0.16), -0.165, finish.paper(), 0.012, 0.008)
    box('valve', (x - 0.02, -0.125, z + 0.345), (x + 0.02, -0.085, z + 0.385), finish.rubber(), 0.005)
    tube('grip', [(x, -0.10, z + 0.39), (x, -0.16, z + 0.415)], 0.010, finish.rubber())
    tube('hose', [(x + 0.02, -0.105, z + 0.365), (x + 0.075, -0.11, z + 0.34), (x + 0.09, -0.11, z + 0.16),
                  (x + 0.082, -0.115, z + 0.03)], 0.011, finish.rubber())
    cylinder('horn', (x + 0.081, -0.116, z + 0.01), 0.016, 0.06, finish.rubber())
    blank_sign((x - 0.085, x + 0.085), (z + 0.52, z + 0.69), '#c2423a')


def grille(x, z, rows=None):
    """An air outlet with lamellas."""
    box('frame', (x[0], -0.018, z[0]), (x[1], 0.004, z[1]), finish.enamel('#c9d1d6'), 0.005)
    plate('dark', (x[0] + 0.02, x[1] - 0.02), (z[0] + 0.02, z[1] - 0.02), -0.0175, finish.rubber('#5a6771'), 0.002, 0)
    count = rows or int((z[1] - z[0] - 0.04) / 0.026)
    step = (z[1] - z[0] - 0.04) / count
    for at in range(count):
        low = z[0] + 0.021 + at * step
        plate('blade', (x[0] + 0.018, x[1] - 0.018), (low, low + step * 0.58), -0.0185, finish.enamel('#d3dade'),
              0.008, 0.002)


def hooks(x, z, count=5):
    box('rail', (x[0], -0.024, z - 0.045), (x[1], 0.004, z + 0.045), finish.wood(), 0.008)
    for at in range(count):
        middle = x[0] + (x[1] - x[0]) * (at + 0.5) / count
        tube('hook', [(middle, -0.02, z + 0.012), (middle, -0.07, z - 0.002), (middle, -0.088, z + 0.026)], 0.0085,
             finish.chrome())
        tube('hook', [(middle, -0.02, z - 0.015), (middle, -0.052, z - 0.034), (middle, -0.062, z - 0.016)], 0.0075,
             finish.chrome())


def switches(x, z=1.22):
    box('plate', (x - 0.042, -0.012, z - 0.042), (x + 0.042, 0.004, z + 0.042), finish.plastic('#dfe4e7'), 0.006)
    plate('key', (x - 0.028, x + 0.028), (z - 0.028, z + 0.028), -0.0115, finish.plastic('#e6eaec'), 0.006, 0.003)


def panel(x, z):
    """A small display of pressure and temperature, dark but for its lit lines."""
    box('case', (x[0], -0.03, z[0]), (x[1], 0.004, z[1]), finish.plastic('#cdd5da'), 0.010)
    plate('glass', (x[0] + 0.018, x[1] - 0.018), (z[0] + 0.05, z[1] - 0.02), -0.029, finish.plastic('#1c2a35'), 0.003,
          0.003)
    for row, share in enumerate((0.72, 0.5)):
        top = z[1] - 0.045 - row * 0.045
        plate('bar', (x[0] + 0.035, x[0] + 0.035 + (x[1] - x[0] - 0.07) * share), (top - 0.012, top), -0.0312,
              finish.glow('#45c9b4', 0.8), 0.001, 0)
    for at in (0.3, 0.5, 0.7):
        cylinder('key', (x[0] + (x[1] - x[0]) * at, -0.033, z[0] + 0.026), 0.010, 0.008, finish.plastic('#8d99a2'),
                 'Y', 0.003, 20)


def pipes(x, z=2.30, count=2, clamps=4):
    """Thin pipes along the wall on clamps."""
    for at in range(count):
        height = z + at * 0.042
        tube('pipe', [(x[0], -0.045, height), (x[1], -0.045, height)], 0.0125, finish.steel('#aab5be'), smooth=False)
    for at in range(clamps):
        middle = x[0] + (x[1] - x[0]) * (at + 0.5) / clamps
        box('clamp', (middle - 0.012, -0.062, z - 0.022), (middle + 0.012, 0.004, z + 0.022 + 0.042 * (count - 1)),
            finish.steel('#818e99'), 0.004)
