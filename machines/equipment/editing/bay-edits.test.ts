import { describe, expect, test } from 'vitest';
import { bayEditsSchema, type BayEdits, type BayReaction } from '#contract/simulation/bay-edits.ts';
import { situationKeySchema } from '#contract/simulation/equipment-case.ts';
import { equipmentRulesetSchema } from '#contract/simulation/equipment-ruleset.ts';
import { builtinEquipmentRuleset as base } from '../builtin/ruleset.ts';
import { BUILTIN_EQUIPMENT_RULESET_KEY } from '../builtin/keys/ruleset-key.ts';
import { emergencyCases } from '../builtin/cases/emergencies.ts';
import { emergencyKeys } from '../builtin/keys/emergency-keys.ts';
import { findRulesetProblems } from '../check-ruleset.ts';
import { gradeEquipmentLog } from '../grade-equipment.ts';
import { planLog } from '../plan-log.ts';
import { effectOnBayCase } from '../solver/case-effect.ts';
import { NO_EDITS, reactionOf, withEdits, withReaction } from './bay-edits.ts';
import { differencesOf, rowNow, rowsOfBase, withoutRow, withRow, withTime } from './bay-rows.ts';
import { findEditProblems } from './edit-problems.ts';
import { rejudged } from './rejudged.ts';

const { situations } = BUILTIN_EQUIPMENT_RULESET_KEY;
const text = (ru: string) => ({ ru, en: '', ch: '' });
function firstOf<Row>(rows: readonly Row[]): Row {
  const [first] = rows;
  if (first === undefined) throw new Error('There is no row.');
  return first;
}

const problems = (edits: Partial<BayEdits>) =>
  findEditProblems({ ruleset: base, situations }, { ...NO_EDITS, ...edits });

function reactionTo(id: string): BayReaction {
  const key = situations.find(({ situation }) => situation === id);
  if (key === undefined) throw new Error(`No key for ${id}`);
  return reactionOf(key);
}

/** Each row as the base has it: an edit that changes nothing. */
const ROWS = rowsOfBase(base, situations.map(reactionOf));
const ALL_AS_BASE = bayEditsSchema.parse({ ...ROWS, times: base.times });

