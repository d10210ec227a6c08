// One bookmark in large letters, with the way to the replay of each attempt at that moment.
import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { getBookmark } from '#contract/calls/bookmarks.ts';
import type { Bookmark, BookmarkMoment } from '#contract/entities/bookmarks.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { momentPath } from '#src/lib/attempts/debriefing-routes.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { buttonClass } from '#src/ui/buttons/button.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { useHiddenNames } from '#src/ui/navigation/use-hidden-names.ts';
import styles from './debriefing.module.css';
import { usePersonName, useWhom } from './use-whom.ts';

interface ShownBookmarkProps {
  readonly id: string;
  readonly bookmark: Bookmark;
  readonly number: number;
  readonly total: number;
}

export function ShownBookmark({ id, bookmark, number, total }: ShownBookmarkProps): ReactElement {
  const { t } = useTranslation('board');
  const format = useFormat();
  const { isHidden } = useHiddenNames();
  const whom = useWhom(isHidden)(bookmark);
  const opened = useQuery({
    ...callQuery<typeof getBookmark>('/execution-work/:id/bookmarks/:bookmarkId', {
      params: { id, bookmarkId: bookmark.id },
    }),
    staleTime: 0,
  });
  return (
    <>
      <p className={styles.facts}>
        {t('debriefing.place', { number, total })} · {format.dateTime(bookmark.at)} · {whom}
      </p>
      <h2 className={styles.note}>{bookmark.note === '' ? t('bookmarks.noNote') : bookmark.note}</h2>
      <p className={styles.ask}>{t('debriefing.ask')}</p>
      {opened.data === undefined ? (
        opened.isError ? (
          <QueryError compact query={opened} />
        ) : (
          <Skeleton shape="block" height="120px" />
        )
      ) : (
        <ul className={styles.people}>
          {opened.data.moments.map((moment) => (
            <Moment key={moment.user.id} id={id} bookmarkId={bookmark.id} moment={moment} />
          ))}
        </ul>
      )}
    </>
  );
}

function useMomentWords(): (moment: BookmarkMoment) => string {
  const { t } = useTranslation('board');
  const format = useFormat();
  return ({ attemptId, taskNumber, atMs, isReplayable }) => {
    if (attemptId === null) return t('debriefing.notBegun');
    if (taskNumber === null || atMs === null) return t('debriefing.noSimulation');
    const words = t('debriefing.at', { number: taskNumber, time: format.clock(atMs) });
    return isReplayable ? words : `${words}. ${t('debriefing.begunAnew')}`;
  };
}

interface MomentProps {
  readonly id: string;
  readonly bookmarkId: string;
  readonly moment: BookmarkMoment;
}

function Moment({ id, bookmarkId, moment }: MomentProps): ReactElement {
  const { t } = useTranslation('board');
  const { isHidden } = useHiddenNames();
  const mayRead = useCan('RESULTS_READ');
  const name = usePersonName(isHidden)(moment);
  const words = useMomentWords()(moment);
  const { attemptId, taskId, atMs, isReplayable, number } = moment;
  const replay = isReplayable && taskId !== null && atMs !== null ? { taskId, atMs } : null;
  return (
    <li className={styles.person}>
      <span className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span className={styles.where}>{words}</span>
      </span>
      {mayRead && attemptId !== null ? (
        <Link
          className={buttonClass({ variant: replay === null ? 'secondary' : 'primary' })}
          aria-label={t(replay === null ? 'debriefing.reportOf' : 'debriefing.playOf', { name })}
          to={momentPath({ attemptId, replay, number }, { eventId: id, bookmarkId, isHidden })}
        >
          {replay === null ? null : <Play size={18} aria-hidden="true" />}
          {t(replay === null ? 'debriefing.report' : 'debriefing.play')}
        </Link>
      ) : null}
    </li>
  );
}
