// What it takes to make one fact of a state true: roughly how many moves, and which things and furniture.
import type { StateCondition } from '#contract/simulation/reference.ts';
import type { Item } from '#contract/simulation/room-catalogue.ts';
import { findBag, heldBy, inBag, itemOf, wornBy } from '../possession.ts';
import { read } from '../read.ts';
import type { RulesetIndex } from '../ruleset-index.ts';
import {
  about,
  both,
  closetNeed,
  goingTo,
  inTurn,
  laying,
  movesToKind,
  movesToLocation,
  reaching,
  type Need,
  type Situation,
} from './reach.ts';
import type { RoomState, Subject } from '../state.ts';

/** What it takes to make an unmet condition true. */
export function needFor(now: Situation, { key, is = [] }: StateCondition): Need {
  const dot = key.indexOf('.');
  const name = key.slice(dot + 1);
  const need = needs.get(dot === -1 ? key : key.slice(0, dot));
  return need?.(now, name, is[0] ?? '') ?? about(1);
}

const needs: ReadonlyMap<string, (now: Situation, name: string, wanted: string) => Need> = new Map([
  ['location', (now, _name, wanted) => movesToLocation(now, wanted)],
  ['worn', (now, name) => wearing(now, name)],
  ['slot', (now, name, wanted) => (wanted === 'no' ? takingOff(now, name) : wearingIn(now, name))],
  ['fresh', (now, name) => renewing(now, name)],
  ['drop', (now, name, wanted) => storing(now, name, wanted)],
  ['fit', (now, name) => wearingIn(now, name)],
  ['gloves', (now) => wearingIn(now, 'hands')],
  ['closet', (now, name) => closetNeed(now, name)],
  ['has', (now, name) => fetching(now, name)],
  ['carried', (now, name) => leaving(now, name)],
  ['place', (now, name) => outOfBag(now, name)],
  [
    'aspect',
    (now) => inTurn(laying(now, heldBy(now.state)), both(movesToKind(now, 'makeupRemover'), about(1))),
  ],
  ['hands', (now) => washing(now)],
]);

function washing(now: Situation): Need {
  const bare = clearing(now, [...wornIn(now, 'hands'), ...wornIn(now, 'underHands')]);
  return now.state.person.hands === 'wet'
    ? inTurn(bare, both(movesToKind(now, 'dryer'), about(1)))
    : inTurn(bare, both(movesToKind(now, 'sink'), about(3)));
}

/** As many as wearing takes, so that taking off what is wrong brings it nearer. */
const TURNS_OF_WEARING: readonly Need[] = [1, 1, 1, 1].map((moves) => about(moves));

/** What it takes to wear the right thing in a slot: in the person's size, in its right state, clean. */
function wearingIn(now: Situation, slot: string): Need {
  const { index, state } = now;
  const sizes: readonly string[] = [state.person.handSize, state.person.faceSize];
  const size = slot === 'hands' ? sizes[0] : sizes[1];
  const fits = (item: Item) => item.slot === slot && (item.size === undefined || item.size === size);
  const craft = index.ruleset.items.find(fits)?.id ?? '';
  const under = (index.slots.get(slot)?.covers ?? []).flatMap((covered) => wornIn(now, covered));
  const wrong = [
    ...wornIn(now, slot).filter((own) => own.craft !== craft || own.isSoiled),
    ...(slot === 'hands' ? under.filter(({ isSoiled }) => isSoiled) : []),
  ];
  return wrong.length > 0 ? inTurn(clearing(now, wrong), ...TURNS_OF_WEARING) : wearing(now, craft);
}

function takingOff(now: Situation, slot: string): Need {
  return clearing(now, wornIn(now, slot));
}

/** Whether one of the things is clean, worn or not. */
export function isFresh({ subjects }: RoomState, craft: string): boolean {
  return Object.values(subjects).some((own) => own.craft === craft && own.isSoiled !== true);
}

/** Throwing a soiled single-use thing away, so that a fresh one is issued; taking it off does the same. */
function renewing(now: Situation, craft: string): Need {
  const soiled = Object.values(now.state.subjects).filter((own) => own.craft === craft);
  const worn = soiled.filter(({ place }) => place.at === 'P001');
  if (worn.length > 0) return clearing(now, worn);
  const { id, need } = nearest(now, craft);
  return now.state.subjects[id]?.place.at === 'P002'
    ? both(movesToKind(now, 'trashBin'), about(1, id))
    : inTurn(need, about(2, id));
}

/** Bringing a thing to where it is kept: off the body, into a hand, to the furniture of the place. */
function storing(now: Situation, id: string, dropId: string): Need {
  const subject = now.state.subjects[id];
  if (!subject) return about(9);
  if (subject.place.at === 'P001') return inTurn(clearing(now, [subject]), about(2));
  if (subject.place.at !== 'P002') return inTurn(reaching(now, subject), about(2, id));
  return inTurn(goingTo(now, dropId), about(1, id));
}

