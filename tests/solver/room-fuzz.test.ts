// Random play of the room: no broken invariant after any action, no dead end, the same state from JSON, and
// leaps equal small steps: a sample, in the full set ROOM_ACTIONS or 1,000,000 actions.
import { expect, test } from 'vitest';
import type { LogEntry } from '#contract/simulation/log.ts';
import { hashState } from '#machines/kit/hash.ts';
import { replay, type Moment } from '#machines/kit/replay.ts';
import { createTimeline } from '#machines/kit/timeline.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { indexOf } from '#machines/room/ruleset-index.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { findFinish } from '#machines/room/solver/find-finish.ts';
import { randomLog, startingAnywhere } from '#machines/room/solver/random-player.ts';
import type { RoomState } from '#machines/room/state.ts';
import { IS_FULL_SET } from '#tests/e2e/full-set.ts';

const ACTIONS = Number(process.env['ROOM_ACTIONS'] ?? (IS_FULL_SET ? 1_000_000 : 20_000));
const ACTIONS_OF_A_LOG = 500;
const ACTIONS_BETWEEN_SEARCHES = 1000;
const MAX_NODES = 60_000;
const MANNERS = ['mixed', 'legal', 'garbage'] as const;
const index = indexOf(ruleset);

/** What must hold in every state; each row names what is broken. */
const INVARIANTS: readonly (readonly [string, (state: RoomState) => boolean])[] = [
  ['one thing a hand', (state) => isUnique(held(state))],
  ['one thing a slot', (state) => isUnique(slots(state))],
  ['no more in the bag than it holds', (state) => countAt(state, 'P003') <= ruleset.bagCapacity],
  [
    'no more in a place than it holds',
    (state) =>
      ruleset.map.dropZones.every(
        ({ id, capacity, kind }) => kind === 'trash' || kind === 'rack' || inZone(state, id) <= capacity,
      ),
  ],
  ['the person stands in the location that the state names', (state) => isWhereItSays(state)],
  [
    'one who is in production was blown',
    (state) => state.person.location !== 'production' || wasBlown(state),
  ],
  [
    'a sitting person sits on a bench',
    (state) => (state.person.posture === 'sitting') === (state.person.seat !== undefined),
  ],
  [
    'every thing is in the catalogue',
    (state) => Object.values(state.subjects).every(({ craft }) => index.items.has(craft)),
  ],
  [
    'what lies on a floor is soiled, unless made for floors',
    (state) =>
      Object.values(state.subjects).every(({ craft, place, isSoiled }) => {
        const item = index.items.get(craft);
        const isOnFloor = place.at === 'zone' && index.zones.get(place.zone)?.kind === 'floor';
        const isExempt = item?.bodyPath === 'feet' || item?.traits.includes('street') === true;
        return !isOnFloor || isSoiled === true || isExempt;
      }),
  ],
  [
    'hands that are clean were washed',
    (state) => state.person.hands !== 'clean' || state.person.isWashed === true,
  ],
];

const held = (state: RoomState) =>
  Object.values(state.subjects).flatMap(({ place }) => (place.at === 'P002' ? [place.hand] : []));

const countAt = (state: RoomState, at: string) =>
  Object.values(state.subjects).filter(({ place }) => place.at === at).length;

const inZone = (state: RoomState, zone: string) =>
  Object.values(state.subjects).filter(({ place }) => place.at === 'zone' && place.zone === zone).length;

const slots = (state: RoomState) =>
  Object.values(state.subjects).flatMap(({ craft, place }) =>
    place.at === 'P001' ? [index.items.get(craft)?.slot ?? craft] : [],
  );

const isUnique = (list: readonly string[]) => new Set(list).size === list.length;

function isWhereItSays({ person }: RoomState): boolean {
  return (
    index.locations
      .get(person.location)
      ?.areas.some(
        ({ x, y, widthTiles, heightTiles }) =>
          person.x >= x && person.x < x + widthTiles && person.y >= y && person.y < y + heightTiles,
      ) ?? false
  );
}

const wasBlown = ({ airlocks, person }: RoomState) =>
  person.isBlown === true || Object.values(airlocks ?? {}).includes('shut');

function brokenIn(moments: readonly Moment<RoomState>[]): readonly string[] {
  return moments.flatMap(({ entry, after }) =>
    INVARIANTS.filter(([, holds]) => !holds(after)).map(
      ([what]) => `${what}: after ${JSON.stringify(entry)}`,
    ),
  );
}

/** What is wrong with one random log: invariants, the way back from JSON, leaps. */
function faultsOf(random: number, roomCase: (typeof BUILTIN_ROOM_CASES)[number]) {
  const play = random % 3 === 0 ? startingAnywhere(ruleset, roomCase.play, random) : roomCase.play;
  const manner = MANNERS[random % MANNERS.length]!;
  const entries = randomLog(ruleset, play, random, ACTIONS_OF_A_LOG, manner);
  const { moments, hash, invalidFrom } = replay(roomSimulation, ruleset, play, random, entries);
  const faults: unknown[] = invalidFrom ? [{ random, invalidFrom }] : [];
  faults.push(...brokenIn(moments).slice(0, 3));
  const fromJson: LogEntry[] = JSON.parse(JSON.stringify(entries));
  const again = replay(roomSimulation, ruleset, JSON.parse(JSON.stringify(play)), random, fromJson);
  if (again.hash !== hash) faults.push({ random, what: 'another state from JSON' });
  const film = createTimeline(roomSimulation, ruleset, play, random, entries);
  const half = Math.floor(entries.length / 2);
  if (hashState(film.stopAt(half).state) !== hashState(moments[half - 1]?.after)) {
    faults.push({ random, what: 'a leap led elsewhere than small steps' });
  }
  return { faults, length: entries.length, last: moments.at(-1)?.after };
}

test(
  `${ACTIONS} random actions`,
  () => {
    const broken: unknown[] = [];
    let done = 0;
    let searched = 0;
    for (let random = 0; done < ACTIONS; random += 1) {
      const roomCase = BUILTIN_ROOM_CASES[random % BUILTIN_ROOM_CASES.length]!;
      const key = builtinRoomKeys.find(({ caseId }) => caseId === roomCase.id)!;
      const { faults, length, last } = faultsOf(random, roomCase);
      broken.push(...faults);
      done += length;
      if (Math.floor(done / ACTIONS_BETWEEN_SEARCHES) <= searched) continue;
      searched = Math.floor(done / ACTIONS_BETWEEN_SEARCHES);
      const end = last && findFinish(ruleset, last, key.reference.end, MAX_NODES);
      if (!end?.actions)
        broken.push({ random, caseId: roomCase.id, what: 'no end', isDeadEnd: end?.isDeadEnd });
    }
    expect(broken.slice(0, 20)).toEqual([]);
  },
  Math.max(180_000, ACTIONS * 20),
);
