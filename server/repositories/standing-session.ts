/** Whether a token's session still holds and its person may still learn, as a condition within another statement. */
import { sql, type RawBuilder } from 'kysely';
import type { AccessClaims } from '#server/plugins/access-tokens.ts';
import type { Privilege } from '#contract/privileges.ts';
import type { SlotValues } from '#server/storage/prepared.ts';

type SlotOf = <T>(name: string) => T;

/**
 * The condition of authentication.ts in SQL, for a statement prepared with slots (fill them with `sessionSlots`): the
 * session runs, the person is active, the token is not older than their rights, the first role has the privilege.
 */
export function sessionStands(slot: SlotOf, privilege: Privilege): RawBuilder<boolean> {
  // Each table by its key alone: the engine looks four rows up, where a join or a sort costs SQLite ten times that.
  // Roles are numbered from 0 whenever they are given (user-rows.ts).
  // Privileges are a closed set of words, stored as a JSON list: the quoted word is found exactly. It stands in the
  // text, as SQLite plans a statement anew at every run where LIKE takes a bound value.
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

export function sessionSlots({ sessionId, userId, accessVersion }: AccessClaims, now: string): SlotValues {
  return { sessionId, userId, accessVersion, now, isActive: true };
}
