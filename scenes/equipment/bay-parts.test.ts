// How the parts of the bay look in a view: the choice of pictures and frames, without drawing.
import { describe, expect, it } from 'vitest';
import { stanceOnWay } from './person/bay-person.ts';
import { OPERATOR } from './bay-samples.ts';
import { frameAt, isRunning } from '../kit/pictures/frame-show.ts';
import { armPicture } from './track/rail-arm.ts';
import type { Rail } from './track/rail-arm.ts';
import { isLit } from './track/tower-lamps.ts';
import { modulePicture } from './track/track-modules.ts';
import { stateBetween } from './track/track-ports.ts';

describe('a load port', () => {
  it.each([
    ['docked', 'open', 'opening'],
    ['open', 'docked', 'opening'],
    ['opening', 'open', undefined],
    ['open', 'opening', undefined],
    ['empty', 'placed', undefined],
    ['placed', 'docked', undefined],
    ['open', 'open', undefined],
  ] as const)('goes from %s to %s by %s', (from, to, between) => {
    expect(stateBetween(from, to)).toBe(between);
  });
});

describe('the process arm', () => {
  const rail: Rail = { name: 'track/arm', places: { home: [0, 0, 0] }, reachAt: () => 'cup' };

  it.each([
    [true, false, true, 'track/arm/cup/wafer'],
    [true, true, true, 'track/arm/travel/wafer'],
    [false, false, false, 'track/arm/travel/empty'],
  ] as const)('reaching %s, moving %s, with a wafer %s: %s', (isReaching, isMoving, hasWafer, picture) => {
    expect(armPicture(rail, { place: 'COAT1', isReaching, hasWafer }, isMoving)).toBe(picture);
  });
});

describe('a module', () => {
  const facts = { spinning: ['COAT'], spinFrames: 4 };

  it.each([
    ['COAT', { state: 'empty' }, 0, undefined],
    ['COAT', { state: 'busy' }, 170, 'track/module/COAT/busy-2'],
    ['COAT', { state: 'busy' }, 330, 'track/module/COAT/busy-0'],
    ['HOT', { state: 'busy' }, 170, 'track/module/HOT/busy'],
    ['HOT', { state: 'off' }, 0, 'track/module/HOT/off'],
    ['CHILL', { state: 'wafer' }, 0, 'track/module/CHILL/wafer'],
    ['CHILL', { state: 'wafer', wafer: 'exposed' }, 0, 'wafer/exposed'],
  ] as const)('%s %j after %i ms: %s', (kind, view, elapsedMs, name) => {
    expect(modulePicture(facts, { kind }, view, elapsedMs)?.name).toBe(name);
  });
});

describe('a lamp of the tower', () => {
  it.each([
    ['off', 0, false, false],
    ['on', 700, false, true],
    ['blinking', 0, false, true],
    ['blinking', 700, false, false],
    ['blinking', 700, true, true],
  ] as const)('%s after %i ms, motion reduced %s: lit %s', (state, elapsedMs, isStill, lit) => {
    expect(isLit(state, elapsedMs, isStill)).toBe(lit);
  });
});

describe('frames of an effect', () => {
  const loop = { frames: 8, frameMs: 90, isLoop: true };
  const once = { frames: 4, frameMs: 100, isLoop: false };

  it.each([
    [loop, 0, 0, true],
    [loop, 100, 1, true],
    [loop, 725, 0, true],
    [once, 250, 2, true],
    [once, 5000, 3, false],
    [{ ...loop, frames: 1 }, 5000, 0, false],
  ])('%j after %i ms: %i, running %s', (entry, elapsedMs, frame, running) => {
    expect([frameAt(entry, elapsedMs), isRunning(entry, elapsedMs)]).toEqual([frame, running]);
  });
});

describe('a person on the way', () => {
  const from = { x: 10.5, y: 7.6 };

  it('walks towards the place and takes up the pose there', () => {
    const way = [from, OPERATOR];
    expect(stanceOnWay(way, OPERATOR, 0)).toMatchObject({ ...from, facing: 'ne', pose: 'walk-0' });
    expect(stanceOnWay(way, OPERATOR, 0.5)).toMatchObject({ x: 10.5, y: 5.6, facing: 'ne' });
    expect(stanceOnWay(way, OPERATOR, 1)).toEqual({
      x: 10.5,
      y: 3.6,
      facing: OPERATOR.facing,
      pose: 'stand',
    });
  });

  it('holds a pod before them with both hands', () => {
    expect(stanceOnWay([from], { ...OPERATOR, carries: 'POD-07' }, 1).pose).toBe('wash-0');
  });
});
