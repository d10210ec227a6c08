// Follows a stream of server-sent events by fetch (which carries the token), and opens it again whenever it ends or falls silent.
import { isApiError } from './api-error.ts';
import { openStream } from './call.ts';
import { eventsIn, type StreamEvent } from './stream-events.ts';

interface FollowedStream {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** Asked for at each opening, such as the number up to which everything is there. */
  readonly query?: () => Readonly<Record<string, number | undefined>>;
  readonly onEvent: (event: StreamEvent) => void;
  /** The server refuses for good: there is no such thing, or not for this person. */
  readonly onRefused?: (error: unknown) => void;
}

/** The server says something every 10 s at least. */
const SILENCE_MS = 25_000;
/** A stream that lasted so long ended by itself. */
const IN_TIME_MS = 5000;
const WAITS_MS = [300, 1000, 2000, 5000] as const;

async function readAll(
  response: Response,
  onEvent: (event: StreamEvent) => void,
  onBytes: () => void,
): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (reader !== undefined) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    const { events, left } = eventsIn(text + value);
    text = left;
    for (const event of events) onEvent(event);
  }
}

function isForGood(error: unknown): boolean {
  return isApiError(error, 'NOT_FOUND') || isApiError(error, 'FORBIDDEN');
}

/** Gives the way to stop. */
export function followStream({ path, params, query, onEvent, onRefused }: FollowedStream): () => void {
  const stopped = new AbortController();
  let fails = 0;

  async function followOnce(): Promise<void> {
    const cut = new AbortController();
    let silence = setTimeout(() => cut.abort(), SILENCE_MS);
    const onBytes = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => cut.abort(), SILENCE_MS);
    };
    try {
      const signal = AbortSignal.any([stopped.signal, cut.signal]);
      const response = await openStream(path, { params, query: query?.() ?? {} }, signal);
      fails = 0;
      await readAll(response, onEvent, onBytes);
    } finally {
      clearTimeout(silence);
    }
  }

  async function follow(): Promise<void> {
    while (!stopped.signal.aborted) {
      const openedMs = performance.now();
      try {
        await followOnce();
        // It ended in its time: the next at once, as a page in the background may be made to wait for a minute.
        if (performance.now() - openedMs > IN_TIME_MS) continue;
      } catch (error) {
        if (stopped.signal.aborted) return;
        if (isForGood(error)) return onRefused?.(error);
        fails += 1;
      }
      const waitMs = WAITS_MS[Math.min(fails, WAITS_MS.length - 1)];
      await new Promise((resolve) => {
        setTimeout(resolve, waitMs);
      });
    }
  }

  void follow();
  return () => stopped.abort();
}
