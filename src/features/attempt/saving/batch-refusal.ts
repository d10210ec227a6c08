// What a refusal of the server means for saving.
import type { IssuedEntry } from '#contract/simulation/log.ts';
import { isApiError } from '#src/lib/api/api-error.ts';
import type { OpeningRefusal, SendOutcome } from './saver.ts';

/** What stood in the way of an opening; rejects with what is no refusal. */
export function outcomeOfRefusal(error: unknown): OpeningRefusal {
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

/** What became of a batch that was not taken: sent again as it is, it would be refused again for these. */
export function outcomeOfBatch(error: unknown): SendOutcome {
  if (!isApiError(error)) throw error;
  const { code, message, details } = error;
  // Its hash does not fit: it was changed on its way, and may arrive whole the next time.
  const isChanged = details.some(({ path }) => path.endsWith('contentHash'));
  if (code === 'ISSUE_WAITS') return { kind: 'ISSUED', issued: error.current as IssuedEntry[] };
  const isRefused = !isChanged && ['VALIDATION', 'TOO_LARGE', 'ATTEMPT_FULL'].includes(code);
  return isRefused ? { kind: 'REFUSED', isFull: code === 'ATTEMPT_FULL', message } : outcomeOfRefusal(error);
}
