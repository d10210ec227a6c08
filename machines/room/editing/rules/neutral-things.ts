// Things that a site names itself: a box, a bottle, a tool; and the pale garments of a catalogue, which any colour suits.
import type { ItemColour } from '#contract/simulation/item-colours.ts';
import type { Item } from '#contract/simulation/room-catalogue.ts';
import type { RoomRules } from '#contract/simulation/room-ruleset.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { withAddedItem, withColour, withOwnItem, type EditedRules } from './edit-items.ts';

interface NeutralThing {
  readonly id: 'box' | 'bottle' | 'tool';
  /** The code of its pictures. */
  readonly code: string;
  readonly heightToWidth: number;
  /** How wide it is where it lies in a close-up, in percent. */
  readonly width: number;
}

const THINGS: readonly NeutralThing[] = [
  { id: 'box', code: 'N001', heightToWidth: 0.7, width: 14 },
  { id: 'bottle', code: 'N002', heightToWidth: 2.4, width: 6 },
  { id: 'tool', code: 'N003', heightToWidth: 0.3, width: 10 },
];
const GARMENTS: readonly string[] = ['coverall', 'hat', 'reusableShoecovers', 'innerGloves'];

/** What stands on the shelf of neutral things: named by the product, or a garment of the rules. */
export type OnShelf =
  | { readonly kind: 'thing'; readonly id: NeutralThing['id']; readonly code: string }
  | { readonly kind: 'garment'; readonly id: string; readonly code: string };

export function neutralShelf({ items }: RoomRules): readonly OnShelf[] {
  const garments = items.filter(({ id }) => GARMENTS.includes(id));
  return [
    ...THINGS.map(({ id, code }) => ({ kind: 'thing', id, code }) as const),
    ...garments.map(
      ({ id, code, looksLike }) => ({ kind: 'garment', id, code: looksLike?.code ?? code }) as const,
    ),
  ];
}

/** Places where anything carried may be put down, as the catalogue has them for things of no purpose of their own. */
function positionsOf({ items }: RoomRules, width: number): Item['positions'] {
  const carried = items.filter(
    ({ type, mandatoryPosition }) => type === 'subject' && mandatoryPosition === undefined,
  );
  const [most] = carried.toSorted((a, b) => b.positions.length - a.positions.length);
  const places = (most?.positions ?? []).map(({ dropId, left, top }) => ({ dropId, left, top, width }));
  return places.length > 0 ? places : [{ dropId: 'P003', left: 20, top: 50, width }];
}

function made(rules: RoomRules, from: OnShelf, text: Trilingual): EditedRules {
  if (from.kind === 'garment') return withOwnItem(rules, from.id, text);
  const thing = THINGS.find(({ id }) => id === from.id);
  if (thing === undefined) return { ok: false, reason: 'unknown' };
  const { id: layer, code, heightToWidth, width } = thing;
  return withAddedItem(rules, {
    text,
    type: 'subject',
    looksLike: { code, layer },
    heightToWidth,
    bannedWith: [],
    traits: [],
    positions: positionsOf(rules, width),
  });
}

/** A thing of the site's own, from the shelf of neutral ones, in a colour. */
export function withNeutral(
  rules: RoomRules,
  from: OnShelf,
  text: Trilingual,
  colour: ItemColour,
): EditedRules {
  const edited = made(rules, from, text);
  const id = edited.ok ? edited.rules.items.at(-1)?.id : undefined;
  return edited.ok && id !== undefined ? withColour(edited.rules, id, colour) : edited;
}
