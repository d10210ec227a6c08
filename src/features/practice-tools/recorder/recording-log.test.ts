import { describe, expect, test } from 'vitest';
import type { LogEntry } from '#contract/simulation/log.ts';
import { isOwnDeed } from './own-deed.ts';
import {
  afterEvent,
  countDeeds,
  hasDeed,
  lastNote,
  NEW_LOG,
  takenBack,
  takesBack,
  withNote,
  wrongBegun,
  wrongEnded,
  type RecordingLog,
} from './recording-log.ts';

const isDeed = isOwnDeed('ROOM');
const entry = (seq: number, code: string): LogEntry => ({ seq, at: seq * 1000, location: 'entrance', code });

function recorded(log: RecordingLog, ...codes: readonly string[]): RecordingLog {
  const entries = codes.map((code, at) => entry(log.entries.length + at + 1, code));
  return afterEvent(log, { type: 'ACTIONS', taskId: 'case', restart: 0, entries, stateHash: '' });
}

const codesOf = ({ entries }: Pick<RecordingLog, 'entries'>): string[] => entries.map(({ code }) => code);

describe('a recording', () => {
  test('the last deed is taken back with the notes on it; the walk to it stays', () => {
    const log = withNote(recorded(NEW_LOG, 'WALK', 'A003', 'WALK', 'A005'), 'Чтобы не наследить', isDeed);
    const back = takenBack(log, isDeed);
    expect([codesOf(back), back.notes, back.round]).toEqual([['WALK', 'A003', 'WALK'], {}, 1]);
    expect(codesOf(takenBack(back, isDeed))).toEqual(['WALK']);
    expect(codesOf(takenBack(NEW_LOG, isDeed))).toEqual([]);
  });

  test('walks and what was refused are no actions: where nothing else was done, none is counted', () => {
    const walked = recorded(NEW_LOG, 'WALK', 'WAIT', 'WALK');
    const refusal: LogEntry = { ...entry(4, 'A003'), refused: true };
    const refused = { ...walked, entries: [...walked.entries, refusal] };
    expect([countDeeds(refused, isDeed), hasDeed(refused, isDeed)]).toEqual([0, false]);
    expect(countDeeds(recorded(refused, 'WALK', 'A003', 'WALK', 'A005'), isDeed)).toBe(2);
  });

  test('what is wrong on purpose is kept apart, and the right way goes on from before it', () => {
    const right = recorded(NEW_LOG, 'A003');
    const wrong = recorded(wrongBegun(right), 'A016', 'A015');
    expect(codesOf(takenBack(takenBack(takenBack(wrong, isDeed), isDeed), isDeed))).toEqual(['A003']);
    const { entries, wrongs, wrongFrom } = wrongEnded(wrong, 'Пол грязный', isDeed);
    expect([codesOf({ entries }), wrongFrom]).toEqual([['A003'], undefined]);
    expect(wrongs.map((row) => [codesOf(row), row.rightCount, row.why])).toEqual([
      [['A003', 'A016', 'A015'], 1, 'Пол грязный'],
    ]);
    expect(wrongEnded(wrongBegun(right), '', isDeed).wrongs).toEqual([]);
  });

  test('beginning again forgets what was right, and keeps what is wrong', () => {
    const log = wrongEnded(recorded(wrongBegun(NEW_LOG), 'A016'), 'Пол грязный', isDeed);
    const again = afterEvent(recorded(log, 'A003'), { type: 'RESTART', taskId: 'case', restart: 1, at: 0 });
    expect([again.entries, again.wrongs.length, again.restart]).toEqual([[], 1, 1]);
  });

  test('what was there before beginning again comes back whole, until something new is done', () => {
    const restart = { type: 'RESTART', taskId: 'case', restart: 1, at: 0 } as const;
    const log = withNote(recorded(NEW_LOG, 'A003', 'A005'), 'Чисто', isDeed);
    const again = afterEvent(recorded(wrongBegun(log), 'A016'), restart);
    const twice = afterEvent(again, { ...restart, restart: 2 });
    expect([takesBack(NEW_LOG), takesBack(twice), takesBack(wrongBegun(twice))]).toEqual([
      undefined,
      'BEFORE',
      undefined,
    ]);
    const back = takenBack(twice, isDeed);
    expect([codesOf(back), back.notes, back.wrongFrom, back.restart, back.round]).toEqual([
      ['A003', 'A005', 'A016'],
      { 2: 'Чисто' },
      2,
      2,
      1,
    ]);
    const anew = recorded(twice, 'A003');
    expect([takesBack(anew), codesOf(takenBack(anew, isDeed))]).toEqual(['DEED', []]);
  });

  test('the note on the last deed is found again, changed and taken away, also after a walk', () => {
    const first = withNote(recorded(NEW_LOG, 'A003'), 'Раз', isDeed);
    const log = withNote(recorded(first, 'WALK', 'A005'), 'Два', isDeed);
    const walked = recorded(log, 'WALK');
    expect([lastNote(walked, isDeed), lastNote(recorded(walked, 'A016'), isDeed)]).toEqual(['Два', '']);
    expect(withNote(walked, 'Три', isDeed).notes).toEqual({ 1: 'Раз', 4: 'Три' });
    expect(withNote(walked, '', isDeed).notes).toEqual({ 1: 'Раз' });
  });

  test('walking, and what was refused, is neither a way nor an error', () => {
    const walked = recorded(NEW_LOG, 'WALK');
    const refused = { ...recorded(NEW_LOG), entries: [{ ...entry(1, 'A005'), refused: true as const }] };
    const right = recorded(NEW_LOG, 'A003');
    const logs = [NEW_LOG, walked, refused, right, wrongBegun(right), recorded(wrongBegun(right), 'A016')];
    expect(logs.map((log) => hasDeed(log, isDeed))).toEqual([false, false, false, true, false, true]);
    expect(wrongEnded(recorded(wrongBegun(right), 'WALK'), 'Почему', isDeed).wrongs).toEqual([]);
  });
});
