// Loads sheets in the background: a few at a time, the most wanted first, each uploaded in a frame of its
// own.
import type { ImageSource } from 'pixi.js';

interface SheetStore {
  readonly load: (ids: readonly string[]) => Promise<void>;
  readonly isLoaded: (id: string) => boolean;
  readonly sourceOf: (id: string) => ImageSource | undefined;
}

interface SheetStreamEvents {
  /** A sheet is ready to be drawn. */
  readonly onArrived: (id: string) => void;
  /** A sheet failed after several tries; `retry` requests all such sheets again. */
  readonly onFailure: (error: unknown) => void;
}

const AT_ONCE = 2;
const TRIES = 3;
const PAUSE_MS = 800;

export class SheetStream {
  readonly #store: SheetStore;
  readonly #events: SheetStreamEvents;
  readonly #takeUp: (source: ImageSource) => Promise<void>;
  #queue: string[] = [];
  #failed: string[] = [];
  readonly #under = new Set<string>();
  #isStopped = false;

  /** `takeUp` uploads a sheet to the graphics card when there is time. */
  constructor(store: SheetStore, takeUp: (source: ImageSource) => Promise<void>, events: SheetStreamEvents) {
    this.#store = store;
    this.#takeUp = takeUp;
    this.#events = events;
  }

  /** Sets what is wanted, most urgent first; sheets no longer wanted are not loaded. */
  want(ids: readonly string[]): void {
    this.#queue = ids.filter(
      (id) => !this.#store.isLoaded(id) && !this.#under.has(id) && !this.#failed.includes(id),
    );
    this.#pump();
  }

  retry(): void {
    this.#queue = [...this.#failed, ...this.#queue];
    this.#failed = [];
    this.#pump();
  }

  /** True while something is still to be loaded. */
  get isBusy(): boolean {
    return this.#under.size > 0 || this.#queue.length > 0;
  }

  stop(): void {
    this.#isStopped = true;
    this.#queue = [];
  }

  #pump(): void {
    while (!this.#isStopped && this.#under.size < AT_ONCE) {
      const id = this.#queue.shift();
      if (id === undefined) return;
      this.#under.add(id);
      void this.#bring(id).finally(() => {
        this.#under.delete(id);
        this.#pump();
      });
    }
  }

  async #bring(id: string): Promise<void> {
    try {
      await this.#loadPatiently(id);
      const source = this.#store.sourceOf(id);
      if (source && !this.#isStopped) await this.#takeUp(source);
      if (!this.#isStopped) this.#events.onArrived(id);
    } catch (error) {
      if (this.#isStopped) return;
      this.#failed.push(id);
      this.#events.onFailure(error);
    }
  }

  async #loadPatiently(id: string): Promise<void> {
    for (let left = TRIES - 1; ; left -= 1) {
      try {
        return await this.#store.load([id]);
      } catch (error) {
        if (left === 0 || this.#isStopped) throw error;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
  }
}
