// The kept checks of works and of their drafts: which are due, what was found, and the list of those with findings.
import { sql } from 'kysely';
import { isError, type Finding } from '#contract/entities/draft-check.ts';
import { MAX_LISTED_FINDINGS, type FaultyWork } from '#contract/entities/workshop.ts';
import type { Page } from '#contract/page.ts';
import { pageOfRows, type PageRequest } from '#server/repositories/lists.ts';
import { json } from '#server/storage/columns.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import { findingsOf } from '../drafts/checks/draft-facts.ts';
import { findDraft } from '../drafts/drafts-repository.ts';
import { WORK_SUBJECT } from '../drafts/work-drafts-repository.ts';

const NO_TITLE = { ru: '', en: '', ch: '' };
/** A case or a topic may have been put away: nothing of the work itself tells. */
const MAX_AGE_MS = 86_400_000;

/** Works and drafts in use with their kept checks. */
function checked(db: Db) {
  const inUse = db
    .selectFrom('works')
    .select(['id', 'revision'])
    .where('archivedAt', 'is', null)
    .unionAll(
      db
        .selectFrom('drafts')
        .leftJoin('works', 'works.id', 'drafts.id')
        .select(['drafts.id', sql<number>`0`.as('revision')])
        .where('drafts.kind', '=', 'WORK')
        .where('drafts.data', 'is not', null)
        .where('works.id', 'is', null),
    );
  return db
    .selectFrom(inUse.as('content'))
    .leftJoin('drafts', (join) => join.onRef('drafts.id', '=', 'content.id').on('drafts.kind', '=', 'WORK'))
    .leftJoin('workChecks', 'workChecks.workId', 'content.id');
}

/** The ids of works whose kept check is not of what they are now. */
export async function dueChecks(db: Db, now: string, limit: number): Promise<string[]> {
  const version = sql<number>`coalesce(${sql.ref('drafts.version')}, 0)`;
  const aged = new Date(Date.parse(now) - MAX_AGE_MS).toISOString();
  const rows = await checked(db)
    .select('content.id')
    .where((eb) =>
      eb.or([
        eb('workChecks.workId', 'is', null),
        eb('workChecks.revision', '!=', eb.ref('content.revision')),
        eb('workChecks.draftVersion', '!=', version),
        eb('workChecks.checkedAt', '<', aged),
      ]),
    )
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The first findings of each kind, errors first. */
function listedOf(findings: readonly Finding[]): readonly Finding[] {
  const byWeight = [...findings.filter(isError), ...findings.filter((one) => !isError(one))];
  const isFirst = ({ code }: Finding, at: number): boolean =>
    byWeight.findIndex((one) => one.code === code) === at;
  return byWeight.filter(isFirst).slice(0, MAX_LISTED_FINDINGS);
}

/** Checks a work, or its draft, and keeps what was found. */
export async function checkWorkNow(storage: Storage, workId: string, now: string): Promise<void> {
  const current = await findDraft(storage.db, WORK_SUBJECT, workId);
  const findings = await findingsOf(storage.db, current);
  const errorCount = findings.filter(isError).length;
  const kept = {
    revision: current.revision,
    draftVersion: current.version,
    errorCount,
    warningCount: findings.length - errorCount,
    findings: json(listedOf(findings)),
    checkedAt: now,
  };
  await storage.write((tx) =>
    tx
      .insertInto('workChecks')
      .values({ workId, ...kept })
      .onConflict((conflict) => conflict.column('workId').doUpdateSet(kept))
      .execute(),
  );
}

/** A page of the works and drafts with findings. */
export function pageOfFaultyWorks(db: Db, request: PageRequest): Promise<Page<FaultyWork>> {
  const found = checked(db)
    .leftJoin('works', 'works.id', 'content.id')
    .select(['content.id', 'content.revision', 'works.title', 'drafts.data', 'workChecks.checkedAt'])
    .select(['workChecks.errorCount', 'workChecks.warningCount', 'workChecks.findings'])
    .where((eb) => eb.or([eb('workChecks.errorCount', '>', 0), eb('workChecks.warningCount', '>', 0)]));
  const toWorks = (rows: Awaited<ReturnType<typeof found.execute>>): FaultyWork[] =>
    rows.map(({ id, revision, title, data, ...check }) => ({
      id,
      // Only drafts of works are joined.
      title: (data !== null && 'title' in data ? data.title : title) ?? NO_TITLE,
      isNew: revision === 0,
      errorCount: check.errorCount ?? 0,
      warningCount: check.warningCount ?? 0,
      findings: [...(check.findings ?? [])],
      checkedAt: check.checkedAt ?? '',
    }));
  const sorts = { errorCount: 'workChecks.errorCount', checkedAt: 'workChecks.checkedAt' };
  return pageOfRows(found, request, sorts, toWorks, 'content.id');
}
