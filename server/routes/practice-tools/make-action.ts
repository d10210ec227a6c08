// Makes an action, or a further revision of one, in one transaction with whatever asks for it.
import type { ActionInput, PracticeActionDetails } from '#contract/entities/practice-tools.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { By } from '../works/rewrite-tasks.ts';
import { actionContent, codeFaults, findAction } from './action-content.ts';
import { insertItem, lockItem, storeItem } from './practice-items-repository.ts';

async function refuseUnsound(tx: Tx, action: ActionInput): Promise<void> {
  const details = await codeFaults(tx, action);
  if (details.length > 0) throw new ApiFault('VALIDATION', { details });
}

/** Throws VALIDATION for an action of a code that the simulation has not. */
export async function makeAction(
  tx: Tx,
  { person, now }: By,
  action: ActionInput,
): Promise<PracticeActionDetails> {
  await refuseUnsound(tx, action);
  const id = newId();
  await insertItem(tx, 'ACTION', id, actionContent(action), { byName: person.fullName, now });
  const after = orNotFound(await findAction(tx, id));
  await audit(tx, person, 'action.create', { type: 'action', id }, null, after);
  return after;
}

/** A further revision of an action that is listed, the first one too; what is usual for its code stays. */
export async function publishAction(
  tx: Tx,
  { person, now }: By,
  id: string,
  action: ActionInput,
): Promise<PracticeActionDetails> {
  const head = orNotFound(await lockItem(tx, 'ACTION', id));
  const before = await findAction(tx, id);
  await refuseUnsound(tx, action);
  const content = actionContent(before === undefined ? action : { ...action, usual: before.usual });
  await storeItem(tx, 'ACTION', head, content, { byName: person.fullName, now });
  const after = orNotFound(await findAction(tx, id));
  const act = before === undefined ? 'action.create' : 'action.update';
  await audit(tx, person, act, { type: 'action', id }, before ?? null, after);
  return after;
}
