// What a report of the room says agrees with itself: every correct way, every way less one action, every row of the table.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import type { Grade, Judgement } from '#contract/simulation/grade.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { gradeRoomLog } from '#machines/room/grade-room.ts';
import { planLog } from '#machines/room/plan-route.ts';
import type { RoomState } from '#machines/room/state.ts';
import { touchLedger } from '#machines/room/touch-ledger.ts';
import { contradictionsIn } from './contradictions.ts';
import { ROOM_VERDICTS } from './room-verdicts.ts';

interface Run {
  readonly what: string;
  readonly entries: readonly LogEntry[];
  readonly grade: Grade;
  readonly state: RoomState;
}

function playedAs(caseId: string, what: string, actions: readonly Action[]): Run[] {
  const { play, seed } = BUILTIN_ROOM_CASES.find(({ id }) => id === caseId)!;
  const { reference } = builtinRoomKeys.find((key) => key.caseId === caseId)!;
  let entries: readonly LogEntry[];
  try {
    entries = planLog(ruleset, play, seed, actions);
  } catch {
    // Without what was left out, the rest can't be walked to.
    return [];
  }
  const { grade, replayed } = gradeRoomLog({ ruleset, play, seed, entries }, reference);
  return [{ what: `${caseId} · ${what}`, entries, grade, state: replayed.state }];
}

function runsOf(caseId: string): Run[] {
  const way = builtinRoomKeys.find((key) => key.caseId === caseId)?.way ?? [];
  return [
    ...playedAs(caseId, 'the correct way', way),
    ...playedAs(caseId, 'nothing', []),
    ...way.flatMap(({ code, item = '' }, at) =>
      playedAs(caseId, `without ${at} ${code} ${item}`, way.toSpliced(at, 1)),
    ),
    ...ROOM_VERDICTS.filter(({ cases }) => cases.includes(caseId)).flatMap(({ what, deed }) =>
      playedAs(caseId, what, deed(way)),
    ),
  ];
}

const wears = ({ state }: Run, craft: string): boolean =>
  Object.values(state.subjects).some((one) => one.craft.startsWith(craft) && one.place.at === 'P001');
const isUnmet = ({ status }: Judgement): boolean => status !== 'done';

/** What says in what state something is worn, by the garment. */
const OF_WORN: Readonly<Record<string, string>> = {
  'end-coverall': 'coverall',
  'end-mask': 'masks',
  'end-mask-size': 'masks',
  'end-gloves': 'gloves',
  'end-glove-size': 'gloves',
  'end-gloves-clean': 'gloves',
};

/** Each returns what of a run contradicts something else. */
const CONTRADICTIONS: readonly (readonly [string, (run: Run) => readonly string[]])[] = [
  ['is of one piece', ({ grade }) => contradictionsIn(grade)],
  [
    'says what would have passed where it did not, and nowhere else',
    ({ grade }) => (grade.passed === (grade.smallestChange.length === 0) ? [] : [String(grade.score)]),
  ],
  [
    'has a remark beside each gate that is not met',
    ({ grade }) =>
      grade.failedBy.length > 0 && !grade.judgements.some((one) => one.kind !== 'gate' && isUnmet(one))
        ? grade.failedBy
        : [],
  ],
  [
    'reproaches nobody with the state of what they do not wear',
    (run) =>
      run.grade.judgements
        .filter((one) => one.kind === 'end' && isUnmet(one) && one.id in OF_WORN)
        .filter(({ id, text }) => !wears(run, OF_WORN[id] ?? '') && !/над[её]т/iu.test(text.ru))
        .map(({ text }) => text.ru),
  ],
  [
    'asks no gate of an open coverall, a wrong mask or cuffs of who put none on',
    ({ entries, grade, what }) => {
      const isOn = (craft: string) =>
        what.startsWith('five-faults') ||
        entries.some(({ code, item, refused }) => code === 'A005' && !refused && item?.startsWith(craft));
      const rows = { 'gate-coverall-open': 'coverall', 'gate-mask-wrong': 'masks', 'gate-cuffs': 'gloves' };
      return Object.entries(rows).flatMap(([id, craft]) =>
        grade.failedBy.includes(id) && !isOn(craft) ? [id] : [],
      );
    },
  ],
  [
    'tells of dirt on the hands of who carried a street thing',
    ({ entries, state }) => {
      const carried = entries.find(
        ({ code, item = '', refused }) => code !== 'A005' && !refused && /^(?:bag|boots|coat)-/.test(item),
      );
      return carried && touchLedger(ruleset, state).length === 0 ? [carried.item ?? ''] : [];
    },
  ],
  [
    'judges a row in one way at one moment',
    ({ grade }) => {
      const ids = grade.judgements.map(({ id, seq, kind }) => `${kind} ${id} ${seq ?? ''}`);
      return ids.filter((id, at) => ids.indexOf(id) !== at);
    },
  ],
];

describe.each(BUILTIN_ROOM_CASES.map(({ id }) => id))('the report of %s', (caseId) => {
  let runs: readonly Run[] = [];
  beforeAll(() => {
    runs = runsOf(caseId);
  });

  it.each(CONTRADICTIONS)('%s', (_what, contradicts) => {
    expect(runs.length).toBeGreaterThan(15);
    const found = runs.flatMap((run) => contradicts(run).map((said) => `${run.what}: ${said}`));
    expect(found).toEqual([]);
  });
});