describe('edits of a bay', () => {
  test('that say what the base says change nothing and have no problem', () => {
    expect(withEdits(base, ALL_AS_BASE)).toEqual(base);
    expect(problems(ALL_AS_BASE)).toEqual([]);
    const keys = situations.map((key) => withReaction(key, reactionOf(key)));
    expect(keys).toEqual(situations);
  });

  test('change just their rows, and the ruleset stays one that the machine takes', () => {
    const recipe = firstOf(ROWS.recipes);
    const fire = firstOf(ROWS.situations);
    const alarm = firstOf(ROWS.alarms);
    const boss = { id: 'BOSS' as const, text: text('Мастер смены'), number: '5-55' };
    const steps = recipe.steps.map((step) => ({ ...step, timeMs: step.timeMs + 5000 }));
    const phases = fire.phases.map((row) => ({ ...row, lastsMs: row.lastsMs * 2 }));
    const edited = withEdits(base, {
      ...NO_EDITS,
      recipes: [{ ...recipe, steps }],
      times: { dockMs: 9000 },
      persons: [boss],
      alarms: [{ ...alarm, text: text('Своя тревога'), advice: text(''), effect: 'pauses' }],
      situations: [{ ...fire, phases }],
    });
    expect(firstOf(edited.recipes)).toEqual({ ...firstOf(base.recipes), steps });
    expect(edited.recipes.slice(1)).toEqual(base.recipes.slice(1));
    expect(edited.times).toEqual({ ...base.times, dockMs: 9000 });
    expect(firstOf(edited.persons)).toEqual(boss);
    const { advice: _advice, ...asShipped } = firstOf(base.alarms);
    expect(firstOf(edited.alarms)).toEqual({ ...asShipped, text: text('Своя тревога'), effect: 'pauses' });
    const { emergency } = edited;
    expect(firstOf(emergency.situations).phases.map(({ lastsMs }) => lastsMs)).toEqual([
      60_000, 90_000, 120_000,
    ]);
    expect({ ...firstOf(emergency.situations), phases: [] }).toEqual({
      ...firstOf(base.emergency.situations),
      phases: [],
    });
    expect(findRulesetProblems(equipmentRulesetSchema.parse(edited))).toEqual([]);
  });

  test.each([
    [
      'a recipe that is not there',
      { recipes: [{ id: 'PR99', text: text('Нет'), steps: base.recipes[0]?.steps ?? [] }] },
      'unknownRow',
      'recipes.0',
    ],
    [
      'an answer without words',
      { answers: [{ id: base.emergency.answers[0]?.id ?? '', text: text(' ') }] },
      'noText',
      'answers.0.text.ru',
    ],
    [
      'a number that another has',
      { persons: [{ id: 'BOSS' as const, text: text('Мастер'), number: '2-11' }] },
      'sameNumber',
      'persons.0.number',
    ],
    [
      'a person without a number',
      { persons: [{ id: 'BOSS' as const, text: text('Мастер'), number: '' }] },
      'noNumber',
      'persons.0.number',
    ],
  ])('%s is a problem with its place', (_name, edits: Partial<BayEdits>, kind, path) => {
    expect(problems(edits)).toMatchObject([{ kind, path }]);
  });

  test('a step that leaves no time beside the loading is a problem with the limit', () => {
    const [recipe] = ALL_AS_BASE.recipes;
    if (recipe === undefined) throw new Error('The base has no recipe.');
    const steps = recipe.steps.map((step, at) => (at === 2 ? { ...step, timeMs: 1000 } : step));
    const ms = base.handling?.reserveMs;
    expect(problems({ recipes: [{ ...recipe, steps }] })).toEqual([
      { kind: 'tooShortStep', id: steps[2]?.step, path: 'recipes.0.steps.2', ms },
    ]);
    expect(problems({ recipes: [{ ...recipe, steps: steps.slice(1) }] })).toMatchObject([
      { kind: 'otherSteps' },
    ]);
  });
});

describe('reaction times', () => {
  const fire = reactionTo('fire');
  const withLeave = (promptMs: number, withinMs: number) =>
    fire.deadlines.map((row) => (row.id === 'leave' ? { ...row, promptMs, withinMs } : row));

  test('change the steps and the danger alike', () => {
    const key = situations.find(({ situation }) => situation === 'fire');
    if (key === undefined) throw new Error('No key for fire');
    const changed = situationKeySchema.parse(
      withReaction(key, { ...fire, deadlines: withLeave(20_000, 30_000), outMs: 40_000, toldMs: 90_000 }),
    );
    expect(changed.judging).toMatchObject({
      leaveWithinMs: 40_000,
      danger: { promptMs: 20_000, lateMs: 30_000, dangerMs: 40_000, told: { byMs: 90_000 } },
    });
    const leave = changed.reference.steps.find(({ id }) => id === 'leave');
    expect(leave?.deadline).toMatchObject({ promptMs: 20_000, withinMs: 30_000, sinceFact: 'begunAtMs' });
  });

  test.each([
    ['all after nothing', { deadlines: withLeave(30_000, 30_000) }, 'promptNotBeforeLate', undefined],
    ['nothing after the danger', { deadlines: withLeave(30_000, 80_000) }, 'lateAfterOut', 80_000],
    [
      'a danger sooner than one can walk',
      { deadlines: withLeave(5000, 9000), outMs: 10_000 },
      'noWayOut',
      32_000,
    ],
  ])('%s is a problem', (_name, edit, kind, ms) => {
    expect(problems({ reactions: [{ ...fire, ...edit }] })).toMatchObject([
      ms === undefined ? { kind } : { kind, ms },
    ]);
  });

  test('mark a run by a site’s times: who leaves as before is late where less is left', () => {
    const played = emergencyCases.find(({ id }) => id.includes('fire'));
    const own = emergencyKeys.find(({ caseId }) => caseId === played?.id);
    if (played === undefined || own?.way === undefined) throw new Error('No case with a fire.');
    const { play, seed } = played;
    const { entries } = planLog(base, play, seed, own.way, { notesWhatIsThere: true });
    const grade = (key: typeof own) => gradeEquipmentLog({ ruleset: base, play, seed, entries }, key).grade;
    const planned = play.emergency.planned[0]?.situations[0] ?? '';
    const asShipped = reactionTo(planned);
    expect(rejudged(own, play, [asShipped])).toEqual(own);
    const hard = {
      ...asShipped,
      deadlines: asShipped.deadlines.map((row) => ({ ...row, promptMs: 1, withinMs: 2 })),
    };
    expect(grade(own).score).toBeGreaterThanOrEqual(95);
    expect(grade(rejudged(own, play, [hard])).score).toBeLessThan(grade(own).score - 10);
  });
});

