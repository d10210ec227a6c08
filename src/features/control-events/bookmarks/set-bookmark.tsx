// Sets a bookmark of a running event by button or key, at once; the note is asked for afterwards.
import { Bookmark as BookmarkIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bookmark } from '#contract/entities/bookmarks.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import styles from './bookmarks.module.css';
import { NoteDialog } from './note-dialog.tsx';
import { useSetBookmark } from './use-bookmarks.ts';

interface SetBookmarkProps {
  readonly id: string;
  /** Nobody chosen: the bookmark is for all. */
  readonly chosen: readonly string[];
  /** What the button says; left out: for how many it is. */
  readonly text?: string;
}

/** By the place of the key: the layout may be Russian. A letter alone would be caught while somebody types or speaks. */
const isKey = ({ code, altKey, ctrlKey, metaKey, shiftKey, repeat }: KeyboardEvent): boolean =>
  code === 'KeyM' && altKey && !ctrlKey && !metaKey && !shiftKey && !repeat;

export function SetBookmark({ id, chosen, text }: SetBookmarkProps): ReactElement {
  const { t } = useTranslation('board');
  const [fresh, setFresh] = useState<Bookmark>();
  const setting = useSetBookmark(id, setFresh);
  const set = (): void => {
    if (setting.isPending || fresh !== undefined) return;
    setting.mutate(chosen.length === 0 ? null : chosen, {
      onError: (error) => showToast({ tone: 'danger', text: error.message }),
    });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isKey(event)) return;
    event.preventDefault();
    set();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const forWhom =
    chosen.length === 0 ? t('bookmarks.setForAll') : t('bookmarks.setForChosen', { count: chosen.length });
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
