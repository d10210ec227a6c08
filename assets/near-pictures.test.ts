// Every close-up has all its pictures, and they stay within their size limits.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import builtManifest from './built/manifest.json';
import type { Manifest } from './manifest.ts';

const BUILT = join(import.meta.dirname, 'built');
const MAX_MIRROR_BYTES = 1_500_000;
const MAX_PLACE_BYTES = 120_000;
const SEXES = ['man', 'girl'] as const;
/** Worn on or growing on the head. */
const ON_HEAD = [
  'body',
  'makeup',
  'beard',
  'mustaches',
  'earrings',
  'hairShort',
  'hairLong',
  'hairTucked',
  'mask-wrong',
  'mask-correct',
  'safetyGlasses',
  'hat',
  'coverall-open',
  'coverall-closed',
];
const PLACES = ['closet', 'locked', 'shoerack', 'garments', 'bench', 'crossbench', 'table', 'sink', 'rack'];
const VESSELS = ['dispenser', 'trash', 'bag'];
const ROOMS = ['mirror-locker', 'mirror-washroom', 'mirror-dressing'];

const manifest = builtManifest as unknown as Manifest;

describe.each(SEXES)('the %s in a mirror', (sex) => {
  it('has every layer of the scene from the front', () => {
    const without = manifest.people[sex].layers.filter(
      (layer) => !manifest.sprites[`mirror/${sex}/${layer}/figure`],
    );
    expect(without).toEqual([]);
  });

  it('has what is about the head from near', () => {
    expect(ON_HEAD.filter((layer) => !manifest.sprites[`mirror/${sex}/${layer}/head`])).toEqual([]);
  });

  it('has its toes and its shadow', () => {
    for (const name of ['body/feet', 'boots/feet', 'crocs/feet', 'shoeCovers/feet', 'shadow/figure'])
      expect(manifest.sprites, name).toHaveProperty([`mirror/${sex}/${name}`]);
  });

  it.each(['hair', 'face', 'ears', 'trunk', 'legs', 'leftHand', 'rightHand', 'feet'])(
    'tells where its %s is',
    (spot) => {
      const [x, y] = manifest.mirror![sex].figure.spots[spot]!;
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(100);
    },
  );

  it('is seen as in a mirror: its left hand is at the left', () => {
    const { leftHand, rightHand } = manifest.mirror![sex].figure.spots;
    expect(leftHand![0]).toBeLessThan(rightHand![0]);
  });
});

describe('pictures from near', () => {
  it(`of the mirror weigh at most ${MAX_MIRROR_BYTES} bytes at 2x`, () => {
    const bytes = manifest.atlases
      .filter(({ id }) => id.startsWith('mirror-'))
      .reduce((sum, { files }) => sum + (files.at(-1)?.bytes ?? 0), 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(MAX_MIRROR_BYTES);
  });

  it.each([...PLACES, ...VESSELS, ...ROOMS])('%s is there at 1x and 2x and is light', (name) => {
    const [at1x = 0, at2x = 0] = [1, 2].map(
      (density) => statSync(join(BUILT, `closeups/${name}@${density}x.webp`)).size,
    );
    expect(at1x).toBeGreaterThan(0);
    expect(at2x).toBeLessThanOrEqual(MAX_PLACE_BYTES);
  });

  it('every item with an icon has one, and what hangs in a closet hangs', () => {
    const without = readdirSync(join(BUILT, 'icons')).filter(
      (file) => !existsSync(join(BUILT, 'near', file)),
    );
    expect(without).toEqual([]);
    for (const code of ['S006', 'S007', 'S008', 'S009', 'S028'])
      expect(existsSync(join(BUILT, `near/${code}-hung.webp`)), code).toBe(true);
  });
});
