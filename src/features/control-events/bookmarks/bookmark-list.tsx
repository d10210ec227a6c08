// The bookmarks of an event in their order: to read, to change, to delete, and on to the debriefing.
import { Pencil, Presentation, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Bookmark } from '#contract/entities/bookmarks.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { debriefingPath } from '#src/lib/attempts/debriefing-routes.ts';
import { buttonClass } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import styles from './bookmarks.module.css';
import { NoteDialog } from './note-dialog.tsx';
import { useBookmarks, useDeleteBookmark } from './use-bookmarks.ts';
import { useWhom } from './use-whom.ts';

interface BookmarkListProps {
  readonly id: string;
  readonly isRunning: boolean;
}

export function BookmarkList({ id, isRunning }: BookmarkListProps): ReactElement {
  const { t } = useTranslation(['board', 'debriefing']);
  const bookmarks = useBookmarks(id, isRunning);
  if (bookmarks.data === undefined)
    return bookmarks.isError ? <QueryError query={bookmarks} /> : <Skeleton shape="block" height="160px" />;
  return (
    <div className={styles.page}>
      <Link
        className={`${buttonClass()} ${styles.on ?? ''}`}
        to={debriefingPath({ eventId: id, bookmarkId: null, isHidden: true })}
      >
        <Presentation size={18} aria-hidden="true" /> {t('debriefing.open')}
      </Link>
      {bookmarks.data.length === 0 ? (
        <EmptyState title={t('bookmarks.none')}>
          {isRunning ? t('bookmarks.noneNext') : t('debriefing:after.noneAfter')}
        </EmptyState>
      ) : null}
      <ol className={styles.list}>
        {bookmarks.data.map((bookmark, at) => (
          <Kept key={bookmark.id} id={id} bookmark={bookmark} number={at + 1} />
        ))}
      </ol>
    </div>
  );
}

interface KeptProps {
  readonly id: string;
  readonly bookmark: Bookmark;
  readonly number: number;
}

function Kept({ id, bookmark, number }: KeptProps): ReactElement {
  const { t } = useTranslation('board');
  const format = useFormat();
  const [asked, ask] = useState<'note' | 'delete'>();
  const whom = useWhom(false)(bookmark);
  return (
    <li className={styles.kept}>
      <div className={styles.words}>
        <p className={styles.name}>{bookmark.note === '' ? t('bookmarks.noNote') : bookmark.note}</p>
        <p className={styles.note}>{whom}</p>
        <p className={styles.note}>
          {t('acts.by', { name: bookmark.byName, time: format.dateTime(bookmark.at) })}
        </p>
      </div>
      <div className={styles.tools}>
        <IconButton
          withTooltip
          label={t('bookmarks.change', { number })}
          icon={<Pencil size={18} aria-hidden="true" />}
          onClick={() => ask('note')}
        />
        <IconButton
          withTooltip
          label={t('bookmarks.remove', { number })}
          icon={<Trash2 size={18} aria-hidden="true" />}
          onClick={() => ask('delete')}
        />
      </div>
      {asked === 'note' ? (
        <NoteDialog
          id={id}
          bookmark={bookmark}
          title={t('bookmarks.change', { number })}
          onClose={() => ask(undefined)}
        />
      ) : null}
      <Removal {...{ id, bookmark, number }} isOpen={asked === 'delete'} onClose={() => ask(undefined)} />
    </li>
  );
}

interface RemovalProps extends KeptProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function Removal({ id, bookmark, number, isOpen, onClose }: RemovalProps): ReactElement {
  const { t } = useTranslation(['board', 'common']);
  const removing = useDeleteBookmark(id, bookmark.id, onClose);
  return (
    <ConfirmDialog
      open={isOpen}
      title={t('bookmarks.removeTitle', { number })}
      tone="danger"
      confirmText={t('bookmarks.removeIt')}
      cancelText={t('common:actions.cancel')}
      loading={removing.isPending}
      error={removing.error?.message}
      onConfirm={() => removing.mutate()}
      onCancel={onClose}
    >
      <p>{t('bookmarks.removeText')}</p>
    </ConfirmDialog>
  );
}
