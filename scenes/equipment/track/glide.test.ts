import { describe, expect, it } from 'vitest';
import type { GridPoint } from '../bay-facts.ts';
import { Glide, glideMs } from './glide.ts';

const HERE: GridPoint = [2, 2.8, 1.2];
const THERE: GridPoint = [6, 2.8, 1.2];

describe('a glide', () => {
  it('begins where it is, slows down, and ends where it was sent', () => {
    const glide = new Glide(HERE);
    glide.moveTo(THERE, 200);
    const path = [0, 50, 50, 50, 50].map((ms) => {
      glide.step(ms);
      return glide.at[0];
    });
    const steps = path.slice(1).map((x, at) => x - (path[at] ?? 0));
    expect(path[0]).toBe(2);
    expect(path.at(-1)).toBe(6);
    expect(steps).toEqual(steps.toSorted((a, b) => b - a));
    expect(glide.isMoving).toBe(false);
    expect(glide.step(16)).toBe(false);
  });

  it('turns round from where it is when it is sent elsewhere on its way', () => {
    const glide = new Glide(HERE);
    glide.moveTo(THERE, 200);
    glide.step(100);
    const middle = glide.at;
    glide.moveTo(HERE, 200);
    expect(glide.at).toEqual(middle);
    glide.step(200);
    expect(glide.at).toEqual(HERE);
  });

  it('does not begin anew for the place it is sent to already', () => {
    const glide = new Glide(HERE);
    glide.moveTo(THERE, 200);
    glide.step(150);
    const before = glide.at;
    glide.moveTo([...THERE], 200);
    expect(glide.at).toEqual(before);
  });

  it('is at once where it jumps', () => {
    const glide = new Glide(HERE);
    glide.moveTo(THERE, 200);
    glide.jump(HERE);
    expect([glide.at, glide.isMoving]).toEqual([HERE, false]);
  });

  it.each([
    [HERE, [2.1, 2.8, 1.2], 150, 160],
    [HERE, THERE, 240, 260],
    [HERE, [12, 2.8, 1.2], 300, 300],
  ] as const)('takes 150 to 300 ms: %j to %j', (from, to, least, most) => {
    expect(glideMs(from, to)).toBeGreaterThanOrEqual(least);
    expect(glideMs(from, to)).toBeLessThanOrEqual(most);
  });
});
