import { expect, test } from 'vitest';
import { gathered } from './facts.ts';

const HAND = { x: 1, y: 2, isInFront: true };
const PERSON = { poses: ['stand'], layers: ['body'], hands: {} };
const PEOPLE = { people: { man: PERSON, girl: PERSON } };
const BENCH = { widthTiles: 2, depthTiles: 1, heightMetres: 0.45, states: ['plain'], spots: [[0, 0, 0.45]] };

test('facts of families and jobs meet in one tree', () => {
  const facts = gathered(
    [
      PEOPLE,
      { furniture: { 'bench-2': BENCH } },
      { furniture: {}, 'rooms/locker': { widthTiles: 10, heightTiles: 6 } },
    ],
    [
      { 'people/man/hands/stand/se': { left: HAND, right: HAND } },
      { 'rooms/out': { widthTiles: 3, heightTiles: 4 } },
    ],
  );
  expect(facts.people.man.hands['stand/se']).toEqual({ left: HAND, right: HAND });
  expect(facts.rooms['out']).toEqual({ widthTiles: 3, heightTiles: 4 });
  expect(facts.rooms['locker']).toEqual({ widthTiles: 10, heightTiles: 6 });
  expect(facts.furniture['bench-2']?.spots).toEqual([[0, 0, 0.45]]);
});

test('a fact of a wrong form is refused with its place', () => {
  const wrong = { furniture: { 'bench-2': { ...BENCH, spots: [[0, 0]] } } };
  expect(() => gathered([PEOPLE, wrong], [])).toThrow(/furniture\.bench-2|furniture\["bench-2"\]/);
});
