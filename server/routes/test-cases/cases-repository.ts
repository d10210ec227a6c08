// Cases as their authors have them: what is published, the works that give them out, their revisions, their rulesets.
import type { CaseDraft } from '#contract/entities/case-draft.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { selectCaseKeys, wholeKey } from '#server/repositories/case-keys.ts';
import { pageOfRows, type PageRequest } from '#server/repositories/lists.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { CurrentDraft, DraftSubject } from '../drafts/drafts-repository.ts';
import { draftOfCase, type AuthorPart } from './case-content.ts';

function selectRevisions(db: Db | Tx, caseId: string) {
  return selectCaseKeys(db)
    .leftJoin('practiceItemRevisions', (join) =>
      join
        .onRef('practiceItemRevisions.id', '=', 'caseRevisions.caseId')
        .onRef('practiceItemRevisions.revision', '=', 'caseRevisions.revision')
        .on('practiceItemRevisions.kind', '=', 'CASE'),
    )
    .select(['caseRevisions.revision', 'caseRevisions.data', 'practiceItemRevisions.data as author'])
    .where('cases.id', '=', caseId)
    .where('cases.archivedAt', 'is', null);
}

type RevisionRow = Awaited<ReturnType<ReturnType<typeof selectRevisions>['execute']>>[number];

// What authors alone know was written by `caseContent`.
const contentOf = ({ author, key, shared, ...row }: RevisionRow): CaseDraft =>
  draftOfCase({
    ...row,
    key: wholeKey(key, shared),
    author: (author ?? undefined) as AuthorPart | undefined,
  });

async function publishedCase(db: Db | Tx, id: string) {
  const row = await selectRevisions(db, id)
    .whereRef('caseRevisions.revision', '=', 'cases.revision')
    .executeTakeFirst();
  return row && { revision: row.revision, content: contentOf(row) };
}

async function isCaseId(db: Db | Tx, id: string): Promise<boolean> {
  return (await db.selectFrom('cases').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export type CurrentCaseDraft = CurrentDraft<CaseDraft>;

export const CASE_SUBJECT: DraftSubject<CaseDraft> = {
  kind: 'CASE',
  published: publishedCase,
  lock: (tx, id) => tx.selectFrom('cases').select('id').where('id', '=', id).forUpdate().execute(),
  isTaken: isCaseId,
};

/** A case in use as one of its revisions had it; throws NOT_FOUND. */
export async function revisionOfCase(db: Db, id: string, revision: number): Promise<CaseDraft> {
  const found = selectRevisions(db, id).where('caseRevisions.revision', '=', revision);
  return contentOf(orNotFound(await found.executeTakeFirst()));
}

/** A page of the revisions of a case in use; throws NOT_FOUND for any other. */
export async function pageOfCaseRevisions(db: Db, id: string, request: PageRequest) {
  orNotFound(await publishedCase(db, id));
  const found = db
    .selectFrom('caseRevisions')
    .leftJoin('practiceItemRevisions', (join) =>
      join
        .onRef('practiceItemRevisions.id', '=', 'caseRevisions.caseId')
        .onRef('practiceItemRevisions.revision', '=', 'caseRevisions.revision')
        .on('practiceItemRevisions.kind', '=', 'CASE'),
    )
    .select(['caseRevisions.revision', 'caseRevisions.createdAt', 'practiceItemRevisions.byName'])
    .where('caseRevisions.caseId', '=', id);
  const column = 'caseRevisions.revision';
  return pageOfRows(
    found,
    request,
    { revision: column },
    (rows) =>
      rows.map(({ byName, ...row }) => ({ ...row, createdBy: byName === '' ? null : (byName ?? null) })),
    column,
  );
}

interface WorkOfCase {
  readonly id: string;
  readonly title: Trilingual;
}

/** The works in use that give each of the cases out. */
export async function worksOfCases(
  db: Db | Tx,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, readonly WorkOfCase[]>> {
  const rows = await db
    .selectFrom('works')
    .innerJoin('workRevisionTasks', (join) =>
      join
        .onRef('workRevisionTasks.workId', '=', 'works.id')
        .onRef('workRevisionTasks.workRevision', '=', 'works.revision'),
    )
    .innerJoin('taskRevisions', (join) =>
      join
        .onRef('taskRevisions.taskId', '=', 'workRevisionTasks.taskId')
        .onRef('taskRevisions.revision', '=', 'workRevisionTasks.taskRevision'),
    )
    .innerJoin('tasks', 'tasks.id', 'workRevisionTasks.taskId')
    .select(['works.id', 'works.title', 'taskRevisions.data'])
    .where('works.archivedAt', 'is', null)
    .where('tasks.taskType', 'in', ['ROOM', 'EQUIPMENT'])
    .orderBy('works.titleKey')
    .execute();
  return new Map(
    caseIds.map((caseId) => {
      const works = rows.filter(({ data }) => data.params['caseId'] === caseId);
      return [caseId, [...new Map(works.map(({ id, title }) => [id, { id, title }])).values()]];
    }),
  );
}

/** A ruleset in the revision that a case pins. */
export async function findRuleset(
  db: Db | Tx,
  { rulesetId, rulesetRevision }: Pick<CaseDraft, 'rulesetId' | 'rulesetRevision'>,
): Promise<unknown> {
  const row = await db
    .selectFrom('rulesetRevisions')
    .select('data')
    .where('rulesetId', '=', rulesetId)
    .where('revision', '=', rulesetRevision)
    .executeTakeFirst();
  return row?.data;
}

/** The cases in use of which the list says nothing, or something older. */
export async function unlistedCases(tx: Tx) {
  const rows = await tx
    .selectFrom('cases')
    .leftJoin('practiceItems', (join) =>
      join.onRef('practiceItems.id', '=', 'cases.id').on('practiceItems.kind', '=', 'CASE'),
    )
    .leftJoin('builtInRevisions', (join) =>
      join
        .onRef('builtInRevisions.id', '=', 'cases.id')
        .onRef('builtInRevisions.stored', '=', 'cases.revision')
        .on('builtInRevisions.kind', '=', 'CASE'),
    )
    .select(['cases.id', 'cases.revision', 'practiceItems.revision as listed', 'builtInRevisions.shipped'])
    .where('cases.archivedAt', 'is', null)
    .orderBy('cases.id')
    .execute();
  return rows
    .filter(({ revision, listed }) => listed !== revision)
    .map(({ id, revision, shipped }) => ({ id, revision, isBuiltIn: shipped !== null }));
}

/** Archives a case, or brings it back (null). */
export async function setCaseArchived(tx: Tx, id: string, archivedAt: string | null): Promise<void> {
  await tx.updateTable('cases').set({ archivedAt }).where('id', '=', id).execute();
}
