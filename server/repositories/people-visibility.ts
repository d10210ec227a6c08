// Which people and groups a caller may see: an admin all, a teacher those they teach.
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Person } from '#server/plugins/calls/call-context.ts';
import type { Db, Schema, Tx } from '#server/storage/schema.ts';

export type Caller = Pick<Person, 'id' | 'privileges'>;

/** Whether the caller sees every person and group. */
export function seesAllPeople(caller: Caller): boolean {
  return caller.privileges.has('USERS_EDIT') || caller.privileges.has('GROUPS_EDIT');
}

/** The groups that the caller teaches, as a subquery for `where(…, 'in', …)`; without archived ones. */
export function taughtGroupIds(db: Db | Tx, callerId: string) {
  return db
    .selectFrom('groupTeachers')
    .innerJoin('groups as taught', 'taught.id', 'groupTeachers.groupId')
    .select('groupTeachers.groupId')
    .where('groupTeachers.userId', '=', callerId)
    .where('taught.archivedAt', 'is', null);
}

/** A condition on `users`. */
export type OfUsers = (eb: ExpressionBuilder<Schema, 'users'>) => ExpressionWrapper<Schema, 'users', SqlBool>;

/** The condition on `users` for people whom the caller may see. */
export function visibleUsers(db: Db | Tx, caller: Caller): OfUsers {
  return usersOf(caller, taughtGroupIds(db, caller.id));
}

/**
 * The ids of the groups, for lists that must be fast: PostgreSQL reads everything if it can't tell how many
 * groups there will be. Never empty, so that it can be used with `in`; nothing has the empty id.
 */
export async function idsOfTaughtGroups(db: Db | Tx, caller: Caller): Promise<readonly string[]> {
  if (seesAllPeople(caller)) return [''];
  const groups = await taughtGroupIds(db, caller.id).execute();
  return [...groups.map(({ groupId }) => groupId), ''];
}

/** `visibleUsers` for lists that must be fast. */
export async function visibleUsersNow(db: Db | Tx, caller: Caller): Promise<OfUsers> {
  return usersOf(caller, await idsOfTaughtGroups(db, caller));
}

/** Groups as a subquery, or as ids looked up before. */
export type GroupIds = ReturnType<typeof taughtGroupIds> | readonly string[];

function usersOf(caller: Caller, groupIds: GroupIds): OfUsers {
  return (eb) => {
    if (seesAllPeople(caller)) return eb('users.id', 'is not', null);
    return eb.or([eb('users.id', '=', caller.id), eb('users.groupId', 'in', groupIds)]);
  };
}

/** The condition on `users` for people of the groups that the caller teaches (an admin: all). */
export function taughtUsers(db: Db | Tx, caller: Caller): OfUsers {
  return (eb) =>
    seesAllPeople(caller)
      ? eb('users.id', 'is not', null)
      : eb('users.groupId', 'in', taughtGroupIds(db, caller.id));
}

/** The condition on `groups` for those that the caller may see. */
export function visibleGroups(db: Db | Tx, caller: Caller) {
  return (eb: ExpressionBuilder<Schema, 'groups'>): ExpressionWrapper<Schema, 'groups', SqlBool> => {
    if (seesAllPeople(caller)) return eb('groups.archivedAt', 'is', null);
    return eb('groups.id', 'in', taughtGroupIds(db, caller.id));
  };
}

/** The ids of the groups that the caller may see, as a subquery for `where(…, 'in', …)`. */
export function visibleGroupIds(db: Db | Tx, caller: Caller) {
  return db.selectFrom('groups').select('groups.id').where(visibleGroups(db, caller));
}
