// The control events that are running now, and those that come next.
import type { listExecutions } from '#contract/calls/execution-work.ts';
import type { Execution } from '#contract/entities/execution.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Badge } from '#src/ui/data/badge.tsx';
import { useCan } from '#src/lib/session/current-user.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import styles from './account-screen.module.css';
import { EventHolding } from './event-holding.tsx';

/** At first, and with each wish for more; a page of the server holds no more than the last figure. */
const SHOWN = 5;
const MORE = 20;
const MAX_SHOWN = 200;

function useEvents(state: 'OPEN' | 'COMING', size: number) {
  const query = { state, size, sort: state === 'OPEN' ? 'endDateTime,asc' : 'startDateTime,asc' };
  return useQuery({
    ...callQuery<typeof listExecutions>('/execution-work', { query }),
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  });
}

function EventRow({ event }: { readonly event: Execution }): ReactElement {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const format = useFormat();
  const isOpen = event.state === 'OPEN';
  // The board names who has not come too; the results only who has begun.
  const watches = useCan('EXECUTIONS_EDIT', 'EXECUTIONS_WATCH');
  const path = watches ? '/update-control' : '/teacher-results';
  const when = isOpen
    ? t('events.until', { when: format.dateTime(event.endDateTime) })
    : t('events.from', { when: format.dateTime(event.startDateTime) });
  return (
    <li>
      <Link to={`${path}?event=${event.id}`} className={styles.section}>
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

interface MoreEventsProps {
  readonly left: number;
  readonly shown: number;
  readonly onMore: (shown: number) => void;
}

function MoreEvents({ left, shown, onMore }: MoreEventsProps): ReactElement | null {
  const { t } = useTranslation('account');
  if (left <= 0 || shown >= MAX_SHOWN) return null;
  const more = (): void => onMore(Math.min(shown + MORE, MAX_SHOWN));
  return <Button variant="secondary" text={t('events.more', { count: left })} onClick={more} />;
}

/** The open events and the coming ones, of each at most `size`; undefined until both are there. */
function useAllEvents(size: number) {
  const [open, coming] = [useEvents('OPEN', size), useEvents('COMING', size)];
  const failed = [open, coming].find((query) => query.isError);
  if (!open.data || !coming.data) return { failed, openCount: open.data?.totalElements ?? 0 };
  const events = [...open.data.content, ...coming.data.content].slice(0, size);
  const total = open.data.totalElements + coming.data.totalElements;
  return { failed, openCount: open.data.totalElements, events, left: total - events.length };
}

/** Each links to its board, or to its results for whoever may not watch it. */
export function EventsCard(): ReactElement {
  const { t } = useTranslation(['account', 'common']);
  const [shown, setShown] = useState(SHOWN);
  const { failed, openCount, events, left = 0 } = useAllEvents(shown);
  return (
    <Card title={t('events.title')} tone={openCount > 0 ? 'live' : 'plain'}>
      {failed ? <QueryError query={failed} /> : null}
      {events ? <Events events={events} /> : null}
      <MoreEvents left={left} shown={shown} onMore={setShown} />
      {(events ?? failed) ? null : <Loader label={t('common:loading')} />}
    </Card>
  );
}
