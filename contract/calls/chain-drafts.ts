// Drafts of chains, and their published revisions.
import { chainDraftStateSchema, chainFindingSchema } from '../entities/chain-draft.ts';
import { chainDraftSchema } from '../entities/practice-tools.ts';
import { itemDraftCalls } from '../item-draft-calls.ts';

const calls = itemDraftCalls({
  name: 'Chain',
  path: 'action-sequence',
  words: 'a chain',
  data: chainDraftSchema,
  state: chainDraftStateSchema,
  finding: chainFindingSchema,
});

export const getChainDraft = calls.get;
export const saveChainDraft = calls.save;
export const dropChainDraft = calls.drop;
export const checkChainDraft = calls.check;
export const publishChainDraft = calls.publish;
export const meetAtChainDraft = calls.meet;
export const listChainRevisions = calls.revisions;
export const getChainRevision = calls.revision;
