// Events of an attempt as a device sends them.
import { createHash } from 'node:crypto';
import type { Attempt, AttemptEvent } from '#contract/entities/attempt.ts';
import { canonicalJson } from '#machines/kit/hash.ts';
import type { Caller } from './people.ts';

export const hashOf = (events: readonly AttemptEvent[]): string =>
  createHash('sha256').update(canonicalJson(events)).digest('hex');

/** Sends the first batch of a device. */
export async function sendEvents(
  caller: Caller,
  { id, writer, nextSequence: sequence }: Attempt,
  events: readonly AttemptEvent[],
  elapsedMs: number,
): Promise<void> {
  const contentHash = hashOf(events);
  const batch = { writer, sequence, contentHash, elapsedMs, sinceContactMs: 0, events };
  await caller.call('POST', `/completed-work/${id}/events`, batch);
}
