// Whom a caller may not change: people with more privileges and, if it would lock the caller out, themselves.
import type { User } from '#contract/entities/user.ts';
import { holdsBeyond, peopleWithRoles } from '#server/auth/admins.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { fullNameOf } from '#contract/full-name.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

type Named = Pick<User, 'id' | 'surname' | 'name' | 'lastName' | 'login'>;

/** How many people a refusal names; for the rest it gives the number. */
const MAX_NAMES = 5;

/** People by name and login, for a refusal. */
export function namesOf(people: readonly Named[]): string {
  const names = people.slice(0, MAX_NAMES).map((user) => `${fullNameOf(user)} (${user.login})`);
  const more = people.length - names.length;
  return more > 0 ? `${names.join(', ')}, … +${more}` : names.join(', ');
}

/** Throws, with their names, if one of the people has a privilege that the caller lacks. */
export async function refuseAbovePrivileges(
  db: Db | Tx,
  person: Pick<Person, 'privileges'>,
  people: readonly Named[],
): Promise<void> {
  const ids = people.map(({ id }) => id);
  const found = await peopleWithRoles(db, ids, (held) => holdsBeyond(person.privileges, held));
  const beyond = people.filter(({ id }) => found.has(id));
  if (beyond.length === 0) return;
  throw new ApiFault('CONFLICT', { message: 'BEYOND_OWN', params: { names: namesOf(beyond) } });
}

/** Nobody locks themselves out: another admin has to do it. */
export function refuseOwnAccount(person: Pick<Person, 'id' | 'fullName'>, id: string): void {
  if (id !== person.id) return;
  throw new ApiFault('CONFLICT', { message: 'OWN_ACCOUNT', params: { name: person.fullName } });
}
