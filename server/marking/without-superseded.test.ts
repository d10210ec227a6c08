import { describe, expect, test } from 'vitest';
import type { AttemptEvent } from '#contract/entities/attempt.ts';
import { drawWhole } from '#machines/kit/random.ts';
import { undoubtedEvents } from './counted-events.ts';
import { foldEvents } from './fold-events.ts';
import { withoutSuperseded } from './without-superseded.ts';

const LIMITS = new Map([
  ['question', 3],
  ['run', 4],
  ['both', 3],
]);

const draft = (answer: string): AttemptEvent => ({ type: 'DRAFT', taskId: 'question', answer, at: 1 });
const answer = (text: string): AttemptEvent => ({ type: 'ANSWER', taskId: 'question', answer: text, at: 1 });
const actions = (restart: number, seq: number, taskId = 'run'): AttemptEvent => ({
  type: 'ACTIONS',
  taskId,
  restart,
  entries: [{ code: 'WALK', seq, at: seq, location: 'out' }],
  stateHash: `${seq}`,
});
const restart = (to: number, taskId = 'run'): AttemptEvent => ({
  type: 'RESTART',
  taskId,
  restart: to,
  at: 1,
});
const HINT: AttemptEvent = { type: 'HINT', taskId: 'question', at: 1 };

describe('what counts of what was saved', () => {
  test.each<[string, AttemptEvent[], AttemptEvent[]]>([
    ['the last draft', [draft('a'), draft('b'), draft('c')], [draft('c')]],
    ['confirmed answers', [draft('a'), answer('a'), draft('b')], [answer('a'), draft('b')]],
    [
      'answers up to the limit',
      [answer('a'), answer('b'), answer('c'), answer('d')],
      [answer('a'), answer('b'), answer('c')],
    ],
    ['one hint', [HINT, { ...HINT, at: 2 }], [HINT]],
    [
      'the last run',
      [actions(0, 1), restart(1), actions(1, 1), actions(1, 2)],
      [restart(1), actions(1, 1), actions(1, 2)],
    ],
    ['no run beyond the limit', [actions(0, 1), restart(4), actions(4, 1)], [actions(0, 1)]],
    ['nothing of unknown tasks', [actions(0, 1, 'unknown')], []],
  ])('%s', (_name, events, expected) => {
    expect(withoutSuperseded(LIMITS, [{ events, doubt: null }])).toEqual([expected]);
  });

  test('whatever was saved, the same comes of it', () => {
    let random = 20_261_122;
    const draw = (count: number): number => {
      const drawn = drawWhole(random, count);
      random = drawn.random;
      return drawn.value;
    };
    for (let round = 0; round < 300; round++) {
      const events = Array.from({ length: 1 + draw(25) }, (_, at): AttemptEvent => {
        const taskId = ['question', 'run', 'both'][draw(3)] ?? '';
        const kind = taskId === 'question' ? draw(3) : taskId === 'run' ? 2 + draw(3) : draw(5);
        if (kind === 0) return { ...draft(`${at}`), taskId };
        if (kind === 1) return { ...answer(`${at}`), taskId };
        if (kind === 2) return { ...HINT, taskId };
        return kind === 3 ? actions(draw(5), at + 1, taskId) : restart(1 + draw(4), taskId);
      });
      const parts = [events.slice(0, 7), events.slice(7, 15), events.slice(15)];
      const batches = parts.map((part) => ({
        events: part,
        doubt: draw(3) === 0 ? ('LATE' as const) : null,
      }));
      const needed = withoutSuperseded(LIMITS, batches);
      const left = batches.map(({ doubt }, at) => ({ events: needed[at] ?? [], doubt }));
      expect(foldEvents(LIMITS, needed)).toEqual(foldEvents(LIMITS, parts));
      expect(foldEvents(LIMITS, undoubtedEvents(left))).toEqual(foldEvents(LIMITS, undoubtedEvents(batches)));
    }
  });
});
