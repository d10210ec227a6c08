// Brings a renderer and the pictures that the first view of a room needs.
import type { Renderer } from 'pixi.js';
import { createRenderer } from '#scenes/kit/renderer.ts';
import { Sprites } from '#scenes/kit/sprites.ts';
import { codesOf } from './dress.ts';
import type { RoomSceneOptions } from './room-scene-options.ts';
import { builtLooks, planSuite } from './suite-plan.ts';
import { firstNames } from './wanted-pictures.ts';
import type { Around } from './wanted-pictures.ts';

const MAX_RESOLUTION = 2;

export interface LoadedRoom {
  readonly renderer: Renderer;
  readonly sprites: Sprites;
  readonly around: Around;
}

export async function loadRoom(options: RoomSceneOptions, signal?: AbortSignal): Promise<LoadedRoom> {
  const { ruleset, state, pictures } = options;
  const resolution = Math.min(MAX_RESOLUTION, globalThis.devicePixelRatio || 1);
  const sprites = new Sprites(pictures, resolution);
  const { manifest } = pictures;
  const plan = planSuite(ruleset.map, builtLooks(manifest));
  const around = { map: ruleset.map, manifest, plan, codes: codesOf(ruleset) };
  const loading = sprites.load(sprites.sheetsOf(firstNames(state, around)), options.onProgress);
  const rendering = createRenderer(options.background, resolution);
  const [renderer] = await Promise.all([rendering, loading]).catch(async (error: unknown) => {
    sprites.destroy();
    (await rendering).destroy();
    throw error;
  });
  if (signal?.aborted) {
    sprites.destroy();
    renderer.destroy();
    throw signal.reason;
  }
  return { renderer, sprites, around };
}
