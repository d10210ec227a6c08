"""Things as they lie or hang in places from near, each a picture of its own: larger than icons, seen from the front."""
from studio.near.things import hung, lying
from studio.props import belongings, cleanwear, footwear, garments, outerwear, protection, supplies

SIZES = ('S', 'M', 'L', 'XL')
# What lies flat is tilted to the eye.
_TILTED, _PROPPED = (38, 0, 0), (62, 0, 0)

JOBS = [
    lying('S001', footwear.shoe_covers, (0, 0, -14)),
    lying('S002', footwear.reusable_covers, (0, 0, -14)),
    lying('S003', footwear.boots, (0, 0, -24)),
    lying('S004', footwear.crocs, (0, 0, -24)),
    lying('S005', belongings.bag, (0, 0, 8)),
    lying('S006', garments.shirt_folded, _TILTED), hung('S006', garments.shirt_hung),
    lying('S007', garments.jeans_folded, _TILTED), hung('S007', garments.jeans_hung),
    lying('S008', cleanwear.inner_folded, _TILTED), hung('S008', cleanwear.inner_hung),
    lying('S009', outerwear.folded, _TILTED), hung('S009', outerwear.hung),
    lying('S010', belongings.earrings, _TILTED),
    lying('S011', protection.cap, _TILTED),
    lying('S012', belongings.apple),
    lying('S013', belongings.bottle),
    lying('S014', belongings.key_card, _PROPPED),
    lying('S015', belongings.laptop, (0, 0, 14)),
    lying('S016', belongings.pen, (0, 0, 24)),
    lying('S017', supplies.alcohol, (0, 0, 12)),
    lying('S018', supplies.napkin, _TILTED),
    *(lying(f'S0{19 + at}', protection.gloves(size), _PROPPED) for at, size in enumerate(SIZES)),
    *(lying(f'S0{23 + at}', protection.mask(size), _PROPPED) for at, size in enumerate(SIZES)),
    lying('S027', supplies.trash),
    lying('S028', cleanwear.coverall_folded, _TILTED), hung('S028', cleanwear.coverall_hung),
    lying('S029', protection.glasses, (14, 0, 0)),
    lying('S030', protection.inner_gloves, _PROPPED),
]
