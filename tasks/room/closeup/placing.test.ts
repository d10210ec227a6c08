import { describe, expect, it } from 'vitest';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { PICTURE_ASPECT, settled, type PlacePicture } from './placing.ts';

const PLACES: readonly (readonly [PlacePicture, string])[] = [
  ['closet', 'locker-closet'],
  ['shoerack', 'entrance-shoerack'],
  ['garments', 'dressing-rack'],
  ['bench', 'locker-bench'],
  ['crossbench', 'dressing-bench'],
  ['table', 'separate-table'],
  ['sink', 'washroom-sink'],
  ['rack', 'separate-rack'],
  ['dispenser', 'entrance-dispensary'],
  ['trash', 'entrance-trash'],
  ['bag', 'P003'],
];

const boxesOf = (dropId: string) =>
  ruleset.items.flatMap(({ id, heightToWidth, positions }) =>
    positions
      .filter((row) => row.dropId === dropId)
      .map(({ left, top, width }) => ({ id, left, top, width, heightToWidth })),
  );

describe.each(PLACES)('in the picture of the %s', (picture, dropId) => {
  it('every thing of the ruleset keeps its place across and lies within the picture', () => {
    const boxes = boxesOf(dropId);
    expect(boxes.length).toBeGreaterThan(0);
    for (const box of boxes) {
      const rest = settled(picture, box);
      expect(rest).toMatchObject({ left: box.left, width: box.width });
      expect(rest.top).toBeGreaterThanOrEqual(0);
      expect(rest.top + rest.height).toBeLessThanOrEqual(100);
      expect(rest.height).toBeGreaterThan(2);
    }
  });
});

describe('things come to rest', () => {
  const box = { left: 6, top: 14, width: 16, heightToWidth: 1.6 };
  it('on the rod: clothes of a closet hang from one height', () => {
    expect(settled('closet', box)).toMatchObject({
      hangs: true,
      top: settled('closet', { ...box, heightToWidth: 1 }).top,
    });
  });
  it.each<[string, PlacePicture, number, number]>([
    ['small things of a closet on its upper board', 'closet', 6, 13.2],
    ['shoes on its floor', 'closet', 82, 97.2],
    ['gloves behind the front of a bin', 'rack', 12, 34.4],
  ])('on a board: %s', (_, picture, top, board) => {
    const low = settled(picture, { ...box, top, width: 6, heightToWidth: 0.6 });
    const high = settled(picture, { ...box, top, width: 6, heightToWidth: 2.6 });
    expect(low.top + low.height).toBeCloseTo(board);
    expect(high.top + high.height).toBeCloseTo(board);
    expect(low.height).toBeCloseTo(6 * 0.6 * PICTURE_ASPECT);
  });
  it('a picture without boards leaves a thing where the ruleset has it', () => {
    expect(settled('mirror', box)).toMatchObject({ top: 14, hangs: false });
  });
});
