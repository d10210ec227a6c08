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
    const spans = this.#modules.get(id) ?? [];
    for (let at = firstFrom(spans, endMs); at <= spans.length; at++) {
      const sinceMs = spans[at - 1]?.toMs ?? -Infinity;
      const untilMs = spans[at]?.fromMs ?? Infinity;
      if (untilMs > sinceMs) return { sinceMs, untilMs };
    }
    return undefined;
  }

  /** The first time from `fromMs` on at which the arm is free for `lastsMs`. */
  armFreeFrom(arm: ArmId, fromMs: number, lastsMs: number): number {
    const spans = this.#arms[arm];
    let atMs = fromMs;
    for (let at = lastBefore(spans, fromMs); at < spans.length; at++) {
      const span = spans[at];
      if (!span || span.fromMs >= atMs + lastsMs) break;
      if (span.toMs > atMs) atMs = span.toMs;
    }
    return atMs;
  }

  /** The last time up to `toMs` at which the arm is free for `lastsMs`. */
  armFreeUpTo(arm: ArmId, toMs: number, lastsMs: number): number {
    const spans = this.#arms[arm];
    let atMs = toMs;
    for (let at = spans.length - 1; at >= 0; at--) {
      const span = spans[at];
      if (!span || span.toMs <= atMs) break;
      if (span.fromMs < atMs + lastsMs) atMs = span.fromMs - lastsMs;
    }
    return atMs;
  }
}

/** Spans follow each other and what is asked is mostly near the last: the first that begins at a time or later. */
function firstFrom(spans: readonly Span[], fromMs: number): number {
  let at = spans.length;
  while (at > 0 && (spans[at - 1]?.fromMs ?? 0) >= fromMs) at--;
  return at;
}

/** The last that is over by a time, or the first of all. */
function lastBefore(spans: readonly Span[], atMs: number): number {
  let at = spans.length - 1;
  while (at > 0 && (spans[at]?.toMs ?? 0) > atMs) at--;
  return Math.max(0, at);
}

function insert(spans: Span[], span: Span): void {
  spans.splice(firstFrom(spans, span.fromMs + 1), 0, span);
}
