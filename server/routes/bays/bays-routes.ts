// Rules of the bay for those who edit practice: the list, the archive, drafts, publishing, and what a case may name.
import type { FastifyInstance } from 'fastify';
import {
  checkBayDraft,
  deleteBay,
  dropBayDraft,
  getBayDraft,
  getBayRevision,
  getBayRules,
  listBayRevisions,
  listBays,
  meetAtBayDraft,
  publishBayDraft,
  restoreBay as restoreBayCall,
  saveBayDraft,
} from '#contract/calls/bays.ts';
import { bayDraftSchema } from '#contract/entities/bay-draft.ts';
import { isToolError } from '#contract/entities/tool-draft.ts';
import { reactionOf } from '#machines/equipment/editing/bay-edits.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { casesOfRulesets } from '../practice-tools/cases-of-rulesets.ts';
import { itemDrafts } from '../practice-tools/item-drafts.ts';
import { pageOfItems } from '../practice-tools/practice-items-repository.ts';
import { faultsOfBay } from './bay-check.ts';
import { bayContent, findBayRules, toListedBays } from './bay-content.ts';
import { archiveBay, publishBay, restoreBay } from './publish-bay.ts';

function registerDrafts(app: FastifyInstance): void {
  const drafts = itemDrafts({
    kind: 'BAY',
    input: bayDraftSchema,
    content: bayContent,
    more: async (db, id) => ({ uses: [...((await casesOfRulesets(db, [id])).get(id) ?? [])] }),
    faults: faultsOfBay,
    isError: isToolError,
    publish: publishBay,
  });
  registerCall(app, getBayDraft, drafts.get);
  registerCall(app, checkBayDraft, drafts.check);
  registerCall(app, listBayRevisions, drafts.revisions);
  registerCall(app, getBayRevision, drafts.revision);
  registerCall(app, saveBayDraft, drafts.save);
  registerCall(app, dropBayDraft, drafts.drop);
  registerCall(app, meetAtBayDraft, drafts.meet);
  registerCall(app, publishBayDraft, drafts.publish);
}

export function registerBays(app: FastifyInstance): void {
  registerDrafts(app);
  registerCall(app, listBays, ({ query, storage: { db } }) =>
    pageOfItems(db, 'BAY', query, (heads) => toListedBays(db, heads)),
  );
  registerCall(app, getBayRules, async ({ query, storage: { db } }) => {
    const { ruleset, key } = orNotFound(await findBayRules(db, query));
    return { ruleset, reactions: (key?.situations ?? []).map(reactionOf) };
  });
  registerCall(app, deleteBay, ({ params, person, storage, now }) =>
    storage.write((tx) => archiveBay(tx, { person, now }, params.id)),
  );
  registerCall(app, restoreBayCall, ({ params, person, storage }) =>
    storage.write((tx) => restoreBay(tx, { person }, params.id)),
  );
}
