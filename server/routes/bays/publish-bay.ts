// Publishes rules of the bay: a revision of what its authors made, and the ruleset with its key that cases then name.
import type { BayDraft } from '#contract/entities/bay-draft.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { storedRulesetKey } from '#server/repositories/case-keys.ts';
import { setRulesetArchived, storeRuleset } from '#server/repositories/stored-rulesets.ts';
import type { Tx } from '#server/storage/schema.ts';
import { casesOfRulesets } from '../practice-tools/cases-of-rulesets.ts';
import {
  findItem,
  lockItem,
  setItemArchived,
  storeItem,
} from '../practice-tools/practice-items-repository.ts';
import type { By } from '../works/rewrite-tasks.ts';
import { bayContent, findBayRules, rulesOfBay } from './bay-content.ts';

const target = (id: string) => ({ type: 'bay', id }) as const;

/** The reaction times belong to the key: whoever reads the audit log is told which rows changed. */
function inBrief({ title, basedOn, edits: { times, reactions, ...tables } }: BayDraft) {
  const rows = Object.entries(tables).flatMap(([table, own]) => own.map(({ id }) => `${table}: ${id}`));
  const others = [
    ...Object.keys(times).map((id) => `times: ${id}`),
    ...reactions.map(({ id }) => `reactions: ${id}`),
  ];
  return { title, basedOn, changes: [...rows, ...others] };
}

/** A further revision of rules that are listed, the first one too. Their draft was found sound. */
export async function publishBay(tx: Tx, { person, now }: By, id: string, draft: BayDraft): Promise<void> {
  const head = orNotFound(await lockItem(tx, 'BAY', id));
  const base = orNotFound(await findBayRules(tx, draft.basedOn));
  const revision = head.revision + 1;
  const { ruleset, key } = rulesOfBay({ id, revision }, draft, base);
  const stored = key && storedRulesetKey(key);
  await storeRuleset(tx, { simulation: 'EQUIPMENT', ruleset, key: stored }, now);
  await storeItem(tx, 'BAY', head, bayContent(draft), { byName: person.fullName, now });
  const act = head.revision === 0 ? 'bay.create' : 'bay.update';
  await audit(tx, person, act, target(id), null, inBrief(draft));
}

async function titleOf(tx: Tx, id: string) {
  return { title: orNotFound(await findItem(tx, 'BAY', id)).head.title };
}

/** Throws CONFLICT while cases are played by the rules. */
export async function archiveBay(tx: Tx, { person, now }: By, id: string): Promise<void> {
  const head = orNotFound(await lockItem(tx, 'BAY', id));
  const cases = (await casesOfRulesets(tx, [id])).get(id) ?? [];
  if (cases.length > 0) {
    const titles = cases.map(({ title }) => `«${title.ru}»`).join(', ');
    throw new ApiFault('CONFLICT', { message: 'BAY_IN_CASES', params: { cases: titles } });
  }
  await setRulesetArchived(tx, id, now);
  await setItemArchived(tx, 'BAY', head, now);
  await audit(tx, person, 'bay.archive', target(id), await titleOf(tx, id), null);
}

/** Brings archived rules back. */
export async function restoreBay(tx: Tx, { person }: Pick<By, 'person'>, id: string): Promise<void> {
  const head = orNotFound(await lockItem(tx, 'BAY', id));
  await setRulesetArchived(tx, id, null);
  await setItemArchived(tx, 'BAY', head, null);
  await audit(tx, person, 'bay.restore', target(id), null, await titleOf(tx, id));
}
