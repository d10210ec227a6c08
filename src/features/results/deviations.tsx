// What was done in an attempt out of the server's sight, or refused and kept aside: read before deciding on it.
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { getDeviations } from '#contract/calls/reviews.ts';
import type { Deviation, DeviationAct } from '#contract/entities/deviation.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { viewsOf } from '#tasks/views.ts';
import styles from './history.module.css';

type DeviantTask = Deviation['tasks'][number];

export function Deviations({ reviewId }: { readonly reviewId: string }): ReactElement | null {
  const { t } = useTranslation(['results', 'common']);
  const found = useQuery(
    callQuery<typeof getDeviations>('/reviews/:id/deviations', { params: { id: reviewId } }),
  );
  if (found.data?.length === 0) return null;
  return (
    <Card title={t('deviations.title')}>
      {found.isPending ? <Loader label={t('common:loading')} /> : null}
      {found.isError && found.data === undefined ? <QueryError query={found} /> : null}
      <ol className={styles.list}>
        {(found.data ?? []).map((deviation, index) => (
          <li key={`${deviation.receivedAt} ${index}`} className={styles.entry}>
            <DeviationDetails deviation={deviation} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function DeviationDetails({ deviation }: { readonly deviation: Deviation }): ReactElement {
  const { t } = useTranslation('results');
  const format = useFormat();
  const { reason, receivedAt, tasks } = deviation;
  const count = tasks.reduce((sum, { acts, omitted }) => sum + acts.length + omitted, 0);
  return (
    <details className={styles.history}>
      <summary>{t(`deviations.${reason}`, { time: format.dateTime(receivedAt), count })}</summary>
      {tasks.map((task) => (
        <DeviantTaskPart key={task.taskId} task={task} />
      ))}
    </details>
  );
}

function DeviantTaskPart({ task }: { readonly task: DeviantTask }): ReactElement {
  const { t } = useTranslation('results');
  const language = useLanguage();
  const { order, question, acts, omitted } = task;
  return (
    <section className={styles.part}>
      <h3>{t('report.task', { number: order + 1 })}</h3>
      {task.shown === null ? <p className={styles.note}>{textIn(question, language)}</p> : null}
      <ol className={styles.acts}>
        {acts.map((act, index) => (
          <li key={`${act.at} ${index}`}>
            <Act act={act} task={task} />
          </li>
        ))}
      </ol>
      {omitted > 0 ? <p className={styles.note}>{t('deviations.omitted', { count: omitted })}</p> : null}
    </section>
  );
}

function Act({ act, task }: { readonly act: DeviationAct; readonly task: DeviantTask }): ReactElement {
  const { t } = useTranslation('results');
  const language = useLanguage();
  const at = <span className={styles.at}>{useFormat().clock(act.at)}</span>;
  if (act.kind === 'ACTION') {
    return (
      <>
        {at} {textIn(act.text, language)} {act.isRefused ? <Badge>{t('deviations.refused')}</Badge> : null}
      </>
    );
  }
  return (
    <>
      {at} <span className={styles.what}>{t(`deviations.${act.kind}`)}</span>
      {'answer' in act ? <GivenAnswer task={task} answer={act.answer} /> : null}
    </>
  );
}

/** The answer as it was given, without a verdict: what it is worth is told by the two marks. */
function GivenAnswer({
  task,
  answer,
}: {
  readonly task: DeviantTask;
  readonly answer: unknown;
}): ReactElement | null {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const review = viewsOf(task.taskType)?.review;
  if (!review || task.shown === null) return null;
  return (
    <Suspense fallback={<Loader label={t('loading')} />}>
      <review.Screen task={task.shown} answer={answer} solution={null} check={null} language={language} />
    </Suspense>
  );
}
