import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterChange, NO_HISTORY, redo, undo } from './drawing-history.ts';
import type { Stroke } from './schema.ts';

const stroke = (x: number): Stroke => ({
  tool: 'PEN',
  colour: 'red',
  thickness: 4,
  points: [[x, 0]],
  text: '',
});

test('what was undone is redone, until something new is drawn', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 30 }), (drawn) => {
      let strokes: readonly Stroke[] = [];
      let history = NO_HISTORY;
      for (const x of drawn) {
        history = afterChange(history, strokes);
        strokes = [...strokes, stroke(x)];
      }
      const whole = strokes;
      for (let step = undo(history, strokes); step; step = undo(history, strokes))
        ({ strokes, history } = step);
      expect(strokes).toEqual([]);
      for (let step = redo(history, strokes); step; step = redo(history, strokes))
        ({ strokes, history } = step);
      expect(strokes).toEqual(whole);
      expect(redo(afterChange(history, strokes), strokes)).toBeUndefined();
    }),
  );
});

test('clearing can be taken back', () => {
  const history = afterChange(NO_HISTORY, [stroke(1), stroke(2)]);
  expect(undo(history, [])?.strokes).toHaveLength(2);
});
