// Drafts of profiles of the terminal, and their published revisions.
import { profileDraftSchema } from '../entities/terminal-profile.ts';
import { profileDraftStateSchema, toolFindingSchema } from '../entities/tool-draft.ts';
import { itemDraftCalls } from '../item-draft-calls.ts';

const calls = itemDraftCalls({
  name: 'TerminalProfile',
  path: 'terminal-profiles',
  words: 'a profile of the terminal',
  data: profileDraftSchema,
  state: profileDraftStateSchema,
  finding: toolFindingSchema,
});

export const getTerminalProfileDraft = calls.get;
export const saveTerminalProfileDraft = calls.save;
export const dropTerminalProfileDraft = calls.drop;
export const checkTerminalProfileDraft = calls.check;
export const publishTerminalProfileDraft = calls.publish;
export const meetAtTerminalProfileDraft = calls.meet;
export const listTerminalProfileRevisions = calls.revisions;
export const getTerminalProfileRevision = calls.revision;
