// Sets of clothes that are checked together: layers over the undressed body.
export const DRESS_PRESETS = {
  bare: ['hairShort'],
  street: ['boots', 'jeans', 'shirt', 'hairShort', 'keyCard'],
  coat: ['boots', 'jeans', 'shirt', 'hairLong', 'coat', 'earrings', 'makeup', 'keyCard'],
  visitor: ['shoeCovers', 'jeans', 'shirt', 'mustaches', 'hairShort', 'keyCard'],
  inner: ['crocs', 'underwear', 'beard', 'hairShort', 'keyCard'],
  capped: ['crocs', 'underwear', 'hairTucked', 'hat', 'mask-correct', 'keyCard'],
  open: [
    'crocs',
    'underwear',
    'hairTucked',
    'hat',
    'mask-wrong',
    'coverall-open',
    'gloves-wrong',
    'reusableShoecovers',
  ],
  clean: [
    'crocs',
    'underwear',
    'hairTucked',
    'hat',
    'mask-correct',
    'coverall-closed',
    'reusableShoecovers',
    'gloves-correct',
    'safetyGlasses',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type DressPreset = keyof typeof DRESS_PRESETS;
