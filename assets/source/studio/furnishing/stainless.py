"""Bright brushed stainless sheet of the clean side, lighter than the steel of the street side."""
from studio.materials import material


def bright(colour='#c9d1d7'):
    return material(colour, 0.36, 0.38, shine=0.5)
