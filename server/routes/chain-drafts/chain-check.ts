// What of a draft of a chain can't judge, and what is doubtful.
import type { ChainFinding } from '#contract/entities/chain-draft.ts';
import type { ChainDraft } from '#contract/entities/practice-tools.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { CurrentDraft } from '../drafts/drafts-repository.ts';
import { chainFaults } from '../practice-tools/chain-content.ts';
import { titleFaults, type DraftFault } from '../practice-tools/item-drafts.ts';

/** The check list of a draft. */
export async function faultsOfChain(
  db: Db | Tx,
  { data: draft, questions }: CurrentDraft<ChainDraft>,
): Promise<readonly DraftFault<ChainFinding['code']>[]> {
  const { steps, end } = draft.reference;
  return [
    ...(questions.length > 0 ? [{ code: 'UNDECIDED', path: '' } as const] : []),
    ...titleFaults(draft.title),
    ...(steps.length === 0 ? [{ code: 'NO_STEPS', path: 'reference.steps' } as const] : []),
    ...(await chainFaults(db, draft)).map((fault) => ({ ...fault, code: 'JUDGING' as const })),
    ...(end.length === 0 ? [{ code: 'NO_END', path: 'reference.end' } as const] : []),
  ];
}
