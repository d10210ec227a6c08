// Drafts of profiles of the terminal for those who edit practice.
import type { FastifyInstance } from 'fastify';
import {
  checkTerminalProfileDraft,
  dropTerminalProfileDraft,
  getTerminalProfileDraft,
  getTerminalProfileRevision,
  listTerminalProfileRevisions,
  meetAtTerminalProfileDraft,
  publishTerminalProfileDraft,
  saveTerminalProfileDraft,
} from '#contract/calls/profile-drafts.ts';
import { profileInputSchema, type ProfileDraft } from '#contract/entities/terminal-profile.ts';
import { isToolError, type ToolFinding } from '#contract/entities/tool-draft.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { CurrentDraft } from '../drafts/drafts-repository.ts';
import { casesUsing } from '../practice-tools/cases-using.ts';
import { itemDrafts, titleFaults, type DraftFault } from '../practice-tools/item-drafts.ts';
import { publishProfile } from '../practice-tools/make-profile.ts';
import { profileContent, profileFaults } from '../practice-tools/profile-content.ts';

async function faultsOfProfile(
  db: Db | Tx,
  { data, questions }: CurrentDraft<ProfileDraft>,
): Promise<readonly DraftFault<ToolFinding['code']>[]> {
  return [
    ...(questions.length > 0 ? [{ code: 'UNDECIDED', path: '' } as const] : []),
    ...titleFaults(data.title),
    ...(await profileFaults(db, data)).map((fault) => ({ ...fault, code: 'FIELD' as const })),
  ];
}

export function registerProfileDrafts(app: FastifyInstance): void {
  const drafts = itemDrafts({
    kind: 'PROFILE',
    input: profileInputSchema,
    content: (draft: ProfileDraft) => profileContent(draft),
    more: async (db, id) => ({ uses: await casesUsing(db, 'PROFILE', id) }),
    faults: faultsOfProfile,
    isError: isToolError,
    publish: publishProfile,
  });
  registerCall(app, getTerminalProfileDraft, drafts.get);
  registerCall(app, checkTerminalProfileDraft, drafts.check);
  registerCall(app, listTerminalProfileRevisions, drafts.revisions);
  registerCall(app, getTerminalProfileRevision, drafts.revision);
  registerCall(app, saveTerminalProfileDraft, drafts.save);
  registerCall(app, dropTerminalProfileDraft, drafts.drop);
  registerCall(app, meetAtTerminalProfileDraft, drafts.meet);
  registerCall(app, publishTerminalProfileDraft, drafts.publish);
}
