// The draft of a room while its page is open, and how a new one begins.
import type { getRoomDraft, meetAtRoomDraft, saveRoomDraft } from '#contract/calls/rooms.ts';
import type { RoomDraft, RoomDraftState } from '#contract/entities/room-draft.ts';
import { call } from '#src/lib/api/call.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { sortableId } from '#src/lib/device/sortable-id.ts';
import type { DraftSession, DraftView } from '#src/lib/drafts/draft-session.ts';
import type { DraftCalls } from '#src/lib/drafts/draft-server.ts';
import { copyTitle } from '../parts/draft/copy-title.ts';

export type RoomSession = DraftSession<RoomDraft, RoomDraftState>;
export type RoomView = DraftView<RoomDraft, RoomDraftState>;

export const ROOM_DRAFTS: DraftCalls<RoomDraft, RoomDraftState> = {
  name: 'room',
  read: (id) => call<typeof getRoomDraft>('GET', '/rooms/:id/draft', { params: { id } }),
  save: (id, { data, questions, version, baseRevision }) =>
    call<typeof saveRoomDraft>('PUT', '/rooms/:id/draft', {
      params: { id },
      body: { data, questions: [...questions], baseRevision },
      ifMatch: version,
    }),
  meet: (id) =>
    call<typeof meetAtRoomDraft>('POST', '/rooms/:id/draft/presence', { params: { id }, body: {} }),
};

/** Reloads whatever shows rooms. */
export async function refreshRooms(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['/rooms'] });
}

/** Stores a new draft. */
export const beginRoom = (data: RoomDraft): Promise<RoomDraftState> =>
  ROOM_DRAFTS.save(sortableId(), { data, questions: [], version: 0, baseRevision: 0 });

/** A new draft with all that a room has; where a language has no title, its copy has none. */
export async function copyRoom(id: string): Promise<RoomDraftState> {
  const { data } = await ROOM_DRAFTS.read(id);
  return beginRoom({ ...data, title: await copyTitle(data.title) });
}
