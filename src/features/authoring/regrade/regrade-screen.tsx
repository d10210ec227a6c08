// Marking again the answers to one task: a trial, what it would change, the act, and taking it back.
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { getTask } from '#contract/calls/tasks.ts';
import type { Regrade } from '#contract/entities/regrade.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { isUnderWay, useRegradeActs, useRegrades } from './regrade-acts.ts';
import { RegradeDecision } from './regrade-decision.tsx';
import { RegradeMarks } from './regrade-marks.tsx';
import { RegradeUndo } from './regrade-undo.tsx';
import styles from './regrade.module.css';

export function RegradeScreen({ taskId }: { readonly taskId: string }): ReactElement {
  const { t } = useTranslation(['works', 'common']);
  const regrades = useRegrades(taskId);
  const back = { to: '/works?view=bank', text: t('again.back') };
  if (regrades.isPending) return <Loader label={t('common:loading')} />;
  if (regrades.isError && regrades.data === undefined) return <QueryError query={regrades} wayOn={back} />;
  const [latest, ...before] = regrades.data;
  return (
    <div className={styles.page}>
      <Link className={linkClass()} to={back.to}>
        {back.text}
      </Link>
      <Head taskId={taskId} />
      {latest === undefined ? <Start taskId={taskId} isFirst /> : <Latest regrade={latest} />}
      {before.length === 0 ? null : <Before regrades={before} />}
    </div>
  );
}

function Latest({ regrade }: { readonly regrade: Regrade }): ReactElement {
  const { t } = useTranslation('common');
  const hasMarks = regrade.state !== 'RUNNING' && regrade.total > 0;
  return (
    <>
      <Now key={regrade.id} regrade={regrade} />
      {isUnderWay(regrade) ? null : <Start taskId={regrade.taskId} isFirst={false} />}
      {hasMarks ? (
        <Suspense fallback={<Loader label={t('loading')} />}>
          <RegradeMarks regrade={regrade} />
        </Suspense>
      ) : null}
    </>
  );
}

function Head({ taskId }: { readonly taskId: string }): ReactElement {
  const { t } = useTranslation('works');
  const language = useLanguage();
  const task = useQuery(callQuery<typeof getTask>('/tasks/:id', { params: { id: taskId } }));
  return (
    <header className={styles.head}>
      <h1>{t('again.title')}</h1>
      {task.data ? <p className={styles.question}>{textIn(task.data.question.content, language)}</p> : null}
      {task.isError ? <QueryError compact query={task} /> : null}
      <p className={styles.note}>{t('again.what')}</p>
    </header>
  );
}

function Start(props: { readonly taskId: string; readonly isFirst: boolean }): ReactElement {
  const { t } = useTranslation('works');
  const { start } = useRegradeActs(props.taskId);
  const { isFirst } = props;
  return (
    <div className={styles.stack}>
      {start.error ? (
        <Notice tone="danger" live>
          {start.error.message}
        </Notice>
      ) : null}
      <div>
        <Button
          variant={isFirst ? 'primary' : 'secondary'}
          text={t(isFirst ? 'again.start' : 'again.startAnew')}
          loading={start.isPending}
          onClick={() => start.mutate()}
        />
      </div>
    </div>
  );
}

/** What the latest one has come to. */
function Now({ regrade }: { readonly regrade: Regrade }): ReactElement {
  const { t } = useTranslation('works');
  switch (regrade.state) {
    case 'RUNNING':
    case 'APPLYING':
    case 'UNDOING':
      return <UnderWay regrade={regrade} />;
    case 'READY':
      return <RegradeDecision regrade={regrade} />;
    case 'CANCELLED':
      return <Notice tone="info">{t('again.cancelled')}</Notice>;
    case 'FAILED':
      return <Notice tone="danger">{t('again.failed')}</Notice>;
    case 'APPLIED':
      return <RegradeUndo regrade={regrade} />;
    case 'UNDONE':
      return <Notice tone="success">{t('again.undone', { count: regrade.keptCount })}</Notice>;
  }
}

function UnderWay({ regrade }: { readonly regrade: Regrade }): ReactElement {
  const { t } = useTranslation('works');
  const format = useFormat();
  const { cancel } = useRegradeActs(regrade.taskId);
  const { state, done, total } = regrade;
  return (
    <Card>
      <div className={styles.stack}>
        <ProgressBar
          label={t(`again.progress.${state as 'RUNNING' | 'APPLYING' | 'UNDOING'}`)}
          value={done}
          max={total}
          valueText={t('again.doneOf', { done: format.number(done), total: format.number(total) })}
        />
        {state === 'RUNNING' ? (
          <div>
            <Button
              variant="secondary"
              text={t('again.cancel')}
              loading={cancel.isPending}
              onClick={() => cancel.mutate(regrade.id)}
            />
          </div>
        ) : (
          <p className={styles.note}>{t('again.mayLeave')}</p>
        )}
      </div>
    </Card>
  );
}

/** What was done before, in short. */
function Before({ regrades }: { readonly regrades: readonly Regrade[] }): ReactElement {
  const { t } = useTranslation('works');
  const format = useFormat();
  return (
    <Card title={t('again.before')} level={2}>
      <ol className={styles.before}>
        {regrades.map(({ id, state, startedAt, startedByName, policy, reason }) => (
          <li key={id}>
            <span>{t(`again.states.${state}`)}</span>
            {policy === null ? null : <span>{t(`again.policies.${policy}`)}</span>}
            {reason === '' ? null : <span>{reason}</span>}
            <span className={styles.note}>
              {startedByName} · {format.dateTime(startedAt)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
