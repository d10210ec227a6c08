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
import { meetAtDraft } from '../drafts/draft-presence.ts';
import { clearDraft, draftToPublish, findDraft, headOf, lockedDraft } from '../drafts/drafts-repository.ts';
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

const { kind } = CASE_SUBJECT;

async function stateOf(db: Db | Tx, id: string, current: CurrentCaseDraft): Promise<CaseDraftState> {
  const { data, published } = current;
  const works = await worksOfCases(db, [id]);
  return {
    ...(await headOf(db, id, current)),
    data,
    published: published?.content ?? null,
    works: [...(works.get(id) ?? [])],
  };
}

interface Seen {
  readonly id: string;
  /** The version of the draft that the person has seen. */
  readonly version: number | undefined;
}

/** Throws VERSION_MOVED with the draft as it is now. */
async function refuseMoved(
  tx: Db | Tx,
  { id, version }: Seen,
  current: CurrentCaseDraft,
  revision = current.revision,
): Promise<void> {
  if (version === current.version && revision === current.revision) return;
  throw new ApiFault('VERSION_MOVED', { current: await stateOf(tx, id, current) });
}

function registerReading(app: FastifyInstance): void {
  registerCall(app, listTestCases, ({ query: { difficulty, ...query }, storage: { db } }) => {
    const tags = difficulty === undefined ? [] : [`difficulty:${difficulty}`];
    return pageOfItems(db, 'CASE', { ...query, tags }, (heads) => toListedCases(db, heads));
  });
  registerCall(app, getTestCaseDraft, async ({ params: { id }, storage: { db } }) =>
    stateOf(db, id, await findDraft(db, CASE_SUBJECT, id)),
  );
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
  registerCall(app, saveTestCaseDraft, ({ params: { id }, body, person, storage, now, ifMatch: version }) =>
    storage.write(async (tx) => {
      const current = await lockedDraft(tx, CASE_SUBJECT, id);
      if (current !== undefined) await refuseMoved(tx, { id, version }, current, body.baseRevision);
      else if (body.baseRevision !== 0) throw new ApiFault('NOT_FOUND');
      await storeCaseDraft(tx, { person, now }, id, current, body);
      return stateOf(tx, id, await findDraft(tx, CASE_SUBJECT, id));
    }),
  );
  registerCall(app, dropTestCaseDraft, ({ params: { id }, storage, ifMatch: version }) =>
    storage.write(async (tx) => {
      const current = orNotFound(await lockedDraft(tx, CASE_SUBJECT, id));
      const row = orNotFound(current.isDraft ? current.row : undefined);
      await refuseMoved(tx, { id, version }, current);
      await clearDraft(tx, row);
      await forgetUnpublished(tx, 'CASE', id);
    }),
  );
  registerCall(app, meetAtTestCaseDraft, ({ params: { id }, person, storage, now }) =>
    storage.write(async (tx) => {
      const { revision, version } = await findDraft(tx, CASE_SUBJECT, id);
      return { people: await meetAtDraft(tx, { kind, id, userId: person.id, now }), revision, version };
    }),
  );
}

function registerPublishing(app: FastifyInstance): void {
  registerCall(
    app,
    publishTestCaseDraft,
    async ({ params: { id }, person, storage, now, ifMatch: version }) => {
      // Played before the transaction, which would hold up all others; it takes just the version that was played.
      const found = await findDraft(storage.db, CASE_SUBJECT, id);
      await refuseMoved(storage.db, { id, version }, found);
      if (!found.isDraft) throw new ApiFault('NOT_FOUND');
      const { findings, checks } = await checkedByPlay(storage.db, person.id, id, found);
      refuseErrors(findings);
      return storage.write(async (tx) => {
        const current = await draftToPublish(tx, CASE_SUBJECT, id);
        await refuseMoved(tx, { id, version }, current, found.revision);
        await publishCase(tx, { person, now, id, checks }, current);
        return stateOf(tx, id, await findDraft(tx, CASE_SUBJECT, id));
      });
    },
  );
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
