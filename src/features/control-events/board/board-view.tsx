// The board of one event: who is where, who needs a look, the acts; and the history of the acts.
import { useQuery } from '@tanstack/react-query';
import { ChartColumn, ChevronLeft, Pencil } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { getExecutionDetails } from '#contract/calls/execution-work.ts';
import type { Execution } from '#contract/entities/execution.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { buttonClass } from '#src/ui/buttons/button.tsx';
import { Badge } from '#src/ui/data/badge.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { Tabs } from '#src/ui/navigation/tabs.tsx';
import { StateBadge } from '../event-columns.tsx';
import { EVENTS_PATH, eventPath, resultsPath } from '../events-address.ts';
import pageStyles from '../events.module.css';
import { BookmarkList } from '../bookmarks/bookmark-list.tsx';
import { ActHistory } from './act-history.tsx';
import { BoardCounts } from './board-counts.tsx';
import { BoardPeople } from './board-people.tsx';
import styles from './board.module.css';
import { ContentNotice } from './content-notice.tsx';
import { InjectionList } from './injections/injection-list.tsx';
import { useGivable, useInjections } from './injections/use-injections.ts';
import { useBoard, type BoardOnPage } from './use-board.ts';

const DETAILS_MS = 30_000;

export function BoardView({ id }: { readonly id: string }): ReactElement {
  const { t } = useTranslation('board');
  const event = useQuery({
    ...callQuery<typeof getExecutionDetails>('/execution-work/:id/details', { params: { id } }),
    refetchInterval: DETAILS_MS,
  });
  return (
    <div className={pageStyles.page}>
      <Link className={`${linkClass(true)} ${pageStyles.back ?? ''}`} to={EVENTS_PATH}>
        <ChevronLeft size={18} aria-hidden="true" /> {t('board.back')}
      </Link>
      {event.data === undefined ? (
        <>
          <h1>{t('board.now')}</h1>
          {event.isError ? <QueryError query={event} /> : <Skeleton shape="block" height="320px" />}
        </>
      ) : (
        <Board event={event.data} />
      )}
    </div>
  );
}

function Board({ event }: { readonly event: Execution }): ReactElement {
  const { t } = useTranslation('board');
  const [view, setView] = useState<'now' | 'bookmarks' | 'history'>('now');
  const board = useBoard(event.id);
  return (
    <>
      <Head event={event} />
      <ContentNotice event={event} />
      <Tabs
        label={t('board.tabs')}
        value={view}
        onChange={setView}
        tabs={[
          { id: 'now', title: t('board.now'), content: <Now event={event} board={board} /> },
          {
            id: 'bookmarks',
            title: t('bookmarks.tab'),
            content: <BookmarkList id={event.id} isRunning={event.state === 'OPEN'} />,
          },
          { id: 'history', title: t('board.history'), content: <ActHistory id={event.id} /> },
        ]}
      />
    </>
  );
}

function Head({ event }: { readonly event: Execution }): ReactElement {
  const { t } = useTranslation('board');
  const language = useLanguage();
  const format = useFormat();
  const mayEdit = useCan('EXECUTIONS_EDIT') && event.changeable;
  const seesResults = useCan('RESULTS_READ');
  return (
    <header className={styles.head}>
      <div className={styles.titles}>
        <h1 className={styles.title} title={textIn(event.title, language)}>
          {textIn(event.title, language)}
        </h1>
        <p className={styles.facts}>
          <StateBadge state={event.state} />
          <span>{textIn(event.work.title, language)}</span>
          <span>
            {format.dateTime(event.startDateTime)} — {format.dateTime(event.endDateTime)}
          </span>
        </p>
      </div>
      <div className={styles.ways}>
        {seesResults ? (
          <Link className={buttonClass({ variant: 'secondary' })} to={resultsPath(event.id)}>
            <ChartColumn size={18} aria-hidden="true" /> {t('board.results')}
          </Link>
        ) : null}
        {mayEdit ? (
          <Link className={buttonClass({ variant: 'secondary' })} to={eventPath(event.id)}>
            <Pencil size={18} aria-hidden="true" /> {t('board.edit')}
          </Link>
        ) : null}
      </div>
    </header>
  );
}

interface NowProps {
  readonly event: Execution;
  readonly board: BoardOnPage;
}

function Now({ event, board }: NowProps): ReactElement {
  const { t } = useTranslation('board');
  const { rows, refused } = board;
  if (refused !== undefined)
    return <Notice tone="danger">{refused instanceof Error ? refused.message : null}</Notice>;
  if (rows === undefined) return <Skeleton shape="block" height="320px" />;
  return (
    <div className={styles.now}>
      <Freshness board={board} />
      <BoardCounts rows={rows} />
      <Station event={event} people={<BoardPeople event={event} board={board} rows={rows} />} />
      {board.hiddenUserCount > 0 ? (
        <p className={styles.note}>{t('board.hidden', { count: board.hiddenUserCount })}</p>
      ) : null}
    </div>
  );
}

/** Who, and beside them what is under way: nothing of it where nothing can be given and nothing was. */
function Station({
  event,
  people,
}: {
  readonly event: Execution;
  readonly people: ReactElement;
}): ReactElement {
  const mayAct = useCan('EXECUTIONS_ACT');
  const isRunning = event.state === 'OPEN';
  const givable = useGivable(event.id, mayAct);
  const given = useInjections(event.id, isRunning);
  const isNone = [givable, given].every(({ data = [], isError }) => data.length === 0 && !isError);
  if (isNone) return people;
  return (
    <div className={styles.station}>
      <div className={styles.now}>{people}</div>
      <InjectionList event={event} mayAct={mayAct} />
    </div>
  );
}

function Freshness({ board: { isFresh, asOf } }: { readonly board: BoardOnPage }): ReactElement {
  const { t } = useTranslation('board');
  const format = useFormat();
  if (!isFresh)
    return (
      <Notice tone="warning" live>
        {t('board.stale', { time: format.time(asOf) })}
      </Notice>
    );
  return (
    <p className={styles.fresh}>
      <Badge tone="success" live>
        {t('board.live')}
      </Badge>
    </p>
  );
}
