// Whom a caller may not change: people with more privileges and, if it would lock the caller out, themselves.
import type { User } from '#contract/entities/user.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { fullNameOf } from '#contract/full-name.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

/** Those of the people who have a privilege that the caller lacks. */
async function peopleAbovePrivileges<P extends Pick<User, 'roles'>>(
  db: Db | Tx,
  person: Pick<Person, 'privileges'>,
  people: readonly P[],
): Promise<P[]> {
  const roles = await db.selectFrom('roles').select(['id', 'privileges']).execute();
  const beyond = new Set(
    roles
      .filter((role) => role.privileges.some((privilege) => !person.privileges.has(privilege)))
      .map((role) => role.id),
  );
  return people.filter((user) => user.roles.some((role) => beyond.has(role.id)));
}

/** How many people a refusal names; for the rest it gives the number. */
const MAX_NAMES = 5;

/** People by name and login, for a refusal. */
export function namesOf(people: readonly User[]): string {
  const names = people.slice(0, MAX_NAMES).map((user) => `${fullNameOf(user)} (${user.login})`);
  const more = people.length - names.length;
  return more > 0 ? `${names.join(', ')}, … +${more}` : names.join(', ');
}

/** Throws, with their names, if one of the people has a privilege that the caller lacks. */
export async function refuseAbovePrivileges(
  db: Db | Tx,
  person: Pick<Person, 'privileges'>,
  people: readonly User[],
): Promise<void> {
  const beyond = await peopleAbovePrivileges(db, person, people);
  if (beyond.length === 0) return;
  throw new ApiFault('CONFLICT', { message: 'BEYOND_OWN', params: { names: namesOf(beyond) } });
}

/** Nobody locks themselves out: another admin has to do it. */
export function refuseOwnAccount(person: Pick<Person, 'id' | 'fullName'>, id: string): void {
  if (id !== person.id) return;
  throw new ApiFault('CONFLICT', { message: 'OWN_ACCOUNT', params: { name: person.fullName } });
}
