// The draft of a case while its page is open, and how a new one begins.
import type { getTestCaseDraft, meetAtTestCaseDraft, saveTestCaseDraft } from '#contract/calls/test-cases.ts';
import type { CaseDraft, CaseDraftState } from '#contract/entities/case-draft.ts';
import { call } from '#src/lib/api/call.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { sortableId } from '#src/lib/device/sortable-id.ts';
import type { DraftSession, DraftView } from '#src/lib/drafts/draft-session.ts';
import type { DraftCalls } from '#src/lib/drafts/draft-server.ts';
import { copyTitle } from '../parts/draft/copy-title.ts';

export type CaseSession = DraftSession<CaseDraft, CaseDraftState>;
export type CaseView = DraftView<CaseDraft, CaseDraftState>;

/** @param field edits of one field within a while are one step back; null: a step of its own */
export type EditCase = (field: string | null, change: (now: CaseDraft) => CaseDraft) => void;

export const CASE_DRAFTS: DraftCalls<CaseDraft, CaseDraftState> = {
  name: 'test-case',
  read: (id) => call<typeof getTestCaseDraft>('GET', '/test-cases/:id/draft', { params: { id } }),
  save: (id, { data, questions, version, baseRevision }) =>
    call<typeof saveTestCaseDraft>('PUT', '/test-cases/:id/draft', {
      params: { id },
      body: { data, questions: [...questions], baseRevision },
      ifMatch: version,
    }),
  meet: (id) =>
    call<typeof meetAtTestCaseDraft>('POST', '/test-cases/:id/draft/presence', { params: { id }, body: {} }),
};

/** Reloads whatever shows cases. */
export async function refreshCases(): Promise<void> {
  const paths = ['/test-cases', '/practice-cases', '/practice-cases/:id', '/test-cases/:id/draft/trial'];
  await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}

/** Stores a new draft. */
export const beginCase = (data: CaseDraft): Promise<CaseDraftState> =>
  CASE_DRAFTS.save(sortableId(), { data, questions: [], version: 0, baseRevision: 0 });

/** A new draft with all that a case has. */
export async function copyCase(
  id: string,
  fit: (draft: CaseDraft) => CaseDraft = (draft) => draft,
): Promise<CaseDraftState> {
  const { data } = await CASE_DRAFTS.read(id);
  return beginCase(fit({ ...data, order: null, title: await copyTitle(data.title) }));
}
