"""Things of no purpose of their own, pale all over: a site names them and chooses their colour, which the product lays over them."""
import math

import numpy as np

from studio.materials import material
from studio.scene import group
from studio.shapes import ball, box, cylinder, lathe, tube


def crate():
    """A small transport box with a lid that clips on, and a field for its label."""
    shell, lid = material('#e9edf0', 0.42, shine=0.4, coat=0.15), material('#f6f8f9', 0.38, shine=0.42, coat=0.2)
    edge, clip = material('#c6ced4', 0.45, shine=0.35), material('#aab4bc', 0.4, shine=0.4)
    box('trunk', (-0.150, -0.105, 0.004), (0.150, 0.105, 0.150), shell, 0.014)
    box('rim', (-0.158, -0.113, 0.138), (0.158, 0.113, 0.154), edge, 0.005)
    box('lid', (-0.160, -0.115, 0.152), (0.160, 0.115, 0.176), lid, 0.010)
    box('raised', (-0.128, -0.083, 0.170), (0.128, 0.083, 0.184), lid, 0.006)
    for side in (-1, 1):
        low, high = sorted((side * 0.150, side * 0.168))
        box('clip', (low, -0.030, 0.112), (high, 0.030, 0.170), clip, 0.005)
        for x in (-0.105, 0.105):
            box('rib', (x - 0.006, side * 0.107 - 0.004, 0.012), (x + 0.006, side * 0.107 + 0.004, 0.138), edge, 0.002)
    box('frame', (-0.062, -0.1085, 0.040), (0.062, -0.1035, 0.112), edge, 0.003)
    box('paper', (-0.055, -0.1105, 0.046), (0.055, -0.1065, 0.106), material('#ffffff', 0.65), 0.001)
    for row, wide in enumerate((0.076, 0.050, 0.064)):
        box('line', (-0.044, -0.1116, 0.090 - row * 0.016), (-0.044 + wide, -0.1100, 0.0945 - row * 0.016),
            material('#95a1ab', 0.7), 0)


def flask():
    """A wide-necked bottle for whatever a site keeps in it."""
    shell = material('#eef2f4', 0.30, shine=0.5, coat=0.25)
    cap, print_ = material('#cdd5da', 0.42, shine=0.4, coat=0.1), material('#9aa6b0', 0.7)
    profile = [(0.0, 0.003), (0.034, 0.001), (0.0405, 0.005), (0.043, 0.014), (0.043, 0.138), (0.0415, 0.150),
               (0.035, 0.162), (0.0275, 0.169), (0.0255, 0.174), (0.0255, 0.184)]
    lathe('flask', profile, shell, sides=64)
    cylinder('collar', (0, 0, 0.1795), 0.0300, 0.006, cap, bevel=0.002, sides=64)
    cylinder('cap', (0, 0, 0.201), 0.0310, 0.036, cap, bevel=0.005, sides=64)
    for turn in np.linspace(0, 2 * math.pi, 30, endpoint=False):
        x, y = 0.031 * math.cos(turn), 0.031 * math.sin(turn)
        tube('grip', [(x, y, 0.188), (x, y, 0.214)], 0.0012, cap, False)
    cylinder('label', (0, 0, 0.082), 0.0436, 0.082, material('#ffffff', 0.6), bevel=0.001, sides=64)
    for z in (0.0425, 0.1215):
        cylinder('edge', (0, 0, z), 0.0440, 0.003, print_, bevel=0.0005, sides=64)
    for row, wide in enumerate((0.9, 0.55, 0.75)):
        points = [(0.0440 * math.sin(turn), -0.0440 * math.cos(turn), 0.102 - row * 0.018)
                  for turn in np.linspace(-wide, wide * 0.4, 9)]
        tube('line', points, 0.0018, print_)
    ball('shine', (0.0255, -0.0310, 0.145), (0.004, 0.003, 0.009), material('#ffffff', 0.4))


def driver():
    """A screwdriver: the handle takes the colour, the blade stays pale steel."""
    grip, ring = material('#eceff1', 0.45, shine=0.4, coat=0.15), material('#c4ccd2', 0.5)
    steel = material('#d3dadf', 0.22, 0.85)
    with group((0, 0, 0.021), 0.0):
        handle = lathe('handle', [(0.0, -0.128), (0.012, -0.127), (0.0185, -0.118), (0.0205, -0.100), (0.0195, -0.070),
                                  (0.0165, -0.045), (0.0135, -0.030), (0.0155, -0.018), (0.0150, -0.004), (0.0, -0.002)],
                       grip, sides=48)
        handle.rotation_euler = (0, math.pi / 2, 0)
        for turn in np.linspace(0, 2 * math.pi, 8, endpoint=False):
            y, z = 0.0193 * math.cos(turn), 0.0193 * math.sin(turn)
            tube('flute', [(-0.112, y, z), (-0.085, y * 1.03, z * 1.03), (-0.058, y * 0.93, z * 0.93)], 0.0026, ring)
        cylinder('collar', (-0.001, 0, 0), 0.0125, 0.008, ring, 'X', 0.002, 40)
        cylinder('blade', (0.062, 0, 0), 0.0046, 0.124, steel, 'X', 0.001, 32)
        box('tip', (0.120, -0.0058, -0.0016), (0.142, 0.0058, 0.0016), steel, 0.0008)
