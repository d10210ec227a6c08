// The control events that are running now, and those that come next.
import type { listExecutions } from '#contract/calls/execution-work.ts';
import type { Execution } from '#contract/entities/execution.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Badge } from '#src/ui/data/badge.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import styles from './account-screen.module.css';
import { EventHolding } from './event-holding.tsx';

const SHOWN = 5;

function useEvents(state: 'OPEN' | 'COMING') {
  const query = { state, size: SHOWN, sort: state === 'OPEN' ? 'endDateTime,asc' : 'startDateTime,asc' };
  return useQuery({
    ...callQuery<typeof listExecutions>('/execution-work', { query }),
    refetchInterval: 60_000,
  });
}

function EventRow({ event }: { readonly event: Execution }): ReactElement {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const format = useFormat();
  const isOpen = event.state === 'OPEN';
  const when = isOpen
    ? t('events.until', { when: format.dateTime(event.endDateTime) })
    : t('events.from', { when: format.dateTime(event.startDateTime) });
  return (
    <li>
      <Link to={`/teacher-results?event=${event.id}`} className={styles.section}>
        <span className={styles.person}>
          <span className={styles.line}>
            <span className={styles.name}>{textIn(event.title, language)}</span>
            {isOpen ? <Badge tone="amber">{t('events.open')}</Badge> : null}
          </span>
          <span className={styles.facts}>
            {[when, t('events.people', { count: event.assignedUsers.length + event.hiddenUserCount })].join(
              ' · ',
            )}
          </span>
        </span>
        <ChevronRight size={18} aria-hidden="true" />
      </Link>
      <EventHolding event={event} />
    </li>
  );
}

function Events({ events }: { readonly events: readonly Execution[] }): ReactElement {
  const { t } = useTranslation('account');
  if (events.length === 0)
    return (
      <EmptyState compact title={t('events.empty')}>
        {t('events.emptyHint')}
      </EmptyState>
    );
  return (
    <ul className={styles.sections}>
      {events.map((event) => (
        <EventRow key={event.id} event={event} />
      ))}
    </ul>
  );
}

/** Each links to its results. */
export function EventsCard(): ReactElement {
  const { t } = useTranslation(['account', 'common']);
  const [open, coming] = [useEvents('OPEN'), useEvents('COMING')];
  const failed = [open, coming].find((query) => query.isError);
  const isLive = (open.data?.totalElements ?? 0) > 0;
  const events = open.data && coming.data ? [...open.data.content, ...coming.data.content] : undefined;
  return (
    <Card title={t('events.title')} tone={isLive ? 'live' : 'plain'}>
      {failed ? <QueryError query={failed} /> : null}
      {events ? <Events events={events.slice(0, SHOWN)} /> : null}
      {(events ?? failed) ? null : <Loader label={t('common:loading')} />}
    </Card>
  );
}
