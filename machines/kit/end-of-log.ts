// Where a stored log stops counting, as far as it can be told without playing it.
import { logEntrySchema, MAX_LOG, type IssuedEntry, type LogEntry } from '#contract/simulation/log.ts';
import type { LogFault } from '#contract/simulation/log-fault.ts';
import { isPlainEntry } from '#contract/simulation/plain-entry.ts';

/** What the server issued for a run, and when it came into the log, in ms of the simulation; null: it never did. */
export type IssuedInLog = Pick<IssuedEntry, 'id' | 'code' | 'item'> & { readonly atMs: number | null };

type Reason = Extract<LogFault, 'malformed' | 'notIssued' | 'issueMoved' | 'issueLeftOut' | 'tooLong'>;

interface End {
  /** The entries before it count. */
  readonly count: number;
  readonly reason: Reason;
}

/** The first of what ends the log; where two end it at one entry, the one named first. */
export function endOfLog(entries: readonly LogEntry[], issued: readonly IssuedInLog[]): End | undefined {
  const counted = entries.slice(0, MAX_LOG);
  const ends: readonly End[] = [
    ...endAt(
      counted.findIndex((entry) => !isPlainEntry(entry) && !logEntrySchema.safeParse(entry).success),
      'malformed',
    ),
    ...issueEnds(counted, issued),
    ...(entries.length > MAX_LOG ? [{ count: MAX_LOG, reason: 'tooLong' as const }] : []),
  ];
  return ends.reduce<End | undefined>(
    (first, end) => (first === undefined || end.count < first.count ? end : first),
    undefined,
  );
}

function endAt(count: number, reason: Reason): readonly End[] {
  return count < 0 ? [] : [{ count, reason }];
}

/** What is wrong with an entry in the server's name; undefined: it stands as it came. */
function faultOf(entry: LogEntry, own: IssuedInLog | undefined): Reason | undefined {
  if (own === undefined || own.atMs === null) return 'notIssued';
  if (own.code !== entry.code || own.item !== entry.item) return 'notIssued';
  return own.atMs === entry.at ? undefined : 'issueMoved';
}

function issueEnds(entries: readonly LogEntry[], issued: readonly IssuedInLog[]): readonly End[] {
  const awaited = new Map(issued.map((own) => [own.id, own]));
  const ends = entries.flatMap((entry, count) => {
    if (entry.issue === undefined) return [];
    const reason = faultOf(entry, awaited.get(entry.issue));
    // A second one under an id is one too many.
    if (reason === undefined) awaited.delete(entry.issue);
    return reason === undefined ? [] : [{ count, reason }];
  });
  return [...ends, ...[...awaited.values()].flatMap((own) => gapsOf(entries, own))];
}

/** From where on something that came is missing; nothing where the log ends before, as one without what is in doubt does. */
function gapsOf(entries: readonly LogEntry[], { id, atMs }: IssuedInLog): readonly End[] {
  if (atMs === null) return [];
  const isMoved = entries.some(({ issue }) => issue === id);
  const firstAfter = entries.findIndex(({ at, issue }) => at > atMs && issue !== id);
  return endAt(firstAfter, isMoved ? 'issueMoved' : 'issueLeftOut');
}

/** Whether all that was issued stands in the log as it came: what did not is a teacher's to judge. */
export function isAllIssuedThere(entries: readonly LogEntry[], issued: readonly IssuedInLog[]): boolean {
  return issued.every(({ id, atMs, code, item }) =>
    entries.some(
      (entry) => entry.issue === id && entry.at === atMs && entry.code === code && entry.item === item,
    ),
  );
}
