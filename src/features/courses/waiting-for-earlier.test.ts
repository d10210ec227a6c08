import { expect, test } from 'vitest';
import { inEveryLanguage } from '#contract/languages.ts';
import type { CourseWork } from './course-drafts.ts';
import { waitingForEarlier } from './waiting-for-earlier.ts';

function work(id: string, after?: string): CourseWork {
  const opens =
    after === undefined ? ({ kind: 'AT_ONCE' } as const) : ({ kind: 'AFTER', workId: after } as const);
  return { id, kind: 'THEORY', title: inEveryLanguage(() => id), taskCount: 1, maxScore: 1, opens };
}

test.each([
  ['one before it', [work('a'), work('b', 'a')], ['AT_ONCE', 'AFTER']],
  ['one after it', [work('b', 'a'), work('a')], ['AT_ONCE', 'AT_ONCE']],
  ['one that is gone', [work('b', 'a')], ['AT_ONCE']],
  ['itself', [work('a', 'a')], ['AT_ONCE']],
])('a work that waits for %s', (_name, works, kinds) => {
  expect(waitingForEarlier(works).map(({ opens }) => opens.kind)).toEqual(kinds);
});