describe('rows', () => {
  const boss = ROWS.persons[0];
  if (boss === undefined) throw new Error('The base has nobody to call.');
  const renumbered = withRow(ROWS, NO_EDITS, 'persons', { ...boss, number: '5-55' });

  test('are a site’s own while they differ, and the base’s again where they say the same', () => {
    expect(rowNow(ROWS, renumbered, 'persons', boss.id)?.number).toBe('5-55');
    const again = withRow(ROWS, renumbered, 'persons', { ...boss, number: '6-66' });
    expect(again.persons).toEqual([{ ...boss, number: '6-66' }]);
    expect(withRow(ROWS, again, 'persons', boss)).toEqual(NO_EDITS);
    expect(withoutRow(again, 'persons', boss.id)).toEqual(NO_EDITS);
    const slower = withTime(base.times, NO_EDITS, 'dockMs', 9000);
    expect(slower.times).toEqual({ dockMs: 9000 });
    expect(withTime(base.times, slower, 'dockMs', base.times.dockMs)).toEqual(NO_EDITS);
  });

  test('are told with what of them differs', () => {
    const fire = ROWS.reactions.find(({ id }) => id === 'fire');
    if (fire === undefined) throw new Error('The base has no fire.');
    const sooner = withRow(ROWS, renumbered, 'reactions', { ...fire, outMs: 60_000 });
    expect(differencesOf(ROWS, base.times, withTime(base.times, sooner, 'dockMs', 9000))).toEqual([
      { of: 'persons', id: 'BOSS', text: boss.text, fields: ['number'] },
      { of: 'reactions', id: 'fire', text: base.emergency.situations[0]?.text, fields: ['outMs'] },
      { of: 'times', id: 'dockMs', before: base.times.dockMs, after: 9000 },
    ]);
  });
});

describe('a case by a site’s rules', () => {
  const played = emergencyCases.find(({ id }) => id.includes('fire'));
  const key = emergencyKeys.find(({ caseId }) => caseId === played?.id);
  if (played === undefined || key === undefined) throw new Error('No case with a fire.');
  const replayed = { before: base, play: played.play, key, seed: played.seed, examples: [] };
  const reactions = situations.map(reactionOf);
  const MAX_NODES = 50;

  test('is the same where nothing that it needs changes, and lost where nobody can be so quick', () => {
    const sameNumbers = { ruleset: withEdits(base, renamed()), reactions };
    expect(effectOnBayCase(replayed, sameNumbers, MAX_NODES)).toMatchObject({
      kind: 'SAME',
      refusedCount: 0,
    });
    const hard = reactions.map((row) => ({
      ...row,
      deadlines: row.deadlines.map((one) => ({ ...one, promptMs: 1, withinMs: 2 })),
    }));
    const lost = effectOnBayCase(replayed, { ruleset: base, reactions: hard }, MAX_NODES);
    expect(lost.kind).toBe('LOST');
    expect(lost.now).toBeLessThan(lost.before ?? 0);
    const ruleset = { ...base, places: [] };
    expect(effectOnBayCase(replayed, { ruleset, reactions }, MAX_NODES)).toMatchObject({
      kind: 'CANNOT_START',
    });
  });

  function renamed() {
    return { ...NO_EDITS, persons: [{ id: 'BOSS' as const, text: text('Мастер'), number: '5-55' }] };
  }
});
