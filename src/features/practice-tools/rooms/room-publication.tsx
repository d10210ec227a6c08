// Before a draft is published: what is found in it, and which cases are played in the room.
import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { dropRoomDraft, publishRoomDraft } from '#contract/calls/rooms.ts';
import type { RoomDraftState, RoomFinding } from '#contract/entities/room-draft.ts';
import { isSameJson } from '#contract/merge/merge.ts';
import { call } from '#src/lib/api/call.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { DiscardDraft } from '#src/ui/loaded/drafts/discard-draft.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import styles from '../practice-tools.module.css';
import { refreshRooms, ROOM_DRAFTS, type RoomSession, type RoomView } from './room-drafts.ts';
import { RoomFindingList, useRoomFindings } from './room-findings.tsx';

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
  const open = async (): Promise<void> => {
    await session.flush();
    if (session.view().saved === 'SERVER') setOpen(true);
  };
  const onPublished = async (state: RoomDraftState): Promise<void> => {
    setOpen(false);
    showToast({ tone: 'success', text: t('rooms.published', { number: state.revision }) });
    await refreshRooms();
    session.receive(await ROOM_DRAFTS.read(state.id));
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
  const { t } = useTranslation(['practice-tools', 'common']);
  const { id, version, cases } = state;
  const found = useRoomFindings(state);
  const publish = useMutation({
    mutationFn: () =>
      call<typeof publishRoomDraft>('POST', '/rooms/:id/draft/publication', {
        params: { id },
        body: {},
        ifMatch: version,
      }),
    onSuccess: onPublished,
  });
  const findings = found.isPlaceholderData ? undefined : found.data?.findings;
  const isReady = findings?.every(({ isError }) => !isError) === true;
  return (
    <Overlay
      open
      size="m"
      title={t('rooms.publishing.title')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      locked={publish.isPending}
      footer={
        <>
          <Button variant="secondary" text={t('common:actions.cancel')} onClick={onClose} />
          <Button
            text={t('rooms.publishing.publish')}
            loading={publish.isPending}
            disabled={!isReady}
            onClick={() => publish.mutate()}
          />
        </>
      }
    >
      <div className={styles.form}>
        {found.isError ? <QueryError query={found} /> : <CheckList findings={findings} />}
        <p>
          {cases.length === 0
            ? t('rooms.publishing.noCases')
            : t('rooms.publishing.cases', { count: cases.length })}
        </p>
        {publish.isError ? (
          <Notice tone="danger" live>
            {publish.error.message}
          </Notice>
        ) : null}
      </div>
    </Overlay>
  );
}

/** @param findings undefined until they are known */
function CheckList({ findings }: { readonly findings: readonly RoomFinding[] | undefined }): ReactElement {
  const { t } = useTranslation('practice-tools');
  if (findings === undefined) return <Skeleton shape="block" height="120px" />;
  if (findings.length === 0) return <Notice tone="success">{t('rooms.publishing.clean')}</Notice>;
  const errors = findings.filter(({ isError }) => isError);
  const warnings = findings.filter(({ isError }) => !isError);
  return (
    <>
      {errors.length === 0 ? null : (
        <Notice tone="danger" title={t('rooms.publishing.errors')}>
          <RoomFindingList findings={errors} />
        </Notice>
      )}
      {warnings.length === 0 ? null : (
        <Notice tone="warning" title={t('rooms.publishing.warnings')}>
          <RoomFindingList findings={warnings} />
        </Notice>
      )}
    </>
  );
}
