"""What is worn together: the dresses that are looked at, bottom first as one puts them on."""

_STREET = ('jeans', 'shirt', 'boots')
_INNER = ('underwear', 'crocs')
_CLEAN = ('underwear', 'crocs', 'hat', 'mask-correct', 'reusableShoecovers', 'coverall-closed', 'gloves-correct',
          'safetyGlasses', 'keyCard')

DRESSES = {
    'bare': ('hairShort',),
    'street with coat': (*_STREET, 'coat', 'keyCard', 'hairShort'),
    'street with coat, long hair': (*_STREET, 'coat', 'keyCard', 'hairLong'),
    'street': (*_STREET, 'keyCard', 'hairShort'),
    'street, shoe covers': ('jeans', 'shirt', 'shoeCovers', 'keyCard', 'hairLong'),
    'coat on the skin': ('jeans', 'coat', 'boots', 'hairShort'),
    'inner suit, clogs': (*_INNER, 'keyCard', 'hairShort'),
    'inner suit, shoe covers': ('underwear', 'shoeCovers', 'hairLong'),
    'inner suit, boots': ('underwear', 'boots', 'hairShort'),
    'inner suit, cap, mask, gloves': (*_INNER, 'hat', 'mask-correct', 'gloves-correct', 'safetyGlasses'),
    'coverall open': (*_INNER, 'hat', 'mask-correct', 'coverall-open', 'keyCard'),
    'coverall open, bare head': (*_INNER, 'coverall-open', 'hairLong'),
    'clean': _CLEAN,
    'clean, shoe covers': ('shoeCovers', *(layer for layer in _CLEAN if layer != 'crocs')),
    'faults: mask, gloves, no overboots': (*_INNER, 'hat', 'mask-wrong', 'coverall-closed', 'gloves-wrong', 'keyCard'),
    'faults: street boots, no cap': ('underwear', 'boots', 'beard', 'mask-wrong', 'coverall-closed', 'gloves-wrong'),
    'faults: overboots first': (*_INNER, 'reusableShoecovers-alone', 'hat', 'mask-wrong', 'hairTucked'),
}

# Seen each time; the rest with `--all`.
QUICK_POSES = ('stand', 'sit', 'walk-0', 'walk-3')
