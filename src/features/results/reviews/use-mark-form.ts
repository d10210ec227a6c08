// Editing and saving a mark, which is never lost to another teacher's mark.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Review, saveReview } from '#contract/calls/reviews.ts';
import type { MarkChange } from '#contract/entities/review.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { isApiError } from '#src/lib/api/api-error.ts';
import { call } from '#src/lib/api/call.ts';
import { showRefusal } from '#src/lib/forms/show-refusal.ts';
import { useKeptForm } from '#src/lib/forms/use-kept-form.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { rubricOf } from '../answer-view.tsx';
import { otherClaim, type HeldAnswer } from './claim-answer.ts';
import { bodyOf, storedValues, type MarkValues } from './mark-values.ts';
import { answerPath, filtersFromAddress } from './review-address.ts';

export interface MarkFormState {
  readonly form: UseFormReturn<MarkValues>;
  readonly save: (how: { readonly goesOn: boolean }) => Promise<void>;
  /** The mark that somebody else gave meanwhile. */
  readonly conflict: MarkChange | null;
  readonly takeTheirs: () => void;
}

/** What another mark changes. */
const STALE = [
  '/reviews',
  '/reviews/groups',
  '/reviews/counts',
  '/completed-work/choices',
  '/completed-work/results',
] as const;

/** What somebody else saved, as reported by the refusal. */
function savedByOther(error: unknown): Review | null {
  // This call's refusal contains the stored review.
  return isApiError(error, 'REVIEW_CONFLICT') ? (error.current as Review) : null;
}

export function useMarkForm(review: Review, held: HeldAnswer): MarkFormState {
  const { typed } = useFormat();
  const draft = `review-${review.reviewId}-${review.taskId}`;
  const { form, settle } = useKeptForm(draft, storedValues(review, typed));
  const [conflict, setConflict] = useState<MarkChange | null>(null);
  const store = useStore(review);
  const refuse = (error: unknown): void => {
    const theirs = savedByOther(error);
    const claim = otherClaim(error);
    if (theirs !== null) {
      store.replace(theirs);
      setConflict(theirs.result.markHistory.at(-1) ?? null);
    } else if (claim !== null) held.lose(claim);
    showRefusal(form, error);
  };
  const begin = (from: Review): void => {
    settle(storedValues(from, typed));
    setConflict(null);
  };
  const send = async (values: MarkValues, goesOn: boolean): Promise<void> => {
    try {
      const stored = await store.send(bodyOf(rubricOf(review.result), values));
      begin(stored);
      if (goesOn) store.goOn(stored);
    } catch (error) {
      refuse(error);
    }
  };
  const save: MarkFormState['save'] = async ({ goesOn }) => {
    if (!form.formState.isSubmitting) await form.handleSubmit((values) => send(values, goesOn))();
  };
  return { form, save, conflict, takeTheirs: () => begin(review) };
}

/** Saves the mark and updates what the pages have cached. */
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
    replace(stored);
    showToast({ tone: 'success', text: t('saved', { mark: format.number(stored.result.mark ?? 0) }) });
    for (const key of STALE) {
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
