// What a refusal of the server means for saving.
import { isApiError } from '#src/lib/api/api-error.ts';
import type { SendOutcome } from './saver.ts';

/** What became of a batch that was not taken, or of an opening. */
export function outcomeOfRefusal(error: unknown): Exclude<SendOutcome, { readonly kind: 'TAKEN' }> {
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
