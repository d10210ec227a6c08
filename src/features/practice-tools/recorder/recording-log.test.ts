import { describe, expect, test } from 'vitest';
import type { LogEntry } from '#contract/simulation/log.ts';
import { isOwnDeed } from './own-deed.ts';
import {
  afterEvent,
  NEW_LOG,
  takenBack,
  withNote,
  wrongBegun,
  wrongEnded,
  type RecordingLog,
} from './recording-log.ts';

const entry = (seq: number, code: string): LogEntry => ({ seq, at: seq * 1000, location: 'entrance', code });

function recorded(log: RecordingLog, ...codes: readonly string[]): RecordingLog {
  const entries = codes.map((code, at) => entry(log.entries.length + at + 1, code));
  return afterEvent(log, { type: 'ACTIONS', taskId: 'case', restart: 0, entries, stateHash: '' });
}

const codesOf = ({ entries }: Pick<RecordingLog, 'entries'>): string[] => entries.map(({ code }) => code);

describe('a recording', () => {
  test('the last deed is taken back with the notes on it; the walk to it stays', () => {
    const log = withNote(recorded(NEW_LOG, 'WALK', 'A003', 'WALK', 'A005'), 'Чтобы не наследить');
    const back = takenBack(log, isOwnDeed('ROOM'));
    expect([codesOf(back), back.notes, back.round]).toEqual([['WALK', 'A003', 'WALK'], {}, 1]);
    expect(codesOf(takenBack(back, isOwnDeed('ROOM')))).toEqual(['WALK']);
    expect(codesOf(takenBack(NEW_LOG, isOwnDeed('ROOM')))).toEqual([]);
  });

  test('what is wrong on purpose is kept apart, and the right way goes on from before it', () => {
    const right = recorded(NEW_LOG, 'A003');
    const wrong = recorded(wrongBegun(right), 'A016', 'A015');
    expect(
      codesOf(
        takenBack(takenBack(takenBack(wrong, isOwnDeed('ROOM')), isOwnDeed('ROOM')), isOwnDeed('ROOM')),
      ),
    ).toEqual(['A003']);
    const { entries, wrongs, wrongFrom } = wrongEnded(wrong, 'Пол грязный');
    expect([codesOf({ entries }), wrongFrom]).toEqual([['A003'], undefined]);
    expect(wrongs.map((row) => [codesOf(row), row.rightCount, row.why])).toEqual([
      [['A003', 'A016', 'A015'], 1, 'Пол грязный'],
    ]);
    expect(wrongEnded(wrongBegun(right), '').wrongs).toEqual([]);
  });

  test('beginning again forgets what was right, and keeps what is wrong', () => {
    const log = wrongEnded(recorded(wrongBegun(NEW_LOG), 'A016'), 'Пол грязный');
    const again = afterEvent(recorded(log, 'A003'), { type: 'RESTART', taskId: 'case', restart: 1, at: 0 });
    expect([again.entries, again.wrongs.length, again.restart]).toEqual([[], 1, 1]);
  });
});
