// Loads sheets and provides the manifest's pictures as Pixi textures. Callers name pictures; this finds the
// sheets.
import { ImageSource, Rectangle, Sprite, Texture } from 'pixi.js';
import type { AtlasEntry, AtlasFile, FrameEntry, Manifest, SpriteEntry } from '#assets/manifest.ts';
import { fetchPicture } from './fetch-picture.ts';
import { sheetsOf } from './sheets-of.ts';

export interface SpriteSource {
  readonly manifest: Manifest;
  /** The address of a built file. */
}

interface Sheet {
  readonly bitmap: ImageBitmap;
  readonly source: ImageSource;
  /** Sheet pixels per pixel of the frame list. */
  readonly ratio: number;
  /** Frame list pixels per pixel at 1x. */
  readonly density: number;
}

interface SheetCut {
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
  /** Sheet pixels per pixel at 1x. */
  readonly ratio: number;
}

/** The sheet file for a screen: the smallest that is sharp, else the largest. */
function fileFor(entry: AtlasEntry, devicePixels: number): AtlasFile {
  const sharp = entry.files.find((file) => file.density >= devicePixels - 0.25);
  const chosen = sharp ?? entry.files.at(-1);
  if (!chosen) throw new Error(`The sheet ${entry.id} has no files`);
  return chosen;
}

export class Sprites {
  readonly manifest: Manifest;
  readonly #atlases: ReadonlyMap<string, AtlasEntry>;
  readonly #sheets = new Map<string, Sheet>();
  readonly #textures = new Map<string, Map<string, Texture>>();
  readonly #loading = new Map<string, Promise<void>>();
  readonly #stopping = new AbortController();
  readonly #devicePixels: number;

  constructor(source: SpriteSource, devicePixels: number) {
    this.manifest = source.manifest;
    this.#devicePixels = devicePixels;
    this.#atlases = new Map(source.manifest.atlases.map((entry) => [entry.id, entry]));
  }

  sheetsOf(names: Iterable<string>): readonly string[] {
    return sheetsOf(this.manifest, names);
  }

  /** Whether all of these names that the manifest knows can be drawn now. */
  hasAll(names: Iterable<string>): boolean {
    return this.sheetsOf(names).every((id) => this.#sheets.has(id));
  }

  isLoaded(sheet: string): boolean {
    return this.#sheets.has(sheet);
  }

  /** Loads sheets; `onProgress` gets the share of bytes received, from 0 to 1. */
  async load(ids: readonly string[], onProgress?: (share: number) => void): Promise<void> {
    const wanted = ids.flatMap((id) => this.#atlases.get(id) ?? []);
    const total = wanted.reduce((sum, entry) => sum + fileFor(entry, this.#devicePixels).bytes, 0) || 1;
    let come = 0;
    const onBytes = (bytes: number): void => {
      come += bytes;
      onProgress?.(Math.min(1, come / total));
    };
    await Promise.all(wanted.map((entry) => this.#loadSheet(entry, onBytes)));
    onProgress?.(1);
  }

  #loadSheet(entry: AtlasEntry, onBytes: (bytes: number) => void): Promise<void> {
    const known = this.#loading.get(entry.id);
    if (known) return known;
    const job = this.#readSheet(entry, onBytes);
    this.#loading.set(entry.id, job);
    // A failed load may be requested again.
    job.catch(() => this.#loading.delete(entry.id));
    return job;
  }

  async #readSheet(entry: AtlasEntry, onBytes: (bytes: number) => void): Promise<void> {
    const file = fileFor(entry, this.#devicePixels);
    const bitmap = await fetchPicture(file.file, this.#stopping.signal, onBytes);
    if (this.#stopping.signal.aborted) return bitmap.close();
    const density = entry.files[0]?.density ?? 1;
    const source = new ImageSource({ resource: bitmap, scaleMode: 'linear' });
    this.#sheets.set(entry.id, { bitmap, source, ratio: file.density / density, density });
  }

  /** A loaded sheet as the source that the renderer uploads. */
  sourceOf(sheet: string): ImageSource | undefined {
    return this.#sheets.get(sheet)?.source;
  }

  /** Memory used by the loaded sheets once decoded. */
  loadedBytes(): number {
    return [...this.#sheets.values()].reduce((sum, { bitmap }) => sum + bitmap.width * bitmap.height * 4, 0);
  }

  /** Frees a sheet's memory. Nothing may be showing a picture of it; it can be loaded again. */
  release(id: string): void {
    const sheet = this.#sheets.get(id);
    if (!sheet) return;
    for (const texture of this.#textures.get(id)?.values() ?? []) texture.destroy(false);
    this.#textures.delete(id);
    this.#sheets.delete(id);
    this.#loading.delete(id);
    sheet.source.destroy();
    sheet.bitmap.close();
  }

  has(name: string): boolean {
    const entry = this.manifest.sprites[name];
    return entry !== undefined && this.#sheets.has(entry.atlas);
  }

  entry(name: string): SpriteEntry | undefined {
    return this.manifest.sprites[name];
  }

  /** A sprite with its pivot at its own position, sized for 1x. */
  make(name: string): Sprite {
    const sprite = new Sprite({ texture: Texture.EMPTY });
    this.show(sprite, name);
    return sprite;
  }

  /** Changes a sprite's picture; an unknown one, or one not yet loaded, hides the sprite. */
  show(sprite: Sprite, name: string): void {
    const entry = this.manifest.sprites[name];
    const sheet = entry && this.#sheets.get(entry.atlas);
    sprite.visible = sheet !== undefined;
    if (!entry || !sheet) return;
    const { frame } = entry;
    const scale = 1 / (sheet.density * (frame[6] ?? 1));
    sprite.texture = this.#texture(name, entry, sheet);
    sprite.anchor.set(frame[4] / frame[2], frame[5] / frame[3]);
    sprite.scale.set(scale / sheet.ratio);
  }

  /** Where a picture is in its sheet, for drawing it by other means. */
  cutOf(name: string): SheetCut | undefined {
    const entry = this.manifest.sprites[name];
    const sheet = entry && this.#sheets.get(entry.atlas);
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

  #texture(name: string, { atlas, frame }: SpriteEntry, sheet: Sheet): Texture {
    const ofSheet = this.#textures.get(atlas) ?? new Map<string, Texture>();
    this.#textures.set(atlas, ofSheet);
    const known = ofSheet.get(name);
    if (known) return known;
    const texture = new Texture({ source: sheet.source, frame: rectangleOf(frame, sheet.ratio) });
    ofSheet.set(name, texture);
    return texture;
  }

  destroy(): void {
    this.#stopping.abort();
    for (const id of this.#sheets.keys()) this.release(id);
  }
}

function rectangleOf(frame: FrameEntry, k: number): Rectangle {
  return new Rectangle(frame[0] * k, frame[1] * k, frame[2] * k, frame[3] * k);
}
