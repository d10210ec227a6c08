// The picture to ask about: the simulation as it stood just before the moment, standing still.
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { getReplay } from '#contract/calls/completed-work.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { TASK_VIEWS } from '#tasks/views.ts';
import styles from './debriefing.module.css';

interface MomentStillProps {
  readonly attemptId: string;
  readonly taskId: string;
  readonly atMs: number;
  /** Whose it is: a name or a number. */
  readonly name: string;
}

export function MomentStill({ attemptId, taskId, atMs, name }: MomentStillProps): ReactElement {
  const { t } = useTranslation('debriefing');
  const format = useFormat();
  const language = useLanguage();
  const replay = useQuery({
    ...callQuery<typeof getReplay>('/completed-work/:id/tasks/:taskId/replay', {
      params: { id: attemptId, taskId },
      query: { names: 'false' },
    }),
    staleTime: Infinity,
  });
  // What was done at the moment itself is what is asked about.
  const before = useMemo(() => replay.data?.entries.filter(({ at }) => at < atMs) ?? [], [replay.data, atMs]);
  const waiting = <Skeleton shape="block" height="320px" />;
  if (replay.data === undefined) return replay.isError ? <QueryError compact query={replay} /> : waiting;
  const { simulation } = replay.data;
  const { Screen } = TASK_VIEWS[simulation.simulation].moment;
  return (
    <figure className={styles.still}>
      <Suspense fallback={waiting}>
        <Screen simulation={simulation} entries={before} language={language} inWords={t('still.inWords')} />
      </Suspense>
      <figcaption className={styles.where}>
        {t('still.before', { name, time: format.clock(atMs) })}
      </figcaption>
    </figure>
  );
}
