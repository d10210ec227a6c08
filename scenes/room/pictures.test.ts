// Everything a ruleset can ask for has its picture, and every picture lies inside its sheet.
import { describe, expect, it } from 'vitest';
import type { Manifest } from '#assets/manifest.ts';
import builtManifest from '#assets/built/manifest.json';
import { builtinRoomCases } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { codesOf, dressOf } from './dress.ts';
import { furniturePicture, lyingSubjects } from './placement.ts';

const manifest = builtManifest as unknown as Manifest;
const FACINGS = ['se', 'sw', 'nw', 'ne'] as const;
const codes = codesOf(ruleset);

describe('the manifest', () => {
  it.each(ruleset.items.map(({ code, id }) => ({ code, id })))(
    'has $id ($code) as a thing with outline and shadow',
    ({ code }) => {
      expect(manifest.sprites[`item/${code}`]).toMatchObject({
        shadow: `shadow/item/${code}`,
        hit: expect.any(Array),
      });
    },
  );

  it.each(ruleset.map.furniture.map((piece) => ({ id: piece.id, piece })))(
    'has $id in every state and facing',
    ({ piece }) => {
      const name = furniturePicture(manifest, piece);
      const entry = manifest.furniture[name ?? ''];
      expect(entry).toBeDefined();
      for (const state of entry?.states ?? []) {
        for (const facing of FACINGS)
          expect(
            manifest.sprites[`furniture/${name}/${state}/${facing}`]?.hit?.length,
          ).toBeGreaterThanOrEqual(6);
      }
    },
  );

  it.each(['man', 'girl'] as const)('has the %s in every pose, facing and layer', (sex) => {
    const { poses, layers, hands } = manifest.people[sex];
    const missing = poses.flatMap((pose) =>
      FACINGS.flatMap((facing) => {
        expect(hands[`${pose}/${facing}`]).toBeDefined();
        return layers
          .map((layer) => `person/${sex}/${layer}/${pose}/${facing}`)
          .filter((name) => !manifest.sprites[name]);
      }),
    );
    expect(missing).toEqual([]);
  });

  it('keeps every frame inside its sheet', () => {
    const sheets = new Map(manifest.atlases.map((atlas) => [atlas.id, atlas.files[0]]));
    const outside = Object.entries(manifest.sprites).filter(
      ([
        ,
        {
          atlas,
          frame: [x, y, width, height],
        },
      ]) => {
        const sheet = sheets.get(atlas);
        return !sheet || x < 0 || y < 0 || x + width > sheet.width || y + height > sheet.height;
      },
    );
    expect(outside).toEqual([]);
  });

  it.each(['man', 'girl'])('keeps the first zone with the %s within 1.5 MB', (sex) => {
    const first = manifest.atlases.filter(({ zone }) => zone === 'first' || zone === sex);
    const bytes = first.reduce((sum, { files }) => sum + Math.max(...files.map((file) => file.bytes)), 0);
    expect(first.length).toBeGreaterThanOrEqual(4);
    expect(bytes).toBeLessThanOrEqual(1_500_000);
  });
});

describe('a start of a case', () => {
  it.each(builtinRoomCases.map((one) => ({ id: one.id, play: one.play })))(
    '$id: dress and lying things have pictures',
    ({ play }) => {
      const state = roomSimulation.start(ruleset, play, 1);
      for (const layer of dressOf(state, codes))
        expect(manifest.people[state.person.gender].layers).toContain(layer);
      const lying = lyingSubjects(state, { map: ruleset.map, manifest, codes });
      expect(lying.length).toBeGreaterThan(0);
      for (const { code } of lying) expect(manifest.sprites[`item/${code}`]).toBeDefined();
    },
  );

  it('shows what is in a closet only when it is open', () => {
    const state = roomSimulation.start(ruleset, builtinRoomCases[0]!.play, 1);
    const inClosets = (closets: Readonly<Record<string, boolean>>) =>
      lyingSubjects({ ...state, closets }, { map: ruleset.map, manifest, codes }).filter(({ furniture }) =>
        furniture?.includes('closet'),
      ).length;
    expect(inClosets({ 'locker-closet-1': false, 'locker-closet-2': false })).toBe(0);
    expect(inClosets({ 'locker-closet-1': true, 'locker-closet-2': true })).toBeGreaterThan(0);
  });
});
