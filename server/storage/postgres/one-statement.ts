/**
 * Makes one statement of a program: its parts run as common table expressions in one trip, and a part that changes
 * another number of rows than expected fails the whole, so that nothing of it is kept.
 */
import type { CompiledQuery } from 'kysely';
import { isPreparedQuery } from '../prepared.ts';
import type { HotOutcome } from '../storage.ts';

/** What PostgreSQL says of a text that is no number: the only error that a query can raise by itself. */
const STOPPED = /"stopped at (\d+)"/;
const MAX_KNOWN = 500;

/** A statement of a program, compiled. */
interface Part {
  readonly query: CompiledQuery;
  readonly expectRows: number | undefined;
}

interface OneStatement {
  readonly text: string;
  /** Whether it is worth being planned once for each connection. */
  readonly isPrepared: boolean;
}

const known = new Map<string, OneStatement>();

function isReturning({ query }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' || ('returning' in query && query.returning !== undefined);
}

function textOf(parts: readonly Part[]): string {
  let offset = 0;
  const expressions = parts.map(({ query }, index) => {
    const { sql, parameters } = query;
    const from = offset;
    offset += parameters.length;
    const renumbered = sql.replaceAll(/\$(\d+)/g, (_, number) => `$${Number(number) + from}`);
    return `"s${index}" as (${renumbered}${isReturning(query) ? '' : ' returning 1 as "one"'})`;
  });
  // The parts are looked at in their order, and each runs when it is looked at.
  const checks = parts.flatMap(({ expectRows }, index) => {
    if (expectRows === undefined) return [];
    // A single part that changes nothing has nothing to undo, which saves an error.
    const isMissed = parts.length === 1 && expectRows === 1 ? '>' : '<>';
    const count = `(select count(*) from "s${index}")`;
    const stop = `cast(left('stopped at ${index}', 20 + ${count}::integer) as integer)`;
    return [`when ${count} ${isMissed} ${expectRows} then ${stop}`];
  });
  const checked = checks.length === 0 ? [] : [`case ${checks.join(' ')} end as "checked"`];
  const rows = parts.map((_, index) => `(select json_agg("s${index}") from "s${index}") as "r${index}"`);
  return `with ${expressions.join(', ')} select ${[...checked, ...rows].join(', ')}`;
}

/** The statement of a program whose parts do not build on each other's changes. */
export function oneStatement(parts: readonly Part[]): OneStatement {
  const key = parts.map(({ query, expectRows }) => `${expectRows ?? ''} ${query.sql}`).join('\n');
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = { text: textOf(parts), isPrepared: parts.every(({ query }) => isPreparedQuery(query)) };
  if (known.size < MAX_KNOWN) known.set(key, made);
  return made;
}

/** The outcome that the row of such a statement tells. */
export function outcomeOf(parts: readonly Part[], row: Readonly<Record<string, unknown>>): HotOutcome {
  const rows = parts.map((_, index) => (row[`r${index}`] ?? []) as readonly Record<string, unknown>[]);
  const missed = parts.findIndex(
    ({ expectRows }, index) => expectRows !== undefined && rows[index]?.length !== expectRows,
  );
  if (missed >= 0) return { ok: false, failedAt: missed };
  return { ok: true, rows: parts.map(({ query }, index) => (isReturning(query) ? (rows[index] ?? []) : [])) };
}

/** Which part stopped the statement; undefined for any other error. */
export function stoppedAt(error: unknown): number | undefined {
  const place = error instanceof Error ? STOPPED.exec(error.message)?.[1] : undefined;
  return place === undefined ? undefined : Number(place);
}
