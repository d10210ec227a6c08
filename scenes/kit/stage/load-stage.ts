// Loads what a scene needs before it can be shown: a renderer, and the pictures of its first view.
import type { Renderer } from 'pixi.js';
import { Sprites } from '../pictures/sprites.ts';
import type { SpriteSource } from '../pictures/sprites.ts';
import { createRenderer } from './renderer.ts';
import { pixelRatio } from './scene-canvas.ts';

interface StageSource {
  readonly pictures: SpriteSource;
  /** Background colour, 0xrrggbb. */
  readonly background: number;
  readonly onProgress?: (share: number) => void;
}

export interface LoadedStage {
  readonly renderer: Renderer;
  readonly sprites: Sprites;
}

/** Frees everything it has loaded when it fails or is aborted. */
export async function loadStage(
  { pictures, background, onProgress }: StageSource,
  namesOf: (sprites: Sprites) => Iterable<string>,
  signal?: AbortSignal,
): Promise<LoadedStage> {
  const resolution = pixelRatio();
  const sprites = new Sprites(pictures, resolution);
  const loading = sprites.load(sprites.sheetsOf(namesOf(sprites)), onProgress);
  const rendering = createRenderer(background, resolution);
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
  return { renderer, sprites };
}
