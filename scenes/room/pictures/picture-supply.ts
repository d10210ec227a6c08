// Makes sure that pictures are loaded before they are shown: what a state needs, then what may soon be
// needed.
import type { ImageSource } from 'pixi.js';
import { SheetStream } from '#scenes/kit/pictures/sheet-stream.ts';
import { whenQuiet } from '#scenes/kit/when-quiet.ts';
import type { Sprites } from '#scenes/kit/pictures/sprites.ts';
import type { RoomState } from '#machines/room/state.ts';
import { laterNames, locationNames, neededNames } from './wanted-pictures.ts';
import type { Around } from './wanted-pictures.ts';

interface SupplyEvents {
  readonly onArrived: () => void;
  readonly onFailure: (error: unknown) => void;
}

/** Above this, layers of clothes that nobody wears or has within reach are freed. */
const MAX_BYTES = 220_000_000;
/** A picture that is wanted is taken up soon, however busy the page is. */
const MAX_WAIT_MS = 250;

export class PictureSupply {
  readonly #sprites: Sprites;
  readonly #around: Around;
  readonly #stream: SheetStream;
  /** Sheets of people's layers: only those are ever freed. */
  readonly #layerSheets: ReadonlySet<string>;

  constructor(
    sprites: Sprites,
    around: Around,
    takeUp: (source: ImageSource) => void,
    { onArrived, onFailure }: SupplyEvents,
  ) {
    this.#sprites = sprites;
    this.#around = around;
    this.#stream = new SheetStream(
      {
        load: (ids) => sprites.load(ids),
        isLoaded: (id) => sprites.isLoaded(id),
        sourceOf: (id) => sprites.sourceOf(id),
      },
      (source) => inQuietFrame(() => takeUp(source)),
      { onArrived, onFailure },
    );
    const layers = Object.keys(sprites.manifest.sprites).filter((name) => name.startsWith('person/'));
    this.#layerSheets = new Set(sprites.sheetsOf(layers));
  }

  get isBusy(): boolean {
    return this.#stream.isBusy;
  }

  /** Whether everything of a room can be drawn. */
  hasRoom(location: string): boolean {
    return this.#sprites.hasAll(locationNames(location, this.#around));
  }

  /** Whether everything that a state shows can be drawn. */
  hasAllOf(state: RoomState): boolean {
    return this.#sprites.hasAll(neededNames(state, this.#around));
  }

  /** Loads what a state needs; `shown` are pictures being drawn now, which must stay loaded. */
  attend(state: RoomState, shown: readonly string[]): void {
    const wanted = this.#sprites.sheetsOf([
      ...neededNames(state, this.#around),
      ...laterNames(state, this.#around),
    ]);
    this.#stream.want(wanted);
    if (this.#sprites.loadedBytes() > MAX_BYTES)
      this.#letGo(new Set([...wanted, ...this.#sprites.sheetsOf(shown)]));
  }

  #letGo(kept: ReadonlySet<string>): void {
    for (const id of this.#layerSheets) if (!kept.has(id)) this.#sprites.release(id);
  }

  retry(): void {
    this.#stream.retry();
  }

  stop(): void {
    this.#stream.stop();
  }
}

/** Does heavy work between frames, one thing at a time. */
async function inQuietFrame(job: () => void): Promise<void> {
  await whenQuiet(MAX_WAIT_MS);
  job();
}
