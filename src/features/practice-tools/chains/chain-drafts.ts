// The draft of a chain while its page is open, and how a new one begins.
import type { getChainDraft, meetAtChainDraft, saveChainDraft } from '#contract/calls/chain-drafts.ts';
import type { ChainDraftState } from '#contract/entities/chain-draft.ts';
import type { ChainDraft } from '#contract/entities/practice-tools.ts';
import { isApiError } from '#src/lib/api/api-error.ts';
import { call } from '#src/lib/api/call.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { sortableId } from '#src/lib/device/sortable-id.ts';
import type { DraftSession, DraftView } from '#src/lib/drafts/draft-session.ts';
import type { DraftCalls } from '#src/lib/drafts/draft-server.ts';
import { copyTitle } from '../parts/draft/copy-title.ts';

export type ChainSession = DraftSession<ChainDraft, ChainDraftState>;
export type ChainDraftView = DraftView<ChainDraft, ChainDraftState>;

export const CHAIN_DRAFTS: DraftCalls<ChainDraft, ChainDraftState> = {
  name: 'chain',
  read: (id) => call<typeof getChainDraft>('GET', '/action-sequence/:id/draft', { params: { id } }),
  save: (id, { data, questions, version, baseRevision }) =>
    call<typeof saveChainDraft>('PUT', '/action-sequence/:id/draft', {
      params: { id },
      body: { data, questions: [...questions], baseRevision },
      ifMatch: version,
    }),
  meet: (id) =>
    call<typeof meetAtChainDraft>('POST', '/action-sequence/:id/draft/presence', {
      params: { id },
      body: {},
    }),
};

const SHOWING = ['/action-sequence', '/action-sequence/:id', '/action', '/action/:id'];

/** Reloads whatever shows chains. */
export async function refreshChains(): Promise<void> {
  await Promise.all(SHOWING.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}

/** The version that a draft has when it was stored once. */
const FIRST_VERSION = 1;

/**
 * Stores a new draft. Tried again under the same id, it takes the place of what an earlier try left whose answer was lost; if somebody has
 * gone on with that one meanwhile, it becomes a draft of its own beside it.
 */
export async function beginChain(data: ChainDraft, id = sortableId()): Promise<ChainDraftState> {
  const draft = { data, questions: [], version: 0, baseRevision: 0 };
  try {
    return await CHAIN_DRAFTS.save(id, draft);
  } catch (error) {
    if (!isApiError(error, 'VERSION_MOVED')) throw error;
    const { version } = error.current as ChainDraftState;
    return version === FIRST_VERSION ? CHAIN_DRAFTS.save(id, { ...draft, version }) : beginChain(data);
  }
}

/** A new draft with all that a chain has; where a language has no title, its copy has none. */
export async function copyChain(id: string): Promise<ChainDraftState> {
  const { data } = await CHAIN_DRAFTS.read(id);
  return beginChain({ ...data, title: await copyTitle(data.title) });
}
