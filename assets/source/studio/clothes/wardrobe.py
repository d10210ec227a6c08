"""Every layer of clothes: how it is made and what may lie in front of it. The order is that of drawing, bottom first."""
from studio.clothes.badge import key_card
from studio.clothes.coats import coat
from studio.clothes.coverall import coverall_closed, coverall_open
from studio.clothes.footwear import boots, crocs, reusable_shoecovers, shoe_covers
from studio.clothes.handwear import gloves_correct, gloves_wrong
from studio.clothes.headwear import hat, mask_correct, mask_wrong, safety_glasses
from studio.clothes.inner import underwear
from studio.clothes.legwear import jeans
from studio.clothes.shirts import shirt
from studio.people.part import Wearable

# Gloves under the sleeve come first: every sleeve then covers their cuff. Shoes are hidden by a leg in an inner suit,
# what is over the coverall by the coverall; overboots without a coverall are a layer of their own, or its wide legs would
# tear them.
WEARABLES = {
    'gloves-wrong': Wearable(gloves_wrong),
    'underwear': Wearable(underwear),
    'boots': Wearable(boots, ('body', 'underwear')),
    'crocs': Wearable(crocs, ('body', 'underwear')),
    'shoeCovers': Wearable(shoe_covers, ('body', 'underwear')),
    'jeans': Wearable(jeans),
    'shirt': Wearable(shirt),
    'coat': Wearable(coat),
    'coverall-open': Wearable(coverall_open),
    'mask-wrong': Wearable(mask_wrong),
    'mask-correct': Wearable(mask_correct),
    'safetyGlasses': Wearable(safety_glasses),
    'hat': Wearable(hat),
    'coverall-closed': Wearable(coverall_closed),
    'reusableShoecovers': Wearable(reusable_shoecovers, ('body', 'coverall-closed')),
    'reusableShoecovers-alone': Wearable(reusable_shoecovers, ('body', 'underwear')),
    'keyCard': Wearable(key_card, ('body', 'coverall-closed')),
    'gloves-correct': Wearable(gloves_correct, ('body', 'coverall-closed')),
}

# All layers of a person, bottom first; the body, its face and hair are made by `studio.people`.
ORDER = ('body', 'makeup', 'gloves-wrong', 'underwear', 'boots', 'crocs', 'shoeCovers', 'jeans', 'shirt', 'beard', 'mustaches',
         'earrings', 'hairShort', 'hairTucked', 'coat', 'hairLong', 'coverall-open', 'mask-wrong', 'mask-correct',
         'safetyGlasses', 'hat', 'coverall-closed', 'reusableShoecovers', 'reusableShoecovers-alone', 'keyCard',
         'gloves-correct')
