// What a page holds of a board: the rows as of the last event of its stream. Pure.
import type { BoardEvent, BoardRow } from '#contract/entities/control.ts';

/** A stream says every 5 s that it lives; without a word for this long nothing is shown as fresh. */
const STALE_MS = 12_000;

export interface HeldBoard {
  readonly number: number;
  readonly rows: ReadonlyMap<string, BoardRow>;
  readonly hiddenUserCount: number;
  /** The server's time in it, and when it was heard by the page's own clock. */
  readonly serverMs: number;
  readonly heardMs: number;
}

/** The board with an event of the stream; rows that did not change stay the same objects. */
export function boardWith(held: HeldBoard | undefined, event: BoardEvent, heardMs: number): HeldBoard {
  const before = event.kind === 'CHANGES' && held !== undefined ? held.rows : new Map<string, BoardRow>();
  const rows = new Map(before);
  for (const row of event.rows) rows.set(row.user.id, row);
  const { number, hiddenUserCount, serverNow } = event;
  return {
    number,
    hiddenUserCount,
    rows: event.rows.length === 0 && event.kind === 'CHANGES' ? before : rows,
    serverMs: Date.parse(serverNow),
    heardMs,
  };
}

/** Whether the stream was heard of lately. */
export function isFreshAt({ heardMs }: HeldBoard, nowMs: number): boolean {
  return nowMs - heardMs < STALE_MS;
}
