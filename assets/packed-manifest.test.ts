import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Manifest } from './manifest.ts';
import { packManifest, unpackManifest, type PackedManifest } from './packed-manifest.ts';

const BUILT = join(import.meta.dirname, 'built');
const read = (name: string): string => readFileSync(join(BUILT, name), 'utf8');
const whole = JSON.parse(read('manifest.json')) as Manifest;

it('holds all that the manifest holds', () => {
  expect(unpackManifest(packManifest(whole))).toEqual(whole);
});

it('is the built one, packed', () => {
  expect(JSON.parse(read('manifest-packed.json')) as PackedManifest).toEqual(packManifest(whole));
});

it('is at least a tenth smaller as it is sent', () => {
  const sent = (name: string): number => brotliCompressSync(read(name)).length;
  expect(sent('manifest-packed.json')).toBeLessThan(sent('manifest.json') * 0.9);
});
