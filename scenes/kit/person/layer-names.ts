// The names of a person's pictures. A walk shows most of a layer's pictures within a second, so all are
// loaded together.
import type { Facing } from '#contract/simulation/room-kinds.ts';
import type { Manifest } from '#assets/manifest.ts';

const FACINGS = ['se', 'sw', 'nw', 'ne'] as const satisfies readonly Facing[];
/** Each layer's names are built once: they are requested with every state. */
const madeNames = new WeakMap<Manifest, Map<string, readonly string[]>>();

/** A layer of a person in every pose and facing. */
function namesOfLayer(manifest: Manifest, sex: 'man' | 'girl', layer: string): readonly string[] {
  const made = madeNames.get(manifest) ?? new Map<string, readonly string[]>();
  madeNames.set(manifest, made);
  const key = `${sex}/${layer}`;
  const known = made.get(key);
  if (known) return known;
  // An item that a site has added may have no picture on the person.
  const names = manifest.people[sex].poses
    .flatMap((pose) => FACINGS.map((facing) => `person/${sex}/${layer}/${pose}/${facing}`))
    .filter((name) => manifest.sprites[name]);
  made.set(key, names);
  return names;
}

export function layerNames(
  manifest: Manifest,
  sex: 'man' | 'girl',
  layers: Iterable<string>,
): readonly string[] {
  return [...layers].flatMap((layer) => namesOfLayer(manifest, sex, layer));
}
