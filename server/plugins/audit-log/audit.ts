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
}

/** Who did it: the person who made the request, or null for the server itself. */
type AuditPerson = { readonly id: string; readonly fullName: string } | null;

function nameOf(person: AuditPerson, subject: AuditSubject, before: unknown, after: unknown): string {
  const said = subject.name ?? subjectNameOf(after) ?? subjectNameOf(before);
  if (said !== undefined) return said;
  return subject.type === 'user' && subject.id === person?.id ? (person?.fullName ?? '') : '';
}

interface AuditEntry {
  readonly subject: AuditSubject;
  readonly before: unknown;
  readonly after: unknown;
}

/** Logs one act on many things in one statement; the caller keeps the list short enough for that. */
export async function auditMany(
  tx: Tx,
  person: AuditPerson,
  what: AuditAct,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const at = new Date().toISOString();
  const personName = person?.fullName ?? '';
  const rows = entries.map(({ subject, before, after }) => {
    const subjectName = nameOf(person, subject, before, after).slice(0, 500);
    return {
      id: newId(),
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
  await tx.insertInto('auditLog').values(rows).execute();
}

/** Logs one act. Don't pass secrets (passwords, tokens, codes), even if fields named so are dropped. */
export async function audit(
  tx: Tx,
  person: AuditPerson,
  what: AuditAct,
  subject: AuditSubject,
  ...[before, after]: readonly [before: unknown, after: unknown]
): Promise<void> {
  await auditMany(tx, person, what, [{ subject, before, after }]);
}
