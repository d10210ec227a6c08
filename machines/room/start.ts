// The state a case starts with.
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import {
  aspectSchema,
  sizeSchema,
  type Aspect,
  type Facing,
  type Size,
} from '#contract/simulation/room-kinds.ts';
import type { DropZone } from '#contract/simulation/room-map.ts';
import type { Airlock } from './airlock-machine.ts';
import { indexOf, type RulesetIndex } from './ruleset-index.ts';
import { OPPOSITE } from './grid.ts';
import { heldBy, itemOf } from './possession.ts';
import type { ItemPlace, Person, RoomState, Subject } from './state.ts';
import { isDirty, soiledIn, touched } from './touch.ts';
import { CODE_VERSION } from './version.ts';

/** The initial state, which names its version. Throws on an unknown id: cases are checked when they are saved. */
export function start(
  ruleset: RoomRuleset,
  play: RoomPlay,
  seed: number,
  codeVersion = CODE_VERSION,
): RoomState {
  const index = indexOf(ruleset);
  const state = bareState(index, play, seed);
  return codeVersion === 1 ? state : asTouched(index, { ...state, codeVersion });
}

/** With the dirt on what lies on a floor, in a bin or in a street bag, and on hands that hold something of the street. */
function asTouched(index: RulesetIndex, state: RoomState): RoomState {
  const soiled = Object.values(state.subjects).map((subject) => {
    const { place } = subject;
    const kind = place.at === 'zone' ? index.zones.get(place.zone)?.kind : undefined;
    return soiledIn(index, state, subject, place.at === 'P003' ? 'bag' : kind);
  });
  const subjects = Object.fromEntries(soiled.map((subject) => [subject.id, subject]));
  const dirty = heldBy(state).filter((subject) => isDirty(itemOf(index, subject)));
  return dirty.reduce<RoomState>((next, subject) => touched(index, next, subject, undefined, 0), {
    ...state,
    subjects,
  });
}

function bareState(index: RulesetIndex, play: RoomPlay, seed: number): RoomState {
  const { ruleset } = index;
  const subjects = startSubjects(index, play);
  return {
    rulesetId: ruleset.id,
    rulesetRevision: ruleset.revision,
    seed: seed >>> 0,
    random: seed >>> 0,
    atMs: 0,
    readyAtMs: 0,
    refusals: 0,
    person: startPerson(index, play),
    subjects: Object.fromEntries(subjects.map((subject) => [subject.id, subject])),
    closets: Object.fromEntries(play.furniture.map((piece) => [piece.id, piece.status])),
    ...startAirlocks(index, play),
    ...startDoors(index),
    activeKey: play.activeKey,
    isHintOn: play.isHintOn,
    hintsTaken: [],
    touches: [],
  };
}

/** The catalogue name in a subject's id, which is name-index. */
export function craftOf(id: string): string {
  return id.replace(/-\d+$/, '');
}

function startPerson(index: RulesetIndex, play: RoomPlay): Person {
  const { person } = play;
  const place = startPlace(index, person.location, person.position);
  const params = new Map(person.settings.map((setting) => [setting.id, setting.params]));
  return {
    gender: person.gender,
    location: person.location,
    x: place.x,
    y: place.y,
    ...startPosture(index, play),
    hands: 'unwashed',
    aspects: aspectSchema.options.filter((aspect: Aspect) => params.has(aspect)),
    handSize: sizeOf(params.get('handSize')),
    faceSize: sizeOf(params.get('faceSize')),
    isSoleClean: false,
  };
}

/** One who sits has the bench behind them. */
function startPosture(
  index: RulesetIndex,
  { person }: RoomPlay,
): Pick<Person, 'posture' | 'seat' | 'facing'> {
  const { facing } = startPlace(index, person.location, person.position);
  const bench = person.posture === 'sit' ? index.furniture.get(person.position) : undefined;
  return bench?.kind === 'bench'
    ? { posture: 'sitting', seat: bench.id, facing: OPPOSITE[facing] }
    : { posture: 'standing', facing };
}

/** A person who starts in an air shower counts as having entered from outside. */
function startAirlocks(index: RulesetIndex, play: RoomPlay): Pick<RoomState, 'airlocks'> {
  if (index.airlocks.length === 0) return {};
  const rows = index.airlocks.map((id): readonly [string, Airlock] => [
    id,
    id === play.person.location ? 'entered' : 'shut',
  ]);
  return { airlocks: Object.fromEntries(rows) };
}

/** Every door with a reader is shut. A suite without one has no such list: its logs keep their hashes. */
function startDoors({ ruleset }: RulesetIndex): Pick<RoomState, 'doors'> {
  const locked = ruleset.map.doors.filter(({ kind }) => kind === 'card');
  return locked.length === 0 ? {} : { doors: Object.fromEntries(locked.map(({ id }) => [id, false])) };
}

function sizeOf(text: string | undefined): Size {
  return sizeSchema.options.find((size) => size === text) ?? 'M';
}

function startPlace(
  index: RulesetIndex,
  locationId: string,
  position: string,
): { x: number; y: number; facing: Facing } {
  const approach = index.furniture.get(position)?.approaches[0];
  if (approach) return approach;
  const location = index.locations.get(locationId);
  if (!location) throw new Error(`The ruleset ${index.ruleset.id} has no location ${locationId}`);
  return { ...location.start, facing: 'se' };
}

function startSubjects(index: RulesetIndex, play: RoomPlay): readonly Subject[] {
  const worn = play.person.settings.filter((setting) => index.items.has(craftOf(setting.id)));
  return [
    ...worn.map((setting) =>
      withState(index, subjectAt(index, setting.id, craftOf(setting.id), { at: 'P001' }), setting.params),
    ),
    ...play.person.hand.map(({ id, craft }, order) =>
      subjectAt(index, id, craft, { at: 'P002', hand: order === 0 ? 'right' : 'left' }),
    ),
    ...play.person.bag.map(({ id, craft }) => subjectAt(index, id, craft, { at: 'P003' })),
    ...play.subject.map(({ id, craft, position }) =>
      subjectAt(index, id, craft, placeAt(index, play, position)),
    ),
  ];
}

function subjectAt(index: RulesetIndex, id: string, craft: string, place: ItemPlace): Subject {
  if (!index.items.has(craft)) throw new Error(`The ruleset ${index.ruleset.id} has no item ${craft}`);
  return { id, craft, place, isIssued: false };
}

function withState(index: RulesetIndex, subject: Subject, state: string | undefined): Subject {
  const states = index.items.get(subject.craft)?.states;
  const first = states?.[0];
  if (first === undefined) return subject;
  return { ...subject, state: state !== undefined && states?.includes(state) ? state : first };
}

/** A position is a zone's id or dropId; of several zones with one dropId, the active section's. */
function placeAt(index: RulesetIndex, play: RoomPlay, position: string): ItemPlace {
  const named = index.zones.get(position) ?? zoneByDropId(index, play, position);
  if (!named) throw new Error(`The ruleset ${index.ruleset.id} has no place ${position}`);
  return { at: 'zone', zone: named.id, x: named.anchor.x, y: named.anchor.y };
}

function zoneByDropId(index: RulesetIndex, play: RoomPlay, dropId: string): DropZone | undefined {
  const zones = index.ruleset.map.dropZones.filter((zone) => zone.dropId === dropId);
  const isActive = (zone: DropZone) => index.furniture.get(zone.furniture ?? '')?.section === play.activeKey;
  return zones.find(isActive) ?? zones[0];
}
