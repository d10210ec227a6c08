// Tells the streams of this process when something they show has changed: one query for all of them together.
import type { Db } from '#server/storage/schema.ts';

type Load = (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;

interface Watcher {
  readonly id: string;
  readonly wake: () => void;
}

export interface Watched {
  /** Resolves with true when it has changed since the last time, also meanwhile; with false after `ms`. */
  next(ms: number): Promise<boolean>;
  stop(): void;
}

const EVERY_MS = 250;

/** Reads the numbers of what is watched, every quarter of a second while anybody watches. */
export class ChangeWatch {
  readonly #db: Db;
  readonly #load: Load;
  readonly #watchers = new Set<Watcher>();
  #numbers: ReadonlyMap<string, number> = new Map();
  #isPlanned = false;

  constructor(db: Db, load: Load) {
    this.#db = db;
    this.#load = load;
  }

  watch(id: string): Watched {
    let wake: () => void = () => undefined;
    let isChanged = false;
    const watcher = {
      id,
      wake: () => {
        isChanged = true;
        wake();
      },
    };
    this.#watchers.add(watcher);
    this.#plan();
    return {
      async next(ms) {
        if (!isChanged) {
          await new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, ms);
            wake = () => {
              clearTimeout(timer);
              resolve();
            };
          });
        }
        const changed = isChanged;
        isChanged = false;
        return changed;
      },
      stop: () => {
        this.#watchers.delete(watcher);
        wake();
      },
    };
  }

  #plan(): void {
    if (this.#watchers.size === 0) return;
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setTimeout(() => void this.#look(), EVERY_MS);
  }

  async #look(): Promise<void> {
    try {
      const ids = [...new Set([...this.#watchers].map(({ id }) => id))];
      const numbers = await this.#load(this.#db, ids);
      const before = this.#numbers;
      this.#numbers = numbers;
      for (const { id, wake } of this.#watchers)
        // What nobody watched before wakes once: it may have changed since its stream read it.
        if (before.get(id) !== numbers.get(id)) wake();
    } catch {
      // The database is away for a moment: the streams look for themselves at their next beat.
    } finally {
      this.#isPlanned = false;
      this.#plan();
    }
  }
}
