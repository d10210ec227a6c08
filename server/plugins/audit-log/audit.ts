// Writes the audit log: who changed what and when, before and after, in the transaction of the change itself.
import type { AuditAct } from '#contract/audit-log/acts.ts';
import type { AuditSubjectType } from '#contract/audit-log/subjects.ts';
import { json, searchKey } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Tx } from '#server/storage/schema.ts';
import { subjectNameOf, withoutSecrets } from './audit-facts.ts';

export interface AuditSubject {
  readonly type: AuditSubjectType;
  readonly id: string | null;
  /** Needed where neither `before` nor `after` holds a name. */
  readonly name?: string;
  /** The entry behind which this one stands, where one act is written piece by piece. */
  readonly headId?: string | null;
}

/** Who did it: the person who made the request, or null for the server itself. */
type AuditPerson = { readonly id: string; readonly fullName: string } | null;

function nameOf(person: AuditPerson, subject: AuditSubject, before: unknown, after: unknown): string {
  const said = subject.name ?? subjectNameOf(after) ?? subjectNameOf(before);
  if (said !== undefined) return said;
  return subject.type === 'user' && subject.id === person?.id ? (person?.fullName ?? '') : '';
}

export interface AuditedChange {
  readonly subject: AuditSubject;
  readonly before: unknown;
  readonly after: unknown;
}

/** So many rows in one statement. */
const ROWS_AT_ONCE = 500;

/** Logs one act on many things: one line of the log, behind whose first entry the others stand. Returns the first one's id. */
export async function auditMany(
  tx: Tx,
  person: AuditPerson,
  what: AuditAct,
  entries: readonly AuditedChange[],
): Promise<string> {
  const at = new Date().toISOString();
  const personName = person?.fullName ?? '';
  const headId = newId();
  const rows = entries.map(({ subject, before, after }, position) => {
    const subjectName = nameOf(person, subject, before, after).slice(0, 500);
    return {
      ...(position === 0 ? { id: headId, headId: subject.headId ?? null } : { id: newId(), headId }),
      at,
      personId: person?.id ?? null,
      personName,
      what,
      subjectType: subject.type,
      subjectId: subject.id,
      subjectName,
      searchText: searchKey(personName, subjectName),
      before: json(withoutSecrets(before ?? null)),
      after: json(withoutSecrets(after ?? null)),
    };
  });
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx
      .insertInto('auditLog')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
  return headId;
}

/** Logs one act, and returns the id of its entry. Don't pass secrets (passwords, tokens, codes), even if fields named so are dropped. */
export async function audit(
  tx: Tx,
  person: AuditPerson,
  what: AuditAct,
  subject: AuditSubject,
  ...[before, after]: readonly [before: unknown, after: unknown]
): Promise<string> {
  return auditMany(tx, person, what, [{ subject, before, after }]);
}
