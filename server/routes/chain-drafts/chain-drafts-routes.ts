// Drafts of chains for those who edit practice.
import type { FastifyInstance } from 'fastify';
import {
  checkChainDraft,
  dropChainDraft,
  getChainDraft,
  getChainRevision,
  listChainRevisions,
  meetAtChainDraft,
  publishChainDraft,
  saveChainDraft,
} from '#contract/calls/chain-drafts.ts';
import { isChainError } from '#contract/entities/chain-draft.ts';
import { chainInputSchema, type ChainDraft } from '#contract/entities/practice-tools.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { casesUsing } from '../practice-tools/cases-using.ts';
import { chainContent } from '../practice-tools/chain-content.ts';
import { itemDrafts } from '../practice-tools/item-drafts.ts';
import { publishChain } from '../practice-tools/make-chain.ts';
import { faultsOfChain } from './chain-check.ts';

export function registerChainDrafts(app: FastifyInstance): void {
  const drafts = itemDrafts({
    kind: 'CHAIN',
    input: chainInputSchema,
    content: (draft: ChainDraft) => chainContent(draft),
    more: async (db, id) => ({ cases: await casesUsing(db, 'CHAIN', id) }),
    faults: faultsOfChain,
    isError: isChainError,
    publish: publishChain,
  });
  registerCall(app, getChainDraft, drafts.get);
  registerCall(app, checkChainDraft, drafts.check);
  registerCall(app, listChainRevisions, drafts.revisions);
  registerCall(app, getChainRevision, drafts.revision);
  registerCall(app, saveChainDraft, drafts.save);
  registerCall(app, dropChainDraft, drafts.drop);
  registerCall(app, meetAtChainDraft, drafts.meet);
  registerCall(app, publishChainDraft, drafts.publish);
}
