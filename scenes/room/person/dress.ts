// Which layers of the person's picture are visible, from what is worn; independent of any drawing.
import type { ItemColour } from '#contract/simulation/item-colours.ts';
import type { RoomState, Subject } from '#machines/room/state.ts';
import type { ItemLook, ItemLooks } from '../things/item-looks.ts';

/** Layers that use another picture when no coverall is worn. */
const ALONE: Readonly<Record<string, string>> = { reusableShoecovers: 'reusableShoecovers-alone' };

/** Every layer that a thing may show in any of its states. */
export function layersOf({ layer, states }: ItemLook): readonly string[] {
  if (layer === undefined) return [];
  if (states.length > 0) return states.map((state) => `${layer}-${state}`);
  const alone = ALONE[layer];
  return alone === undefined ? [layer] : [layer, alone];
}

function layerOf(subject: Subject, looks: ItemLooks): string | undefined {
  const { layer, states = [] } = looks.get(subject.craft) ?? {};
  const [first] = states;
  return layer === undefined || first === undefined ? layer : `${layer}-${subject.state ?? first}`;
}

/** Overboots have another picture over the wide leg of a coverall. */
function chooseVariant(layers: Set<string>): void {
  const isInCoverall = layers.has('coverall-open') || layers.has('coverall-closed');
  if (isInCoverall) return;
  for (const [layer, alone] of Object.entries(ALONE)) if (layers.delete(layer)) layers.add(alone);
}

/** The colours that are laid over layers; the others keep their own. */
export function coloursOf(state: RoomState, looks: ItemLooks): ReadonlyMap<string, ItemColour> {
  const worn = Object.values(state.subjects).filter(({ place }) => place.at === 'P001');
  return new Map(
    worn.flatMap((subject): (readonly [string, ItemColour])[] => {
      const layer = layerOf(subject, looks);
      const { colour = 'white' } = looks.get(subject.craft) ?? {};
      if (layer === undefined || colour === 'white') return [];
      return [layer, ALONE[layer]].flatMap((name) => (name === undefined ? [] : [[name, colour] as const]));
    }),
  );
}

/** All layers over the undressed body, in any order: the manifest defines the order. */
export function dressOf(state: RoomState, looks: ItemLooks): ReadonlySet<string> {
  const layers = new Set<string>();
  for (const subject of Object.values(state.subjects)) {
    const layer = subject.place.at === 'P001' ? layerOf(subject, looks) : undefined;
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
