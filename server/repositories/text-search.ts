/**
 * Searches words, in any order, among a million attempts or audit entries, among all people, or in the bank. The
 * embedded engine has a trigram index beside each table; PostgreSQL (where pg_trgm is available) has one that LIKE
 * uses by itself. See migrations/trigrams.ts.
 */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { allOf, hasWords, likePattern, searchWords } from '#server/storage/columns.ts';
import { isEmbedded } from '#server/storage/engine-of.ts';
import type { Db } from '#server/storage/schema.ts';

/** Trigram indexes cannot find anything shorter than three letters. */
const isLongEnough = (word: string): boolean => /^.{3}/su.test(word);
/** With more hits than this, walking through the sorted list finds a page sooner than sorting all hits. */
const MANY = 10_000;
/** A short word that goes on in more ways than this is in many rows. */
const MAX_WAYS_ON = 500;
const AFTER_ALL_LETTERS = '\u{10FFFF}';

type Searched = 'attempts' | 'auditLog' | 'users' | 'registrationRequests' | 'tasks';

/** In the bank short words have an index too: see migrations/0057-short-words.ts. */
const knowsShortWords = (table: Searched): boolean => table === 'tasks';

function isLike(table: Searched, text: string): RawBuilder<SqlBool> {
  return hasWords(sql.ref(`${table}.searchText`), text);
}

/** Past any index: among few rows, checking each is faster. */
function hasEach(table: Searched, words: readonly string[]): RawBuilder<SqlBool> {
  return allOf(sql`(${sql.ref(`${table}.searchText`)} || '')`, words);
}

const wordsIn = (text: string): readonly string[] => searchWords(text).filter((word) => word !== '');

const phrase = (part: string): string => `"${part.replaceAll('"', '""')}"`;

/** What the index is asked for a word: a short one as each way it goes on; undefined if there are too many. */
async function phrasesOf(db: Db, word: string): Promise<string | undefined> {
  if (isLongEnough(word)) return phrase(word);
  const parts = sql.ref('term');
  const { rows } = await sql<{ readonly term: string }>`select ${parts} from ${sql.table('tasksSearchParts')}
    where ${parts} >= ${word} and ${parts} < ${word + AFTER_ALL_LETTERS} limit ${MAX_WAYS_ON + 1}`.execute(
    db,
  );
  if (rows.length > MAX_WAYS_ON) return undefined;
  // A word that goes on in no way is nowhere: it is asked as it stands, and not found.
  return rows.length === 0 ? phrase(`${word}  `) : `(${rows.map(({ term }) => phrase(term)).join(' OR ')})`;
}

interface Asked {
  readonly phrases: readonly string[];
  /** Those that the index cannot answer. */
  readonly rest: readonly string[];
}

async function askedOf(db: Db, table: Searched, words: readonly string[]): Promise<Asked> {
  const [phrases, rest]: [string[], string[]] = [[], []];
  for (const word of words) {
    const asked = isLongEnough(word) || knowsShortWords(table) ? await phrasesOf(db, word) : undefined;
    if (asked === undefined) rest.push(word);
    else phrases.push(asked);
  }
  return { phrases, rest };
}

/**
 * The rowids that the index finds, as one JSON list, so that the index is asked once even if the condition is
 * used several times; undefined if there are too many.
 */
async function indexed(db: Db, table: Searched, phrases: readonly string[]): Promise<string | undefined> {
  const index = `${table}Search`;
  const found = sql`select rowid from ${sql.table(index)} where ${sql.ref(index)} match ${phrases.join(' AND ')} limit ${MANY + 1}`;
  const { rows } = await sql<{
    readonly count: number;
    readonly numbers: string;
  }>`select count(*) as ${sql.ref('count')}, json_group_array(rowid) as ${sql.ref('numbers')} from (${found})`.execute(
    db,
  );
  const [{ count, numbers } = { count: 0, numbers: '[]' }] = rows;
  return count > MANY ? undefined : numbers;
}

async function embeddedRowsWith(db: Db, table: Searched, text: string): Promise<RawBuilder<SqlBool>> {
  const { phrases, rest } = await askedOf(db, table, wordsIn(text));
  const numbers = phrases.length === 0 ? undefined : await indexed(db, table, phrases);
  if (numbers === undefined) return isLike(table, text);
  const found = sql<SqlBool>`${sql.ref(`${table}.rowid`)} in (select value from json_each(${numbers}))`;
  return rest.length === 0 ? found : sql<SqlBool>`(${found} and ${hasEach(table, rest)})`;
}

/**
 * On PostgreSQL LIKE finds its own index for long words; tasks with short ones are looked up before. Undefined if that is
 * no use: `rowsWith` says it then.
 */
export async function fewTasksWith(db: Db, text: string): Promise<RawBuilder<SqlBool> | undefined> {
  const words = wordsIn(text);
  const short = words.filter((word) => !isLongEnough(word));
  if (isEmbedded(db) || short.length === 0) return undefined;
  const patterns = words.filter(isLongEnough).map(likePattern);
  const asked = sql`${sql.id('tasksWithLetters')}(${short}, ${patterns}, ${sql.lit(MANY + 1)})`;
  // As one text, which goes back as it came.
  const { rows } = await sql<{ readonly count: number; readonly ids: string | null }>`
    select count(*) as count, cast(array_agg(id) filter (where ${sql.ref('hasAll')}) as text) as ids from ${asked}`.execute(
    db,
  );
  const { count, ids } = rows[0] ?? { count: 0, ids: null };
  if (count > MANY) return undefined;
  return sql<SqlBool>`${sql.ref('tasks.id')} = any(cast(${ids} as text[]))`;
}

/**
 * The condition on the table for rows whose search text contains each word of `text`: by the index where it finds
 * few rows, by scanning where there are so many that sorting them would cost more.
 */
export async function rowsWith(db: Db, table: Searched, text: string): Promise<RawBuilder<SqlBool>> {
  return isEmbedded(db) ? embeddedRowsWith(db, table, text) : isLike(table, text);
}

/** The same condition for a query that finds few rows anyway: checking each is faster than the index. */
export function rowsWithAmongFew(table: Searched, text: string): RawBuilder<SqlBool> {
  return hasEach(table, searchWords(text));
}
