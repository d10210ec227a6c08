// The people whom a caller teaches: who learned of late, and who did not.
import type { ExpressionBuilder } from 'kysely';
import type { LearnerActivity, LearnerRow } from '#contract/entities/learner-row.ts';
import { fullNameOf } from '#contract/full-name.ts';
import type { Page } from '#contract/page.ts';
import { DEMO_ROLES } from '#contract/privileges.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { contains, countRows, toPage, type PageRequest } from '#server/repositories/lists.ts';
import { pageAndCount, pageInOnePass } from '#server/repositories/long-list.ts';
import { idsOfTaughtGroups, seesAllPeople, type OfUsers } from '#server/repositories/people-visibility.ts';
import { taughtAttempts } from '#server/repositories/result-visibility.ts';
import { isEmbedded } from '#server/storage/engine-of.ts';
import type { Db, Schema } from '#server/storage/schema.ts';
import { overviewDays } from './overview-days.ts';

/** A caller with the groups that they teach. */
export interface Taught {
  readonly person: Person;
  readonly groupIds: readonly string[];
}

interface LearnersQuery extends PageRequest {
  readonly search?: string | undefined;
  readonly groupId?: string | undefined;
  readonly activity?: LearnerActivity | undefined;
}

/**
 * The condition on `users` for people with an account that works, in a group that the caller sees; no demo accounts, whose attempts
 * count nowhere. What is left out is named, as it is little: then the people stay in the order of an index.
 */
export function areLearners({ person, groupIds }: Taught): OfUsers {
  return (eb) => {
    const archived = eb.selectFrom('groups').select('groups.id').where('groups.archivedAt', 'is not', null);
    const demo = eb
      .selectFrom('userRoles')
      .innerJoin('roles', 'roles.id', 'userRoles.roleId')
      .where('roles.name', 'in', DEMO_ROLES)
      .select('userRoles.userId');
    return eb.and([
      eb('users.active', '=', true),
      eb('users.erasedAt', 'is', null),
      eb('users.groupId', 'is not', null),
      seesAllPeople(person) ? eb('users.groupId', 'not in', archived) : eb('users.groupId', 'in', groupIds),
      eb('users.id', 'not in', demo),
    ]);
  };
}

const learnersOf = (db: Db, taught: Taught) => db.selectFrom('users').where(areLearners(taught));

/** Attempts of people that the caller may see, but for trials. */
export function learnt(db: Db, { person, groupIds }: Taught) {
  return db
    .selectFrom('attempts')
    .where(taughtAttempts(db, person, groupIds))
    .where('attempts.origin', '!=', 'TRIAL');
}

type Learnt = ReturnType<typeof learnt>;

/** The condition on `users` for those who began something: at any time, or since a moment. */
function began(attempts: Learnt, since?: string) {
  return (eb: ExpressionBuilder<Schema, 'users'>) => {
    const own = attempts.where('attempts.userId', '=', eb.ref('users.id')).select('attempts.id');
    return eb.exists(since === undefined ? own : own.where('attempts.startedAt', '>=', since));
  };
}

async function attemptsOf(attempts: Learnt, ids: readonly string[]) {
  const rows = await attempts
    .where('attempts.userId', 'in', ids)
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

function byActivity(
  found: ReturnType<typeof learnersOf>,
  attempts: Learnt,
  activity: LearnerActivity,
  since: string,
) {
  const [ever, late] = [began(attempts), began(attempts, since)];
  if (activity === 'ACTIVE') return found.where(late);
  if (activity === 'NEVER') return found.where((eb) => eb.not(ever(eb)));
  return found.where(ever).where((eb) => eb.not(late(eb)));
}

/** The people with these ids, in this order. */
async function rowsOf(db: Db, attempts: Learnt, ids: readonly string[]): Promise<LearnerRow[]> {
  const people = await db
    .selectFrom('users')
    .innerJoin('groups', 'groups.id', 'users.groupId')
    .select(['users.id', 'users.name', 'users.surname', 'users.lastName', 'users.login'])
    .select(['groups.id as groupId', 'groups.name as groupName'])
    .where('users.id', 'in', ids)
    .execute();
  const found = new Map(people.map((row) => [row.id, row]));
  const counted = await attemptsOf(attempts, ids);
  return ids.flatMap((id): LearnerRow[] => {
    const row = found.get(id);
    if (row === undefined) return [];
    const { begun = 0, passed = 0, inProgress = 0, lastAt = null } = counted.get(id) ?? {};
    return [
      {
        id,
        fullName: fullNameOf(row),
        login: row.login,
        group: { id: row.groupId, name: row.groupName },
        begun: Number(begun),
        passed: Number(passed),
        inProgress: Number(inProgress),
        lastAt,
      },
    ];
  });
}

/**
 * A page of the people whom the caller teaches (an admin: all in groups), by name.
 * @param now ISO 8601: `activity` looks at the days of the overview that this is the last of
 */
export async function pageOfLearners(
  db: Db,
  person: Person,
  { search, groupId, activity, ...request }: LearnersQuery,
  now: string,
): Promise<Page<LearnerRow>> {
  const taught = { person, groupIds: await idsOfTaughtGroups(db, person) };
  const attempts = learnt(db, taught);
  const { lateFrom } = await overviewDays(db, now);
  let wanted = learnersOf(db, taught);
  if (search !== undefined) wanted = wanted.where((eb) => contains(eb, 'users.searchText', search));
  if (groupId !== undefined) wanted = wanted.where('users.groupId', '=', groupId);
  if (activity !== undefined) wanted = byActivity(wanted, attempts, activity, lateFrom);
  const order = request.sort.endsWith(',desc') ? 'desc' : 'asc';
  const ordered = {
    order,
    query: wanted
      .select(['users.id', 'users.surnameKey as sortKey'])
      .orderBy('users.surnameKey', order)
      .orderBy('users.id', order),
  } as const;
  const { ids, total } = isEmbedded(db)
    ? await pageInOnePass(db, ordered, request)
    : await pageAndCount(ordered, request, countRows(wanted));
  return toPage(await rowsOf(db, attempts, ids), total, request);
}
