// Marking again the answers to one task, in all works that hold it.
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { getTaskDraft } from '#contract/calls/task-drafts.ts';
import type { Regrade } from '#contract/entities/regrade.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { useTaskRegrades } from './regrade-acts.ts';
import { Kept, RegradeDecision, useCountsInWords, useDecision } from './regrade-decision.tsx';
import { RegradeFrame } from './regrade-frame.tsx';
import { RegradeMarks } from './regrade-marks.tsx';
import styles from './regrade.module.css';

export function RegradeScreen({ taskId }: { readonly taskId: string }): ReactElement {
  const { t } = useTranslation('regrade');
  return (
    <RegradeFrame
      subject={{ kind: 'TASK', id: taskId }}
      regrades={useTaskRegrades(taskId)}
      back={{ to: '/works?view=bank', text: t('back') }}
      head={<Head taskId={taskId} />}
      decision={(regrade) => <Decision key={regrade.id} regrade={regrade} />}
      marks={(regrade) => <RegradeMarks regrade={regrade} />}
    />
  );
}

function Head({ taskId }: { readonly taskId: string }): ReactElement {
  const { t } = useTranslation('regrade');
  const language = useLanguage();
  const task = useQuery(callQuery<typeof getTaskDraft>('/tasks/:id/draft', { params: { id: taskId } }));
  const question = task.data?.published?.question.content ?? task.data?.data.question.content;
  return (
    <header className={styles.head}>
      <h1>{t('title')}</h1>
      {question === undefined ? null : <p className={styles.named}>{textIn(question, language)}</p>}
      {task.isError ? <QueryError compact query={task} /> : null}
      <InWorks works={task.data?.works ?? []} />
      <p className={styles.note}>{t('what')}</p>
    </header>
  );
}

type Works = readonly { readonly id: string; readonly title: Parameters<typeof textIn>[0] }[];

function InWorks({ works }: { readonly works: Works }): ReactElement | null {
  const { t } = useTranslation('regrade');
  const language = useLanguage();
  if (works.length === 0) return null;
  return (
    <p className={styles.inWorks}>
      <span>{t('inWorks', { count: works.length })}</span>
      {works.map(({ id, title }) => (
        <Link key={id} className={linkClass()} to={`/works?regrade=${id}`}>
          {textIn(title, language)}
        </Link>
      ))}
    </p>
  );
}

function Decision({ regrade }: { readonly regrade: Regrade }): ReactElement {
  const { t } = useTranslation('regrade');
  const inWords = useCountsInWords();
  const decision = useDecision({ kind: 'TASK', id: regrade.taskId }, regrade);
  const { total, otherCount, summary, isStale } = regrade;
  if (total === 0) return <Notice tone="info">{t(otherCount > 0 ? 'onlyOthers' : 'none')}</Notice>;
  return (
    <>
      <Kept outcomes={summary?.outcomes ?? {}} otherCount={otherCount} />
      {isStale ? (
        <Notice tone="warning">{t('stale')}</Notice>
      ) : (
        <RegradeDecision
          decision={decision}
          policyOf={(policy) => ({
            label: t(`policies.${policy}`),
            note: `${t(`policyNotes.${policy}`)} ${t('result', { counts: inWords(summary?.policies[policy]) })}`,
          })}
          counts={inWords(summary?.policies[decision.policy])}
        />
      )}
    </>
  );
}
