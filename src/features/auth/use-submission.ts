/** Sending a form: a loader while it goes, and the outcome 300 ms after it is known. */

import { useState } from 'react';
import { ApiError } from '#src/lib/api-error.ts';
import { delay, FORM_OUTCOME_DELAY_MS } from '#src/lib/delay.ts';

export interface Submission {
  readonly sending: boolean;
  /** The words of the last failure. */
  readonly failure: string | undefined;
  /** Answers whether the work succeeded. */
  readonly submit: (work: () => Promise<unknown>) => Promise<boolean>;
}

function messageOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : otherwise;
}

/** @param otherwise said when the server gives no words of its own */
export function useSubmission(otherwise: string): Submission {
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const submit = async (work: () => Promise<unknown>): Promise<boolean> => {
    setSending(true);
    setFailure(undefined);
    try {
      await work();
      await delay(FORM_OUTCOME_DELAY_MS);
      return true;
    } catch (error) {
      await delay(FORM_OUTCOME_DELAY_MS);
      setFailure(messageOf(error, otherwise));
      return false;
    } finally {
      setSending(false);
    }
  };
  return { sending, failure, submit };
}
