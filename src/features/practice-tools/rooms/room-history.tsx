// The published revisions of a room, and back to any of them.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { getRoomRevision, listRoomRevisions } from '#contract/calls/rooms.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { DraftHistory } from '#src/ui/loaded/drafts/draft-history.tsx';
import { SHOWN_REVISIONS } from '#src/ui/loaded/drafts/revisions-dialog.tsx';
import type { RoomSession, RoomView } from './room-drafts.ts';
import { useRoomWords } from './room-words.ts';

interface RoomHistoryProps {
  readonly session: RoomSession;
  readonly view: RoomView;
}

export function RoomHistory({ session, view: { data, state } }: RoomHistoryProps): ReactElement | null {
  const { t } = useTranslation('practice-tools');
  const words = useRoomWords();
  if (state.revision === 0) return null;
  const params = { id: state.id };
  const query = { size: SHOWN_REVISIONS };
  return (
    <DraftHistory
      title={t('rooms.historyTitle')}
      data={data}
      list={callQuery<typeof listRoomRevisions>('/rooms/:id/revisions', { params, query })}
      revision={(number) =>
        callQuery<typeof getRoomRevision>('/rooms/:id/revisions/:revision', {
          params: { ...params, revision: number },
        })
      }
      draftOf={(revision) => revision}
      say={words}
      onTake={(taken) => session.edit(null, () => taken)}
    />
  );
}
