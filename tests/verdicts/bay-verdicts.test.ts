// Plays every row of the table of verdicts of the bay, and says what a harm added to a way does to its score.
import { describe, expect, it } from 'vitest';
import type { TimedAction } from '#machines/kit/session.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { gradeEquipmentLog } from '#machines/equipment/grade-equipment.ts';
import { read } from '#machines/equipment/read.ts';
import { casesWithKeys, caseNamed, gradeWay, plannedWay } from '#tests/support/bay-ways.ts';
import { BAY_VERDICTS } from './bay-verdicts.ts';
import { ABORT, called, EMO, LEAVE, onlyThen, untilNoticed, VOICE } from './bay-deeds.ts';
import { contradictionsIn } from './contradictions.ts';
import { after, type Deed } from './deeds.ts';

function gradeOf(caseId: string, ...deeds: readonly Deed[]) {
  const row = caseNamed(caseId);
  return gradeWay(
    row,
    deeds.reduce<readonly TimedAction[]>((now, deed) => deed(now), row.way),
  );
}

const rows = BAY_VERDICTS.flatMap((row) => row.cases.map((caseId) => ({ ...row, caseId })));

it('has two hundred rows or more, of every case', () => {
  expect(rows.length).toBeGreaterThanOrEqual(200);
  const named = new Set(rows.map(({ caseId }) => `equipment-${caseId}`));
  expect(named).toEqual(new Set(casesWithKeys.map(({ id }) => id)));
});

it.each(rows)('$caseId · $what · passed $passed', ({ caseId, deed, passed, score: [from, to], names }) => {
  const grade = gradeOf(caseId, deed);
  const moved = grade.judgements.filter(({ status }) => status === 'outOfOrder').map(({ id }) => id);
  expect({ passed: grade.passed, named: [...grade.failedBy, ...moved].toSorted() }).toEqual({
    passed,
    named: [...names].toSorted(),
  });
  expect(grade.score).toBeGreaterThanOrEqual(from);
  expect(grade.score).toBeLessThanOrEqual(to);
  expect(contradictionsIn(grade)).toEqual([]);
});

it.each(casesWithKeys)('$id · whatever is left out of its way, the report is of one piece', (row) => {
  const told = row.way.flatMap((_action, at) => contradictionsIn(gradeWay(row, row.way.toSpliced(at, 1))));
  expect(told).toEqual([]);
});

it('says what the terminal answered to an input that came to nothing', () => {
  const row = caseNamed('fire-roll-call');
  const { judgements } = gradeWay(
    row,
    row.way.filter(({ code }) => code !== 'JOB_QUEUE'),
  );
  const started = judgements.find(({ status, code }) => status === 'extra' && code === 'STARTPROCCES');
  expect(started?.why?.ru).toBe('Терминал не принял: «Задание не в том состоянии»');
});

it('tells who left at once, and passed, what was not asked of them', () => {
  const outside = onlyThen(LEAVE, ...called('BOSS', 'gas'));
  const { passed, excused } = gradeOf('gas-leak', outside);
  expect([passed, excused?.map(({ id }) => id)]).toEqual([true, ['voice']]);
  expect(gradeOf('gas-leak').excused).toBeUndefined();
  expect(gradeOf('fire', onlyThen(LEAVE, ...called('BOSS', 'fire'))).excused?.map(({ id }) => id)).toContain(
    'emo',
  );
});

it.each(['fire', 'smoke'])('passes the row of an EMO in a %s with wafers that are lost by it', (caseId) => {
  const row = caseNamed(caseId);
  const { deed } = rows.find((one) => one.caseId === caseId && one.what.startsWith('an EMO that loses'))!;
  const { play, seed } = row.equipmentCase;
  const { entries } = plannedWay(row, deed(row.way));
  const { grade, replayed } = gradeEquipmentLog({ ruleset, play, seed, entries }, row.key);
  expect([grade.passed, read(ruleset, replayed.state, 'lot')]).toEqual([true, 'scrap']);
});

