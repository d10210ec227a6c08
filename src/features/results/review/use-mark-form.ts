// The mark as it is typed and saved: kept on the device, never lost to another teacher's mark.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Review, saveReview } from '#contract/calls/review.ts';
import type { MarkChange } from '#contract/entities/review.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { isApiError } from '#src/lib/api-error.ts';
import { call } from '#src/lib/call.ts';
import { dropDraft } from '#src/lib/form-draft.ts';
import { showToast } from '#src/ui/toast-store.ts';
import type { Rubric } from '#tasks/kit/schema.ts';
import { otherClaim, type HeldAnswer } from './claim-answer.ts';
import {
  bodyOf,
  draftName,
  faultsOf,
  isSound,
  keepValues,
  startValues,
  storedValues,
  type MarkFaults,
  type MarkValues,
} from './mark-values.ts';
import { answerPath, filtersFromAddress } from './review-address.ts';

export interface MarkFormState {
  readonly values: MarkValues;
  /** Those of the last try to save; none before it. */
  readonly faults: MarkFaults;
  readonly change: (changes: Partial<MarkValues>) => void;
  readonly save: (how: { readonly goesOn: boolean }) => Promise<void>;
  readonly isSaving: boolean;
  readonly error: string | null;
  /** What is typed waits on the device for another try. */
  readonly isKept: boolean;
  /** The mark that another gave meanwhile. */
  readonly conflict: MarkChange | null;
  readonly takeTheirs: () => void;
}

const noFaults: MarkFaults = { mark: false, reason: false, rows: [] };

/** What another saved, as the refusal tells it. */
function savedByOther(error: unknown): Review | null {
  // The refusal of this call carries the stored review.
  return isApiError(error, 'REVIEW_CONFLICT') ? (error.current as Review) : null;
}

export function useMarkForm(review: Review, rubric: Rubric, held: HeldAnswer): MarkFormState {
  const { typed } = useFormat();
  const [values, setValues] = useState(() => startValues(review, typed));
  const [tried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [conflict, setConflict] = useState<MarkChange | null>(null);
  const store = useStore(review);
  const faults = tried ? faultsOf(review, rubric, values) : noFaults;
  const change = (changes: Partial<MarkValues>): void => {
    const next = { ...values, ...changes };
    keepValues(review, next);
    setValues(next);
  };
  const refuse = (reason: unknown): void => {
    const theirs = savedByOther(reason);
    const claim = otherClaim(reason);
    if (theirs !== null) {
      store.replace(theirs);
      setConflict(theirs.result.markHistory.at(-1) ?? null);
    } else if (claim !== null) held.lose(claim);
    setError(reason instanceof Error ? reason.message : String(reason));
  };
  const save = async ({ goesOn }: { readonly goesOn: boolean }): Promise<void> => {
    setTried(true);
    if (isSaving || !isSound(faultsOf(review, rubric, values))) return;
    setSaving(true);
    setError(null);
    try {
      const stored = await store.send(bodyOf(rubric, values));
      setTried(false);
      setConflict(null);
      setValues(storedValues(stored, typed));
      if (goesOn) store.goOn(stored);
    } catch (reason) {
      refuse(reason);
    } finally {
      setSaving(false);
    }
  };
  const takeTheirs = (): void => {
    dropDraft(draftName(review));
    setValues(storedValues(review, typed));
    setConflict(null);
    setError(null);
    setTried(false);
  };
  return { values, faults, change, save, isSaving, error, isKept: error !== null, conflict, takeTheirs };
}

/** Sends the mark and brings what the pages know up to it. */
function useStore(review: Review) {
  const { t } = useTranslation('review');
  const format = useFormat();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { reviewId: id, taskId, version } = review;
  const path = { id, taskId };
  const query = filtersFromAddress(params);
  const replace = (stored: Review): void => {
    client.setQueryData(['/reviews/:id/tasks/:taskId', { params: path, query }], stored);
  };
  const send = async (body: ReturnType<typeof bodyOf>): Promise<Review> => {
    const stored = await call<typeof saveReview>('PUT', '/reviews/:id/tasks/:taskId', {
      params: path,
      query,
      body,
      ifMatch: version,
    });
    dropDraft(draftName(review));
    replace(stored);
    showToast({ tone: 'success', text: t('saved', { mark: format.number(stored.result.mark ?? 0) }) });
    for (const key of ['/reviews', '/reviews/groups', '/completed-work/choices', '/completed-work/results']) {
      void client.invalidateQueries({ queryKey: [key] });
    }
    void client.invalidateQueries({ queryKey: ['/completed-work/:id'] });
    return stored;
  };
  const goOn = ({ next }: Review): void => {
    if (next !== null) void navigate(answerPath(params, next));
  };
  return { replace, send, goOn };
}
