// The board of an event, kept up to date by its stream.
import { useEffect, useState } from 'react';
import type { BoardEvent, BoardRow } from '#contract/entities/control.ts';
import { boardWith, isFreshAt, type HeldBoard } from './held-board.ts';
import { followStream } from '#src/lib/api/event-stream.ts';

const TICK_MS = 1000;

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

export function useBoard(id: string): BoardOnPage {
  const [held, setHeld] = useState<HeldBoard>();
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
    isFresh: held === undefined || isFreshAt(held, tickMs),
    asOf: new Date(held?.serverMs ?? 0).toISOString(),
    nowMs: (held?.serverMs ?? 0) + sinceMs,
    refused,
  };
}

/** One order that no change touches: nothing jumps under the pointer. */
function byName(a: BoardRow, b: BoardRow): number {
  return a.user.fullName.localeCompare(b.user.fullName, 'ru');
}
