// What is asked before finishing: which tasks are still without an answer, and which were to be looked at again.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attempt } from '#contract/entities/attempt.ts';
import { emptyNumbers } from './task-standing.ts';
import { useNotedTasks } from './use-noted-tasks.ts';

export function FinishText({ attempt: { id, tasks } }: { readonly attempt: Attempt }): ReactElement {
  const { t } = useTranslation('attempt');
  const flagged = useNotedTasks('flags', id).ids;
  const empty = emptyNumbers(tasks);
  const marked = tasks.flatMap((task, at) => (flagged.has(task.id) ? [at + 1] : []));
  return (
    <>
      {tasks.length > 1 && empty.length > 0 ? (
        <p>{t('attempt.unanswered', { count: empty.length, numbers: empty.join(', ') })}</p>
      ) : null}
      {marked.length > 0 ? <p>{t('attempt.flaggedList', { numbers: marked.join(', ') })}</p> : null}
      <p>{t('attempt.finishText')}</p>
    </>
  );
}
