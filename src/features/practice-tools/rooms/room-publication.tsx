// Before a draft is published: what is found in it, and which cases are played in the room.
import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { dropRoomDraft, publishRoomDraft } from '#contract/calls/rooms.ts';
import type { RoomDraftState } from '#contract/entities/room-draft.ts';
import { isSameJson } from '#contract/merge/merge.ts';
import { call } from '#src/lib/api/call.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { CheckList } from '#src/ui/loaded/drafts/check-list.tsx';
import { DiscardDraft } from '#src/ui/loaded/drafts/discard-draft.tsx';
import { PublishOverlay } from '#src/ui/loaded/drafts/publish-overlay.tsx';
import { useSavedToPublish } from '#src/ui/loaded/drafts/use-saved-to-publish.ts';
import { refreshRooms, ROOM_DRAFTS, type RoomSession, type RoomView } from './room-drafts.ts';
import { useRoomFindings, useRoomWords, type RoomCheck } from './room-findings.tsx';

/** Whether anything differs from what is published. */
export const isChanged = ({ data, state }: RoomView): boolean => !isSameJson(data, state.published);

interface PublicationProps {
  readonly session: RoomSession;
  readonly view: RoomView;
  /** The room is left: its draft is gone. */
  readonly onLeave: () => void;
}

export function RoomPublication({ session, view, onLeave }: PublicationProps): ReactElement {
  const { t } = useTranslation(['practice-tools', 'work-editor']);
  const [isOpen, setOpen] = useState(false);
  const savedToPublish = useSavedToPublish(session);
  const open = async (): Promise<void> => {
    if (await savedToPublish()) setOpen(true);
  };
  const onPublished = async (state: RoomDraftState): Promise<void> => {
    setOpen(false);
    showToast({ tone: 'success', text: t('rooms.published', { number: state.revision }) });
    await refreshRooms();
    session.receive(await ROOM_DRAFTS.read(state.id), true);
  };
  return (
    <>
      {isChanged(view) ? (
        <DiscardDraft
          session={session}
          published={view.state.published}
          drop={({ id, version }) =>
            call<typeof dropRoomDraft>('DELETE', '/rooms/:id/draft', { params: { id }, ifMatch: version })
          }
          onDropped={onLeave}
        />
      ) : null}
      <Button
        icon={<Send size={18} aria-hidden="true" />}
        text={t('work-editor:publish')}
        disabled={!isChanged(view) && view.saved === 'SERVER'}
        onClick={() => void open()}
      />
      {isOpen ? (
        <PublishRoom
          state={view.state}
          onClose={() => setOpen(false)}
          onPublished={(state) => void onPublished(state)}
        />
      ) : null}
    </>
  );
}

interface PublishRoomProps {
  readonly state: RoomDraftState;
  readonly onClose: () => void;
  readonly onPublished: (state: RoomDraftState) => void;
}

function PublishRoom({ state, onClose, onPublished }: PublishRoomProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const { id, version, cases } = state;
  const say = useRoomWords();
  const check = useRoomFindings(state);
  const publish = useMutation({
    mutationFn: (_checked: RoomCheck) =>
      call<typeof publishRoomDraft>('POST', '/rooms/:id/draft/publication', {
        params: { id },
        body: {},
        ifMatch: version,
      }),
    onSuccess: onPublished,
  });
  return (
    <PublishOverlay title={t('rooms.publishing.title')} check={check} publish={publish} onClose={onClose}>
      {({ findings }) => (
        <>
          <CheckList findings={findings} say={say} about={() => undefined} />
          <p>
            {cases.length === 0
              ? t('rooms.publishing.noCases')
              : t('rooms.publishing.cases', { count: cases.length })}
          </p>
        </>
      )}
    </PublishOverlay>
  );
}
