// Sends one batch to the server and says what became of it.
import type { saveEvents } from '#contract/calls/completed-work.ts';
import type { EventBatch } from '#contract/entities/attempt.ts';
import { isApiError } from '#src/lib/api-error.ts';
import { call } from '#src/lib/call.ts';
import type { SendOutcome } from './saver.ts';

export async function sendBatch(attemptId: string, batch: EventBatch): Promise<SendOutcome> {
  try {
    const receipt = await call<typeof saveEvents>('POST', '/completed-work/:id/events', {
      params: { id: attemptId },
      body: batch,
      idempotencyKey: `${attemptId}.${batch.writer}.${batch.sequence}.${batch.contentHash.slice(0, 16)}`,
    });
    return { kind: 'TAKEN', receipt };
  } catch (error) {
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): SendOutcome {
  if (!isApiError(error)) throw error;
  switch (error.code) {
    case 'SEQUENCE_GAP':
      return { kind: 'GAP', expected: Number(error.current) };
    case 'OLD_WRITER':
    case 'BRANCHED':
      return { kind: 'TAKEN_OVER' };
    case 'ATTEMPT_CLOSED':
      return { kind: 'CLOSED' };
    default:
      // A lost session, a full server or no network: nothing is lost, it is sent again.
      return { kind: 'UNREACHED' };
  }
}
