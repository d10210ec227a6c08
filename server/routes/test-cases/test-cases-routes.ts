// Cases for those who edit practice: the list, drafts, publishing, revisions, the archive, and trying a draft.
import type { FastifyInstance } from 'fastify';
import {
  checkTestCaseDraft,
  deleteTestCase,
  dropTestCaseDraft,
  getCaseRuleset,
  getTestCaseDraft,
  getTestCaseRevision,
  listTestCaseRevisions,
  listTestCases,
  meetAtTestCaseDraft,
  publishTestCaseDraft,
  restoreTestCase,
  saveTestCaseDraft,
  tryTestCaseDraft,
} from '#contract/calls/test-cases.ts';
import type { CaseDraftState } from '#contract/entities/case-draft.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { ApiFault, orNotFound } from '#server/plugins/errors/api-fault.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import { draftHandling } from '../drafts/draft-handling.ts';
import { draftToPublish, findDraft, headOf } from '../drafts/drafts-repository.ts';
import {
  forgetUnpublished,
  lockItem,
  pageOfItems,
  setItemArchived,
} from '../practice-tools/practice-items-repository.ts';
import { findNamedRuleset } from '../practice-tools/simulation-data-repository.ts';
import { storeCaseDraft } from './case-drafts-repository.ts';
import {
  CASE_SUBJECT,
  pageOfCaseRevisions,
  revisionOfCase,
  setCaseArchived,
  worksOfCases,
  type CurrentCaseDraft,
} from './cases-repository.ts';
import { toListedCases } from './listed-cases.ts';
import { checkedByPlay, findingsOf, publishCase, refuseErrors, withoutKey } from './publish-case.ts';
import { trialOf } from './trial.ts';
import type { By } from '../works/rewrite-tasks.ts';

async function stateOf(
  db: Db | Tx,
  { person }: By,
  id: string,
  current: CurrentCaseDraft,
): Promise<CaseDraftState> {
  const { data, published } = current;
  const works = await worksOfCases(db, [id]);
  return {
    ...(await headOf(db, person.id, id, current)),
    data,
    published: published?.content ?? null,
    works: [...(works.get(id) ?? [])],
  };
}

const handling = draftHandling(CASE_SUBJECT, stateOf);

function registerReading(app: FastifyInstance): void {
  registerCall(app, listTestCases, ({ query: { difficulty, ...query }, storage: { db } }) => {
    const tags = difficulty === undefined ? [] : [`difficulty:${difficulty}`];
    return pageOfItems(db, 'CASE', { ...query, tags }, (heads) => toListedCases(db, heads));
  });
  registerCall(app, getTestCaseDraft, handling.get);
  registerCall(app, checkTestCaseDraft, async ({ params: { id }, query, person, storage: { db } }) => {
    const current = await findDraft(db, CASE_SUBJECT, id);
    const isPlayed = query.played === 'true';
    const findings = isPlayed
      ? (await checkedByPlay(db, person.id, id, current)).findings
      : await findingsOf(db, current);
    return { version: current.version, findings };
  });
  registerCall(app, tryTestCaseDraft, async ({ params: { id }, query, storage: { db } }) =>
    trialOf(db, id, await findDraft(db, CASE_SUBJECT, id), query.mode),
  );
  registerCall(app, listTestCaseRevisions, ({ params: { id }, query, storage }) =>
    pageOfCaseRevisions(storage.db, id, query),
  );
  registerCall(app, getTestCaseRevision, ({ params: { id, revision }, storage }) =>
    revisionOfCase(storage.db, id, revision),
  );
  registerCall(app, getCaseRuleset, async ({ params: { simulation }, query, storage: { db } }) => {
    const ruleset = await findNamedRuleset(db, simulation, query);
    const { id, revision } = orNotFound(ruleset) as { readonly id: string; readonly revision: number };
    return { id, revision, ruleset };
  });
}

function registerDrafting(app: FastifyInstance): void {
  registerCall(app, saveTestCaseDraft, (context) => {
    const { params, body, person, now } = context;
    return handling.save(context, (tx, current) =>
      storeCaseDraft(tx, { person, now }, params.id, current, body),
    );
  });
  registerCall(app, dropTestCaseDraft, (context) =>
    handling.drop(context, (tx) => forgetUnpublished(tx, 'CASE', context.params.id)),
  );
  registerCall(app, meetAtTestCaseDraft, handling.meet);
}

function registerPublishing(app: FastifyInstance): void {
  registerCall(app, publishTestCaseDraft, async (context) => {
    const { params, person, storage, now } = context;
    const { id } = params;
    // Played before the transaction, which would hold up all others; it takes just the version that was played.
    const found = await findDraft(storage.db, CASE_SUBJECT, id);
    await handling.refuseMoved(storage.db, context, found);
    if (!found.isDraft) throw new ApiFault('NOT_FOUND');
    const { findings, checks } = await checkedByPlay(storage.db, person.id, id, found);
    refuseErrors(findings);
    return storage.write(async (tx) => {
      const current = await draftToPublish(tx, CASE_SUBJECT, id);
      await handling.refuseMoved(tx, context, current, found.revision);
      await publishCase(tx, { person, now, id, checks }, current);
      return handling.stateNow(tx, context);
    });
  });
}

/** Throws CONFLICT while works give the case out. */
async function refuseInWorks(tx: Tx, id: string): Promise<void> {
  const works = (await worksOfCases(tx, [id])).get(id) ?? [];
  if (works.length === 0) return;
  const titles = works.map(({ title }) => `«${title.ru}»`).join(', ');
  throw new ApiFault('CONFLICT', { message: 'CASE_IN_WORKS', params: { works: titles } });
}

async function archive(tx: Tx, person: Person, id: string, now: string): Promise<void> {
  const head = orNotFound(await lockItem(tx, 'CASE', id));
  const { content } = orNotFound(await CASE_SUBJECT.published(tx, id));
  await refuseInWorks(tx, id);
  await setCaseArchived(tx, id, now);
  await setItemArchived(tx, 'CASE', head, now);
  await audit(tx, person, 'test-case.archive', { type: 'test-case', id }, withoutKey(content), null);
}

async function restore(tx: Tx, person: Person, id: string): Promise<void> {
  const head = orNotFound(await lockItem(tx, 'CASE', id));
  await setCaseArchived(tx, id, null);
  await setItemArchived(tx, 'CASE', head, null);
  const { content } = orNotFound(await CASE_SUBJECT.published(tx, id));
  await audit(tx, person, 'test-case.restore', { type: 'test-case', id }, null, withoutKey(content));
}

export function registerTestCases(app: FastifyInstance): void {
  registerReading(app);
  registerDrafting(app);
  registerPublishing(app);
  registerCall(app, deleteTestCase, ({ params, person, storage, now }) =>
    storage.write((tx) => archive(tx, person, params.id, now)),
  );
  registerCall(app, restoreTestCase, ({ params, person, storage }) =>
    storage.write((tx) => restore(tx, person, params.id)),
  );
}
