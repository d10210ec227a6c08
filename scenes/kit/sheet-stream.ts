// Brings sheets in while one plays: a few at a time, the most wanted first, each taken up in a frame of its own.
import type { ImageSource } from 'pixi.js';

export interface SheetStore {
  readonly load: (ids: readonly string[]) => Promise<void>;
  readonly isLoaded: (id: string) => boolean;
  readonly sourceOf: (id: string) => ImageSource | undefined;
}

export interface SheetStreamEvents {
  /** Sheets that may now be drawn. */
  readonly onArrived: (id: string) => void;
  /** A sheet that did not come after several tries; `retry` asks for all such once more. */
  readonly onFailure: (error: unknown) => void;
}

const AT_ONCE = 2;
const TRIES = 3;
const PAUSE_MS = 800;

export class SheetStream {
  private readonly store: SheetStore;
  private readonly events: SheetStreamEvents;
  private readonly takeUp: (source: ImageSource) => Promise<void>;
  private queue: string[] = [];
  private failed: string[] = [];
  private readonly under = new Set<string>();
  private isStopped = false;

  /** `takeUp` hands a sheet to the graphics card when there is time. */
  constructor(store: SheetStore, takeUp: (source: ImageSource) => Promise<void>, events: SheetStreamEvents) {
    this.store = store;
    this.takeUp = takeUp;
    this.events = events;
  }

  /** What is wanted from now on, the most urgent first; what was wanted before and is no more is not loaded. */
  want(ids: readonly string[]): void {
    this.queue = ids.filter(
      (id) => !this.store.isLoaded(id) && !this.under.has(id) && !this.failed.includes(id),
    );
    this.pump();
  }

  retry(): void {
    this.queue = [...this.failed, ...this.queue];
    this.failed = [];
    this.pump();
  }

  /** True while something is still to come. */
  get isBusy(): boolean {
    return this.under.size > 0 || this.queue.length > 0;
  }

  stop(): void {
    this.isStopped = true;
    this.queue = [];
  }

  private pump(): void {
    while (!this.isStopped && this.under.size < AT_ONCE) {
      const id = this.queue.shift();
      if (id === undefined) return;
      this.under.add(id);
      void this.bring(id).finally(() => {
        this.under.delete(id);
        this.pump();
      });
    }
  }

  private async bring(id: string): Promise<void> {
    try {
      await this.loadPatiently(id);
      const source = this.store.sourceOf(id);
      if (source && !this.isStopped) await this.takeUp(source);
      if (!this.isStopped) this.events.onArrived(id);
    } catch (error) {
      if (this.isStopped) return;
      this.failed.push(id);
      this.events.onFailure(error);
    }
  }

  private async loadPatiently(id: string): Promise<void> {
    for (let left = TRIES - 1; ; left -= 1) {
      try {
        return await this.store.load([id]);
      } catch (error) {
        if (left === 0 || this.isStopped) throw error;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
  }
}
