import { describe, expect, it } from 'vitest';
import { BUILTIN_EQUIPMENT_KEYS } from '#machines/equipment/builtin/keys/all.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import { CARD_HEIGHT, CARD_WIDTH, drawingOf, pathOf } from './layout.ts';

const CHAINS = [...builtinRoomKeys, ...BUILTIN_EQUIPMENT_KEYS].map(({ caseId, reference }) => ({
  caseId,
  steps: reference.steps,
}));

describe.each(CHAINS)('the drawing of $caseId', ({ steps }) => {
  const { cards, arrows, width, height } = drawingOf(steps);
  const at = new Map(cards.map((card) => [card.id, card]));

  it('has a card for each step, none over another, and all within its frame', () => {
    expect(cards.map(({ id }) => id).toSorted()).toEqual(steps.map(({ id }) => id).toSorted());
    for (const [place, card] of cards.entries()) {
      expect(card.x).toBeGreaterThanOrEqual(0);
      expect(card.x + CARD_WIDTH).toBeLessThanOrEqual(width);
      expect(card.y + CARD_HEIGHT).toBeLessThanOrEqual(height);
      for (const other of cards.slice(place + 1)) {
        const isBeside =
          Math.abs(card.x - other.x) >= CARD_WIDTH || Math.abs(card.y - other.y) >= CARD_HEIGHT;
        expect([card.id, other.id, isBeside]).toEqual([card.id, other.id, true]);
      }
    }
  });

  it('has each arrow running down, from card to card', () => {
    expect(arrows).toHaveLength(steps.flatMap(({ after }) => after).length);
    for (const { from, to, points } of arrows) {
      expect((at.get(from)?.layer ?? 0) < (at.get(to)?.layer ?? 0)).toBe(true);
      expect(points.map(({ y }) => y)).toEqual(points.map(({ y }) => y).toSorted((a, b) => a - b));
    }
  });

  it('has no arrow through a card', () => {
    for (const { points } of arrows)
      for (const point of points.slice(1, -1))
        for (const card of cards) {
          const isIn =
            point.x > card.x &&
            point.x < card.x + CARD_WIDTH &&
            point.y >= card.y &&
            point.y <= card.y + CARD_HEIGHT;
          expect(isIn).toBe(false);
        }
  });
});

it('a circle is drawn too, without the arrow that would run up', () => {
  const { cards, arrows } = drawingOf([
    { id: 'one', after: ['two'] },
    { id: 'two', after: ['one', 'nowhere'] },
  ]);
  expect(cards).toHaveLength(2);
  expect(arrows).toHaveLength(1);
});

it('an arrow is straight where it can be', () => {
  expect(
    pathOf([
      { x: 5, y: 0 },
      { x: 5, y: 40 },
    ]),
  ).toBe('M5 0V40');
  expect(
    pathOf([
      { x: 5, y: 0 },
      { x: 9, y: 40 },
    ]),
  ).toBe('M5 0C5 20 9 20 9 40');
});
