// What is asked before finishing: which tasks are still without an answer.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttemptTask } from '#contract/entities/attempt.ts';
import { emptyNumbers } from './task-standing.ts';

export function FinishText({ tasks }: { readonly tasks: readonly AttemptTask[] }): ReactElement {
  const { t } = useTranslation('attempt');
  const empty = emptyNumbers(tasks);
  return (
    <>
      {tasks.length > 1 && empty.length > 0 ? (
        <p>{t('attempt.unanswered', { count: empty.length, numbers: empty.join(', ') })}</p>
      ) : null}
      <p>{t('attempt.finishText')}</p>
    </>
  );
}
