// The drafts of profiles of the terminal: their calls, and how a new one begins.
import type {
  checkTerminalProfileDraft,
  dropTerminalProfileDraft,
  getTerminalProfileDraft,
  getTerminalProfileRevision,
  listTerminalProfileRevisions,
  meetAtTerminalProfileDraft,
  publishTerminalProfileDraft,
  saveTerminalProfileDraft,
} from '#contract/calls/profile-drafts.ts';
import type { ProfileDraft } from '#contract/entities/terminal-profile.ts';
import type { ProfileDraftState } from '#contract/entities/tool-draft.ts';
import { inEveryLanguage } from '#contract/languages.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { call } from '#src/lib/api/call.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { SHOWN_REVISIONS } from '#src/ui/loaded/drafts/revisions-dialog.tsx';
import type { ToolDrafts } from '../parts/draft/tool-drafts.ts';

const NO_TEXT = inEveryLanguage(() => '');

const NEW_PROFILE: ProfileDraft = {
  title: NO_TEXT,
  description: NO_TEXT,
  role: 'OPERATOR',
  screens: ['START', 'LOGIN', 'MAIN'],
  settings: [],
};

const SHOWING = ['/terminal-profiles', '/terminal-profiles/:id'];

/** Reloads whatever shows profiles. */
export async function refreshProfiles(): Promise<void> {
  await Promise.all(SHOWING.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}

export const PROFILE_DRAFTS: ToolDrafts<ProfileDraft, ProfileDraftState> = {
  calls: {
    name: 'terminal-profile',
    read: (id) =>
      call<typeof getTerminalProfileDraft>('GET', '/terminal-profiles/:id/draft', { params: { id } }),
    save: (id, { data, questions, version, baseRevision }) =>
      call<typeof saveTerminalProfileDraft>('PUT', '/terminal-profiles/:id/draft', {
        params: { id },
        body: { data, questions: [...questions], baseRevision },
        ifMatch: version,
      }),
    meet: (id) =>
      call<typeof meetAtTerminalProfileDraft>('POST', '/terminal-profiles/:id/draft/presence', {
        params: { id },
        body: {},
      }),
  },
  unsaved: (id) => ({
    id,
    revision: 0,
    version: 0,
    isDraft: false,
    data: NEW_PROFILE,
    questions: [],
    published: null,
    changedAt: null,
    changedBy: null,
    isOwnChange: false,
    uses: [],
  }),
  check: (id) =>
    callQuery<typeof checkTerminalProfileDraft>('/terminal-profiles/:id/draft/check', { params: { id } }),
  publish: ({ id, version }) =>
    call<typeof publishTerminalProfileDraft>('POST', '/terminal-profiles/:id/draft/publication', {
      params: { id },
      body: {},
      ifMatch: version,
    }),
  drop: ({ id, version }) =>
    call<typeof dropTerminalProfileDraft>('DELETE', '/terminal-profiles/:id/draft', {
      params: { id },
      ifMatch: version,
    }),
  revisions: (id) =>
    callQuery<typeof listTerminalProfileRevisions>('/terminal-profiles/:id/revisions', {
      params: { id },
      query: { size: SHOWN_REVISIONS },
    }),
  revision: (id, revision) =>
    callQuery<typeof getTerminalProfileRevision>('/terminal-profiles/:id/revisions/:revision', {
      params: { id, revision },
    }),
  refresh: refreshProfiles,
};
