/** Who is not the caller's to change: those who may do more, and where it would shut them out, the caller. */
import type { User } from '#contract/entities/user.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import { fullNameOf } from '#server/repositories/user-rows.ts';
import type { Person } from '#server/plugins/call-context.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

/** Of these people, those with a privilege that the caller lacks. */
export async function peopleBeyond<P extends Pick<User, 'roles'>>(
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

/** Named in a refusal; of the rest the number is told. */
const namedAtMost = 5;

/** People by their names and logins, as a refusal tells them. */
export function namesOf(people: readonly User[]): string {
  const names = people.slice(0, namedAtMost).map((user) => `${fullNameOf(user)} (${user.login})`);
  const more = people.length - names.length;
  return more > 0 ? `${names.join(', ')}, … +${more}` : names.join(', ');
}

/** Refuses when one of them may do more than the caller, and says who. */
export async function refuseBeyond(
  db: Db | Tx,
  person: Pick<Person, 'privileges'>,
  people: readonly User[],
): Promise<void> {
  const beyond = await peopleBeyond(db, person, people);
  if (beyond.length === 0) return;
  throw new ApiFault('CONFLICT', { message: 'BEYOND_OWN', params: { names: namesOf(beyond) } });
}

/** Nobody shuts themselves out: another admin does it. */
export function refuseOwn(person: Pick<Person, 'id' | 'fullName'>, id: string): void {
  if (id !== person.id) return;
  throw new ApiFault('CONFLICT', { message: 'OWN_ACCOUNT', params: { name: person.fullName } });
}
