// The learner questions this mark: why, and keeping the mark with an answer. Changing it is the mark form's.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { keepMark, Review } from '#contract/calls/reviews.ts';
import { call } from '#src/lib/api/call.ts';
import { useKeptText } from '#src/lib/forms/use-kept-text.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { AppealWords, MAX_APPEAL } from '../mark-appeal.tsx';
import styles from '../report.module.css';

/** Renders nothing for a mark that nobody questions. */
export function ReviewedAppeal({ review }: { readonly review: Review }): ReactElement | null {
  const { t } = useTranslation('review');
  const { appeal } = review.result;
  if (appeal === null) return null;
  return (
    <Card title={t('appeal.title')}>
      <div className={styles.stack}>
        <AppealWords appeal={appeal} />
        {appeal.state === 'OPEN' ? <KeepMark review={review} /> : null}
      </div>
    </Card>
  );
}

function KeepMark({ review }: { readonly review: Review }): ReactElement {
  const { t } = useTranslation('review');
  const { reviewId: id, taskId } = review;
  const queries = useQueryClient();
  const answer = useKeptText(`keep-mark-${id}-${taskId}`);
  const [isTried, setTried] = useState(false);
  const keep = useMutation({
    mutationFn: (text: string) =>
      call<typeof keepMark>('POST', '/reviews/:id/tasks/:taskId/appeal', {
        params: { id, taskId },
        body: { answer: text },
      }),
    onSuccess: async () => {
      answer.drop();
      showToast({ tone: 'success', text: t('appeal.kept') });
      await queries.invalidateQueries();
    },
  });
  const text = answer.text.trim();
  const send = (): void => {
    setTried(true);
    if (text !== '') keep.mutate(text);
  };
  return (
    <>
      <TextArea
        label={t('appeal.yourAnswer')}
        description={t('appeal.orChange')}
        rows={3}
        maxLength={MAX_APPEAL}
        error={isTried && text === '' ? t('appeal.answerNeeded') : undefined}
        value={answer.text}
        onChange={(event) => answer.change(event.currentTarget.value)}
      />
      {keep.error ? (
        <Notice tone="danger" live>
          {keep.error.message}
        </Notice>
      ) : null}
      <div>
        <Button variant="secondary" text={t('appeal.keep')} loading={keep.isPending} onClick={send} />
      </div>
    </>
  );
}
