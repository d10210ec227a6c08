// Several situations in one log: each is judged by its own key in its own window, and all of them must be passed.
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '#contract/simulation/log.ts';
import { withoutGates } from '#machines/kit/grading/waive-gates.ts';
import { createSession } from '#machines/kit/session.ts';
import { caseNamed, gradeEntries, plannedWay } from '#tests/support/bay-ways.ts';
import { BUILTIN_EQUIPMENT_RULESET_KEY } from '../builtin/keys/ruleset-key.ts';
import { builtinEquipmentRuleset as ruleset } from '../builtin/ruleset.ts';
import { gradeEquipmentLog } from '../grade-equipment.ts';
import { equipmentSimulation as simulation } from '../simulation.ts';

const SHIFT = caseNamed('normal-coat');
const { play, seed } = SHIFT.equipmentCase;
const { situations } = BUILTIN_EQUIPMENT_RULESET_KEY;

function gradeOf(entries: readonly LogEntry[]) {
  return gradeEquipmentLog({ ruleset, play, seed, entries }, { ...SHIFT.key, situations }).grade;
}

/** The first actions of the right way, then what is issued, and what is done about it. */
function issued(count: number, item: string, ...done: readonly (readonly [code: string, to?: string])[]) {
  const { entries } = plannedWay(SHIFT, SHIFT.way);
  const session = createSession({ simulation, ruleset, play, seed, entries: entries.slice(0, count) });
  const ready = () => session.state().readyAtMs;
  session.issue({ id: `issue-${item}`, code: 'SITUATION', item }, ready());
  for (const [code, to] of done) {
    const reason = code === 'CALL' ? { params: { reason: item } } : {};
    const { outcome } = session.act({ code, ...(to ? { to } : {}), ...reason }, ready() + 1000);
    expect([code, outcome.ok]).toEqual([code, true]);
  }
  return session.entries();
}

const CALLING = [
  ['GO', 'phoneOutside'],
  ['PHONE', 'phoneOutside'],
  ['CALL', 'BOSS'],
] as const;

describe('a situation that came into a shift', () => {
  it('that was answered passes: what it cut off is not missed', () => {
    const grade = gradeOf(issued(20, 'fire', ['VOICE'], ['LEAVE'], ...CALLING));
    expect(grade.windows?.map(({ id, passed, score }) => [id, passed, score > 85])).toEqual([
      ['before', true, true],
      ['fire', true, true],
    ]);
    expect([grade.passed, grade.failedBy]).toEqual([true, []]);
    expect(grade.score).toBe(Math.min(...(grade.windows ?? []).map(({ score }) => score)));
  });

  it('that was left alone does not pass, whatever was done before', () => {
    const grade = gradeOf(issued(20, 'fire'));
    expect(grade.passed).toBe(false);
    expect(grade.failedBy).toEqual(['1.gate-in-danger', '1.gate-nobody-told']);
    expect(grade.windows?.map(({ passed }) => passed)).toEqual([true, false]);
  });

  it('does not make up for what was wrong before it', () => {
    const wrong: LogEntry[] = issued(0, 'fire', ['LEAVE'], ...CALLING).slice();
    expect(gradeOf(wrong).passed).toBe(true);
    const { entries } = plannedWay(SHIFT, SHIFT.way);
    const started = entries.findIndex(({ code }) => code === 'STARTPROCCES') + 1;
    const session = createSession({ simulation, ruleset, play, seed, entries: entries.slice(0, started) });
    const emo = { code: 'EMO', to: 'emoTrackRight' };
    session.act({ code: 'EMO_COVER', to: emo.to }, session.state().readyAtMs + 60_000);
    session.act(emo, session.state().readyAtMs);
    session.issue({ id: 'issue-fire', code: 'SITUATION', item: 'fire' }, session.state().readyAtMs);
    for (const [code, to] of [['LEAVE'], ...CALLING] as const)
      session.act(
        { code, ...(to ? { to } : {}), ...(code === 'CALL' ? { params: { reason: 'fire' } } : {}) },
        session.state().readyAtMs,
      );
    const grade = gradeOf(session.entries());
    expect(grade.windows?.map(({ passed }) => passed)).toEqual([false, true]);
    expect(grade.failedBy).toContain('gate-wafers-lost');
  });

  it('that is only a false sign leaves the shift to its own key', () => {
    const { entries } = plannedWay(SHIFT, SHIFT.way);
    const session = createSession({ simulation, ruleset, play, seed });
    session.issue({ id: 'issue-lamp', code: 'SITUATION', item: 'routine-lamp' }, 0);
    for (const { at, code, item, from, to, params } of entries)
      session.act(
        {
          code,
          ...(item ? { item } : {}),
          ...(from ? { from } : {}),
          ...(to ? { to } : {}),
          ...(params ? { params } : {}),
        },
        at,
      );
    const grade = gradeOf(session.entries());
    expect(grade.windows).toBeUndefined();
  });

  it('of two the second has its own time: what was done about the first answers nothing of it', () => {
    const first = issued(20, 'smoke', ['VOICE']);
    const session = createSession({ simulation, ruleset, play, seed, entries: first });
    for (let hour = 0; hour < 20; hour++)
      session.act({ code: 'WAIT', params: { ms: 3_600_000 } }, session.state().readyAtMs);
    session.issue({ id: 'issue-2', code: 'SITUATION', item: 'gas-leak' }, session.state().readyAtMs);
    const grade = gradeOf(session.entries());
    expect(grade.windows?.map(({ id }) => id)).toEqual(['before', 'smoke', 'gas-leak']);
    expect(grade.failedBy).toEqual(expect.arrayContaining(['2.gate-in-danger', '2.gate-nobody-told']));
  });
});

describe('a case with two situations', () => {
  const row = caseNamed('one-after-another');
  const graded = (drop: (code: string, at: number) => boolean) => {
    const way = row.way.filter(({ code }, at) => !drop(code, at));
    return gradeEntries(row, plannedWay(row, way).entries);
  };
  const second = row.way.findIndex(({ code }) => code === 'VOICE');

  it('is passed by its way, and not by half of it', () => {
    expect(graded(() => false)).toMatchObject({ passed: true, score: 100 });
    const half = graded((_, at) => at >= second);
    expect(half.windows?.map(({ passed }) => passed)).toEqual([true, true, false]);
    expect(half.passed).toBe(false);
  });

  it('counts as not answered what was not awaited', () => {
    const restart = row.way.findLastIndex(({ code }) => code === 'STARTPROCCES');
    const early = graded((_, at) => at > restart);
    expect(early.windows?.map(({ id, passed }) => [id, passed])).toEqual([
      ['before', true],
      ['supply-air', true],
      ['smoke-far', false],
    ]);
  });

  it('passes once all its unmet gates are set aside and the rest was enough', () => {
    const grade = graded((code) => code === 'CALL');
    expect(grade.failedBy.length).toBeGreaterThan(0);
    const lifted = withoutGates(grade, new Set(grade.failedBy));
    expect(lifted.failedBy).toEqual([]);
    expect(lifted.score).toBe(grade.scoreWithoutFailure);
    expect(lifted.passed).toBe(lifted.windows?.every(({ passed }) => passed));
  });
});
