/**
 * The bank is searched by words of one or two letters too, as most Chinese ones are: trigrams alone know nothing shorter
 * than three. See repositories/text-search.ts.
 */
import { sql, type Kysely } from 'kysely';
import type { Migration } from './migration.ts';

const [TASKS, INDEX, PARTS] = [sql.table('tasks'), sql.table('tasksSearch'), sql.table('tasksSearchParts')];
const TEXT = sql.ref('searchText');

/** With two spaces behind it, each letter of a text begins a trigram; the list of trigrams says which begin with a word. */
async function addToEmbedded(db: Kysely<unknown>): Promise<void> {
  const trigger = (what: string) => sql.id(`tasksSearch${what}`);
  for (const what of ['Add', 'Drop', 'Change']) await sql`drop trigger ${trigger(what)}`.execute(db);
  await sql`drop table ${INDEX}`.execute(db);
  await sql`create virtual table ${INDEX} using fts5(${TEXT}, content='', tokenize='trigram')`.execute(db);
  await sql`create virtual table ${PARTS} using fts5vocab(${INDEX}, 'row')`.execute(db);
  await sql`insert into ${INDEX}(rowid, ${TEXT}) select rowid, ${TEXT} || '  ' from ${TASKS}`.execute(db);
  const drop = sql.raw(
    `insert into "tasksSearch"("tasksSearch", rowid, "searchText") values ('delete', old.rowid, old."searchText" || '  ');`,
  );
  const add = sql.raw(
    `insert into "tasksSearch"(rowid, "searchText") values (new.rowid, new."searchText" || '  ');`,
  );
  await sql`create trigger ${trigger('Add')} after insert on ${TASKS} begin ${add} end`.execute(db);
  await sql`create trigger ${trigger('Drop')} after delete on ${TASKS} begin ${drop} end`.execute(db);
  await sql`create trigger ${trigger('Change')} after update of ${TEXT} on ${TASKS} begin ${drop} ${add} end`.execute(
    db,
  );
}

/**
 * An index of each letter and each two that stand together. The planner would at times rather work them out for every
 * task than ask the index, so it is asked by a function that leaves it no choice.
 */
async function addToPostgres(db: Kysely<unknown>): Promise<void> {
  const [letters, found] = [sql.id('lettersOf'), sql.id('tasksWithLetters')];
  const pairs = (from: string) =>
    sql.raw(`string_to_array(regexp_replace(${from}, '(..)', E'\\\\1\\x01', 'g'), E'\\x01')`);
  await sql`create function ${letters}(text) returns text[] language sql immutable strict parallel safe as $$
    select string_to_array($1, null) || ${pairs('$1')} || ${pairs('substr($1, 2)')} $$`.execute(db);
  await sql`create index ${sql.id('tasksLetters')} on ${TASKS} using gin (${letters}(${TEXT}))`.execute(db);
  await sql`create function ${found}(text[], integer) returns setof text language sql stable
    set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
    select id from ${TASKS} where ${letters}(${TEXT}) @> $1 limit $2 $$`.execute(db);
}

export const shortWordsMigration: Migration = {
  name: '0057-short-words',
  up: (db, { engine }) => (engine === 'postgres' ? addToPostgres(db) : addToEmbedded(db)),
};
