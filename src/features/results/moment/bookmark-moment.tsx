// Keeps the moment of a replay as a bookmark of its event, with a note: for the debriefing.
import { useMutation } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { keepMoments } from '#contract/calls/bookmarks.ts';
import { MAX_BOOKMARK_NOTE } from '#contract/entities/bookmarks.ts';
import { createActKey } from '#src/lib/api/act-key.ts';
import { call } from '#src/lib/api/call.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { debriefingPath } from '#src/lib/attempts/debriefing-routes.ts';
import { useBookmarkKey } from '#src/lib/device/use-bookmark-key.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Form } from '#src/ui/fields/form.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { useHiddenNames } from '#src/ui/navigation/use-hidden-names.ts';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import type { ShownMoment } from '#tasks/view-props.ts';
import styles from './case-of-moment.module.css';

interface BookmarkMomentProps {
  readonly eventId: string;
  readonly attemptId: string;
  readonly taskId: string;
  readonly moment: Pick<ShownMoment, 'atMs' | 'time'>;
}

type Kept = BookmarkMomentProps['moment'];

export function BookmarkMoment(props: BookmarkMomentProps): ReactElement {
  const { atMs, time } = props.moment;
  const { t } = useTranslation('debriefing');
  const [kept, keep] = useState<Kept>();
  // What is shown when it is pressed: the film may go on.
  const ask = (): void => keep((before) => before ?? { atMs, time });
  useBookmarkKey(ask);
  return (
    <div className={styles.tool}>
      <Button
        size="s"
        variant="secondary"
        icon={<Bookmark size={18} aria-hidden="true" />}
        text={t('moment.button')}
        aria-keyshortcuts="Alt+M"
        onClick={ask}
      />
      {kept === undefined ? null : <NoteDialog {...props} moment={kept} onClose={() => keep(undefined)} />}
    </div>
  );
}

type NoteDialogProps = BookmarkMomentProps & { readonly onClose: () => void };

function useKeep({ eventId, attemptId, taskId, moment, onClose }: NoteDialogProps) {
  const { t } = useTranslation('debriefing');
  const navigate = useNavigate();
  const { isHidden } = useHiddenNames();
  const [actKey] = useState(() => createActKey());
  return useMutation({
    mutationFn: (note: string) => {
      const body = { moments: [{ attemptId, taskId, atMs: Math.floor(moment.atMs) }], note };
      const idempotencyKey = actKey.keyFor(body);
      const params = { id: eventId };
      return call<typeof keepMoments>('POST', '/execution-work/:id/bookmarks/moments', {
        params,
        query: isHidden ? { names: 'false' } : {},
        body,
        idempotencyKey,
      });
    },
    onSuccess: ({ id: bookmarkId }) => {
      void queryClient.invalidateQueries({ queryKey: ['/execution-work/:id/bookmarks'] });
      showToast({
        tone: 'success',
        text: t('moment.kept', { time: moment.time }),
        action: {
          text: t('moment.toDebriefing'),
          run: () => void navigate(debriefingPath({ eventId, bookmarkId, isHidden })),
        },
      });
      onClose();
    },
  });
}

function NoteDialog(props: NoteDialogProps): ReactElement {
  const { moment, onClose } = props;
  const { t } = useTranslation(['debriefing', 'common']);
  const [note, setNote] = useState('');
  const keeping = useKeep(props);
  const save = (event?: FormEvent): void => {
    event?.preventDefault();
    keeping.mutate(note.trim());
  };
  return (
    <Overlay
      open
      title={t('moment.heading', { time: moment.time })}
      closeLabel={t('common:actions.close')}
      locked={keeping.isPending}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" text={t('common:actions.cancel')} onClick={onClose} />
          <Button text={t('moment.keep')} loading={keeping.isPending} onClick={() => save()} />
        </>
      }
    >
      <Form className={styles.form} failure={keeping.error?.message} onSubmit={save}>
        <TextArea
          label={t('moment.note')}
          description={t('moment.noteHint')}
          count={t('moment.letters', { count: note.length, max: MAX_BOOKMARK_NOTE })}
          rows={3}
          maxLength={MAX_BOOKMARK_NOTE}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Form>
    </Overlay>
  );
}
