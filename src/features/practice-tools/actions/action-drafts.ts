// The drafts of actions: their calls, and how a new one begins.
import type {
  checkActionDraft,
  dropActionDraft,
  getActionDraft,
  getActionRevision,
  listActionRevisions,
  meetAtActionDraft,
  publishActionDraft,
  saveActionDraft,
} from '#contract/calls/action-drafts.ts';
import type { ActionDraft } from '#contract/entities/practice-tools.ts';
import type { ActionDraftState } from '#contract/entities/tool-draft.ts';
import { inEveryLanguage } from '#contract/languages.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { call } from '#src/lib/api/call.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { SHOWN_REVISIONS } from '#src/ui/loaded/drafts/revisions-dialog.tsx';
import type { ToolDrafts } from '../parts/draft/tool-drafts.ts';

const NO_TEXT = inEveryLanguage(() => '');

const NEW_ACTION: ActionDraft = {
  simulation: 'ROOM',
  code: '',
  title: NO_TEXT,
  description: NO_TEXT,
  match: {},
  why: NO_TEXT,
  sources: [],
  picture: null,
};

const SHOWING = ['/action', '/action/:id'];

/** Reloads whatever shows actions. */
export async function refreshActions(): Promise<void> {
  await Promise.all(SHOWING.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}

export const ACTION_DRAFTS: ToolDrafts<ActionDraft, ActionDraftState> = {
  calls: {
    name: 'action',
    read: (id) => call<typeof getActionDraft>('GET', '/action/:id/draft', { params: { id } }),
    save: (id, { data, questions, version, baseRevision }) =>
      call<typeof saveActionDraft>('PUT', '/action/:id/draft', {
        params: { id },
        body: { data, questions: [...questions], baseRevision },
        ifMatch: version,
      }),
    meet: (id) =>
      call<typeof meetAtActionDraft>('POST', '/action/:id/draft/presence', { params: { id }, body: {} }),
  },
  unsaved: (id) => ({
    id,
    revision: 0,
    version: 0,
    isDraft: false,
    data: NEW_ACTION,
    questions: [],
    published: null,
    changedAt: null,
    changedBy: null,
    isOwnChange: false,
    usual: { things: [], places: [] },
    uses: [],
  }),
  check: (id) => callQuery<typeof checkActionDraft>('/action/:id/draft/check', { params: { id } }),
  publish: ({ id, version }) =>
    call<typeof publishActionDraft>('POST', '/action/:id/draft/publication', {
      params: { id },
      body: {},
      ifMatch: version,
    }),
  drop: ({ id, version }) =>
    call<typeof dropActionDraft>('DELETE', '/action/:id/draft', { params: { id }, ifMatch: version }),
  revisions: (id) =>
    callQuery<typeof listActionRevisions>('/action/:id/revisions', {
      params: { id },
      query: { size: SHOWN_REVISIONS },
    }),
  revision: (id, revision) =>
    callQuery<typeof getActionRevision>('/action/:id/revisions/:revision', { params: { id, revision } }),
  refresh: refreshActions,
};
