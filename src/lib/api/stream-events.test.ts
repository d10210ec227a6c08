import { expect, test } from 'vitest';
import { eventsIn } from './stream-events.ts';

test('events are taken whole, whatever pieces they come in', () => {
  const text = 'retry: 3000\n\nid: 7\nevent: board\ndata: {"number":7}\n\n: \n\nevent: beat\ndata: 1\n\neve';
  const whole = eventsIn(text);
  expect(whole).toEqual({
    events: [
      { event: 'board', data: { number: 7 } },
      { event: 'beat', data: 1 },
    ],
    left: 'eve',
  });
  let left = '';
  const found: unknown[] = [];
  for (const letter of text) {
    const part = eventsIn(left + letter);
    left = part.left;
    found.push(...part.events);
  }
  expect(found).toEqual(whole.events);
});
