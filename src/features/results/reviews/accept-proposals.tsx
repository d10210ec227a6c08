// Accepts the proposed marks of all answers in the list that the check judged by their keys.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_ACCEPTED } from '#contract/attempt-limits.ts';
import type { acceptProposals, listReviews, ReviewItem } from '#contract/calls/reviews.ts';
import { MAX_PAGE_SIZE } from '#contract/list-limits.ts';
import type { Page } from '#contract/page.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { call } from '#src/lib/api/call.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import type { QueueFilters } from './review-address.ts';
import styles from '../report.module.css';

export function AcceptProposals({ filters }: { readonly filters: QueueFilters }): ReactElement {
  const { t } = useTranslation('review');
  const look = useMutation({
    mutationFn: () =>
      call<typeof listReviews>('GET', '/reviews', { query: { ...filters, page: 0, size: MAX_PAGE_SIZE } }),
    onError: (error) => showToast({ tone: 'danger', text: error.message }),
  });
  return (
    <>
      <Button
        variant="secondary"
        icon={<CheckCheck size={18} aria-hidden="true" />}
        text={t('accept.open')}
        aria-haspopup="dialog"
        loading={look.isPending}
        onClick={() => look.mutate()}
      />
      {look.data === undefined ? null : <AskDialog page={look.data} onClose={look.reset} />}
    </>
  );
}

function canAccept({ isAcceptable, claim }: ReviewItem): boolean {
  return isAcceptable && (claim === null || claim.isOwn);
}

interface AskDialogProps {
  readonly page: Page<ReviewItem>;
  readonly onClose: () => void;
}

function AskDialog({ page, onClose }: AskDialogProps): ReactElement {
  const { t } = useTranslation(['review', 'common']);
  const format = useFormat();
  const accept = useAccept(onClose);
  const fitting = page.content.filter(canAccept);
  const taken = fitting.slice(0, MAX_ACCEPTED);
  const isNone = taken.length === 0;
  return (
    <ConfirmDialog
      open
      title={isNone ? t('accept.none') : t('accept.title', { count: taken.length })}
      confirmText={isNone ? t('accept.close') : t('accept.confirm')}
      cancelText={t('common:actions.cancel')}
      loading={accept.isPending}
      error={accept.error?.message}
      onConfirm={isNone ? onClose : () => accept.mutate(taken)}
      onCancel={onClose}
    >
      {isNone ? (
        t(page.totalElements > MAX_PAGE_SIZE ? 'accept.noneOfFirst' : 'accept.noneText', {
          number: format.number(MAX_PAGE_SIZE),
        })
      ) : (
        <Told left={page.totalElements - taken.length} isCut={fitting.length > MAX_ACCEPTED} />
      )}
    </ConfirmDialog>
  );
}

interface ToldProps {
  readonly left: number;
  readonly isCut: boolean;
}

function Told({ left, isCut }: ToldProps): ReactElement {
  const { t } = useTranslation('review');
  const format = useFormat();
  return (
    <div className={styles.told}>
      <p>{t('accept.text')}</p>
      {left > 0 ? <p>{t('accept.left', { number: format.number(left) })}</p> : null}
      {isCut ? <p>{t('accept.most', { number: format.number(MAX_ACCEPTED) })}</p> : null}
    </div>
  );
}

function useAccept(onDone: () => void) {
  const { t } = useTranslation('review');
  const format = useFormat();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (items: readonly ReviewItem[]) =>
      call<typeof acceptProposals>('POST', '/reviews/proposals', {
        body: {
          answers: items.map(({ reviewId, taskId, proposedMark }) => ({
            reviewId,
            taskId,
            mark: proposedMark ?? 0,
          })),
        },
      }),
    onSuccess: ({ outcomes }) => {
      const count = outcomes.filter((outcome) => outcome === 'ACCEPTED').length;
      const left = outcomes.length - count;
      if (left === 0) showToast({ tone: 'success', text: t('accept.done', { count }) });
      else {
        const numbers = { number: format.number(count), left: format.number(left) };
        showToast({ tone: 'warning', text: t('accept.doneLeft', numbers) });
      }
      onDone();
    },
    onSettled: () => queries.invalidateQueries(),
  });
}
