// Content in use, in the trash (deleted lately), or in the archive (deleted long ago).
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { TRASH_DAYS, type ContentState } from '#contract/entities/bank.ts';

const DAY_MS = 86_400_000;

/** The condition on a table of content for rows in a state. */
export function inState(
  table: 'tasks' | 'works' | 'courses',
  state: ContentState,
  now: string,
): RawBuilder<SqlBool> {
  const archivedAt = sql.ref(`${table}.archivedAt`);
  if (state === 'ACTIVE') return sql<SqlBool>`${archivedAt} is null`;
  // What a trial has frozen was never anybody's to put away.
  const isOwn = table === 'courses' ? sql`1 = 1` : sql`${sql.ref(`${table}.trialOf`)} is null`;
  const since = new Date(Date.parse(now) - TRASH_DAYS * DAY_MS).toISOString();
  const isThere = state === 'TRASH' ? sql`${archivedAt} >= ${since}` : sql`${archivedAt} < ${since}`;
  return sql<SqlBool>`${isThere} and ${isOwn}`;
}
