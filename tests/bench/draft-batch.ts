// A batch with one small event, as a device sends it.
import { createHash } from 'node:crypto';
import type { AttemptEvent, EventBatch } from '#contract/entities/attempt.ts';
import { canonicalJson } from '#machines/kit/hash.ts';

export function draftBatch(taskId: string, sequence: number, writer: number): EventBatch {
  const events: AttemptEvent[] = [{ type: 'HINT', taskId, at: sequence }];
  const contentHash = createHash('sha256').update(canonicalJson(events)).digest('hex');
  return { writer, sequence, contentHash, elapsedMs: sequence, sinceContactMs: 0, events };
}
