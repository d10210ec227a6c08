// Chains as they are stored, checked and shown.
import {
  chainInputSchema,
  type Chain,
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
import { TASK_KINDS } from '#tasks/kinds.ts';
import {
  factsOf,
  findItem,
  knownActionRevisions,
  type ItemContent,
  type PracticeHead,
} from './practice-items-repository.ts';
import { usersOf } from './practice-uses-repository.ts';
import { caseData } from './simulation-data-repository.ts';
import { readCodes } from './vocabulary.ts';

export function chainContent(chain: ChainInput): ItemContent {
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

export function actionsOf({ reference }: ChainInput): readonly string[] {
  return reference.steps.flatMap(({ action }) => action?.id ?? []);
}

export function toListedChain(head: PracticeHead): ListedChain {
  const { simulation, title, stepCount, gateCount } = head;
  return { ...factsOf(head), simulation, title, stepCount, gateCount };
}

/** A chain in use or archived, with the cases that it judges. */
export async function findChain(db: Db | Tx, id: string): Promise<Chain | undefined> {
  const found = await findItem(db, 'CHAIN', id);
  if (found === undefined) return undefined;
  const cases = await caseData(db, await usersOf(db, 'CHAIN', id));
  const uses = cases.map((one) => ({
    id: one.id,
    title: TASK_KINDS[one.simulation].parseCase(one.data).title,
  }));
  return { ...chainInputSchema.parse(found.data), ...factsOf(found.head), uses };
}

export const CHAIN_MESSAGES: Readonly<Record<ReferenceProblemKind, MessageKey>> = {
  doubleId: 'CHAIN_DOUBLE_ID',
  unknownStep: 'CHAIN_UNKNOWN_STEP',
  unknownCode: 'CHAIN_UNKNOWN_CODE',
  circle: 'CHAIN_CIRCLE',
  noCondition: 'CHAIN_NO_CONDITION',
};

/** Throws unless the chain can judge: the paths and reasons of all that is wrong. */
export async function refuseUnsound(tx: Tx, chain: ChainInput): Promise<void> {
  const codes = await readCodes(tx, chain.simulation);
  const known = await knownActionRevisions(tx, actionsOf(chain));
  const { steps } = chain.reference;
  const problems: readonly FaultDetail[] = [
    ...findReferenceProblems(chain.reference, codes).map(({ kind, id, path }) => ({
      path: `reference.${path}`,
      code: kind,
      message: CHAIN_MESSAGES[kind],
      params: { id },
    })),
    ...steps.flatMap(({ action }, at): readonly FaultDetail[] => {
      if (action === undefined || known.has(`${action.id} ${action.revision}`)) return [];
      const path = `reference.steps.${at}.action.id`;
      return [{ path, code: 'NOT_FOUND', message: 'CHAIN_UNKNOWN_ACTION', params: { id: action.id } }];
    }),
  ];
  if (problems.length > 0) throw new ApiFault('VALIDATION', { details: problems });
}
