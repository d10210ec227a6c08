// The drafts of rules of the bay: their calls, and how a new one begins as a copy of those that ship.
import type {
  checkBayDraft,
  dropBayDraft,
  getBayDraft,
  getBayRevision,
  listBayRevisions,
  meetAtBayDraft,
  publishBayDraft,
  saveBayDraft,
} from '#contract/calls/bays.ts';
import type { BayDraftState, BayDraft } from '#contract/entities/bay-draft.ts';
import { inEveryLanguage } from '#contract/languages.ts';
import { NO_EDITS } from '#machines/equipment/editing/bay-edits.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { call } from '#src/lib/api/call.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { sortableId } from '#src/lib/device/sortable-id.ts';
import { SHOWN_REVISIONS } from '#src/ui/loaded/drafts/revisions-dialog.tsx';
import type { ToolDrafts } from '../parts/draft/tool-drafts.ts';
import { namedBay } from '../parts/named-bay.ts';

/** Reloads whatever shows rules of the bay. */
export async function refreshBays(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['/bays'] });
}

export const BAY_DRAFTS: ToolDrafts<BayDraft, BayDraftState> = {
  calls: {
    name: 'bay',
    read: (id) => call<typeof getBayDraft>('GET', '/bays/:id/draft', { params: { id } }),
    save: (id, { data, questions, version, baseRevision }) =>
      call<typeof saveBayDraft>('PUT', '/bays/:id/draft', {
        params: { id },
        body: { data, questions: [...questions], baseRevision },
        ifMatch: version,
      }),
    meet: (id) =>
      call<typeof meetAtBayDraft>('POST', '/bays/:id/draft/presence', { params: { id }, body: {} }),
  },
  unsaved: (id) => {
    throw new Error(`Rules of the bay begin as a copy, and ${id} is of nothing.`);
  },
  check: (id) => callQuery<typeof checkBayDraft>('/bays/:id/draft/check', { params: { id } }),
  publish: ({ id, version }) =>
    call<typeof publishBayDraft>('POST', '/bays/:id/draft/publication', {
      params: { id },
      body: {},
      ifMatch: version,
    }),
  drop: ({ id, version }) =>
    call<typeof dropBayDraft>('DELETE', '/bays/:id/draft', { params: { id }, ifMatch: version }),
  revisions: (id) =>
    callQuery<typeof listBayRevisions>('/bays/:id/revisions', {
      params: { id },
      query: { size: SHOWN_REVISIONS },
    }),
  revision: (id, revision) =>
    callQuery<typeof getBayRevision>('/bays/:id/revisions/:revision', { params: { id, revision } }),
  refresh: refreshBays,
};

/** Stores a copy of the rules that ship, with nothing changed yet and without a name. */
export async function beginBay(): Promise<BayDraftState> {
  const { ruleset } = await namedBay({});
  const basedOn = { id: ruleset.id, revision: ruleset.revision };
  const data = { title: inEveryLanguage(() => ''), basedOn, edits: NO_EDITS as BayDraft['edits'] };
  return BAY_DRAFTS.calls.save(sortableId(), { data, questions: [], version: 0, baseRevision: 0 });
}
