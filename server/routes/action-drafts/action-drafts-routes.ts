// Drafts of actions for those who edit practice.
import type { FastifyInstance } from 'fastify';
import {
  checkActionDraft,
  dropActionDraft,
  getActionDraft,
  getActionRevision,
  listActionRevisions,
  meetAtActionDraft,
  publishActionDraft,
  saveActionDraft,
} from '#contract/calls/action-drafts.ts';
import { actionInputSchema, type ActionDraft } from '#contract/entities/practice-tools.ts';
import { isToolError, type ToolFinding } from '#contract/entities/tool-draft.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { CurrentDraft } from '../drafts/drafts-repository.ts';
import { actionContent, codeFaults, findAction } from '../practice-tools/action-content.ts';
import { itemDrafts, titleFaults, type DraftFault } from '../practice-tools/item-drafts.ts';
import { publishAction } from '../practice-tools/make-action.ts';

async function faultsOfAction(
  db: Db | Tx,
  { data, questions }: CurrentDraft<ActionDraft>,
): Promise<readonly DraftFault<ToolFinding['code']>[]> {
  return [
    ...(questions.length > 0 ? [{ code: 'UNDECIDED', path: '' } as const] : []),
    ...titleFaults(data.title),
    ...(await codeFaults(db, data)).map((fault) => ({ ...fault, code: 'FIELD' as const })),
  ];
}

const NOTHING = { usual: { things: [], places: [] }, uses: [] };

export function registerActionDrafts(app: FastifyInstance): void {
  const drafts = itemDrafts({
    kind: 'ACTION',
    input: actionInputSchema,
    content: (draft: ActionDraft) => actionContent(draft),
    more: async (db, id) => {
      const { usual, uses } = (await findAction(db, id)) ?? NOTHING;
      return { usual, uses };
    },
    faults: faultsOfAction,
    isError: isToolError,
    publish: publishAction,
  });
  registerCall(app, getActionDraft, drafts.get);
  registerCall(app, checkActionDraft, drafts.check);
  registerCall(app, listActionRevisions, drafts.revisions);
  registerCall(app, getActionRevision, drafts.revision);
  registerCall(app, saveActionDraft, drafts.save);
  registerCall(app, dropActionDraft, drafts.drop);
  registerCall(app, meetAtActionDraft, drafts.meet);
  registerCall(app, publishActionDraft, drafts.publish);
}
