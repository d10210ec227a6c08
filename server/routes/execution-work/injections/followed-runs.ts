// The runs that the server plays along, kept between rounds.
import type { Db } from '#server/storage/schema.ts';
import type { CurrentRun } from './current-run.ts';
import { FollowedRun } from './followed-run.ts';

/** A run that nobody asked for in so long is over, or stands. */
const KEPT_MS = 10 * 60_000;

interface Kept {
  readonly followed: FollowedRun;
  readonly askedMs: number;
}

export class FollowedRuns {
  #kept = new Map<string, Kept>();

  /** The run with all that was saved of it; undefined: it cannot be followed. */
  async of(db: Db, run: CurrentRun): Promise<FollowedRun | undefined> {
    const known = this.#kept.get(run.attemptId)?.followed;
    const isSame = known?.isOf(run) === true;
    if (isSame) await known.hear(db);
    const followed = isSame ? known : await FollowedRun.open(db, run);
    if (followed !== undefined) this.#kept.set(run.attemptId, { followed, askedMs: performance.now() });
    return followed;
  }

  /** It will not be played again. */
  drop(attemptId: string): void {
    this.#kept.delete(attemptId);
  }

  tidy(): void {
    const since = performance.now() - KEPT_MS;
    for (const [attemptId, { askedMs }] of this.#kept) if (askedMs < since) this.#kept.delete(attemptId);
  }
}
