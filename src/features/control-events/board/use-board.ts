// The board of an event, kept up to date by its stream.
import { useEffect, useState } from 'react';
import type { BoardEvent, BoardRow } from '#contract/entities/control.ts';
import { followStream } from '#src/lib/api/event-stream.ts';

/** A stream says every 5 s that it lives; without a word for this long nothing is shown as fresh. */
const STALE_MS = 12_000;
const TICK_MS = 1000;

interface Held {
  readonly number: number;
  readonly rows: ReadonlyMap<string, BoardRow>;
  readonly hiddenUserCount: number;
  /** The server's time in it, and when it was heard by the page's own clock. */
  readonly serverMs: number;
  readonly heardMs: number;
}

export interface BoardOnPage {
  readonly rows: readonly BoardRow[] | undefined;
  readonly hiddenUserCount: number;
  readonly isFresh: boolean;
  /** The server's time that the rows are as of. */
  readonly asOf: string;
  /** The server's time by now. */
  readonly nowMs: number;
  /** The server refuses: there is no such event, or not for this person. */
  readonly refused: unknown;
}

/** The board with an event of the stream; rows that did not change stay the same objects. */
function boardWith(held: Held | undefined, event: BoardEvent, heardMs: number): Held {
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

export function useBoard(id: string): BoardOnPage {
  const [held, setHeld] = useState<Held>();
  const [refused, setRefused] = useState<unknown>();
  const [tickMs, setTick] = useState(() => performance.now());
  useEffect(() => {
    // The number that the next opening goes on from.
    let number: number | undefined;
    const stop = followStream({
      path: '/execution-work/:id/live',
      params: { id },
      query: () => ({ after: number }),
      onEvent: ({ event, data }) => {
        if (event !== 'board') return;
        const heard = data as BoardEvent;
        ({ number } = heard);
        setHeld((before) => boardWith(before, heard, performance.now()));
      },
      onRefused: setRefused,
    });
    const timer = setInterval(() => setTick(performance.now()), TICK_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [id]);
  const sinceMs = held === undefined ? 0 : Math.max(0, tickMs - held.heardMs);
  return {
    rows: held && [...held.rows.values()].toSorted(byName),
    hiddenUserCount: held?.hiddenUserCount ?? 0,
    isFresh: sinceMs < STALE_MS,
    asOf: new Date(held?.serverMs ?? 0).toISOString(),
    nowMs: (held?.serverMs ?? 0) + sinceMs,
    refused,
  };
}

/** One order that no change touches: nothing jumps under the pointer. */
function byName(a: BoardRow, b: BoardRow): number {
  return a.user.fullName.localeCompare(b.user.fullName, 'ru');
}
