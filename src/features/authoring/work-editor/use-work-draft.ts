// The draft of a work while its page is open.
import type { getWorkDraft, meetAtWorkDraft, saveWorkDraft } from '#contract/calls/drafts.ts';
import type { WorkDraft, WorkDraftState } from '#contract/entities/draft.ts';
import { call } from '#src/lib/api/call.ts';
import type { DraftSession, DraftView } from '#src/lib/drafts/draft-session.ts';
import type { DraftCalls } from '#src/lib/drafts/draft-server.ts';

export type WorkSession = DraftSession<WorkDraft, WorkDraftState>;
export type WorkView = DraftView<WorkDraft, WorkDraftState>;

export const WORK_DRAFTS: DraftCalls<WorkDraft, WorkDraftState> = {
  name: 'work',
  read: (id) => call<typeof getWorkDraft>('GET', '/works/:id/draft', { params: { id } }),
  save: (id, { data, questions, version, baseRevision }) =>
    call<typeof saveWorkDraft>('PUT', '/works/:id/draft', {
      params: { id },
      body: { data, questions: [...questions], baseRevision },
      ifMatch: version,
    }),
  meet: (id) =>
    call<typeof meetAtWorkDraft>('POST', '/works/:id/draft/presence', { params: { id }, body: {} }),
};
