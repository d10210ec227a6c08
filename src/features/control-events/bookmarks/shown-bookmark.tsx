// One bookmark in large letters, with the way to the replay of each attempt at that moment.
import { useQuery } from '@tanstack/react-query';
import { Download, Image as ImageIcon, Play } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { getBookmark } from '#contract/calls/bookmarks.ts';
import type { Bookmark, BookmarkMoment } from '#contract/entities/bookmarks.ts';
import { PUNCTUATION } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { momentPath } from '#src/lib/attempts/debriefing-routes.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { Button, buttonClass } from '#src/ui/buttons/button.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { useHiddenNames } from '#src/ui/navigation/use-hidden-names.ts';
import styles from './debriefing.module.css';
import { MomentStill } from './moment-still.tsx';
import { namesFor } from './use-bookmarks.ts';
import { useSheets } from './use-sheets.ts';
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
      query: namesFor(isHidden),
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
        <Moments id={id} bookmarkId={bookmark.id} moments={opened.data.moments} />
      )}
    </>
  );
}

interface MomentsProps {
  readonly id: string;
  readonly bookmarkId: string;
  readonly moments: readonly BookmarkMoment[];
}

/** First the picture to ask about, of one of them; then the way to what they did. */
function Moments({ id, bookmarkId, moments }: MomentsProps): ReactElement {
  const mayRead = useCan('RESULTS_READ');
  const pictured = mayRead ? moments.filter((moment) => replayOf(moment) !== null) : [];
  const { isHidden } = useHiddenNames();
  const nameOf = usePersonName(isHidden);
  const [chosen, choose] = useState<string>();
  const shown = pictured.find(({ user }) => user.id === chosen) ?? pictured[0];
  const replay = shown === undefined ? null : replayOf(shown);
  return (
    <>
      {shown === undefined || replay === null ? null : (
        <MomentStill key={`${replay.attemptId} ${replay.taskId}`} {...replay} name={nameOf(shown)} />
      )}
      <ul className={styles.people}>
        {moments.map((moment) => (
          <Moment
            key={moment.user.id}
            {...{ id, bookmarkId, moment }}
            isShown={moment === shown}
            onPicture={
              pictured.length > 1 && pictured.includes(moment) ? () => choose(moment.user.id) : undefined
            }
          />
        ))}
      </ul>
    </>
  );
}

function replayOf({ attemptId, taskId, atMs, isReplayable }: BookmarkMoment) {
  return isReplayable && attemptId !== null && taskId !== null && atMs !== null
    ? { attemptId, taskId, atMs }
    : null;
}

function useMomentWords(): (moment: BookmarkMoment) => string {
  const { t } = useTranslation('board');
  const format = useFormat();
  const { stop } = PUNCTUATION[useLanguage()];
  return ({ attemptId, taskNumber, atMs, isReplayable }) => {
    if (attemptId === null) return t('debriefing.notBegun');
    if (taskNumber === null || atMs === null) return t('debriefing.noSimulation');
    const words = t('debriefing.at', { number: taskNumber, time: format.clock(atMs) });
    return isReplayable ? words : words + stop + t('debriefing.begunAnew');
  };
}

interface MomentProps {
  readonly id: string;
  readonly bookmarkId: string;
  readonly moment: BookmarkMoment;
  /** Whether the picture above is of it. */
  readonly isShown: boolean;
  /** Shows its picture; undefined: there is no choice. */
  readonly onPicture: (() => void) | undefined;
}

function Moment({ id, bookmarkId, moment, isShown, onPicture }: MomentProps): ReactElement {
  const { t } = useTranslation(['board', 'debriefing']);
  const { isHidden } = useHiddenNames();
  const mayRead = useCan('RESULTS_READ');
  const name = usePersonName(isHidden)(moment);
  const words = useMomentWords()(moment);
  const { attemptId, number, user } = moment;
  const sheet = useSheets(id);
  const replay = replayOf(moment);
  return (
    <li className={styles.person}>
      <span className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span className={styles.where}>{words}</span>
      </span>
      <span className={styles.ways}>
        {onPicture === undefined ? null : (
          <Button
            variant="secondary"
            icon={<ImageIcon size={18} aria-hidden="true" />}
            text={t('debriefing:still.show')}
            aria-label={t('debriefing:still.showOf', { name })}
            aria-pressed={isShown}
            onClick={onPicture}
          />
        )}
        {mayRead && attemptId !== null ? (
          <Button
            variant="secondary"
            icon={<Download size={18} aria-hidden="true" />}
            text={t('debriefing:sheets.one')}
            aria-label={t('debriefing:sheets.oneOf', { name })}
            loading={sheet.isPending}
            onClick={() =>
              sheet.mutate({ userId: user.id, fileName: t('debriefing:sheets.oneOf', { name }) })
            }
          />
        ) : null}
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
      </span>
    </li>
  );
}
