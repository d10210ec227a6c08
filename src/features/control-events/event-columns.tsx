// The columns of the list of events; how far each has come follows the list, as counting it reads every attempt.
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { eventProgress } from '#contract/calls/control.ts';
import type { Execution } from '#contract/entities/execution.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { call } from '#src/lib/api/call.ts';
import { debriefingPath } from '#src/lib/attempts/debriefing-routes.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { Badge, type BadgeTone } from '#src/ui/data/badge.tsx';
import type { Column } from '#src/ui/data/table.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { EventMenu } from './event-menu.tsx';
import { boardPath } from './events-address.ts';
import styles from './events.module.css';

const TONES = { OPEN: 'amber', COMING: 'primary', ENDED: 'neutral' } as const satisfies Record<
  Execution['state'],
  BadgeTone
>;

/** How far events have come; asked for again while any of them runs. */
export function useProgress(events: readonly Execution[]) {
  const executionIds = events.map(({ id }) => id);
  return useQuery({
    queryKey: ['/execution-work/progress', executionIds],
    queryFn: () => call<typeof eventProgress>('POST', '/execution-work/progress', { body: { executionIds } }),
    enabled: executionIds.length > 0,
    refetchInterval: events.some(({ state }) => state === 'OPEN') ? 15_000 : false,
  });
}

export function StateBadge({ state }: Pick<Execution, 'state'>): ReactElement {
  const { t } = useTranslation('control');
  return (
    <Badge tone={TONES[state]} live={state === 'OPEN'}>
      {t(`states.${state}`)}
    </Badge>
  );
}

export function useEventColumns(events: readonly Execution[]): readonly Column<Execution>[] {
  const { t } = useTranslation('control');
  const format = useFormat();
  const progress = useProgress(events);
  const shown = ({ id }: Execution): ReactElement | string => {
    const found = progress.data?.find(({ executionId }) => executionId === id);
    if (found !== undefined) return t('progressOf', { ...found });
    return progress.isPending && events.length > 0 ? <Skeleton width="64px" /> : '—';
  };
  return [
    {
      key: 'name',
      title: t('columns.title'),
      header: true,
      sortable: true,
      cell: (event) => <Title event={event} />,
    },
    { key: 'state', title: t('columns.state'), cell: ({ state }) => <StateBadge state={state} /> },
    {
      key: 'startDateTime',
      title: t('columns.start'),
      sortable: true,
      cell: ({ startDateTime }) => <span className={styles.nowrap}>{format.dateTime(startDateTime)}</span>,
    },
    {
      key: 'endDateTime',
      title: t('columns.end'),
      sortable: true,
      cell: ({ endDateTime }) => <span className={styles.nowrap}>{format.dateTime(endDateTime)}</span>,
    },
    {
      key: 'people',
      title: t('columns.people'),
      align: 'end',
      cell: ({ assignedUsers, hiddenUserCount }) => format.number(assignedUsers.length + hiddenUserCount),
    },
    { key: 'progress', title: t('columns.progress'), align: 'end', cell: shown },
    {
      key: 'actions',
      title: t('columns.actions'),
      titleHidden: true,
      align: 'end',
      cell: (event) => <EventMenu event={event} />,
    },
  ];
}

function Title({ event }: { readonly event: Execution }): ReactElement {
  const language = useLanguage();
  const { t } = useTranslation('control');
  const mayWatch = useCan('EXECUTIONS_WATCH');
  const name = textIn(event.title, language);
  return (
    <span className={styles.named}>
      {mayWatch ? (
        <Link className={linkClass()} to={boardPath(event.id)}>
          {name}
        </Link>
      ) : (
        name
      )}
      <span className={styles.note}>{textIn(event.work.title, language)}</span>
      {mayWatch && event.state === 'ENDED' ? (
        <Link
          className={`${linkClass()} ${styles.on ?? ''}`}
          aria-label={t('debriefingOf', { name })}
          to={debriefingPath({ eventId: event.id, bookmarkId: null, isHidden: true })}
        >
          {t('actions.debriefing')}
        </Link>
      ) : null}
    </span>
  );
}
