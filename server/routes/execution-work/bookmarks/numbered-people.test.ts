import { expect, test } from 'vitest';
import { firstOf, inOrder, numbersOf } from './numbered-people.ts';

const PEOPLE = ['u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'u7'];

test('everybody has a number of their own, the same whatever order they come in', () => {
  const numbers = numbersOf('event', PEOPLE);
  expect(new Set(numbers.values())).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
  const again = numbersOf('event', [...PEOPLE.toReversed(), 'u1']);
  expect(PEOPLE.map((id) => again.get(id))).toEqual(PEOPLE.map((id) => numbers.get(id)));
});

test('numbers say nothing of the order of names, and differ from event to event', () => {
  const orders = ['a', 'b', 'c', 'd'].map((event) => [...numbersOf(event, PEOPLE).keys()].join(' '));
  expect(orders).not.toContain(PEOPLE.join(' '));
  expect(new Set(orders).size).toBe(orders.length);
});

test('a list goes by number and names the first five', () => {
  const people = [3, 6, 1, 5, 2, 4].map((number) => ({ number }));
  expect(inOrder(people).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(firstOf(people).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
});
