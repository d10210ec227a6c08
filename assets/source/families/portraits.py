"""Portraits for conversations and telephone calls: seven people, calm, speaking, worried."""
from studio.clothes.shirts import shirt as street_shirt
from studio.job import Job
from studio.people import hair
from studio.people.part import Part, paint
from studio.portraits import outfits, sitter
from studio.portraits.moods import Face


def _hair(make, colour, step=0.0034):
    return lambda figure: [Part(make(figure), paint(colour, rough=0.55, shine=0.30, grain=(70, 0.30)), step, 1)]


def _whiskers(make, colour):
    return lambda figure: [Part(make(figure), paint(colour, rough=0.8), 0.0026, 1)]


def _worn(*makers):
    return lambda figure: [part for make in makers for part in make(figure)]


_WHITE = ('#eef1f4', '#e3e8ed', '#c3ccd5')
_CAST = {
    'boss': ('man', '#d8a681', Face(iris='#51697a', brow='#4a4340', age=0.75), -26, _worn(
        _hair(hair.short_cut, '#6b6663'), lambda figure: outfits.shirt(figure, *_WHITE),
        lambda figure: outfits.tie(figure, '#8c2f3a'),
        lambda figure: outfits.blazer(figure, '#34435e', '#232f45', '#3e4f6e'))),
    'bosssite': ('girl', '#e6bb9c', Face(iris='#5b6f60', brow='#75604a', lip='#b5605f', line='#7d3c3b',
                                         crease='#c18d70', age=0.8), 24,
                 _worn(_hair(hair.tied_back, '#a99f95'), outfits.spectacles,
                       lambda figure: outfits.shirt(figure, *_WHITE),
                       lambda figure: outfits.blazer(figure, '#6d3b4b', '#4e2835', '#7c4656'))),
    'serviceman': ('man', '#cf9871', Face(iris='#5a4632', brow='#2c1f18', crease='#a8734f', brow_thick=1.15), 26, _worn(
        _hair(hair.short_cut, '#2d211b'), _whiskers(hair.full_beard, '#35261e'), outfits.overalls)),
    'engineer': ('girl', '#dcae88', Face(iris='#3d2a20', brow='#231a18', lip='#bd6f66', line='#843f3a',
                                         crease='#bb865f'), -24, _worn(
        _hair(hair.tied_back, '#231d1f'), outfits.clean_suit)),
    'energy': ('man', '#cb9878', Face(iris='#4c5f52', brow='#8d8781', crease='#a5714f', age=1.0, brow_thick=1.2), -22,
               _worn(
        _hair(hair.short_cut, '#8f8a85'), _whiskers(hair.moustache, '#96918b'), outfits.hard_hat, outfits.work_jacket)),
    'man': ('man', '#dcaa88', Face(), 24, _worn(_hair(hair.short_cut, '#4b3426'), street_shirt)),
    'girl': ('girl', '#ecc2a5', Face(iris='#4f6b3c', brow='#5b3a26', lip='#cf7f78', line='#8f4340', crease='#cc9579'),
             -24, _worn(
        _hair(hair.tied_back, '#6e3f25'), street_shirt)),
}


def _drawn(who):
    sex, skin, face, turn, dress = _CAST[who]
    return lambda out: sitter.draw(out, who, sex, skin, face, dress, turn)


JOBS = [Job(who, _drawn(who), 60.0) for who in _CAST]
