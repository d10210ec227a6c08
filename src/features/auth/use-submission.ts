// Submits a form: a loader while it is sent, and the outcome 300 ms after it is known.

import { useState } from 'react';
import { ApiError } from '#src/lib/api/api-error.ts';
import { delay, FORM_OUTCOME_DELAY_MS } from '#src/lib/forms/delay.ts';

interface Submission {
  readonly sending: boolean;
  /** The message of the last failure. */
  readonly failure: string | undefined;
  /** Resolves to whether the call succeeded. */
  readonly submit: (work: () => Promise<unknown>) => Promise<boolean>;
}

function messageOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : otherwise;
}

/** @param otherwise the message when the server gives none */
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
