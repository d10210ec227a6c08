// What a mirror shows: the person's layers from the front, and notes where something is not right yet.
import type { Manifest } from '#assets/manifest.ts';
import { inEveryLanguage, PUNCTUATION, textIn } from '#contract/languages.ts';
import type { ItemColour } from '#contract/simulation/item-colours.ts';
import type { Item } from '#contract/simulation/room-catalogue.ts';
import type { ParticleCause } from '#contract/simulation/room-particles.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { particlesOf } from '#machines/room/particles.ts';
import type { ActionTarget } from '#machines/room/possible-actions.ts';
import { heldItems, wornItems, type OwnedItem } from '#machines/room/selectors.ts';
import type { RoomState } from '#machines/room/state.ts';
import { itemStateWords } from '#machines/room/twin/twin-words.ts';
import { coloursOf, dressOf } from '#scenes/room/person/dress.ts';
import { itemLooksOf } from '#scenes/room/things/item-looks.ts';

/** The whole person, or a close-up of the head. */
type Look = 'figure' | 'head';

/** The figure's toes are separate pictures. */
const LOOK_PARTS: Readonly<Record<Look, readonly string[]>> = { figure: ['figure', 'feet'], head: ['head'] };

/** A point on the person, as named in the manifest. */
export type Spot = 'hair' | 'face' | 'ears' | 'trunk' | 'belt' | 'legs' | 'leftHand' | 'rightHand' | 'feet';

/** Bottom first. */
export function mirrorNames(
  manifest: Manifest,
  ruleset: RoomRuleset,
  state: RoomState,
  look: Look,
): readonly string[] {
  const { gender } = state.person;
  const dress = dressOf(state, itemLooksOf(ruleset));
  const layers = manifest.people[gender].layers.filter((layer) => layer === 'body' || dress.has(layer));
  return ['shadow', ...layers]
    .flatMap((layer) => LOOK_PARTS[look].map((part) => `mirror/${gender}/${layer}/${part}`))
    .filter((name) => manifest.sprites[name] !== undefined);
}

/** The colours laid over the person's layers. */
export function mirrorColours(ruleset: RoomRuleset, state: RoomState): ReadonlyMap<string, ItemColour> {
  return coloursOf(state, itemLooksOf(ruleset));
}

export interface MirrorNote {
  readonly id: string;
  readonly text: Trilingual;
  readonly spot: Spot;
  /** What an action would apply to: the worn or held thing, else the person. */
  readonly target: ActionTarget;
}

/**
 * Causes of shed particles, the worst first; if the ruleset has no figures, whatever is worn wrongly. A
 * mirror does not show whether clothes were blown clean.
 */
export function mirrorNotes(ruleset: RoomRuleset, state: RoomState): readonly MirrorNote[] {
  const { particles } = ruleset;
  if (!particles) return wornWrongly(ruleset, state);
  const causes = new Map(particles.causes.map((cause) => [cause.id, cause]));
  return particlesOf(ruleset, state).shares.flatMap(({ cause: id, text }) => {
    const cause = causes.get(id);
    if (!cause || cause.when.some(({ key }) => key === 'blown')) return [];
    return [{ id, text, ...whereOf(ruleset, state, cause) }];
  });
}

function wornWrongly(ruleset: RoomRuleset, state: RoomState): readonly MirrorNote[] {
  return wornItems(ruleset, state).flatMap(({ subject, item }) => {
    const word =
      subject.state === 'wrong' || subject.state === 'open' ? itemStateWords.get(subject.state) : undefined;
    const target = { kind: 'item', id: subject.id } as const;
    return word ? [{ id: subject.id, text: joined(item.text, word), spot: spotOfItem(item), target }] : [];
  });
}

/** By a fact about the person, or by the slot of what is worn. */
const SPOTS: Readonly<Record<string, Spot>> = {
  'bare.longHair': 'hair',
  'bare.beard': 'face',
  'bare.mustaches': 'face',
  'aspect.makeup': 'face',
  hands: 'rightHand',
  gloves: 'rightHand',
  cap: 'hair',
  face: 'face',
  eyes: 'face',
  ears: 'ears',
  clip: 'trunk',
  legs: 'legs',
  foot: 'feet',
  overFoot: 'feet',
};

/** Uses the first condition of a cause that has a place. */
function whereOf(
  ruleset: RoomRuleset,
  state: RoomState,
  { when }: ParticleCause,
): Pick<MirrorNote, 'spot' | 'target'> {
  const worn = wornItems(ruleset, state);
  for (const { key } of when) {
    const [kind = '', name = ''] = key.split('.');
    if (kind === 'carried' || kind === 'has') return carried(heldItems(ruleset, state), name);
    const own = worn.find(({ subject, item }) => (kind === 'worn' ? subject.craft : item.slot) === name);
    const target: ActionTarget = own ? { kind: 'item', id: own.subject.id } : { kind: 'person' };
    const spot = SPOTS[key] ?? (own ? spotOfItem(own.item) : SPOTS[name]);
    if (spot) return { spot, target };
  }
  return { spot: 'trunk', target: { kind: 'person' } };
}

function carried(held: readonly OwnedItem[], name: string): Pick<MirrorNote, 'spot' | 'target'> {
  const own = held.find(
    ({ subject, item }) => subject.craft === name || item.traits.some((trait) => trait === name),
  );
  return { spot: 'leftHand', target: own ? { kind: 'item', id: own.subject.id } : { kind: 'person' } };
}

const BODY_SPOTS: Readonly<Record<NonNullable<Item['bodyPath']>, Spot>> = {
  feet: 'feet',
  legs: 'legs',
  hands: 'rightHand',
  head: 'face',
  tors: 'trunk',
  body: 'trunk',
};

function spotOfItem({ slot, bodyPath }: Item): Spot {
  return SPOTS[slot ?? ''] ?? (bodyPath ? BODY_SPOTS[bodyPath] : 'trunk');
}

function joined(name: Trilingual, word: Trilingual): Trilingual {
  return inEveryLanguage((language) => {
    const { open, close } = PUNCTUATION[language];
    return `${textIn(name, language)}${open}${textIn(word, language)}${close}`;
  });
}
