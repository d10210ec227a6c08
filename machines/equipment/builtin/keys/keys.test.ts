// The bay's cases and keys: the right way scores 100, doing nothing scores 0, each error costs points.
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { equipmentCaseSchema, equipmentKeySchema } from '#contract/simulation/equipment-case.ts';
import type { Action } from '#contract/simulation/log.ts';
import { rulesetKeySchema } from '#contract/simulation/ruleset-key.ts';
import { replay } from '#machines/kit/replay.ts';
import type { TimedAction } from '#machines/kit/session.ts';
import { findCaseProblems } from '../../check-case.ts';
import { equipmentSimulation } from '../../simulation.ts';
import { BUILTIN_EQUIPMENT_CASES } from '../cases/all.ts';
import { builtinEquipmentRuleset as ruleset } from '../ruleset.ts';
import { BUILTIN_EQUIPMENT_KEYS } from './all.ts';
import { responses } from './emergency-responses.ts';
import { BUILTIN_EQUIPMENT_RULESET_KEY } from './ruleset-key.ts';
import { casesWithKeys as rows, gradeEntries, gradeWay, plannedWay } from '#tests/support/bay-ways.ts';

/** All texts in a value: objects with a Russian text. */
function textsIn(value: unknown): readonly Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'ru' in value ? [value as Record<string, unknown>] : [];
  return [...own, ...Object.values(value).flatMap(textsIn)];
}

it('there is a key for each case, and a case for each situation, flow and fault', () => {
  expect(rows.length).toBeGreaterThanOrEqual(24);
  expect(BUILTIN_EQUIPMENT_KEYS.map(({ caseId }) => caseId)).toEqual(
    BUILTIN_EQUIPMENT_CASES.map(({ id }) => id),
  );
  const situations = ruleset.emergency.situations.map(({ id }) => id);
  const coming = BUILTIN_EQUIPMENT_CASES.flatMap(({ play }) =>
    play.emergency.planned.flatMap((plan) => plan.situations),
  );
  expect([...new Set(coming)].toSorted()).toEqual(situations.toSorted());
  const judged = BUILTIN_EQUIPMENT_RULESET_KEY.situations.map(({ situation }) => situation);
  const falseSigns = ruleset.emergency.situations.filter(({ isFalseSign }) => isFalseSign);
  expect([...judged, ...falseSigns.map(({ id }) => id)].toSorted()).toEqual(situations.toSorted());
  expect(() => rulesetKeySchema.parse(BUILTIN_EQUIPMENT_RULESET_KEY)).not.toThrow();
  expect(Object.keys(responses).toSorted()).toEqual(situations.toSorted());
  const flows = rows
    .filter(({ id }) => id.includes('normal'))
    .map(({ equipmentCase }) => equipmentCase.play.orders[0]!.waferFlow);
  expect(flows.toSorted()).toEqual(ruleset.flows.map(({ id }) => id).toSorted());
  const random = BUILTIN_EQUIPMENT_CASES.filter(
    ({ play }) => play.emergency.planned[0]?.start.kind === 'between',
  );
  expect(random.length).toBeGreaterThanOrEqual(4);
});

