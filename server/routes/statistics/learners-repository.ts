// The people whom a caller teaches: who learned of late, and who did not.
import type { ExpressionBuilder } from 'kysely';
import { OVERVIEW_DAYS } from '#contract/entities/overview.ts';
import type { LearnerActivity, LearnerRow } from '#contract/entities/learner-row.ts';
import { fullNameOf } from '#contract/full-name.ts';
import type { Page } from '#contract/page.ts';
import { DEMO_ROLES } from '#contract/privileges.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { contains, pageOfRows, type PageRequest } from '#server/repositories/lists.ts';
import { idsOfTaughtGroups, seesAllPeople } from '#server/repositories/people-visibility.ts';
import { taughtAttempts } from '#server/repositories/result-visibility.ts';
import type { Db, Schema } from '#server/storage/schema.ts';

const DAY_MS = 86_400_000;

interface LearnersQuery extends PageRequest {
  readonly search?: string | undefined;
  readonly groupId?: string | undefined;
  readonly activity?: LearnerActivity | undefined;
}

/** People with an account that works, in a group that the caller sees; no demo accounts, whose attempts count nowhere. */
export function learnersOf(db: Db, person: Person, taught: readonly string[]) {
  return db
    .selectFrom('users')
    .innerJoin('groups', 'groups.id', 'users.groupId')
    .where('users.active', '=', true)
    .where('users.erasedAt', 'is', null)
    .where('groups.archivedAt', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('userRoles')
            .innerJoin('roles', 'roles.id', 'userRoles.roleId')
            .whereRef('userRoles.userId', '=', 'users.id')
            .where('roles.name', 'in', DEMO_ROLES)
            .select('roles.id'),
        ),
      ),
    )
    .where((eb) => (seesAllPeople(person) ? eb.lit(true) : eb('users.groupId', 'in', taught)));
}

/** Attempts of people that the caller may see, but for trials. */
function learnt(db: Db, person: Person, taught: readonly string[]) {
  return db
    .selectFrom('attempts')
    .where(taughtAttempts(db, person, taught))
    .where('attempts.origin', '!=', 'TRIAL');
}

/** The condition on `users` for those who began something: at any time, or since a day. */
function began(attempts: ReturnType<typeof learnt>, since?: string) {
  return (eb: ExpressionBuilder<Schema, 'users'>) => {
    const own = attempts.where('attempts.userId', '=', eb.ref('users.id')).select('attempts.id');
    return eb.exists(since === undefined ? own : own.where('attempts.startedAt', '>=', since));
  };
}

async function attemptsOf(attempts: ReturnType<typeof learnt>, ids: readonly string[]) {
  const rows = await attempts
    .where('attempts.userId', 'in', [...ids, ''])
    .select((eb) => [
      'attempts.userId',
      eb.fn.countAll<number>().as('begun'),
      eb.fn
        .count<number>('attempts.id')
        .filterWhere('attempts.status', '=', 'REVIEWED')
        .filterWhere('attempts.passed', '=', true)
        .as('passed'),
      eb.fn.count<number>('attempts.id').filterWhere('attempts.status', '=', 'IN_PROGRESS').as('inProgress'),
      eb.fn.max('attempts.startedAt').as('lastAt'),
    ])
    .groupBy('attempts.userId')
    .execute();
  return new Map(rows.map((row) => [row.userId, row]));
}

/**
 * A page of the people whom the caller teaches (an admin: all in groups), by name.
 * @param now ISO 8601: `activity` looks back OVERVIEW_DAYS times 24 hours from it
 */
export async function pageOfLearners(
  db: Db,
  person: Person,
  { search, groupId, activity, ...request }: LearnersQuery,
  now: string,
): Promise<Page<LearnerRow>> {
  const taught = await idsOfTaughtGroups(db, person);
  const attempts = learnt(db, person, taught);
  const since = new Date(Date.parse(now) - OVERVIEW_DAYS * DAY_MS).toISOString();
  let found = learnersOf(db, person, taught)
    .select(['users.id', 'users.name', 'users.surname', 'users.lastName', 'users.login'])
    .select(['groups.id as groupId', 'groups.name as groupName']);
  if (search !== undefined) found = found.where((eb) => contains(eb, 'users.searchText', search));
  if (groupId !== undefined) found = found.where('users.groupId', '=', groupId);
  if (activity === 'ACTIVE') found = found.where(began(attempts, since));
  if (activity === 'IDLE')
    found = found.where(began(attempts)).where((eb) => eb.not(began(attempts, since)(eb)));
  if (activity === 'NEVER') found = found.where((eb) => eb.not(began(attempts)(eb)));
  return pageOfRows(
    found,
    request,
    { name: 'users.surnameKey' },
    async (rows) => {
      const counted = await attemptsOf(
        attempts,
        rows.map(({ id }) => id),
      );
      return rows.map((row): LearnerRow => {
        const { begun = 0, passed = 0, inProgress = 0, lastAt = null } = counted.get(row.id) ?? {};
        return {
          id: row.id,
          fullName: fullNameOf(row),
          login: row.login,
          group: { id: row.groupId, name: row.groupName },
          begun: Number(begun),
          passed: Number(passed),
          inProgress: Number(inProgress),
          lastAt,
        };
      });
    },
    'users.id',
  );
}
