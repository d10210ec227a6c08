"""Clothes of the catalogue as things: folded, hung and carried, with their icons."""
from studio.props import cleanwear, garments, outerwear
from studio.props.pictures import Item, Pose, job

_FOLDED = Pose((10, 10, 0))

JOBS = [job(item) for item in (
    Item('S006', garments.shirt_folded, garments.shirt_held, garments.shirt_hung, _FOLDED),
    Item('S007', garments.jeans_folded, garments.jeans_held, garments.jeans_hung, _FOLDED),
    Item('S008', cleanwear.inner_folded, cleanwear.inner_held, cleanwear.inner_hung, _FOLDED),
    Item('S009', outerwear.folded, outerwear.held, outerwear.hung, _FOLDED),
    Item('S028', cleanwear.coverall_folded, cleanwear.coverall_held, cleanwear.coverall_hung, _FOLDED),
)]
