// The bay's picture as a list of pieces: complete, in drawing order, with its light.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Manifest } from '#assets/manifest.ts';
import { bayPieces } from './bay-pieces.ts';
import { inEmergency, NORMAL_SHIFT, OPERATOR } from '../bay-samples.ts';

const path = join(import.meta.dirname, '../../../assets/built/manifest.json');
const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
const names = (view: Parameters<typeof bayPieces>[1]): readonly string[] =>
  bayPieces(manifest, view).map(({ name }) => name);

describe('the pieces of the bay', () => {
  it('lie from the floor to what is nearest', () => {
    const all = names(NORMAL_SHIFT);
    const wanted = ['bay/room', 'shadow/', 'track/body', 'track/module/', 'track/front', 'person/girl/body'];
    const places = wanted.map((begin) => all.findIndex((name) => name.startsWith(begin)));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('are all built', () => {
    expect(names(NORMAL_SHIFT).filter((name) => !manifest.sprites[name])).toEqual([]);
  });

  it.each([
    ['se', 1],
    ['ne', -1],
  ] as const)('a pod carried towards %s lies on its side of the body', (facing, side) => {
    const view = { ...NORMAL_SHIFT, people: [{ ...OPERATOR, facing, carries: 'POD-07' }] };
    const all = names(view);
    const body = all.findIndex((name) => name.startsWith('person/girl/body/wash-0'));
    const near = all.indexOf('pod/closed', Math.max(0, body - 2));
    expect(Math.sign(near - body)).toBe(side);
  });

  it('are dark where the light is out, but for what shines', () => {
    const pieces = bayPieces(manifest, { ...inEmergency('lightingOutage', 0), light: 'dark' });
    const desk = pieces.find(({ name }) => name.startsWith('desk'));
    expect(desk?.tint).toBeLessThan(0x808080);
    expect(pieces.some(({ isAdded, name }) => isAdded && name.startsWith('effect/glow-'))).toBe(true);
  });
});
