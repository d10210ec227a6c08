// Makes a chain, or a further revision of one, in one transaction with whatever asks for it.
import type { Chain, ChainInput } from '#contract/entities/practice-tools.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Tx } from '#server/storage/schema.ts';
import type { By } from '../works/rewrite-tasks.ts';
import { actionsOf, chainContent, findChain, refuseUnsound } from './chain-content.ts';
import { insertItem, lockItem, storeItem } from './practice-items-repository.ts';
import { setUses } from './practice-uses-repository.ts';

async function setActions(tx: Tx, id: string, chain: ChainInput): Promise<void> {
  await setUses(tx, { userKind: 'CHAIN', userId: id }, { kind: 'ACTION', ids: actionsOf(chain) });
}

/** Throws VALIDATION for a chain that cannot judge. */
export async function makeChain(tx: Tx, { person, now }: By, chain: ChainInput): Promise<Chain> {
  await refuseUnsound(tx, chain);
  const id = newId();
  await insertItem(tx, 'CHAIN', id, chainContent(chain), { byName: person.fullName, now });
  await setActions(tx, id, chain);
  const after = orNotFound(await findChain(tx, id));
  await audit(tx, person, 'action-sequence.create', { type: 'action-sequence', id }, null, after);
  return after;
}

/** A further revision of a chain that is listed, the first one too. Throws VALIDATION for a chain that cannot judge. */
export async function publishChain(
  tx: Tx,
  { person, now }: By,
  id: string,
  chain: ChainInput,
): Promise<Chain> {
  const head = orNotFound(await lockItem(tx, 'CHAIN', id));
  const before = await findChain(tx, id);
  await refuseUnsound(tx, chain);
  await storeItem(tx, 'CHAIN', head, chainContent(chain), { byName: person.fullName, now });
  await setActions(tx, id, chain);
  const after = orNotFound(await findChain(tx, id));
  const act = before === undefined ? 'action-sequence.create' : 'action-sequence.update';
  await audit(tx, person, act, { type: 'action-sequence', id }, before ?? null, after);
  return after;
}
