// Sets a bookmark of an event by button or key, at once; the note is asked for afterwards.
import { Bookmark as BookmarkIcon } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bookmark } from '#contract/entities/bookmarks.ts';
import { useBookmarkKey } from '#src/lib/device/use-bookmark-key.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import styles from './bookmarks.module.css';
import { NoteDialog } from './note-dialog.tsx';
import { useSetBookmark } from './use-bookmarks.ts';

interface SetBookmarkProps {
  readonly id: string;
  /** Nobody chosen: the bookmark is for all. */
  readonly chosen: readonly string[];
  /** After the event a bookmark keeps how the attempts ended. */
  readonly isOver?: boolean;
  /** What the button says; left out: for how many it is. */
  readonly text?: string;
}

export function SetBookmark({ id, chosen, isOver = false, text }: SetBookmarkProps): ReactElement {
  const { t } = useTranslation('board');
  const [fresh, setFresh] = useState<Bookmark>();
  const setting = useSetBookmark(id, setFresh);
  const set = (): void => {
    if (setting.isPending || fresh !== undefined) return;
    setting.mutate(chosen.length === 0 ? null : chosen, {
      onError: (error) => showToast({ tone: 'danger', text: error.message }),
    });
  };
  useBookmarkKey(set);
  const forWhom = useForWhom(chosen.length, isOver);
  return (
    <div className={styles.setting}>
      <Button
        variant="secondary"
        icon={<BookmarkIcon size={18} aria-hidden="true" />}
        text={text ?? forWhom}
        loading={setting.isPending}
        aria-keyshortcuts="Alt+M"
        onClick={set}
      />
      <span className={styles.key}>{t('bookmarks.key')}</span>
      {fresh === undefined ? null : (
        <NoteDialog
          id={id}
          bookmark={fresh}
          title={t('bookmarks.isSet')}
          onClose={() => setFresh(undefined)}
        />
      )}
    </div>
  );
}

function useForWhom(count: number, isOver: boolean): string {
  const { t } = useTranslation(['board', 'debriefing']);
  if (isOver) return count === 0 ? t('debriefing:after.endedAll') : t('debriefing:after.ended', { count });
  return count === 0 ? t('bookmarks.setForAll') : t('bookmarks.setForChosen', { count });
}
