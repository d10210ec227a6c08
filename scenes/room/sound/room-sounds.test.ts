import { describe, expect, it } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { stepsTo } from '#machines/room/plan-route.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import type { RoomState } from '#machines/room/state.ts';
import { toneOf } from './room-places.ts';
import { floorUnder, soundsOfChange, soundsOfRefusal, stepSound } from './room-sounds.ts';

const first = roomSimulation.start(ruleset, BUILTIN_ROOM_CASES[0]!.play, BUILTIN_ROOM_CASES[0]!.seed);

/** The states before and after the last of these actions; the person walks to each. */
function playedTo(actions: readonly Action[]): { readonly before: RoomState; readonly after: RoomState } {
  let [before, after] = [first, first];
  for (const action of actions) {
    for (const step of stepsTo(ruleset, after, action)) {
      before = after;
      const outcome = roomSimulation.act(ruleset, before, step, before.readyAtMs);
      expect(outcome, JSON.stringify(step)).toMatchObject({ ok: true });
      after = outcome.state;
    }
  }
  return { before, after };
}

function heardOf(actions: readonly Action[]): readonly string[] {
  const { before, after } = playedTo(actions);
  return soundsOfChange(ruleset, before, after).map(({ name }) => name);
}

const subjectOf = (craft: string): string =>
  Object.values(first.subjects).find((subject) => subject.craft === craft)?.id ?? craft;

const INTO: Action = { code: 'A001', to: 'entrance' };
const SIT: Action = { code: 'A003', to: 'entrance-bench' };
const BAG_DOWN: Action = { code: 'A008', item: subjectOf('bag'), to: 'entrance-bench' };
const BOOTS_OFF: Action = { code: 'A006', item: subjectOf('boots') };
const ACROSS: readonly Action[] = [SIT, { code: 'A004', params: { side: 'clean' } }];
const TO_LOCKER: Action = { code: 'A001', to: 'locker' };
const KEY: Action = { code: 'A021', to: `locker-closet-${first.activeKey}` };
const covers = Object.values(first.subjects).find(
  ({ craft, place }) => craft === 'shoeCovers' && place.at === 'zone',
)!;
const COVERS: Action = { code: 'A017', item: covers.id };

describe('what an action sounds like', () => {
  it.each<[string, readonly Action[], readonly string[]]>([
    ['through a door', [INTO], ['door/open', 'door/close']],
    ['out of the bag', [{ code: 'A009', item: subjectOf('pen') }], ['thing/bag']],
    ['sitting down', [INTO, SIT], ['bench/sit']],
    ['standing up', [INTO, SIT, { code: 'A004' }], ['bench/stand']],
    ['the bag on the bench', [INTO, BAG_DOWN], ['thing/put-down']],
    ['the bag off the bench', [INTO, BAG_DOWN, { code: 'A007', item: subjectOf('bag') }], ['thing/pick-up']],
    ['boots off', [INTO, BAG_DOWN, SIT, BOOTS_OFF], ['cloth/shoe']],
    ['shoe covers from the dispenser', [INTO, COVERS], ['dispenser']],
    ['the sticky mat', [INTO, ...ACROSS, { code: 'MAT', to: 'entrance-mat' }], ['mat/peel']],
    ['a closet opened', [INTO, ...ACROSS, TO_LOCKER, KEY], ['card/accept', 'closet/open']],
    ['a closet closed', [INTO, ...ACROSS, TO_LOCKER, KEY, KEY], ['card/accept', 'closet/close']],
    ['the coat off', [INTO, BAG_DOWN, { code: 'A006', item: subjectOf('coat') }], ['cloth/take-off']],
    ['waiting', [{ code: 'WAIT', params: { ms: 1000 } }], []],
    ['a walk within a room', [INTO, { code: 'WALK', to: 'entrance-bench' }], []],
  ])('%s', (_what, actions, names) => {
    expect(heardOf(actions)).toEqual(names);
  });

  const WASHROOM: readonly Action[] = [INTO, BAG_DOWN, ...ACROSS, { code: 'A001', to: 'washroom' }];
  const wash = (soap: boolean): Action => ({ code: 'A018', to: 'washroom-sink', params: { soap } });

  it.each<[string, readonly Action[], readonly object[]]>([
    ['with soap', [wash(true)], [{ name: 'soap' }, { name: 'water', whileBusy: true, afterMs: 300 }]],
    ['without soap', [wash(false)], [{ name: 'water', whileBusy: true }]],
    ['dried', [wash(true), { code: 'A019', to: 'washroom-dryer' }], [{ name: 'dryer', whileBusy: true }]],
  ])('hands %s', (_what, actions, cues) => {
    const { before, after } = playedTo([...WASHROOM, ...actions]);
    expect(soundsOfChange(ruleset, before, after)).toEqual(cues);
  });

  it('opens a door before the walker and closes it behind', () => {
    const { before, after } = playedTo([INTO]);
    const [open, close] = soundsOfChange(ruleset, before, after);
    expect(open?.onTile?.x).toBeLessThan(3);
    expect(close?.onTile?.x).toBeGreaterThanOrEqual(3);
  });

  it('blows in the air shower and says to stand still', () => {
    const last = { code: 'AIR_SHOWER', atMs: 1, untilMs: 9000 };
    const names = soundsOfChange(ruleset, first, { ...first, last }).map(({ name }) => name);
    expect(names).toEqual(['door/interlock', 'announce/air-shower', 'air-shower']);
  });

  it('is silent when nothing new happened', () => {
    const { after } = playedTo([INTO]);
    expect(soundsOfChange(ruleset, after, after)).toEqual([]);
  });
});

describe('a refused try', () => {
  it.each([
    ['locked', 'A022', ['closet/locked']],
    ['wrongKey', 'A021', ['card/deny', 'announce/access-denied']],
    ['noKey', 'A021', ['card/deny', 'announce/access-denied']],
    ['tooFar', 'A021', ['try/refused']],
    ['banned', 'A005', ['try/refused']],
    [undefined, 'A022', ['try/refused']],
    [undefined, 'A021', ['try/refused']],
  ] as const)('%s at %s', (reason, code, names) => {
    expect(soundsOfRefusal(reason, code).map(({ name }) => name)).toEqual(names);
  });
});

describe('steps', () => {
  it('sound by the shoe and by the mat', () => {
    expect(floorUnder(ruleset, first, { x: 1, y: 4 })).toBe('tile');
    expect(floorUnder(ruleset, first, { x: 9, y: 5 })).toBe('mat');
    const { after } = playedTo([INTO, BAG_DOWN, BOOTS_OFF]);
    expect(floorUnder(ruleset, after, { x: 5, y: 5 })).toBe('soft');
    const worn = { ...covers, place: { at: 'P001' } } as const;
    const inCovers = { ...after, subjects: { ...after.subjects, [covers.id]: worn } };
    expect(floorUnder(ruleset, inCovers, { x: 5, y: 5 })).toBe('cover');
  });

  it('never take the same take twice running', () => {
    const takes = Array.from({ length: 24 }, (_, step) => stepSound('tile', step));
    expect(takes.every((take, i) => take !== takes[i + 1])).toBe(true);
    expect(new Set(takes).size).toBe(4);
  });
});

describe('a place by itself', () => {
  it.each([
    ['out', 'tone/street'],
    ['entrance', 'tone/entrance'],
    ['locker', 'tone/changing'],
    ['washroom', 'tone/washroom'],
    ['nowhere', 'tone/street'],
  ])('%s sounds like %s', (location, tone) => {
    expect(toneOf(ruleset, location)).toBe(tone);
  });
});
