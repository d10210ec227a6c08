// Loads sheets by zone and gives out the manifest's pictures as Pixi textures.
import { ImageSource, Rectangle, Sprite, Texture } from 'pixi.js';
import type { AtlasEntry, AtlasFile, FrameEntry, Manifest, SpriteEntry } from '#assets/manifest.ts';

export interface SpriteSource {
  readonly manifest: Manifest;
  /** The address of a built file. */
  readonly urlOf: (file: string) => string;
}

interface Sheet {
  readonly bitmap: ImageBitmap;
  readonly source: ImageSource;
  /** Sheet pixels for one pixel of the frame list. */
  readonly ratio: number;
  /** Frame list pixels for one pixel at 1x. */
  readonly density: number;
}

export interface SheetCut {
  readonly bitmap: ImageBitmap;
  readonly sheetX: number;
  readonly sheetY: number;
  readonly sheetWidth: number;
  readonly sheetHeight: number;
  /** Its size and pivot in pixels at 1x. */
  readonly width: number;
  readonly height: number;
  readonly pivotX: number;
  readonly pivotY: number;
  /** Sheet pixels for one at 1x. */
  readonly ratio: number;
}

/** The sheet for a screen: the smallest that is sharp, else the largest. */
export function fileFor(entry: AtlasEntry, devicePixels: number): AtlasFile {
  const sharp = entry.files.find((file) => file.density >= devicePixels - 0.25);
  const chosen = sharp ?? entry.files.at(-1);
  if (!chosen) throw new Error(`The sheet ${entry.id} has no files`);
  return chosen;
}

async function picture(url: string, signal: AbortSignal): Promise<ImageBitmap> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return createImageBitmap(await answer.blob());
}

export class Sprites {
  readonly manifest: Manifest;
  private readonly urlOf: (file: string) => string;
  private readonly sheets = new Map<string, Sheet>();
  private readonly textures = new Map<string, Texture>();
  private readonly loading = new Map<string, Promise<void>>();
  private readonly stopping = new AbortController();
  private readonly devicePixels: number;

  constructor(source: SpriteSource, devicePixels: number) {
    this.manifest = source.manifest;
    this.urlOf = source.urlOf;
    this.devicePixels = devicePixels;
  }

  /** Loads all sheets of some zones; `onProgress` hears the share from 0 to 1 by weight. */
  async load(zones: readonly string[], onProgress?: (share: number) => void): Promise<void> {
    const wanted = this.manifest.atlases.filter((entry) => zones.includes(entry.zone));
    const bytes = wanted.map((entry) => fileFor(entry, this.devicePixels).bytes);
    const total = bytes.reduce((sum, one) => sum + one, 0) || 1;
    let loaded = 0;
    await Promise.all(
      wanted.map(async (entry, at) => {
        await this.loadSheet(entry);
        loaded += bytes[at] ?? 0;
        onProgress?.(loaded / total);
      }),
    );
  }

  private loadSheet(entry: AtlasEntry): Promise<void> {
    const known = this.loading.get(entry.id);
    if (known) return known;
    const job = this.readSheet(entry);
    this.loading.set(entry.id, job);
    return job;
  }

  private async readSheet(entry: AtlasEntry): Promise<void> {
    const file = fileFor(entry, this.devicePixels);
    const bitmap = await picture(this.urlOf(file.file), this.stopping.signal);
    if (this.stopping.signal.aborted) return bitmap.close();
    const density = entry.files[0]?.density ?? 1;
    const source = new ImageSource({ resource: bitmap, scaleMode: 'linear' });
    this.sheets.set(entry.id, { bitmap, source, ratio: file.density / density, density });
  }

  has(name: string): boolean {
    const entry = this.manifest.sprites[name];
    return entry !== undefined && this.sheets.has(entry.atlas);
  }

  entry(name: string): SpriteEntry | undefined {
    return this.manifest.sprites[name];
  }

  /** A sprite that stands with its pivot at its own position, sized for 1x. */
  make(name: string): Sprite {
    const sprite = new Sprite({ texture: Texture.EMPTY });
    this.show(sprite, name);
    return sprite;
  }

  /** Lets a sprite show another picture; an unknown or not yet loaded one hides it. */
  show(sprite: Sprite, name: string): void {
    const entry = this.manifest.sprites[name];
    const sheet = entry && this.sheets.get(entry.atlas);
    sprite.visible = sheet !== undefined;
    if (!entry || !sheet) return;
    const { frame } = entry;
    const scale = 1 / (sheet.density * (frame[6] ?? 1));
    sprite.texture = this.texture(name, frame, sheet);
    sprite.anchor.set(frame[4] / frame[2], frame[5] / frame[3]);
    sprite.scale.set(scale / sheet.ratio);
  }

  /** Where a picture is in its sheet, for drawing it by other means. */
  cutOf(name: string): SheetCut | undefined {
    const entry = this.manifest.sprites[name];
    const sheet = entry && this.sheets.get(entry.atlas);
    if (!entry || !sheet) return undefined;
    const [x, y, width, height, pivotX, pivotY, scale = 1] = entry.frame;
    const [k, d] = [sheet.ratio, sheet.density * scale];
    return {
      bitmap: sheet.bitmap,
      sheetX: x * k,
      sheetY: y * k,
      sheetWidth: width * k,
      sheetHeight: height * k,
      width: width / d,
      height: height / d,
      pivotX: pivotX / d,
      pivotY: pivotY / d,
      ratio: d * k,
    };
  }

  private texture(name: string, frame: FrameEntry, sheet: Sheet): Texture {
    const known = this.textures.get(name);
    if (known) return known;
    const k = sheet.ratio;
    const texture = new Texture({
      source: sheet.source,
      frame: new Rectangle(frame[0] * k, frame[1] * k, frame[2] * k, frame[3] * k),
    });
    this.textures.set(name, texture);
    return texture;
  }

  destroy(): void {
    this.stopping.abort();
    for (const texture of this.textures.values()) texture.destroy(false);
    for (const { source, bitmap } of this.sheets.values()) {
      source.destroy();
      bitmap.close();
    }
    this.textures.clear();
    this.sheets.clear();
  }
}
