import { expect, test } from 'vitest';
import { staleTargets } from './built-from.ts';
import type { BuiltFrom } from './built-from.ts';

const job = (hash: string, ...targets: string[]): BuiltFrom[string] => ({ hash, targets, facts: {} });
const before: BuiltFrom = { 'a:1': job('x', 'one'), 'a:2': job('x', 'one', 'two'), 'b:1': job('x', 'three') };

test.each<[string, BuiltFrom, readonly string[]]>([
  ['nothing when nothing changed', before, []],
  ['the sheets of a changed job', { ...before, 'a:2': job('y', 'one', 'two') }, ['one', 'two']],
  [
    'the sheet a picture has left and the one it went to',
    { ...before, 'b:1': job('y', 'four') },
    ['four', 'three'],
  ],
  [
    'the sheets of a job that is no more',
    { 'a:1': job('x', 'one'), 'b:1': job('x', 'three') },
    ['one', 'two'],
  ],
  ['the sheet of a new job', { ...before, 'c:1': job('x', 'five') }, ['five']],
])('%s is out of date', (_, after, stale) => {
  expect([...staleTargets(before, after)].toSorted()).toEqual(stale);
});
