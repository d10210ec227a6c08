// Chains as they are stored, checked and shown.
import {
  chainInputSchema,
  type Chain,
  type ChainDraft,
  type ChainInput,
  type ListedChain,
} from '#contract/entities/practice-tools.ts';
import {
  findReferenceProblems,
  type ReferenceProblemKind,
} from '#machines/kit/grading/reference-problems.ts';
import type { MessageKey } from '#server/messages/message-keys.ts';
import { ApiFault, type FaultDetail } from '#server/plugins/errors/api-fault.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { idsWithDraft } from '../drafts/drafts-repository.ts';
import {
  factsOf,
  findItem,
  knownActionRevisions,
  type ItemContent,
  type PracticeHead,
} from './practice-items-repository.ts';
import { casesUsing } from './cases-using.ts';
import { readCodes } from './vocabulary.ts';

/** How the list has a chain. */
export function chainContent(chain: ChainDraft): ItemContent {
  const { simulation, title, description, reference } = chain;
  const words = [
    description.ru,
    description.en,
    description.ch,
    ...reference.steps.flatMap(({ text }) => [text.ru, text.en, text.ch]),
  ];
  const [stepCount, gateCount] = [reference.steps.length, reference.gates?.length ?? 0];
  return { simulation, code: '', title, words, tags: [], stepCount, gateCount, data: chain };
}

export function actionsOf({ reference }: ChainDraft): readonly string[] {
  return reference.steps.flatMap(({ action }) => action?.id ?? []);
}

/** Chains as the list shows them: published ones and those of which there is only a draft. */
export async function toListedChains(db: Db, heads: readonly PracticeHead[]): Promise<ListedChain[]> {
  const drafted = await idsWithDraft(
    db,
    'CHAIN',
    heads.map(({ id }) => id),
  );
  return heads.map((head) => {
    const { simulation, title, stepCount, gateCount } = head;
    return { ...factsOf(head), isDraft: drafted.has(head.id), simulation, title, stepCount, gateCount };
  });
}

/** A published chain in use or archived, with the cases that it judges. */
export async function findChain(db: Db | Tx, id: string): Promise<Chain | undefined> {
  const found = await findItem(db, 'CHAIN', id);
  if (found === undefined || found.head.revision === 0) return undefined;
  const uses = await casesUsing(db, 'CHAIN', id);
  return { ...chainInputSchema.parse(found.data), ...factsOf(found.head), uses };
}

export const CHAIN_MESSAGES: Readonly<Record<ReferenceProblemKind, MessageKey>> = {
  doubleId: 'CHAIN_DOUBLE_ID',
  unknownStep: 'CHAIN_UNKNOWN_STEP',
  unknownCode: 'CHAIN_UNKNOWN_CODE',
  circle: 'CHAIN_CIRCLE',
  noCondition: 'CHAIN_NO_CONDITION',
};

interface ChainFault {
  readonly path: string;
  readonly code: string;
  readonly message: MessageKey;
  readonly params: { readonly id: string };
}

/** The paths and reasons of all that keeps a chain from judging. */
export async function chainFaults(db: Db | Tx, chain: ChainDraft): Promise<readonly ChainFault[]> {
  const codes = await readCodes(db, chain.simulation);
  const known = await knownActionRevisions(db, actionsOf(chain));
  const { steps } = chain.reference;
  return [
    ...findReferenceProblems(chain.reference, codes).map(({ kind, id, path }) => ({
      path: `reference.${path}`,
      code: kind,
      message: CHAIN_MESSAGES[kind],
      params: { id },
    })),
    ...steps.flatMap(({ action }, at): readonly ChainFault[] => {
      if (action === undefined || known.has(`${action.id} ${action.revision}`)) return [];
      const path = `reference.steps.${at}.action.id`;
      return [{ path, code: 'NOT_FOUND', message: 'CHAIN_UNKNOWN_ACTION', params: { id: action.id } }];
    }),
  ];
}

/** Throws unless the chain can judge. */
export async function refuseUnsound(tx: Tx, chain: ChainInput): Promise<void> {
  const details: readonly FaultDetail[] = await chainFaults(tx, chain);
  if (details.length > 0) throw new ApiFault('VALIDATION', { details });
}