function wornIn({ index, state }: Situation, slot: string): readonly Subject[] {
  return wornBy(state).filter((own) => itemOf(index, own)?.slot === slot);
}

function wearing(now: Situation, craft: string, depth = 0): Need {
  const { index, state } = now;
  const item = index.items.get(craft);
  if (!item || depth > 3) return about(9);
  const worn = wornBy(state).find((own) => own.craft === craft);
  if (worn) return inTurn(laying(now, heldBy(state)), about(1, worn.id));
  const { id, need } = nearest(now, craft);
  return inTurn(
    dependencies(now, item, depth),
    clearing(now, inTheWayOf(now, item), [id, bagAround(now, id)]),
    need,
    about(item.states ? 2 : 1, id),
  );
}

function dependencies(now: Situation, item: Item, depth: number): Need {
  const worn = new Set(wornBy(now.state).map(({ craft }) => craft));
  const rows = item.positions.find(({ dropId }) => dropId === 'P001')?.dependencies ?? [];
  const open = rows.map((row) => [row].flat()).filter((group) => !group.some((craft) => worn.has(craft)));
  return inTurn(...open.map(([first]) => wearing(now, first ?? '', depth + 1)));
}

/** Worn things to take off first: in the same slot, banned, required off, or worn over the slot. */
function inTheWayOf({ index, state }: Situation, item: Item): readonly Subject[] {
  const bans = index.bans.get(item.id);
  const off = item.positions.find(({ dropId }) => dropId === 'P001')?.requiresOff ?? [];
  return wornBy(state).filter((own) => {
    const row = itemOf(index, own);
    const isBanned = (bans?.has(own.craft) ?? false) || off.includes(own.craft);
    return isBanned || row?.slot === item.slot || isOver(index, row, item.slot);
  });
}

function isOver(index: RulesetIndex, row: Item | undefined, slot: string | undefined): boolean {
  const covered = [...(row?.covers ?? []), ...(index.slots.get(row?.slot ?? '')?.covers ?? [])];
  return slot !== undefined && covered.includes(slot);
}

/** Takes things off with all worn over them and lays them down; if none come off, `exceptIds` stay held. */
function clearing(now: Situation, list: readonly Subject[], exceptIds: readonly string[] = []): Need {
  const held = heldBy(now.state);
  const all = withCovers(now, list);
  if (all.length === 0) {
    return laying(
      now,
      held.filter(({ id }) => !exceptIds.includes(id)),
    );
  }
  return both(about(2 * all.length, ...all.map(({ id }) => id)), laying(now, held));
}

function withCovers({ index, state }: Situation, list: readonly Subject[]): readonly Subject[] {
  const all = new Set(list);
  for (const own of all) {
    const slot = itemOf(index, own)?.slot;
    for (const over of wornBy(state))
      if (over !== own && isOver(index, itemOf(index, over), slot)) all.add(over);
  }
  return [...all];
}

function nearest(now: Situation, craft: string): { readonly id: string; readonly need: Need } {
  const options = Object.values(now.state.subjects)
    .filter((subject) => subject.craft === craft)
    .map((subject) => ({ id: subject.id, need: reaching(now, subject) }));
  return options.toSorted((a, b) => a.need.moves - b.need.moves)[0] ?? { id: '', need: about(Infinity) };
}

/** The id of the bag that a thing is in, or ''. */
function bagAround({ index, state }: Situation, id: string): string {
  const isInBag = state.subjects[id]?.place.at === 'P003';
  return (isInBag && findBag(index, state)?.id) || '';
}

function fetching(now: Situation, craft: string): Need {
  const { id, need } = nearest(now, craft);
  return both(need, about(0, id));
}

function outOfBag(now: Situation, id: string): Need {
  const subject = now.state.subjects[id];
  return subject ? reaching(now, subject) : about(0);
}

/** Taking off or laying down everything with a trait; the bag too if it contains any. */
function leaving(now: Situation, trait: string): Need {
  const { index, state } = now;
  const has = (own: Subject) => itemOf(index, own)?.traits.some((known) => known === trait) ?? false;
  const isBagHeld = inBag(state).some(has) && read(index.ruleset, state, 'carried.container') === 'yes';
  const isBag = (own: Subject) => itemOf(index, own)?.traits.includes('container') ?? false;
  const held = heldBy(state).filter((own) => has(own) || (isBagHeld && isBag(own)));
  const worn = wornBy(state).filter(has);
  return worn.length > 0 ? clearing(now, worn) : laying(now, held);
}
