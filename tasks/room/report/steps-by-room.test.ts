import { expect, it } from 'vitest';
import type { Judgement } from '#contract/simulation/grade.ts';
import { stepsByRoom } from './steps-by-room.ts';

const TEXT = { ru: 'шаг', en: 'step', ch: '步骤' };
const judged = (id: string, status: Judgement['status'], at?: number): Judgement => ({
  id,
  kind: 'step',
  status,
  text: TEXT,
  sources: [],
  failsAttempt: false,
  cost: 0,
  ...(at === undefined ? {} : { at, seq: at / 1000 }),
});
const entry = (seq: number, location: string) => ({ seq, at: seq * 1000, code: 'A001', location });

it('gathers the steps of the right way under the rooms that it leads through', () => {
  const reference = {
    entries: [entry(1, 'street'), entry(2, 'locker'), entry(3, 'street'), entry(4, 'locker')],
    steps: [
      { id: 'd', seq: 4, at: 4000 },
      { id: 'a', seq: 1, at: 1000 },
      { id: 'b', seq: 2, at: 2000 },
      { id: 'c', seq: 3, at: 3000 },
    ],
  };
  const grade = {
    judgements: [judged('a', 'done', 5000), judged('b', 'missing'), judged('d', 'late', 9000)],
  };
  const rooms = stepsByRoom(grade, reference).map(({ location, steps }) => ({
    location,
    steps: steps.map(({ judgement, atMs }) => [judgement.id, judgement.status, atMs]),
  }));
  expect(rooms).toEqual([
    { location: 'street', steps: [['a', 'done', 5000]] },
    {
      location: 'locker',
      steps: [
        ['b', 'missing', 5000],
        ['d', 'late', 9000],
      ],
    },
  ]);
});
