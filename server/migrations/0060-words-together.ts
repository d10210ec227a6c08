/**
 * On PostgreSQL the short words and the long ones of a search in the bank are looked for at once: whoever has read a task
 * for the first knows at no further cost whether the others stand in it. See repositories/text-search.ts.
 */
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const [TASKS, LETTERS, FOUND] = [sql.table('tasks'), sql.id('lettersOf'), sql.id('tasksWithLetters')];
const TEXT = sql.ref('searchText');

export const wordsTogetherMigration: Migration = {
  name: '0060-words-together',
  async up(db, { engine }) {
    if (engine !== 'postgres') return;
    await sql`drop function ${FOUND}(text[], integer)`.execute(db);
    // Joined to nothing, so that the index of long words is not asked: they may stand in every task.
    await sql`create function ${FOUND}(letters text[], patterns text[], most integer)
      returns table (id text, ${sql.id('hasAll')} boolean)
      language sql stable set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
      select id, ${TEXT} || '' like all (patterns) from ${TASKS}
      where ${LETTERS}(${TEXT}) @> letters limit most $$`.execute(db);
  },
};
