// Cuts built pictures out of their sheets, for pictures composed from them.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { AtlasEntry, Manifest } from '#assets/manifest.ts';

/** A picture at `DENSITY` pixels per pixel at 1x, and the position of its pivot. */
export interface Cut {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  readonly pivotX: number;
  readonly pivotY: number;
}

export const DENSITY = 2;

interface OpenSheet {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  /** Sheet pixels per pixel of the frame list. */
  readonly ratio: number;
  /** Frame list pixels per pixel at 1x. */
  readonly density: number;
}

export class SheetReader {
  readonly manifest: Manifest;
  readonly #folder: string;
  readonly #sheets = new Map<string, Promise<OpenSheet>>();
  readonly #cuts = new Map<string, Promise<Cut>>();

  private constructor(folder: string, manifest: Manifest) {
    this.#folder = folder;
    this.manifest = manifest;
  }

  static async open(folder: string): Promise<SheetReader> {
    const text = await readFile(join(folder, 'manifest.json'), 'utf8');
    return new SheetReader(folder, JSON.parse(text) as Manifest);
  }

  has(name: string): boolean {
    return this.manifest.sprites[name] !== undefined;
  }

  shadowOf(name: string): string | undefined {
    return this.manifest.sprites[name]?.shadow;
  }

  cut(name: string): Promise<Cut> {
    const known = this.#cuts.get(name);
    if (known) return known;
    const made = this.#makeCut(name);
    this.#cuts.set(name, made);
    return made;
  }

  async #openSheet(entry: AtlasEntry): Promise<OpenSheet> {
    const [first] = entry.files;
    const file = entry.files.at(-1);
    if (!first || !file) throw new Error(`The sheet ${entry.id} has no files`);
    const { data, info } = await sharp(join(this.#folder, file.file))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { pixels: data, width, height, ratio: file.density / first.density, density: first.density };
  }

  #sheet(id: string): Promise<OpenSheet> {
    const known = this.#sheets.get(id);
    if (known) return known;
    const entry = this.manifest.atlases.find((one) => one.id === id);
    if (!entry) throw new Error(`No sheet ${id}`);
    const opened = this.#openSheet(entry);
    this.#sheets.set(id, opened);
    return opened;
  }

  async #makeCut(name: string): Promise<Cut> {
    const sprite = this.manifest.sprites[name];
    if (!sprite) throw new Error(`No picture ${name} is built`);
    const sheet = await this.#sheet(sprite.atlas);
    const [x, y, width, height, pivotX, pivotY, shrink = 1] = sprite.frame;
    const left = Math.round(x * sheet.ratio);
    const top = Math.round(y * sheet.ratio);
    const cutWidth = Math.min(sheet.width - left, Math.max(1, Math.round(width * sheet.ratio)));
    const cutHeight = Math.min(sheet.height - top, Math.max(1, Math.round(height * sheet.ratio)));
    const scale = DENSITY / (sheet.density * shrink);
    const size = {
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    };
    const pixels = await sharp(sheet.pixels, {
      raw: { width: sheet.width, height: sheet.height, channels: 4 },
    })
      .extract({ left, top, width: cutWidth, height: cutHeight })
      .resize({ ...size, fit: 'fill', kernel: shrink < 1 ? 'cubic' : 'lanczos3' })
      .raw()
      .toBuffer();
    return { pixels, ...size, pivotX: pivotX * scale, pivotY: pivotY * scale };
  }
}
