/** The audit log: who changed what, when, from what to what. Written in the transaction of the change itself. */
import { json } from '../storage/columns.ts';
import { newId } from '../storage/new-id.ts';
import type { Tx } from '../storage/schema.ts';

export interface AuditSubject {
  /** Such as 'user'. */
  readonly type: string;
  readonly id: string | null;
}

/** Who did it: a person of a request, or null for the server itself. */
export type AuditPerson = { readonly id: string; readonly fullName: string } | null;

/** Never give it secrets: passwords, tokens, codes. */
export async function audit(
  tx: Tx,
  person: AuditPerson,
  what: string,
  subject: AuditSubject,
  ...[before, after]: readonly [before: unknown, after: unknown]
): Promise<void> {
  await tx
    .insertInto('auditLog')
    .values({
      id: newId(),
      at: new Date().toISOString(),
      personId: person?.id ?? null,
      personName: person?.fullName ?? '',
      what,
      subjectType: subject.type,
      subjectId: subject.id,
      before: json(before ?? null),
      after: json(after ?? null),
    })
    .execute();
}
