// Sees to it that pictures are there before they are seen: what a state needs, then what it may need soon.
import type { ImageSource } from 'pixi.js';
import { SheetStream } from '#scenes/kit/sheet-stream.ts';
import type { Sprites } from '#scenes/kit/sprites.ts';
import type { RoomState } from '#machines/room/state.ts';
import { laterNames, locationNames, neededNames } from './wanted-pictures.ts';
import type { Around } from './wanted-pictures.ts';

export interface SupplyEvents {
  readonly onArrived: () => void;
  readonly onFailure: (error: unknown) => void;
}

/** Above this, layers of dress that nobody wears or has at hand are let go. */
const MOST_BYTES = 220_000_000;

export class PictureSupply {
  private readonly sprites: Sprites;
  private readonly around: Around;
  private readonly stream: SheetStream;
  /** Sheets of people's layers: those alone are ever let go. */
  private readonly layerSheets: ReadonlySet<string>;

  constructor(
    sprites: Sprites,
    around: Around,
    takeUp: (source: ImageSource) => void,
    { onArrived, onFailure }: SupplyEvents,
  ) {
    this.sprites = sprites;
    this.around = around;
    this.stream = new SheetStream(
      {
        load: (ids) => sprites.load(ids),
        isLoaded: (id) => sprites.isLoaded(id),
        sourceOf: (id) => sprites.sourceOf(id),
      },
      (source) => inQuietFrame(() => takeUp(source)),
      { onArrived, onFailure },
    );
    const layers = Object.keys(sprites.manifest.sprites).filter((name) => name.startsWith('person/'));
    this.layerSheets = new Set(sprites.sheetsOf(layers));
  }

  get isBusy(): boolean {
    return this.stream.isBusy;
  }

  /** Whether all of a room can be drawn. */
  hasRoom(location: string): boolean {
    return this.sprites.hasAll(locationNames(location, this.around));
  }

  /** Fetches for a state; `shown` are pictures that are being drawn and must stay. */
  attend(state: RoomState, shown: readonly string[]): void {
    const wanted = this.sprites.sheetsOf([
      ...neededNames(state, this.around),
      ...laterNames(state, this.around),
    ]);
    this.stream.want(wanted);
    if (this.sprites.loadedBytes() > MOST_BYTES)
      this.letGo(new Set([...wanted, ...this.sprites.sheetsOf(shown)]));
  }

  private letGo(kept: ReadonlySet<string>): void {
    for (const id of this.layerSheets) if (!kept.has(id)) this.sprites.release(id);
  }

  retry(): void {
    this.stream.retry();
  }

  stop(): void {
    this.stream.stop();
  }
}

/** Does something heavy between frames, one thing at a time. */
async function inQuietFrame(job: () => void): Promise<void> {
  await new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 250 });
    else setTimeout(resolve, 16);
  });
  job();
}
