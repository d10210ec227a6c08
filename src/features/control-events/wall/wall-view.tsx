// /update-control?event=&wall=1: up to nine learners' scenes as stills, drawn one after the other by one renderer.
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { getExecutionDetails } from '#contract/calls/execution-work.ts';
import type { BoardRow } from '#contract/entities/control.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { groundColour } from '#tasks/simulation/ground-colour.ts';
import { useBoard, type BoardOnPage } from '../board/use-board.ts';
import { boardPath } from '../events-address.ts';
import pageStyles from '../events.module.css';
import { seatsFor } from './seats.ts';
import { seatKey, useWall } from './use-wall.ts';
import { WallPicker } from './wall-picker.tsx';
import { WallStage } from './wall-stage.tsx';
import { EmptySeat, WallStill } from './wall-still.tsx';
import styles from './wall.module.css';

interface WallViewProps {
  readonly id: string;
  /** Chosen; empty: the first who are at work in a simulation. */
  readonly people: readonly string[];
}

export function WallView({ id, people }: WallViewProps): ReactElement {
  const { t } = useTranslation('board');
  const language = useLanguage();
  const board = useBoard(id);
  const event = useQuery(
    callQuery<typeof getExecutionDetails>('/execution-work/:id/details', { params: { id } }),
  );
  const { rows, refused } = board;
  return (
    <div className={pageStyles.page}>
      <Link className={`${linkClass(true)} ${pageStyles.back ?? ''}`} to={boardPath(id)}>
        <ChevronLeft size={18} aria-hidden="true" /> {t('wall.back')}
      </Link>
      <header>
        <h1>{t('wall.title')}</h1>
        <p className={styles.facts}>{event.data ? textIn(event.data.title, language) : null}</p>
        {event.isError ? <QueryError compact query={event} /> : null}
      </header>
      {refused === undefined ? null : (
        <Notice tone="danger">{refused instanceof Error ? refused.message : null}</Notice>
      )}
      {rows === undefined ? (
        refused === undefined && <Skeleton shape="block" height="320px" />
      ) : (
        <Wall id={id} people={people} board={board} rows={rows} />
      )}
    </div>
  );
}

interface WallProps extends WallViewProps {
  readonly board: BoardOnPage;
  readonly rows: readonly BoardRow[];
}

function useSeated(rows: readonly BoardRow[], people: readonly string[]): readonly BoardRow[] {
  const [before, setBefore] = useState<readonly string[]>([]);
  const ids = seatsFor(rows, people, before);
  if (ids.join(',') !== before.join(',')) setBefore(ids);
  return ids.flatMap((id) => rows.find(({ user }) => user.id === id) ?? []);
}

function Wall({ id, people, board, rows }: WallProps): ReactElement {
  const { t } = useTranslation('board');
  const format = useFormat();
  const { isFresh, asOf, nowMs } = board;
  const seated = useSeated(rows, people);
  const { seats, hold, job } = useWall(id, seated, `${useLanguage()} ${groundColour()}`);
  return (
    <>
      {isFresh ? null : (
        <Notice tone="warning" live>
          {t('board.stale', { time: format.time(asOf) })}
        </Notice>
      )}
      <WallPicker
        eventId={id}
        rows={rows}
        shown={seated.map(({ user }) => user.id)}
        isChosen={people.length > 0}
      />
      {seats.length === 0 ? (
        <EmptyState title={t('wall.nobody')}>{t('wall.nobodyNext')}</EmptyState>
      ) : (
        <ul className={styles.wall} aria-label={t('wall.title')}>
          {seats.map((seat) =>
            seat.row.sceneTask === 0 ? (
              <EmptySeat key={seatKey(seat.row)} row={seat.row} />
            ) : (
              <WallStill
                key={seat.key}
                {...{ eventId: id, seat, people, nowMs, hold }}
                isBoardFresh={isFresh}
              />
            ),
          )}
        </ul>
      )}
      <WallStage job={job} />
    </>
  );
}
