import { describe, expect, it } from 'vitest';
import type { LogEntry } from '#contract/simulation/log.ts';
import { cleanHandsMan } from '#machines/room/builtin/cases/clean-hands-man.ts';
import { cleanHandsManActions } from '#machines/room/builtin/keys/reference-actions.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { planLog } from '#machines/room/plan-route.ts';
import { randomLog } from '#machines/room/solver/random-player.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { canonicalJson, hashState } from './hash.ts';
import { replay, type ReplayFault } from './replay.ts';
import { createSession } from './session.ts';
import { createTimeline } from './timeline.ts';

const { play, seed } = cleanHandsMan;
const log = planLog(builtinRoomRuleset, play, seed, cleanHandsManActions);
const run = (entries: readonly LogEntry[]) => replay(roomSimulation, builtinRoomRuleset, play, seed, entries);
const AT = 9;
const changedAt = (change: Partial<LogEntry>) =>
  log.map((entry, index) => (index === AT ? { ...entry, ...change } : entry));

describe('a log that could not have happened', () => {
  const refusedAnyway = [...log.slice(0, AT), { ...log[AT]!, code: 'A012' }, ...log.slice(AT + 1)];
  it.each<[ReplayFault, string, readonly LogEntry[]]>([
    ['seqGap', 'an entry left out', log.toSpliced(AT, 1)],
    ['seqGap', 'an entry twice', log.toSpliced(AT, 0, log[AT - 1]!)],
    ['timeBackwards', 'an entry before the last one ended', changedAt({ at: 3 })],
    ['wrongLocation', 'another location', changedAt({ location: 'washroom' })],
    ['notRefused', 'marked as refused though possible', changedAt({ refused: true })],
    ['impossible', 'impossible and not marked as refused', refusedAnyway],
  ])('%s: %s', (fault, _name, entries) => {
    const { invalidFrom, moments } = run(entries);
    expect(invalidFrom).toMatchObject({ index: AT, fault });
    expect(moments.length).toBe(AT);
  });

  it('is noticed by its hash when one action is changed for a possible one', () => {
    const wait = log.map((entry, index) =>
      index === log.length - 1
        ? { seq: entry.seq, at: entry.at, location: entry.location, code: 'WAIT', params: { ms: 4000 } }
        : entry,
    );
    expect(run(wait).invalidFrom).toBeUndefined();
    expect(run(wait).hash).not.toBe(run(log).hash);
  });
});

describe('a session', () => {
  it('goes on from its log with the same state and hash', () => {
    const setup = { simulation: roomSimulation, ruleset: builtinRoomRuleset, play, seed };
    const resumed = createSession({ ...setup, entries: log.slice(0, 12) });
    for (const entry of log.slice(12)) {
      const { code, item, from, to, params } = entry;
      const action = {
        code,
        ...(item ? { item } : {}),
        ...(from ? { from } : {}),
        ...(to ? { to } : {}),
        ...(params ? { params } : {}),
      };
      resumed.act(action, entry.at);
    }
    expect(resumed.hash()).toBe(run(log).hash);
    expect(resumed.entries()).toEqual(log);
  });

  it('begins an action when the last has ended, however early it is tried', () => {
    const session = createSession({ simulation: roomSimulation, ruleset: builtinRoomRuleset, play, seed });
    session.act({ code: 'A001', to: 'entrance' }, 1000);
    const { entry } = session.act({ code: 'WALK', params: { x: 4, y: 8 } }, 1001);
    expect(entry.at).toBe(1000 + 2 * 400);
  });

  it('marks a refused try and counts it', () => {
    const session = createSession({ simulation: roomSimulation, ruleset: builtinRoomRuleset, play, seed });
    expect(session.act({ code: 'A004' }, 5).entry).toEqual({
      code: 'A004',
      seq: 1,
      at: 5,
      location: 'out',
      refused: true,
    });
    expect(session.state().refusals).toBe(1);
  });
});

describe('a time line', () => {
  const long = randomLog(builtinRoomRuleset, play, 3, 1500);
  const timeline = createTimeline(roomSimulation, builtinRoomRuleset, play, 3, long);

  it.each([0, 1, 99, 100, 101, 750, 1499, 1500])('stops after %i entries as a replay does', (count) => {
    const whole = replay(roomSimulation, builtinRoomRuleset, play, 3, long.slice(0, count));
    expect(hashState(timeline.stopAt(count).state)).toBe(whole.hash);
  });

  it('finds how many entries have begun at a time', () => {
    const entry = long[640]!;
    const later = long.filter((other) => other.at <= entry.at).length;
    expect([timeline.countAt(entry.at), timeline.countAt(-1)]).toEqual([later, 0]);
  });

  it('ends where the log becomes invalid', () => {
    const broken = createTimeline(
      roomSimulation,
      builtinRoomRuleset,
      play,
      seed,
      changedAt({ location: 'x' }),
    );
    expect([broken.entries.length, broken.invalidFrom?.fault]).toEqual([AT, 'wrongLocation']);
  });
});

describe('the canonical hash', () => {
  it.each([
    [{ b: 1, a: [true, null, 'x'] }, '{"a":[true,null,"x"],"b":1}'],
    [{ a: undefined, b: {} }, '{"b":{}}'],
    [{ 'a"b': 'x\n', я: 'ш' }, JSON.stringify({ 'a"b': 'x\n', я: 'ш' })],
  ])('sorts keys and leaves out what is absent: %o', (value, json) =>
    expect(canonicalJson(value)).toBe(json),
  );

  it.each([0.5, Number.NaN, 2 ** 60])('refuses the number %d', (value) => {
    expect(() => canonicalJson({ value })).toThrow('number');
  });
});