describe.each(rows)('$id', (row) => {
  const { equipmentCase, key, way } = row;

  it('is valid data that fits the ruleset', () => {
    expect(equipmentCaseSchema.parse(equipmentCase)).toEqual(equipmentCase);
    expect(equipmentKeySchema.parse(key)).toEqual(key);
    expect(findCaseProblems(ruleset, equipmentCase.play)).toEqual([]);
    expect(equipmentCase.rulesetRevision).toBe(ruleset.revision);
  });

  it('says everything in three languages, and where each rule comes from', () => {
    for (const text of [...textsIn(equipmentCase), ...textsIn(key)])
      expect(
        LANGUAGES.every((language) => text[language]),
        JSON.stringify(text),
      ).toBe(true);
    const { steps, forbidden, wrong, end } = key.reference;
    for (const rule of [...steps, ...forbidden, ...wrong, ...end])
      expect(rule.sources.length, rule.id).toBeGreaterThan(0);
  });

  it('names each step once, and only steps that are there come before others', () => {
    const { steps, end, forbidden } = key.reference;
    const ids = steps.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const named = steps.flatMap(({ after, deadline }) => [
      ...after,
      ...(deadline?.since ? [deadline.since] : []),
    ]);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
    expect(
      forbidden.flatMap(({ preventedBy = [] }) => preventedBy).filter((id) => !ids.includes(id)),
    ).toEqual([]);
    const all = [...ids, ...end.map(({ id }) => id), ...forbidden.map(({ id }) => id)];
    expect(new Set(all).size).toBe(all.length);
  });

  it('gives 100 for its way, with nothing refused and nothing judged but done', () => {
    const { entries, reasons } = plannedWay(row, way);
    expect(reasons.filter(Boolean)).toEqual([]);
    const { score, passed, judgements, wasBounded } = gradeEntries(row, entries);
    expect(judgements.filter(({ status }) => status !== 'done')).toEqual([]);
    expect([score, passed, wasBounded]).toEqual([100, true, false]);
  });

  it('knows how the plates truly are after its way, where that is the same for all', () => {
    const { state } = plannedWay(row, way);
    for (const { pod, slot, status } of key.trueStatuses)
      expect([slot, state.carriers[pod]!.plates[slot - 1]!.status]).toEqual([slot, status]);
    const references = [key, ...(key.situations ?? [])].map(({ reference }) => reference);
    const hasEmergency = references.some(({ end }) => end.some(({ id }) => id === 'end-contained'));
    expect(key.trueStatuses.length).toBe(hasEmergency ? 0 : 25);
  });

  it('gives 0 for an empty log', () => {
    expect(gradeEntries(row, []).score).toBe(0);
  });
});

/** The cases with a real emergency, not a false sign. */
const real = rows.filter(({ equipmentCase }) => {
  const situation = equipmentCase.play.emergency.planned[0]?.situations[0];
  return situation !== undefined && !['routine-lamp', 'neighbours-noise'].includes(situation);
});

describe.each(real)('$id', (row) => {
  const situation = row.equipmentCase.play.emergency.planned[0]!.situations[0]!;
  const response = responses[situation]!;

  it('begins after the process has started on the way, and its deadlines count from then', () => {
    const { entries } = plannedWay(row, row.way);
    const { moments } = replay(
      equipmentSimulation,
      ruleset,
      row.equipmentCase.play,
      row.equipmentCase.seed,
      entries,
    );
    const startedAt = moments.find(({ entry }) => entry.code === 'STARTPROCCES')!.entry.at;
    const [run] = moments.at(-1)!.after.emergency.runs;
    expect(run!.startedAtMs).toBeGreaterThan(startedAt);
    const { reference } = row.key.situations?.[0] ?? row.key;
    const [first] = reference.steps.filter(({ deadline }) => deadline !== undefined);
    const [firstMs] = response.withinMs ?? [45_000];
    const { promptMs, ...deadline } = first!.deadline!;
    expect(deadline).toEqual({ withinMs: firstMs, sinceFact: 'begunAtMs' });
    expect(promptMs).toBeLessThan(firstMs);
  });

  it('a first answer that comes late is told, and costs', () => {
    const [paceMs] = response.withinMs ?? [45_000];
    // Who left a danger at once owes nothing of what was to be done inside before.
    const firstMs = Math.max(paceMs, response.danger?.promptMs ?? 0);
    const at = row.way.findIndex(({ code, params }) => code === 'WAIT' && params?.['ms'] !== undefined) + 1;
    const late = row.way.map((action, index): TimedAction =>
      index === at ? { ...action, afterMs: firstMs + 1000 } : action,
    );
    const result = gradeWay(row, late);
    expect(result.score).toBeLessThan(100);
    const steps = result.judgements.filter(({ kind }) => kind === 'step').map(({ status }) => status);
    expect(steps.some((status) => status === 'late' || status === 'missing')).toBe(true);
  });

  it('nothing done after the start escalates, and is far from passing', () => {
    const at = row.way.findIndex(({ code }) => code === 'STARTPROCCES') + 1;
    const idle = Array.from({ length: 8 }, (): Action => ({ code: 'WAIT', params: { ms: 3_600_000 } }));
    const { score, passed, judgements } = gradeWay(row, [...row.way.slice(0, at), ...idle]);
    expect(passed).toBe(false);
    expect(score).toBeLessThan(70);
    const ends = judgements.filter(({ id }) => id.endsWith('end-contained'));
    expect(new Set(ends.map(({ status }) => status))).toEqual(new Set(['missing']));
  });
});
