/**
 * Keys of cases and of rulesets as they are stored, and whole. What a ruleset's key says of all its cases (the terms of
 * judging, the answers to situations) stands there once; a case's key has what differs, which goes first.
 */
import { isDeepStrictEqual } from 'node:util';
import { rulesetKeySchema, type RulesetKey } from '#contract/simulation/ruleset-key.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

type Json = Readonly<Record<string, unknown>>;

/** A key of either simulation, as far as rulesets share in it. */
interface StoredKey extends Json {
  /** What it does not say its ruleset's key says; keys that were stored without this say all. */
  readonly takesTerms?: true;
  readonly reference: Json;
  readonly situations?: readonly Json[];
}

/** A ruleset's key as it is stored: its situations too have only what differs from its terms. */
interface StoredRulesetKey extends Json {
  readonly terms?: Json;
  readonly situations: readonly Json[];
}

interface PinnedRuleset {
  readonly rulesetId: string;
  readonly rulesetRevision: number;
}

const situationOf = ({ situations }: Pick<StoredRulesetKey, 'situations'>, row: Json): Json | undefined =>
  situations.find(({ situation }) => situation === row['situation']);

const withTerms = (terms: Json | undefined, reference: unknown): Json => ({
  ...terms,
  ...(reference as Json),
});

function withoutTerms(reference: Json, terms: RulesetKey['terms']): Json {
  const said: Json = { ...terms };
  // What a key does without, and its ruleset has, is none in it: the lists of terms may be left out.
  const none = Object.keys(said).filter((name) => reference[name] === undefined);
  const own = Object.entries(reference).filter(([name, value]) => !isDeepStrictEqual(value, said[name]));
  return { ...Object.fromEntries(none.map((name) => [name, []])), ...Object.fromEntries(own) };
}

/** The key with all that it takes from its ruleset's. */
export function wholeKey(stored: unknown, shared: unknown): unknown {
  const { takesTerms, reference, situations, ...own } = stored as StoredKey;
  if (takesTerms !== true) return stored;
  const from = shared as StoredRulesetKey;
  const whole = situations?.map((row) => {
    const filled = { ...situationOf(from, row), ...row };
    return { ...filled, reference: withTerms(from.terms, filled['reference']) };
  });
  return { ...own, reference: withTerms(from.terms, reference), ...(whole ? { situations: whole } : {}) };
}

/** The key without what its ruleset's key says in just the same way; whole where that one has no terms. */
export function ownKey(key: unknown, shared: RulesetKey | undefined): unknown {
  if (shared?.terms === undefined) return key;
  const { reference, situations, ...own } = key as StoredKey;
  const kept = situations?.map((row) =>
    isDeepStrictEqual(row, situationOf(shared, row)) ? { situation: row['situation'] } : row,
  );
  const differing = withoutTerms(reference, shared.terms);
  return { ...own, takesTerms: true, reference: differing, ...(kept ? { situations: kept } : {}) };
}

/** A ruleset's key as it is stored. */
export function storedRulesetKey(key: RulesetKey): unknown {
  const situations = key.situations.map((row) => ({
    ...row,
    reference: withoutTerms(row.reference, key.terms),
  }));
  return { ...key, situations };
}

/** The key of a revision of a ruleset, whole; undefined where it has none. */
export async function findRulesetKey(
  db: Db | Tx,
  { rulesetId, rulesetRevision }: PinnedRuleset,
): Promise<RulesetKey | undefined> {
  const row = await db
    .selectFrom('rulesetKeys')
    .select('data')
    .where('rulesetId', '=', rulesetId)
    .where('revision', '=', rulesetRevision)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const stored = row.data as StoredRulesetKey;
  const situations = stored.situations.map((one) => ({
    ...one,
    reference: withTerms(stored.terms, one['reference']),
  }));
  return rulesetKeySchema.parse({ ...stored, situations });
}

/** Keys of cases with their simulation; `shared` is what `wholeKey` puts each together with. */
export function selectCaseKeys(db: Db | Tx) {
  return db
    .selectFrom('caseKeys')
    .innerJoin('cases', 'cases.id', 'caseKeys.caseId')
    .innerJoin('caseRevisions', (join) =>
      join
        .onRef('caseRevisions.caseId', '=', 'caseKeys.caseId')
        .onRef('caseRevisions.revision', '=', 'caseKeys.revision'),
    )
    .leftJoin('rulesetKeys', (join) =>
      join
        .onRef('rulesetKeys.rulesetId', '=', 'caseRevisions.rulesetId')
        .onRef('rulesetKeys.revision', '=', 'caseRevisions.rulesetRevision'),
    )
    .select(['cases.simulation', 'caseKeys.data as key', 'rulesetKeys.data as shared']);
}

/** The key of a revision of a case, whole. */
export async function findCaseKey(db: Db | Tx, caseId: string, revision: number) {
  const { simulation, key, shared } = await selectCaseKeys(db)
    .where('caseKeys.caseId', '=', caseId)
    .where('caseKeys.revision', '=', revision)
    .executeTakeFirstOrThrow();
  return { simulation, key: wholeKey(key, shared) };
}
