import { expect, test } from 'vitest';
import { makeFairQueue } from './fair-queue.ts';

/** Runs works of the given places and tells their order; each ends in a turn of its own. */
async function orderOf(places: string, maxParallel: number) {
  const queue = makeFairQueue(maxParallel);
  const begun: string[] = [];
  let [running, highest] = [0, 0];
  const works = places.split('').map((place) =>
    queue.run(place, async () => {
      begun.push(place);
      running += 1;
      highest = Math.max(highest, running);
      await new Promise((resolve) => void setImmediate(resolve));
      running -= 1;
    }),
  );
  await Promise.all(works);
  return { begun: begun.join(''), highest };
}

test.each([
  ['one place: in the order in which they came', 'aaaa', 1, 'aaaa'],
  ['one who came after many elsewhere waits for one of them', 'aaaaab', 1, 'aabaaa'],
  ['places take turns', 'aaabbbcc', 1, 'aabcabcb'],
  ['as many at once as there may be', 'aaaabb', 2, 'aaabab'],
])('%s', async (_name, places, maxParallel, order) => {
  expect(await orderOf(places, maxParallel)).toEqual({ begun: order, highest: maxParallel });
});

test('one that fails makes room for the next, and its reason is passed on', async () => {
  const queue = makeFairQueue(1);
  const failed = queue.run('a', () => Promise.reject(new Error('no')));
  const after = queue.run('a', () => Promise.resolve('yes'));
  await expect(failed).rejects.toThrow('no');
  expect(await after).toBe('yes');
  expect(await queue.run('b', () => Promise.resolve('and again'))).toBe('and again');
});
