// Writes the note of a bookmark: right after it was set, or later.
import { useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_BOOKMARK_NOTE, type Bookmark } from '#contract/entities/bookmarks.ts';
import { PUNCTUATION } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { isApiError } from '#src/lib/api/api-error.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import styles from './bookmarks.module.css';
import { useChangeBookmark } from './use-bookmarks.ts';
import { useWhom } from './use-whom.ts';

interface NoteDialogProps {
  readonly id: string;
  readonly bookmark: Bookmark;
  readonly title: string;
  readonly onClose: () => void;
}

export function NoteDialog({ id, bookmark, title, onClose }: NoteDialogProps): ReactElement {
  const { t } = useTranslation(['board', 'common']);
  const format = useFormat();
  const { list } = PUNCTUATION[useLanguage()];
  const whom = useWhom(false)(bookmark);
  const [note, setNote] = useState(bookmark.note);
  const changing = useChangeBookmark(id, bookmark.id, onClose);
  // Another's note that came meanwhile: whoever saves once more has seen it.
  const theirs = isApiError(changing.error, 'VERSION_MOVED')
    ? (changing.error.current as Bookmark).note
    : null;
  const before = theirs ?? bookmark.note;
  const save = (event?: FormEvent): void => {
    event?.preventDefault();
    if (note.trim() === before) onClose();
    else changing.mutate({ note: note.trim(), before });
  };
  return (
    <Overlay
      open
      title={title}
      closeLabel={t('common:actions.close')}
      locked={changing.isPending}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" text={t('bookmarks.later')} onClick={onClose} />
          <Button text={t('common:actions.save')} loading={changing.isPending} onClick={() => save()} />
        </>
      }
    >
      <Form
        className={styles.form}
        failure={theirs === null ? changing.error?.message : t('bookmarks.changedBy', { note: theirs })}
        onSubmit={save}
      >
        <p className={styles.note}>{[format.dateTime(bookmark.at), whom].join(list)}</p>
        <TextArea
          label={t('bookmarks.note')}
          description={t('bookmarks.noteHint')}
          count={t('bookmarks.letters', { count: note.length, max: MAX_BOOKMARK_NOTE })}
          rows={3}
          maxLength={MAX_BOOKMARK_NOTE}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Form>
    </Overlay>
  );
}
