// /control: the control events assigned to the learner.
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { LearnerExecution } from '#contract/entities/execution.ts';
import { useCurrentUser } from '#src/lib/session/current-user.ts';
import { ownExecutionsQuery } from '#src/lib/attempts/own-executions.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { StatePicture } from '#src/ui/feedback/state-picture.tsx';
import styles from './control.module.css';
import { EventCard } from './event-card.tsx';

const ORDER = { OPEN: 0, COMING: 1, ENDED: 2 } as const satisfies Record<LearnerExecution['state'], number>;

export function ControlScreen(): ReactElement {
  const { t } = useTranslation(['cabinet', 'common']);
  const user = useCurrentUser();
  const events = useQuery(ownExecutionsQuery(user?.id ?? ''));
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('control.title')}</h1>
        <p className={styles.note}>{t('control.note')}</p>
      </header>
      {events.isPending ? <Skeleton shape="block" height="160px" /> : null}
      {events.isError ? <QueryError query={events} /> : null}
      {events.data ? <Events events={events.data.content} /> : null}
    </div>
  );
}

function Events({ events }: { readonly events: readonly LearnerExecution[] }): ReactElement {
  const { t } = useTranslation('cabinet');
  if (events.length === 0) {
    return (
      <EmptyState title={t('control.empty')} picture={<StatePicture scene="empty-events" />}>
        {t('control.emptyNext')}
      </EmptyState>
    );
  }
  return (
    <div className={styles.events}>
      {events
        .toSorted((a, b) => ORDER[a.state] - ORDER[b.state])
        .map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
    </div>
  );
}
