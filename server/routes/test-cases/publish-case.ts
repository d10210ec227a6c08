// Publishes the draft of a case: a new revision of its play and of its key, which works follow from then on.
import type { CaseChecks, CaseDraft, CaseFinding } from '#contract/entities/case-draft.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import { checkFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import { findRulesetKey, ownKey } from '#server/repositories/case-keys.ts';
import { json } from '#server/storage/columns.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { clearDraft } from '../drafts/drafts-repository.ts';
import { lockItem, storeItem } from '../practice-tools/practice-items-repository.ts';
import { setUses } from '../practice-tools/practice-uses-repository.ts';
import { readCodes } from '../practice-tools/vocabulary.ts';
import type { By } from '../works/rewrite-tasks.ts';
import { checkCase, exampleFindings, playedFindings } from './case-check.ts';
import { caseContent, caseDataOf, caseKeyOf } from './case-content.ts';
import { CASE_SUBJECT, findRuleset, type CurrentCaseDraft } from './cases-repository.ts';
import { playedCase, playedExamples } from './played-case.ts';

/** The check list of a draft as it is now. */
export async function findingsOf(db: Db | Tx, { data, questions }: CurrentCaseDraft) {
  const ruleset = orNotFound(await findRuleset(db, data));
  const codes = await readCodes(db, data.simulation);
  return checkCase(data, { ruleset, codes, questionCount: questions.length });
}

/** The whole check list: the draft is played as well, where it can be. */
export async function checkedByPlay(db: Db, personId: string, id: string, current: CurrentCaseDraft) {
  const findings = await findingsOf(db, current);
  if (findings.some(({ isError }) => isError)) return { findings, checks: null };
  const ofExamples = exampleFindings(current.data, await playedExamples(db, { id, personId }, current));
  const played = await playedCase(db, { id, personId }, current);
  const isProved = played !== null && played.checks.provedScore !== null;
  return {
    findings: [
      ...findings.filter(({ code }) => code !== 'NO_WAY' || !isProved),
      ...ofExamples,
      ...playedFindings(played),
    ],
    checks: played?.checks ?? null,
  };
}

/** Throws VALIDATION with each error of the check list. */
export function refuseErrors(findings: readonly CaseFinding[]): void {
  const errors = findings.filter(({ isError }) => isError);
  if (errors.length > 0) throw checkFault(errors);
}

interface Publishing extends By {
  readonly id: string;
  /** null: it could not be played in time. */
  readonly checks: CaseChecks | null;
}

async function storeRevision(tx: Tx, { id, now }: Publishing, revision: number, draft: CaseDraft) {
  const { simulation, rulesetId, rulesetRevision } = draft;
  const pinned = { rulesetId, rulesetRevision, createdAt: now };
  const data = json<unknown>(caseDataOf({ id, revision }, draft));
  const shared = await findRulesetKey(tx, draft);
  const key = json<unknown>(ownKey(caseKeyOf({ id, revision }, draft, shared?.situations ?? []), shared));
  if (!(await CASE_SUBJECT.isTaken(tx, id))) {
    const head = { id, simulation, revision, dateCreating: now, archivedAt: null };
    await tx.insertInto('cases').values(head).execute();
  } else await tx.updateTable('cases').set({ revision }).where('id', '=', id).execute();
  await tx
    .insertInto('caseRevisions')
    .values({ caseId: id, revision, data, ...pinned })
    .execute();
  await tx.insertInto('caseKeys').values({ caseId: id, revision, data: key }).execute();
}

/** Publishes a draft that is locked and was found sound, and empties it. */
export async function publishCase(tx: Tx, publishing: Publishing, current: CurrentCaseDraft): Promise<void> {
  const { id, person, now, checks } = publishing;
  const { data, published, version } = current;
  const revision = current.revision + 1;
  await storeRevision(tx, publishing, revision, data);
  const head = orNotFound(await lockItem(tx, 'CASE', id));
  const content = caseContent(data, checks);
  await storeItem(tx, 'CASE', { ...head, revision: current.revision }, content, {
    byName: person.fullName,
    now,
  });
  const chainIds = data.chain === null ? [] : [data.chain.id];
  await setUses(tx, { userKind: 'CASE', userId: id }, { kind: 'CHAIN', ids: chainIds });
  const profileIds = data.simulation === 'EQUIPMENT' && data.profile ? [data.profile.id] : [];
  await setUses(tx, { userKind: 'CASE', userId: id }, { kind: 'PROFILE', ids: profileIds });
  await clearDraft(tx, { kind: CASE_SUBJECT.kind, id, version });
  const act = published === undefined ? ('test-case.create' as const) : ('test-case.update' as const);
  const before = published === undefined ? null : withoutKey(published.content);
  await audit(tx, person, act, { type: 'test-case', id }, before, withoutKey(data));
}

/** Whoever reads the audit log need not be one of those who edit cases. */
export function withoutKey({
  key: _key,
  examples: _runs,
  ...rest
}: CaseDraft): Omit<CaseDraft, 'key' | 'examples'> {
  return rest;
}
