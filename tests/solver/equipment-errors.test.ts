// Every error in the way of a built-in bay case costs points: anything omitted, added, or in the wrong order.
import { describe, expect, test } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import { casesWithKeys as rows, gradeWay, type CaseWithKey } from '#tests/support/bay-ways.ts';
import type { TimedAction } from '#machines/kit/session.ts';

/** The way with extra actions before the first one with that code. */
function before(row: CaseWithKey, code: string, ...extra: readonly TimedAction[]): readonly TimedAction[] {
  const at = row.way.findIndex((action) => action.code === code);
  return row.way.toSpliced(at, 0, ...extra);
}

/** Omitting these changes nothing that is graded, or the next action includes them. */
const FREE: ReadonlySet<string> = new Set([
  'WAIT',
  'SCREEN',
  'HANG_UP',
  'OPEN_PAPER',
  'CLOSE_PAPER',
  'GO',
  'SELECT',
]);

/** Who leaves a danger at once owes nothing of what had to be done inside. */
const OWED_BY_STAYING: ReadonlySet<string> = new Set(['VOICE', 'ALARM_POINT', 'EMO', 'STOPWORK']);

/** Who hears later that a person is missing has been told of the danger too. */
function isToldLater({ code, to }: Action, later: readonly Action[]): boolean {
  return code === 'CALL' && later.some((one) => one.to === to && one.params?.['reason'] === 'person-missing');
}

describe.each(rows)('$id', (row) => {
  const { key, way } = row;
  const judgings = [key, ...(key.situations ?? [])].map(({ judging }) => judging);
  const isDanger = judgings.some((judging) => judging?.danger !== undefined);
  // Of several situations the one that is stopped is no danger.
  const owedByStaying = key.situations ? new Set(['VOICE']) : OWED_BY_STAYING;
  const leavesDanger = isDanger && way.some(({ code }) => code === 'LEAVE');

  test('gives less when any one action is left out', () => {
    const isOptional = key.reference.steps.find(({ id }) => id === 'started')?.isOptional === true;
    for (const [at, action] of way.entries()) {
      // Where the danger may come before the process starts, starting it is optional.
      if (FREE.has(action.code) || (isOptional && action.code === 'STARTPROCCES')) continue;
      const { score, passed, judgements } = gradeWay(row, way.toSpliced(at, 1));
      const isOwed =
        !(leavesDanger && owedByStaying.has(action.code)) && !isToldLater(action, way.slice(at + 1));
      expect([at, action, score < 100]).toEqual([at, action, isOwed]);
      const isDangerLeft = judgements.some(
        ({ id, status }) => id === 'end-contained' && status === 'missing',
      );
      // In a danger life comes first: what is lost of the tool alone fails nobody.
      expect([at, action, isDangerLeft && passed && !isDanger]).toEqual([at, action, false]);
    }
  });

  test('gives less for an EMO out of place, a hand in it, a needless call and a sheet signed twice', () => {
    const errors: readonly (readonly Action[])[] = [
      [{ code: 'TOUCH' }],
      // Asking once costs nothing.
      [
        { code: 'CALL', to: 'ENERGY', params: { reason: 'other' } },
        { code: 'CALL', to: 'ENERGY', params: { reason: 'other' } },
        { code: 'HANG_UP' },
      ],
      [
        { code: 'STOPWORK', to: 'terminal' },
        { code: 'STOPWORK', to: 'terminal' },
      ],
      [{ code: 'PHONE', to: 'nowhere' }],
    ];
    for (const extra of errors) {
      const { score } = gradeWay(row, before(row, 'STARTPROCCES', ...extra));
      const other = way.some(({ code }) => code === 'STARTPROCCES')
        ? score
        : gradeWay(row, [...way, ...extra]).score;
      expect([extra[0]!.code, other < 100]).toEqual([extra[0]!.code, true]);
    }
  });

  test('costs when two deeds of its order are exchanged, except a warning by voice that is still heard', () => {
    const deeds = ['READ_ALARM', 'VOICE', 'EMO', 'STOPWORK', 'NOTE_PLACES', 'LEAVE'];
    const isDanger = [row.key, ...(row.key.situations ?? [])].some(({ judging }) => judging?.danger);
    const places = row.way.flatMap(({ code }, at) => (deeds.includes(code) ? [at] : []));
    for (const [order, at] of places.slice(0, -1).entries()) {
      const next = places[order + 1]!;
      // What was started again between them parts one situation from the next.
      if (row.way.slice(at, next).some(({ code }) => code === 'STARTPROCCES')) continue;
      const way = row.way.with(at, row.way[next]!).with(next, row.way[at]!);
      const { score } = gradeWay(row, way);
      const codes = [row.way[at]!.code, row.way[next]!.code];
      // Who leaves a danger at once owes nothing inside; elsewhere a voice outside warns nobody who is inside.
      const isLeftFirst = codes.includes('LEAVE') && !isDanger;
      expect([...codes, score < 100]).toEqual([...codes, isLeftFirst || !codes.includes('VOICE')]);
    }
  });
});
