// Hands on what is given once its moment has come: into the learner's log, or as a call or message to their page.
import type { InjectionKind } from '#contract/entities/injections.ts';
import { FAULT_CODE, SITUATION_CODE } from '#contract/simulation/log.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { Tx } from '#server/storage/schema.ts';
import { putIssued } from '../../completed-work/issuing/issue-situation.ts';
import { raiseOwnNumber } from '../acts/acts-repository.ts';
import { putMessage } from '../messages-repository.ts';
import type { CurrentRun } from './current-run.ts';

export interface ToDeliver {
  readonly kind: InjectionKind;
  readonly situation: string;
  readonly words: string;
  readonly text: Trilingual;
  readonly executionId: string;
  readonly userId: string;
  readonly reason: string;
  readonly byId: string | null;
  readonly byName: string;
  readonly now: string;
  /** undefined: no simulation is open. */
  readonly run: CurrentRun | undefined;
}

/** The id of its entry, or of its message. */
export interface Delivered {
  readonly issuedId: string | null;
  readonly messageId: string | null;
}

/** undefined: it needs a simulation that is open, and none is. */
export async function deliver(tx: Tx, one: ToDeliver): Promise<Delivered | undefined> {
  const { kind, executionId, userId, byId, byName, now } = one;
  if (kind === 'CALL' || kind === 'MESSAGE') {
    const caller = kind === 'CALL' ? { caller: one.text } : {};
    const told = { executionId, userId, byId, byName, now, text: one.words, ...caller };
    const messageId = await putMessage(tx, told);
    await raiseOwnNumber(tx, executionId, userId);
    return { issuedId: null, messageId };
  }
  if (one.run === undefined) return undefined;
  const entry = { code: kind === 'FAULT' ? FAULT_CODE : SITUATION_CODE, item: one.situation };
  const { id } = await putIssued(tx, one.run, { ...entry, reason: one.reason, byName, now });
  await raiseOwnNumber(tx, executionId, userId);
  return { issuedId: id, messageId: null };
}
