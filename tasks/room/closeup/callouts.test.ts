import { describe, expect, it } from 'vitest';
import type { MirrorLook } from '#assets/manifest.ts';
import { calloutsOf } from './callouts.ts';
import type { MirrorNote, Spot } from './mirror-view.ts';

const LOOK: MirrorLook = {
  width: 400,
  height: 800,
  pivotX: 200,
  pivotY: 780,
  spots: {
    hair: [50, 10],
    face: [50, 20],
    ears: [42, 19],
    leftHand: [25, 58],
    rightHand: [75, 58],
    feet: [40, 96],
  },
};

const note = (spot: Spot, at: number): MirrorNote => ({
  id: `${spot}-${at}`,
  text: { ru: spot, en: spot, ch: spot },
  spot,
  target: { kind: 'person' },
});

const of = (...spots: Spot[]) => calloutsOf(spots.map(note), LOOK, 600);

describe('the notes beside the person in the mirror', () => {
  it('are numbered as they come and point to their places within the wider glass', () => {
    expect(of('leftHand', 'hair').map(({ number, x, y }) => [number, Math.round(x), y])).toEqual([
      [1, 33, 58],
      [2, 50, 10],
    ]);
  });

  it.each<[string, Spot, string]>([
    ['the person’s left is at the left, as in a mirror', 'leftHand', 'left'],
    ['and the right at the right', 'rightHand', 'right'],
    ['a foot stands aside of the middle', 'feet', 'left'],
  ])('%s', (_, spot, side) => {
    expect(of(spot)[0]?.side).toBe(side);
  });

  it('what is in the middle goes left and right by turns', () => {
    expect(of('hair', 'face').map(({ side }) => side)).toEqual(['right', 'left']);
  });

  it('none lies over another, and none leaves the glass', () => {
    const many = of(
      'face',
      'face',
      'face',
      'face',
      'hair',
      'hair',
      'feet',
      'feet',
      'feet',
      'rightHand',
      'rightHand',
    );
    for (const side of ['left', 'right']) {
      const tops = many
        .filter((one) => one.side === side)
        .map(({ top }) => top)
        .toSorted((a, b) => a - b);
      for (const [at, top] of tops.entries()) {
        expect(top).toBeLessThanOrEqual(95);
        expect(top).toBeGreaterThan(0);
        if (at > 0) expect(top - (tops[at - 1] ?? 0)).toBeGreaterThanOrEqual(11);
      }
    }
  });

  it('a place that the picture does not know is its middle: no note is lost', () => {
    expect(of('belt')).toMatchObject([{ x: 50, y: 50 }]);
  });
});
