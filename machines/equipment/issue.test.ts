import { describe, expect, it } from 'vitest';
import type { LogEntry } from '#contract/simulation/log.ts';
import { createSession } from '#machines/kit/session.ts';
import { hashState } from '#machines/kit/hash.ts';
import { idleMsOf } from '#machines/kit/idle-time.ts';
import { replay } from '#machines/kit/replay.ts';
import { createTimeline } from '#machines/kit/timeline.ts';
import { normalCoat } from './builtin/cases/normal-coat.ts';
import { builtinEquipmentRuleset as ruleset } from './builtin/ruleset.ts';
import { equipmentSimulation as simulation } from './simulation.ts';
import { actionText } from './wording.ts';

const { play, seed } = normalCoat;
const FIRE = { id: 'issue-1', code: 'SITUATION', item: 'fire' };
const open = (entries?: readonly LogEntry[]) =>
  createSession({ simulation, ruleset, play, seed, ...(entries ? { entries } : {}) });
const replayed = (entries: readonly LogEntry[]) => replay(simulation, ruleset, play, seed, entries);

describe('an issued situation', () => {
  it('begins when it arrives, takes no time, and is nobody’s action', () => {
    const session = open();
    session.act({ code: 'LOOK', to: 'COAT1' }, 1000);
    const before = session.state();
    const { entry, outcome } = session.issue(FIRE, 40_000);
    expect([outcome.ok, entry]).toMatchObject([true, { seq: 2, at: 40_000, issue: 'issue-1' }]);
    const { emergency, last, readyAtMs, refusals } = session.state();
    expect(emergency.runs).toMatchObject([{ situation: 'fire', startedAtMs: 40_000 }]);
    expect({ last, readyAtMs, refusals }).toEqual({
      last: before.last,
      readyAtMs: before.readyAtMs,
      refusals: 0,
    });
  });

  it('that arrives during an action begins at its end', () => {
    const session = open();
    session.act({ code: 'WAIT', params: { ms: 60_000 } }, 1000);
    const { entry } = session.issue(FIRE, 5000);
    expect(entry.at).toBe(5000);
    expect(session.state().emergency.runs).toMatchObject([{ startedAtMs: 61_000 }]);
    expect(replayed(session.entries()).invalidFrom).toBeUndefined();
  });

  it('waits until the one under way has ended', () => {
    const session = open();
    session.issue(FIRE, 1000);
    session.issue({ ...FIRE, id: 'issue-2', item: 'smoke' }, 2000);
    expect(session.state().emergency.runs.map(({ situation }) => situation)).toEqual(['fire']);
    const later = session.stateAt(3_600_000).emergency.runs;
    expect(later.map(({ situation }) => situation)).toEqual(['fire', 'smoke']);
    expect(later[1]?.startedAtMs).toBe(later[0]?.endedAtMs);
  });

  it('replays to the same state, at any stop, and goes on from a saved log', () => {
    const session = open();
    session.act({ code: 'WAIT', params: { ms: 5000 } }, 0);
    session.issue(FIRE, 9000);
    session.act({ code: 'LOOK', to: 'COAT1' }, 12_000);
    const log = session.entries();
    expect(replayed(log).hash).toBe(session.hash());
    expect(open(log).hash()).toBe(session.hash());
    const timeline = createTimeline(simulation, ruleset, play, seed, log);
    expect(hashState(timeline.stopAt(log.length).state)).toBe(session.hash());
  });

  it('cannot be told apart by a learner’s own action of the code: that is refused', () => {
    const session = open();
    expect(session.act({ code: 'SITUATION', item: 'fire' }, 0).outcome).toMatchObject({
      ok: false,
      reason: 'unknownAction',
    });
  });

  it.each([
    ['SITUATION', 'no-such', 'unknownItem'],
    ['EMO', 'fire', 'unknownAction'],
  ])('%s of %s is refused: %s, and costs nobody a refusal', (code, item, reason) => {
    const session = open();
    expect(session.issue({ id: 'issue-1', code, item }, 0).outcome).toMatchObject({ ok: false, reason });
    expect(session.state().refusals).toBe(0);
  });

  it('is told by its name', () => {
    expect(actionText(ruleset, FIRE).ru).toMatch(/^Вводная: /);
  });
});

describe('the idle time of a log', () => {
  it('is what no action took, divided by the speed', () => {
    const session = open();
    session.act({ code: 'SPEED', params: { speed: 10 } }, 4000);
    const { readyAtMs } = session.state();
    session.act({ code: 'WAIT', params: { ms: 60_000 } }, readyAtMs + 30_000);
    session.issue(FIRE, 0);
    session.act({ code: 'LOOK', to: 'COAT1' }, session.state().readyAtMs + 500);
    expect(idleMsOf(replayed(session.entries()).moments)).toBe(4000 + 3000 + 50);
  });
});

describe('an issued fault', () => {
  const fault = (item: string) => ({ id: `issue-${item}`, code: 'FAULT', item });

  it('takes a module out of service at once, and the tool is down once it has no other of the kind', () => {
    const session = open();
    const coaters = ruleset.modules.filter(({ kind }) => kind === 'COAT').map(({ id }) => id);
    for (const id of coaters) expect(session.issue(fault(id), 1000).outcome.ok).toBe(true);
    const { track, alarms, e10 } = session.state();
    expect(coaters.map((id) => track.modules[id]?.isInService)).toEqual(coaters.map(() => false));
    expect(alarms.map(({ about }) => about)).toEqual(coaters);
    expect(e10.state).toBe('UNSCHEDULED_DOWN');
    expect(replayed(session.entries()).hash).toBe(session.hash());
  });

  it('of what the bay does not have is refused', () => {
    const session = open();
    expect(session.issue(fault('fire'), 1000).outcome).toMatchObject({ ok: false, reason: 'unknownItem' });
  });
});
