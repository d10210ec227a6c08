// Whether a token's session stands and its person may still learn, as a condition in another statement.
import { sql, type RawBuilder } from 'kysely';
import type { AccessClaims } from '#server/plugins/security/access-tokens.ts';
import type { Privilege } from '#contract/privileges.ts';
import type { SlotValues } from '#server/storage/prepared.ts';

type SlotOf = <T>(name: string) => T;

/**
 * The check of authentication.ts in SQL, for a prepared statement (fill its slots with `sessionSlots`): a
 * live session, an active person, a token not older than their rights, and a first role with the privilege.
 */
export function sessionStands(slot: SlotOf, privilege: Privilege): RawBuilder<boolean> {
  // Each table is looked up by its key: four rows, where a join or a sort costs SQLite ten times as much.
  // Positions of roles always start at 0 (user-rows.ts).
  // Privileges are a closed set of words stored as a JSON list, so LIKE finds the quoted word exactly. It is
  // a literal, because SQLite plans the statement anew at every run if LIKE has a bound value.
  return sql<boolean>`exists (
      select 1 from ${sql.table('sessions')}
      where ${sql.ref('id')} = ${slot<string>('sessionId')} and ${sql.ref('userId')} = ${slot<string>('userId')}
        and ${sql.ref('endedAt')} is null and ${sql.ref('expiresAt')} > ${slot<string>('now')}
    ) and exists (
      select 1 from ${sql.table('users')}
      where ${sql.ref('id')} = ${slot<string>('userId')} and ${sql.ref('active')} = ${slot<boolean>('isActive')}
        and ${sql.ref('accessVersion')} = ${slot<number>('accessVersion')}
    ) and (
      select cast(${sql.ref('privileges')} as text) from ${sql.table('roles')}
      where ${sql.ref('id')} = (
        select ${sql.ref('roleId')} from ${sql.table('userRoles')}
        where ${sql.ref('userId')} = ${slot<string>('userId')} and ${sql.ref('position')} = 0
      )
    ) like ${sql.lit(`%"${privilege}"%`)}`;
}

/** The values for the slots of `sessionStands`. */
export function sessionSlots({ sessionId, userId, accessVersion }: AccessClaims, now: string): SlotValues {
  return { sessionId, userId, accessVersion, now, isActive: true };
}
