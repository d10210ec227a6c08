// Reads one fact of the state by its key, for the conditions of a reference.
import { aspectSchema } from '#contract/simulation/room-kinds.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { airlockOf } from './airlock.ts';
import { fitOf, isBare } from './person-aspects.ts';
import { heldBy, inBag, itemOf, subjectOf, wornBy } from './possession.ts';
import { indexOf } from './ruleset-index.ts';
import type { RoomState, Subject } from './state.ts';
import { areHandsSoiled } from './hands.ts';
import { wornGloves } from './touch.ts';
import { astrayThings, sideOf, streetShoes } from './whereabouts.ts';

/**
 * Reads one fact; an unknown key gives ''. The keys:
 * The person: `location`, `posture`, `hands`, `washed` (with soap, once), `soles`, `held` (how many things), `blown`, `aspect.<aspect>`,
 * `bare.<aspect>` (it is visible), `touches.<kind>` (how many).
 * Clothes: `worn.<craft>` (no, yes, or its state), `slot.<slot>` (no, yes, or the worn thing's state),
 * `fit.<slot>` (none, right, wrong: by the person's size), `gloves` (none, clean, soiled),
 * `soiled.<slot>` (whether what is worn there has touched dirt).
 * Things: `place.<subject>` (P001, P002, P003 or a zone's id), `drop.<subject>` (the same with the zone's
 * dropId), `carried.<trait>` and `has.<craft>` (worn, held or in a bag that is held).
 * Whereabouts: `side` (of a bench that parts the room), `streetShoes` (worn or put down on the clean side, carried
 * past the room where they are changed, or away), `astray` (a thing of the person's own lies where it must not).
 * The suite: `closet.<furniture>` (open, locked), `hint.<furniture>`,
 * `airlock.<location>` (shut, entered, blown), `door.<door>` with a card reader (open, locked).
 */
export function read(ruleset: RoomRuleset, state: RoomState, key: string): string {
  const dot = key.indexOf('.');
  const kind = dot === -1 ? key : key.slice(0, dot);
  const name = dot === -1 ? '' : key.slice(dot + 1);
  return readers.get(kind)?.(ruleset, state, name) ?? '';
}

type Reader = (ruleset: RoomRuleset, state: RoomState, name: string) => string | undefined;

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['location', (_ruleset, state) => state.person.location],
  ['posture', (_ruleset, state) => state.person.posture],
  ['hands', (_ruleset, state) => (areHandsSoiled(state) ? 'soiled' : state.person.hands)],
  ['washed', (_ruleset, state) => yesNo(state.person.isWashed === true)],
  ['soles', (_ruleset, state) => (state.person.isSoleClean ? 'clean' : 'dirty')],
  ['held', (_ruleset, state) => String(heldBy(state).length)],
  ['hint', (_ruleset, state, name) => yesNo(state.hintsTaken.includes(name))],
  ['aspect', (_ruleset, state, name) => yesNo(state.person.aspects.some((aspect) => aspect === name))],
  ['worn', (_ruleset, state, name) => readWorn(state, name)],
  ['place', (_ruleset, state, name) => placeName(subjectOf(state, name))],
  ['drop', (ruleset, state, name) => dropName(ruleset, subjectOf(state, name))],
  ['slot', (ruleset, state, name) => readSlot(ruleset, state, name)],
  ['fit', (ruleset, state, name) => fitOf(indexOf(ruleset), state, name)],
  ['bare', (ruleset, state, name) => readBare(ruleset, state, name)],
  ['gloves', readGloves],
  ['soiled', (ruleset, state, name) => yesNo(wornIn(ruleset, state, name)?.isSoiled === true)],
  ['side', (ruleset, state) => sideOf(indexOf(ruleset), state.person)],
  ['streetShoes', (ruleset, state) => streetShoes(indexOf(ruleset), state)],
  ['astray', (ruleset, state) => yesNo(astrayThings(indexOf(ruleset), state).length > 0)],
  ['blown', (_ruleset, state) => yesNo(state.person.isBlown === true)],
  ['airlock', (_ruleset, state, name) => airlockOf(state, name)],
  ['door', (_ruleset, state, name) => readDoor(state, name)],
  ['touches', (_ruleset, state, name) => String(state.touches.filter(({ kind }) => kind === name).length)],
  ['closet', (_ruleset, state, name) => readCloset(state, name)],
  [
    'carried',
    (ruleset, state, name) => yesNo(carriedBy(ruleset, state).some((own) => hasTrait(ruleset, own, name))),
  ],
  ['has', (ruleset, state, name) => yesNo(carriedBy(ruleset, state).some((own) => own.craft === name))],
]);

/** Everything that moves with the person. */
function carriedBy(ruleset: RoomRuleset, state: RoomState): readonly Subject[] {
  const held = heldBy(state);
  const isBagHeld = held.some((subject) => hasTrait(ruleset, subject, 'container'));
  return [...held, ...wornBy(state), ...(isBagHeld ? inBag(state) : [])];
}

function hasTrait(ruleset: RoomRuleset, subject: Subject, trait: string): boolean {
  return itemOf(indexOf(ruleset), subject)?.traits.some((own) => own === trait) ?? false;
}

function readWorn(state: RoomState, craft: string): string {
  const worn = wornBy(state).find((subject) => subject.craft === craft);
  return worn ? (worn.state ?? 'yes') : 'no';
}

function wornIn(ruleset: RoomRuleset, state: RoomState, slot: string): Subject | undefined {
  return wornBy(state).find((subject) => itemOf(indexOf(ruleset), subject)?.slot === slot);
}

function readSlot(ruleset: RoomRuleset, state: RoomState, slot: string): string {
  const worn = wornIn(ruleset, state, slot);
  return worn ? (worn.state ?? 'yes') : 'no';
}

function readBare(ruleset: RoomRuleset, state: RoomState, name: string): string {
  const aspect = aspectSchema.options.find((known) => known === name);
  return yesNo(aspect !== undefined && isBare(indexOf(ruleset), state, aspect));
}

function readGloves(ruleset: RoomRuleset, state: RoomState): string {
  const gloves = wornGloves(indexOf(ruleset), state);
  if (!gloves) return 'none';
  return gloves.isSoiled ? 'soiled' : 'clean';
}

function placeName(subject: Subject | undefined): string | undefined {
  return subject?.place.at === 'zone' ? subject.place.zone : subject?.place.at;
}

function dropName(ruleset: RoomRuleset, subject: Subject | undefined): string | undefined {
  if (subject?.place.at !== 'zone') return subject?.place.at;
  return indexOf(ruleset).zones.get(subject.place.zone)?.dropId;
}

function readCloset(state: RoomState, id: string): string | undefined {
  const isOpen = Object.hasOwn(state.closets, id) ? state.closets[id] : undefined;
  return isOpen === undefined ? undefined : isOpen ? 'open' : 'locked';
}

function readDoor({ doors = {} }: RoomState, id: string): string | undefined {
  const isOpen = Object.hasOwn(doors, id) ? doors[id] : undefined;
  return isOpen === undefined ? undefined : isOpen ? 'open' : 'locked';
}

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no';
}
