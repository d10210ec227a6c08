// What is asked before finishing: which tasks are still without an answer, which may be tried again, and which were to be looked at again.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attempt } from '#contract/entities/attempt.ts';
import { canImprove, emptyNumbers } from './task-standing.ts';
import { useNotedTasks } from './use-noted-tasks.ts';
import type { Outcomes } from './use-outcomes.ts';

interface FinishTextProps {
  readonly attempt: Attempt;
  readonly outcomes: Outcomes;
}

export function FinishText({ attempt: { id, tasks }, outcomes }: FinishTextProps): ReactElement {
  const { t } = useTranslation('attempt');
  const flagged = useNotedTasks('flags', id).ids;
  const empty = emptyNumbers(tasks);
  const unused = tasks.flatMap((task, at) => (canImprove(task, outcomes.get(task.id)) ? [at + 1] : []));
  const marked = tasks.flatMap((task, at) => (flagged.has(task.id) ? [at + 1] : []));
  return (
    <>
      {tasks.length > 1 && empty.length > 0 ? (
        <p>{t('attempt.unanswered', { count: empty.length, numbers: empty.join(', ') })}</p>
      ) : null}
      {unused.length > 0 ? (
        <p>{t('attempt.unusedTries', { count: unused.length, numbers: unused.join(', ') })}</p>
      ) : null}
      {marked.length > 0 ? <p>{t('attempt.flaggedList', { numbers: marked.join(', ') })}</p> : null}
      <p>{t('attempt.finishText')}</p>
    </>
  );
}
