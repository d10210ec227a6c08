// Which layers of the person's picture are seen: from what is worn, held apart from any drawing.
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { RoomState, Subject } from '#machines/room/state.ts';

/** The layer that shows an item of this code when worn. Gloves, masks and the coverall add their state. */
const LAYERS: Readonly<Record<string, string>> = {
  S001: 'shoeCovers',
  S002: 'reusableShoecovers',
  S003: 'boots',
  S004: 'crocs',
  S006: 'shirt',
  S007: 'jeans',
  S008: 'underwear',
  S009: 'coat',
  S010: 'earrings',
  S011: 'hat',
  S014: 'keyCard',
  S019: 'gloves',
  S020: 'gloves',
  S021: 'gloves',
  S022: 'gloves',
  S023: 'mask',
  S024: 'mask',
  S025: 'mask',
  S026: 'mask',
  S028: 'coverall',
  S029: 'safetyGlasses',
};

/** Layers that a layer becomes without or with others over or under it. */
const VARIANTS: Readonly<Record<string, readonly string[]>> = {
  reusableShoecovers: ['reusableShoecovers', 'reusableShoecovers-alone'],
};

const STATES: Readonly<Record<string, readonly [string, string]>> = {
  gloves: ['wrong', 'correct'],
  mask: ['wrong', 'correct'],
  coverall: ['open', 'closed'],
};

/** Every layer that an item of this code may show, in whichever state. */
export function layersOf(code: string): readonly string[] {
  const layer = LAYERS[code];
  if (layer === undefined) return [];
  return STATES[layer]?.map((state) => `${layer}-${state}`) ?? VARIANTS[layer] ?? [layer];
}

/** By an item's catalogue name, its code. */
export function codesOf(ruleset: RoomRuleset): ReadonlyMap<string, string> {
  return new Map(ruleset.items.map((item) => [item.id, item.code]));
}

function layerOf(subject: Subject, codes: ReadonlyMap<string, string>): string | undefined {
  const layer = LAYERS[codes.get(subject.craft) ?? ''];
  const states = STATES[layer ?? ''];
  return states ? `${layer}-${subject.state ?? states[0]}` : layer;
}

/** Overboots over a coverall's wide leg are another picture than without. */
function chooseVariant(layers: Set<string>): void {
  const isInCoverall = layers.has('coverall-open') || layers.has('coverall-closed');
  if (!isInCoverall && layers.delete('reusableShoecovers')) layers.add('reusableShoecovers-alone');
}

/** All layers over the bare body, in no order: the manifest has the order. */
export function dressOf(state: RoomState, codes: ReadonlyMap<string, string>): ReadonlySet<string> {
  const layers = new Set<string>();
  for (const subject of Object.values(state.subjects)) {
    const layer = subject.place.at === 'P001' ? layerOf(subject, codes) : undefined;
    if (layer !== undefined) layers.add(layer);
  }
  chooseVariant(layers);
  const { aspects } = state.person;
  const isHairCovered = layers.has('hat') || layers.has('coverall-closed');
  if (isHairCovered) layers.add('hairTucked');
  else layers.add(aspects.includes('longHair') ? 'hairLong' : 'hairShort');
  for (const aspect of ['makeup', 'mustaches', 'beard'] as const)
    if (aspects.includes(aspect)) layers.add(aspect);
  return layers;
}
