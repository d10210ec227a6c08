// What is taken when: modules by one plate at a time, arms by one hand-over at a time.
import type { ArmId } from './stand.ts';

interface Span {
  readonly fromMs: number;
  /** Infinity while nobody knows. */
  readonly toMs: number;
}

/** A module's free time around a moment: since the last plate left it, until the next one comes. */
interface FreeTime {
  readonly sinceMs: number;
  readonly untilMs: number;
}

export class Occupancy {
  readonly #modules = new Map<string, Span[]>();
  readonly #arms: Readonly<Record<ArmId, Span[]>> = { indexer: [], process: [] };

  takeModule(id: string, span: Span): void {
    insert(this.#modules.get(id) ?? this.#opened(id), span);
  }

  /** A plate that was to stay for an unknown time leaves the module at `toMs`. */
  leaveModule(id: string, toMs: number): void {
    const spans = this.#modules.get(id);
    const last = spans?.pop();
    if (spans && last) spans.push({ ...last, toMs });
  }

  takeArm(arm: ArmId, span: Span): void {
    insert(this.#arms[arm], span);
  }

  #opened(id: string): Span[] {
    const spans: Span[] = [];
    this.#modules.set(id, spans);
    return spans;
  }

  /** The module's first free time that lasts until `endMs`; undefined when there is none. */
  freeTime(id: string, endMs: number): FreeTime | undefined {
    let sinceMs = -Infinity;
    for (const span of this.#modules.get(id) ?? []) {
      if (span.fromMs >= endMs && span.fromMs > sinceMs) return { sinceMs, untilMs: span.fromMs };
      sinceMs = span.toMs;
    }
    return sinceMs < Infinity ? { sinceMs, untilMs: Infinity } : undefined;
  }

  /** The first time from `fromMs` on at which the arm is free for `lastsMs`. */
  armFreeFrom(arm: ArmId, fromMs: number, lastsMs: number): number {
    let atMs = fromMs;
    for (const span of this.#arms[arm]) {
      if (span.toMs > atMs && span.fromMs < atMs + lastsMs) atMs = span.toMs;
    }
    return atMs;
  }

  /** The last time up to `toMs` at which the arm is free for `lastsMs`. */
  armFreeUpTo(arm: ArmId, toMs: number, lastsMs: number): number {
    let atMs = toMs;
    for (const span of this.#arms[arm].toReversed()) {
      if (span.toMs > atMs && span.fromMs < atMs + lastsMs) atMs = span.fromMs - lastsMs;
    }
    return atMs;
  }
}

function insert(spans: Span[], span: Span): void {
  const before = spans.findLastIndex(({ fromMs }) => fromMs <= span.fromMs);
  spans.splice(before + 1, 0, span);
}
