// What is in the trash, of every kind, the latest first.
import { sql } from 'kysely';
import type { ContentKind, PutAway } from '#contract/entities/workshop.ts';
import type { Page } from '#contract/page.ts';
import { inState } from '#server/repositories/content-state.ts';
import { pageOfRows, type PageRequest } from '#server/repositories/lists.ts';
import type { Db } from '#server/storage/schema.ts';
import { namesOf } from './content-names.ts';

const TABLES = { COURSE: 'courses', WORK: 'works', TASK: 'tasks' } as const;

function putAway(db: Db, kind: ContentKind, now: string) {
  const table = TABLES[kind];
  return db
    .selectFrom(table)
    .select([sql<ContentKind>`${sql.lit(kind)}`.as('kind'), 'id', 'archivedAt'])
    .where(inState(table, 'TRASH', now));
}

/** A page of the trash, of some kinds. */
export async function pageOfTrash(
  db: Db,
  kinds: readonly ContentKind[],
  request: PageRequest,
  now: string,
): Promise<Page<PutAway>> {
  const [first, ...others] = kinds.map((kind) => putAway(db, kind, now));
  if (first === undefined) throw new Error('A trash of no kind');
  const all = others.reduce((union, one) => union.unionAll(one), first);
  const found = db.selectFrom(all.as('putAway')).select(['kind', 'id', 'archivedAt']);
  return pageOfRows(found, request, { archivedAt: 'putAway.archivedAt' }, async (rows) => {
    const names = await namesOf(db, rows);
    return rows.flatMap(({ kind, id, archivedAt }) => {
      const title = names(kind, id);
      return archivedAt === null || title === undefined ? [] : [{ kind, id, title, archivedAt }];
    });
  });
}
