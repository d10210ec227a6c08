import { describe, expect, it } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import { BUILTIN_EQUIPMENT_CASES } from '#machines/equipment/builtin/cases/all.ts';
import { BUILTIN_EQUIPMENT_KEYS } from '#machines/equipment/builtin/keys/all.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { planLog } from '#machines/equipment/plan-log.ts';
import { gradeEquipmentLog } from '#machines/equipment/grade-equipment.ts';
import { leadThrough } from './lead.ts';
import { isLeadable, progressOf } from './progress.ts';

const rows = BUILTIN_EQUIPMENT_CASES.flatMap(({ id, play, seed }) => {
  const key = BUILTIN_EQUIPMENT_KEYS.find(({ caseId }) => caseId === id);
  return key && isLeadable(key) ? [{ id, run: { ruleset, play, seed }, key }] : [];
});

describe.each(rows)('being led through $id', ({ run, key }) => {
  it('passes, and never leads into a refusal', () => {
    const entries = leadThrough(run, key);
    const { grade } = gradeEquipmentLog({ ...run, entries }, key);
    expect(entries.filter(({ refused }) => refused)).toEqual([]);
    expect([grade.failedBy, grade.passed]).toEqual([[], true]);
  });
});

const shift = rows.find(({ id }) => id === 'equipment-normal-coat')!;

describe.each([1, 2])('a shift begun with version %i of the machine', (codeVersion) => {
  it('is led and judged by that version', () => {
    const { run, key } = shift;
    const older = { ...run, codeVersion };
    const entries = leadThrough(older, key);
    expect(progressOf({ ...older, entries }, key).missing).toEqual([]);
    expect(entries.filter(({ refused }) => refused)).toEqual([]);
  });
});

describe.each<readonly [string, readonly Action[]]>([
  ['another pod taken', [{ code: 'PICK', item: 'pod-2' }]],
  ['signed in first, and a screen far away shown', [{ code: 'SIGN_IN' }, { code: 'SCREEN', to: 'ALARMS' }]],
  ['a job with another recipe typed', [{ code: 'TYPE', to: 'recipe', params: { text: 'PR12' } }]],
  ['the receiver left off the hook', [{ code: 'PHONE', to: 'phoneWall' }]],
])('%s', (_what, actions) => {
  it('is led back to what the task asks for', () => {
    const { run, key } = shift;
    const begun = planLog(run.ruleset, run.play, run.seed, actions).entries;
    const entries = leadThrough(run, key, begun);
    expect(gradeEquipmentLog({ ...run, entries }, key).grade.failedBy).toEqual([]);
    expect(progressOf({ ...run, entries }, key).missing).toEqual([]);
  });
});
