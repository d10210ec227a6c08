// Marking again a whole work: all of its tasks whose keys have changed, as one trial, one act and one undo.
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { getWorkDetails } from '#contract/calls/works.ts';
import type { RegradeOutcome, RegradePolicy } from '#contract/entities/regrade.ts';
import type { WorkRegrade } from '#contract/entities/work-regrade.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { useWorkRegrades } from './regrade-acts.ts';
import { Kept, RegradeDecision, useCountsInWords, useDecision } from './regrade-decision.tsx';
import { RegradeFrame } from './regrade-frame.tsx';
import { Compared, useCompared } from './work-regrade-attempts.tsx';
import styles from './regrade.module.css';

export function WorkRegradeScreen({ workId }: { readonly workId: string }): ReactElement {
  const { t } = useTranslation('regrade');
  return (
    <RegradeFrame
      subject={{ kind: 'WORK', id: workId }}
      regrades={useWorkRegrades(workId)}
      back={{ to: '/works', text: t('backToWorks') }}
      head={<Head workId={workId} />}
      decision={(regrade) => <Decision key={regrade.id} regrade={regrade} />}
      marks={(regrade) =>
        regrade.policy === null ? null : <Attempts regrade={regrade} policy={regrade.policy} />
      }
    />
  );
}

function Head({ workId }: { readonly workId: string }): ReactElement {
  const { t } = useTranslation('regrade');
  const language = useLanguage();
  const work = useQuery(callQuery<typeof getWorkDetails>('/works/:id/details', { params: { id: workId } }));
  return (
    <header className={styles.head}>
      <h1>{t('workTitle')}</h1>
      {work.data ? <p className={styles.named}>{textIn(work.data.title, language)}</p> : null}
      {work.isError ? <QueryError compact query={work} /> : null}
      <p className={styles.note}>{t('workWhat')}</p>
    </header>
  );
}

/** Answers of all tasks that keep their mark, by why. */
function outcomesOf({ parts }: WorkRegrade): Partial<Record<RegradeOutcome, number>> {
  const sums: Partial<Record<RegradeOutcome, number>> = {};
  for (const { outcomes } of parts)
    for (const [outcome, count] of Object.entries(outcomes ?? {}) as [RegradeOutcome, number][])
      sums[outcome] = (sums[outcome] ?? 0) + count;
  return sums;
}

function Decision({ regrade }: { readonly regrade: WorkRegrade }): ReactElement {
  const { t } = useTranslation('regrade');
  const { total, otherCount, isStale } = regrade;
  if (total === 0) return <Notice tone="info">{t(otherCount > 0 ? 'onlyOthers' : 'workNone')}</Notice>;
  return (
    <>
      <Kept outcomes={outcomesOf(regrade)} otherCount={otherCount} />
      {isStale ? <Notice tone="warning">{t('workStale')}</Notice> : <Choice regrade={regrade} />}
    </>
  );
}

/** The tasks and the policy are chosen; what becomes of each attempt follows. */
function Choice({ regrade }: { readonly regrade: WorkRegrade }): ReactElement {
  const { t } = useTranslation('regrade');
  const decision = useDecision({ kind: 'WORK', id: regrade.workId }, regrade);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const taskIds = regrade.parts.map(({ taskId }) => taskId).filter((id) => !left.has(id));
  const compared = useCompared(regrade, { policy: decision.policy, taskIds });
  const inWords = useCountsInWords();
  const counts = compared.query.data === undefined ? '…' : inWords(compared.query.data.counts);
  const leave = (taskId: string, isChosen: boolean): void =>
    setLeft(new Set(isChosen ? [...left].filter((id) => id !== taskId) : [...left, taskId]));
  return (
    <>
      <RegradeDecision
        decision={decision}
        taskIds={taskIds}
        counts={counts}
        policyOf={(policy) => ({
          label: t(policy === 'LEAVE_OUT' ? 'workLeaveOut' : `policies.${policy}`),
          note: [
            t(policy === 'LEAVE_OUT' ? 'workLeaveOutNote' : `policyNotes.${policy}`),
            ...(policy === decision.policy && taskIds.length > 0 ? [t('result', { counts })] : []),
          ].join(' '),
        })}
      >
        <Tasks regrade={regrade} left={left} onChange={leave} />
      </RegradeDecision>
      {taskIds.length === 0 ? null : <Compared compared={compared} regrade={regrade} />}
    </>
  );
}

interface TasksProps {
  readonly regrade: WorkRegrade;
  readonly left: ReadonlySet<string>;
  readonly onChange: (taskId: string, isChosen: boolean) => void;
}

function Tasks({ regrade: { parts }, left, onChange }: TasksProps): ReactElement {
  const { t } = useTranslation('regrade');
  const language = useLanguage();
  return (
    <fieldset className={styles.tasks}>
      <legend>{t('tasks')}</legend>
      {parts.map(({ taskId, question, total }) => (
        <Checkbox
          key={taskId}
          label={
            <span className={styles.two}>
              <span>{textIn(question, language)}</span>
              <span className={styles.note}>{t('total', { count: total })}</span>
            </span>
          }
          checked={!left.has(taskId)}
          onChange={(event) => onChange(taskId, event.currentTarget.checked)}
        />
      ))}
      {left.size === parts.length ? <Notice tone="warning">{t('noTasks')}</Notice> : null}
    </fieldset>
  );
}

function Attempts({
  regrade,
  policy,
}: {
  readonly regrade: WorkRegrade;
  readonly policy: RegradePolicy;
}): ReactElement {
  return <Compared compared={useCompared(regrade, { policy })} regrade={regrade} />;
}
