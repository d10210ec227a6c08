// A learner questions the mark of a task, once; the question and a teacher's answer stand in the report.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { appealMark } from '#contract/calls/completed-work.ts';
import type { TaskResult } from '#contract/entities/attempt.ts';
import type { Appeal } from '#contract/entities/review.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { call } from '#src/lib/api/call.ts';
import { useKeptText } from '#src/lib/forms/use-kept-text.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import styles from './report.module.css';

/** As the contract bounds it. */
export const MAX_APPEAL = 2000;

interface MarkAppealProps {
  readonly attemptId: string;
  readonly result: TaskResult;
}

/** Renders nothing for a mark that is not questioned and cannot be. */
export function MarkAppeal({ attemptId, result }: MarkAppealProps): ReactElement | null {
  if (result.appeal !== null) return <AppealWords appeal={result.appeal} />;
  // Nobody asks for less than everything.
  const isFull = result.mark !== null && result.mark >= result.maxScore;
  return result.mayAppeal && !isFull ? <AskAppeal attemptId={attemptId} taskId={result.taskId} /> : null;
}

/** What the learner wrote, and what a teacher answered. */
export function AppealWords({ appeal }: { readonly appeal: Appeal }): ReactElement {
  const { t } = useTranslation('review');
  const format = useFormat();
  const { state, at, reason, answer, answeredAt, answeredByName } = appeal;
  return (
    <Notice tone={state === 'OPEN' ? 'warning' : 'info'} title={t(`appeal.states.${state}`)}>
      <div className={styles.said}>
        <p className={styles.words}>{reason}</p>
        <p className={styles.note}>{t('appeal.asked', { time: format.dateTime(at) })}</p>
        {answer === '' ? null : (
          <p className={styles.words}>
            <strong>{t('appeal.answer')}</strong> {answer}
          </p>
        )}
        {answeredAt === null ? null : (
          <p className={styles.note}>
            {answeredByName} · {format.dateTime(answeredAt)}
          </p>
        )}
      </div>
    </Notice>
  );
}

function AskAppeal({
  attemptId,
  taskId,
}: {
  readonly attemptId: string;
  readonly taskId: string;
}): ReactElement {
  const { t } = useTranslation(['review', 'common']);
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [isTried, setTried] = useState(false);
  const reason = useKeptText(`appeal-${attemptId}-${taskId}`);
  const ask = useMutation({
    mutationFn: (text: string) =>
      call<typeof appealMark>('POST', '/completed-work/:id/tasks/:taskId/appeal', {
        params: { id: attemptId, taskId },
        body: { reason: text },
      }),
    onSuccess: async () => {
      reason.drop();
      showToast({ tone: 'success', text: t('appeal.sent') });
      await queries.invalidateQueries({ queryKey: ['/completed-work/:id'] });
    },
  });
  const text = reason.text.trim();
  const send = (): void => {
    setTried(true);
    if (text !== '') ask.mutate(text);
  };
  return (
    <div>
      <Button size="s" variant="secondary" text={t('appeal.ask')} onClick={() => setOpen(true)} />
      <ConfirmDialog
        open={isOpen}
        hasField
        title={t('appeal.ask')}
        confirmText={t('appeal.send')}
        cancelText={t('common:actions.cancel')}
        loading={ask.isPending}
        error={ask.error?.message}
        onConfirm={send}
        onCancel={() => setOpen(false)}
      >
        <div className={styles.said}>
          <p>{t('appeal.once')}</p>
          <TextArea
            autoFocus
            label={t('appeal.reason')}
            required
            maxLength={MAX_APPEAL}
            error={isTried && text === '' ? t('appeal.reasonNeeded') : undefined}
            value={reason.text}
            onChange={(event) => reason.change(event.currentTarget.value)}
          />
        </div>
      </ConfirmDialog>
    </div>
  );
}
