// Drafts of actions, and their published revisions.
import { actionDraftSchema } from '../entities/practice-tools.ts';
import { actionDraftStateSchema, toolFindingSchema } from '../entities/tool-draft.ts';
import { itemDraftCalls } from '../item-draft-calls.ts';

const calls = itemDraftCalls({
  name: 'Action',
  path: 'action',
  words: 'an action',
  data: actionDraftSchema,
  state: actionDraftStateSchema,
  finding: toolFindingSchema,
});

export const getActionDraft = calls.get;
export const saveActionDraft = calls.save;
export const dropActionDraft = calls.drop;
export const checkActionDraft = calls.check;
export const publishActionDraft = calls.publish;
export const meetAtActionDraft = calls.meet;
export const listActionRevisions = calls.revisions;
export const getActionRevision = calls.revision;
