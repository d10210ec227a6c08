// Marking again: a trial, what it has come to, the act, taking it back, and what was done before; of a task or of a work.
import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { Suspense, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { joinClasses } from '#src/ui/styles/join-classes.ts';
import { isUnderWay, useRegradeActs, type Begun, type Subject } from './regrade-acts.ts';
import { RegradeUndo } from './regrade-undo.tsx';
import styles from './regrade.module.css';

interface RegradeFrameProps<One extends Begun> {
  readonly subject: Subject;
  readonly regrades: UseQueryResult<One[]>;
  readonly back: { readonly to: string; readonly text: string };
  readonly head: ReactNode;
  /** What is decided once a trial is over. */
  readonly decision: (regrade: One) => ReactNode;
  /** The marks, from a trial that is over on. */
  readonly marks: (regrade: One) => ReactNode;
}

export function RegradeFrame<One extends Begun>(props: RegradeFrameProps<One>): ReactElement {
  const { subject, regrades, back, head } = props;
  const { t } = useTranslation('common');
  if (regrades.isPending) return <Loader label={t('loading')} />;
  if (regrades.isError && regrades.data === undefined) return <QueryError query={regrades} wayOn={back} />;
  const [latest, ...before] = regrades.data;
  return (
    <div className={styles.page}>
      <Link className={joinClasses(linkClass(true), styles.back)} to={back.to}>
        <ChevronLeft size={18} aria-hidden="true" /> {back.text}
      </Link>
      {head}
      {latest === undefined ? <Start subject={subject} isFirst /> : <Latest {...props} regrade={latest} />}
      {before.length === 0 ? null : <Before regrades={before} />}
    </div>
  );
}

function Latest<One extends Begun>(props: RegradeFrameProps<One> & { readonly regrade: One }): ReactElement {
  const { t } = useTranslation('common');
  const { regrade, subject, decision, marks } = props;
  const hasMarks = regrade.state !== 'RUNNING' && regrade.total > 0;
  return (
    <>
      {regrade.state === 'READY' ? (
        decision(regrade)
      ) : (
        <Now key={regrade.id} subject={subject} regrade={regrade} />
      )}
      {isUnderWay(regrade) ? null : <Start subject={subject} isFirst={false} />}
      {hasMarks ? <Suspense fallback={<Loader label={t('loading')} />}>{marks(regrade)}</Suspense> : null}
    </>
  );
}

function Start({ subject, isFirst }: { readonly subject: Subject; readonly isFirst: boolean }): ReactElement {
  const { t } = useTranslation('regrade');
  const { start } = useRegradeActs(subject);
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
          text={t(isFirst ? 'start' : 'startAnew')}
          loading={start.isPending}
          onClick={() => start.mutate()}
        />
      </div>
    </div>
  );
}

interface OneProps {
  readonly subject: Subject;
  readonly regrade: Begun;
}

/** What the latest one has come to. */
function Now(props: OneProps): ReactElement | null {
  const { t } = useTranslation('regrade');
  const { regrade } = props;
  switch (regrade.state) {
    case 'RUNNING':
    case 'APPLYING':
    case 'UNDOING':
      return <UnderWay {...props} />;
    case 'READY':
      return null;
    case 'CANCELLED':
      return <Notice tone="info">{t('cancelled')}</Notice>;
    case 'FAILED':
      return <Notice tone="danger">{t('failed')}</Notice>;
    case 'APPLIED':
      return <RegradeUndo {...props} />;
    case 'UNDONE':
      return <Notice tone="success">{t('undone', { count: regrade.keptCount })}</Notice>;
  }
}

function UnderWay({ subject, regrade }: OneProps): ReactElement {
  const { t } = useTranslation('regrade');
  const format = useFormat();
  const { cancel } = useRegradeActs(subject);
  const { state, done, total } = regrade;
  return (
    <Card>
      <div className={styles.stack}>
        <ProgressBar
          label={t(`progress.${state as 'RUNNING' | 'APPLYING' | 'UNDOING'}`)}
          value={done}
          max={total}
          valueText={t('doneOf', { done: format.number(done), total: format.number(total) })}
        />
        {state === 'RUNNING' ? (
          <div>
            <Button
              variant="secondary"
              text={t('cancel')}
              loading={cancel.isPending}
              onClick={() => cancel.mutate(regrade.id)}
            />
          </div>
        ) : (
          <p className={styles.note}>{t('mayLeave')}</p>
        )}
      </div>
    </Card>
  );
}

/** What was done before, in short. */
function Before({ regrades }: { readonly regrades: readonly Begun[] }): ReactElement {
  const { t } = useTranslation('regrade');
  const format = useFormat();
  return (
    <Card title={t('before')} level={2}>
      <ol className={styles.before}>
        {regrades.map(({ id, state, startedAt, startedByName, policy, reason }) => (
          <li key={id}>
            <span>{t(`states.${state}`)}</span>
            {policy === null ? null : <span>{t(`policies.${policy}`)}</span>}
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
