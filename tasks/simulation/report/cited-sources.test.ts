import { expect, it } from 'vitest';
import type { Judgement } from '#contract/simulation/grade.ts';
import { citeSources } from './cited-sources.ts';

const source = (id: string, title: string) => ({ id, title });

function judged(id: string, ...sources: readonly ReturnType<typeof source>[]): Judgement {
  const text = { ru: id, en: id, ch: id };
  return { id, kind: 'step', status: 'done', text, sources: [...sources], failsAttempt: false, cost: 0 };
}

it('names each source once, in the order of citing, and the site’s rules by their own name', () => {
  const first = judged('first', source('iso', 'ISO 14644-5'), source('site', 'whatever'));
  const second = judged('second', source('iest', 'IEST-RP-CC003'), source('iso', 'ISO 14644-5'));
  const none = judged('none');
  const cited = citeSources([first, second, none], 'rules of the site');
  expect(cited.titles).toEqual(['ISO 14644-5', 'rules of the site', 'IEST-RP-CC003']);
  expect([first, second, none].map(cited.numbersOf)).toEqual([[1, 2], [1, 3], []]);
});