/** The calls that a report says were not made, of those that were. */
function deniedCalls(caseId: string, deed: Deed): readonly string[] {
  const row = caseNamed(caseId);
  const { play, seed } = row.equipmentCase;
  const { entries } = plannedWay(row, deed(row.way));
  const { grade, replayed } = gradeEquipmentLog({ ruleset, play, seed, entries }, row.key);
  const made = replayed.state.emergency.calls.filter(({ fits }) => fits);
  const denied = made.flatMap(({ who, reason }) => [
    `call-${who}`,
    'told',
    ...(reason === 'person-missing' ? ['missing'] : []),
  ]);
  return grade.judgements.flatMap(({ id, status }) =>
    status === 'missing' && denied.includes(id) ? [id] : [],
  );
}

// Several situations are judged apart: who was called about one has still to be called about the next.
it.each(rows.filter(({ caseId }) => caseId !== 'one-after-another'))(
  '$caseId · $what · no call that was made is said to be missing',
  ({ caseId, deed }) => expect(deniedCalls(caseId, deed)).toEqual([]),
);

it('advises who touched what is dangerous to leave that, not to go out sooner than they did', () => {
  const { failedBy, smallestChange } = gradeOf('fire-roll-call', untilNoticed({ code: 'TOUCH' }));
  expect(failedBy).toEqual(['gate-in-danger', 'touched']);
  const advised = smallestChange.map(({ kind, id }) => `${kind} ${id}`);
  expect(advised).toContain('avoid touched');
  expect(advised).not.toContain('move leave');
});

it('breaks every gate of every key', () => {
  const named = new Set(BAY_VERDICTS.flatMap(({ names }) => names));
  const gates = casesWithKeys.flatMap(({ key }) => key.reference.gates ?? []);
  expect(gates.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
});

/** Of each danger, whom the first call tells of it, and after how long leaving is late there. */
const LATE_LEAVINGS = [
  ['gas-leak', 'gas'],
  ['fire-far', 'fire'],
  ['smoke-far', 'smoke'],
  ['ventilation', 'ventilation'],
  ['developer-leak-outside', 'leak-developer'],
].flatMap(([caseId = '', reason = '']) =>
  [20_000, 25_000, 35_000].map((afterMs) => ({ caseId, reason, afterMs })),
);

it.each(LATE_LEAVINGS)(
  'marks who left the $caseId after $afterMs ms no better for a voice outside',
  ({ caseId, reason, afterMs }) => {
    const leaving = { ...LEAVE, afterMs };
    const [outside, unwarned, inside] = [[leaving, VOICE], [leaving], [VOICE, leaving]].map((deeds) =>
      gradeOf(caseId, onlyThen(...deeds, ...called('BOSS', reason))),
    );
    expect(outside?.score).toBeLessThanOrEqual(unwarned?.score ?? 0);
    expect([outside?.passed, outside?.failedBy]).toEqual([unwarned?.passed, unwarned?.failedBy]);
    expect(statusOf(inside, 'voice')).not.toBe('missing');
  },
);

function statusOf(grade: ReturnType<typeof gradeOf> | undefined, id: string) {
  return grade?.judgements.find((row) => row.id === id)?.status;
}

/** What lasts and can't be undone, whatever else is done. */
const HARMS: readonly (readonly [string, Deed])[] = [
  ['an EMO', after({ code: 'STARTPROCCES' }, { ...EMO, afterMs: 2000 })],
  ['an abort', after({ code: 'STARTPROCCES' }, { ...ABORT, afterMs: 2000 })],
  ['a hand in it', untilNoticed({ code: 'TOUCH' })],
];

describe('a harm added', () => {
  const safe = rows.filter(({ passed }) => passed);

  it.each(safe)('never raises the score of $caseId · $what', ({ caseId, deed }) => {
    const alone = gradeOf(caseId, deed);
    for (const [name, harm] of HARMS) {
      let both: ReturnType<typeof gradeOf>;
      try {
        both = gradeOf(caseId, deed, harm);
      } catch {
        // The way has no place for it.
        continue;
      }
      const isTried = both.judgements.some(({ status }) => status === 'forbidden');
      expect([name, both.score < alone.score || (!isTried && both.score === alone.score)]).toEqual([
        name,
        true,
      ]);
    }
  });
});
