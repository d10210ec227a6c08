// Naming the co-authors of a course, a work or a task.
import type { CoAuthors } from '#contract/entities/co-authors.ts';
import type { ContentKind } from '#contract/entities/workshop.ts';
import { fullNameOf } from '#contract/full-name.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { coAuthorsOf, EDITED_WITH, mayEdit } from '#server/repositories/co-authors.ts';
import type { Caller } from '#server/repositories/people-visibility.ts';
import type { Db, Tx } from '#server/storage/schema.ts';

export interface Content {
  readonly kind: ContentKind;
  readonly id: string;
}

const TABLES = { COURSE: 'courses', WORK: 'works', TASK: 'tasks' } as const;

/** Throws NOT_FOUND unless there is such a thing, published or drafted. */
export async function refuseUnknownContent(db: Db | Tx, { kind, id }: Content): Promise<void> {
  const made = await db.selectFrom(TABLES[kind]).select('id').where('id', '=', id).executeTakeFirst();
  const drafts = db.selectFrom('drafts').select('id').where('data', 'is not', null);
  orNotFound(
    made ??
      (kind === 'COURSE'
        ? undefined
        : await drafts.where('kind', '=', kind).where('id', '=', id).executeTakeFirst()),
  );
}

/** Active people whose role has the privilege to change such things. */
export async function candidatesFor(db: Db | Tx, kind: ContentKind): Promise<CoAuthors['candidates']> {
  const roles = await db.selectFrom('roles').select(['id', 'privileges']).execute();
  const roleIds = roles.flatMap(({ id, privileges }) => (privileges.includes(EDITED_WITH[kind]) ? [id] : []));
  const rows = await db
    .selectFrom('users')
    .innerJoin('userRoles', 'userRoles.userId', 'users.id')
    .select(['users.id', 'users.surname', 'users.name', 'users.lastName'])
    .where('users.active', '=', true)
    .where('userRoles.position', '=', (eb) =>
      eb
        .selectFrom('userRoles as first')
        .select((inner) => inner.fn.min<number>('first.position').as('position'))
        .whereRef('first.userId', '=', 'users.id'),
    )
    .where('userRoles.roleId', 'in', roleIds)
    .orderBy('users.surnameKey')
    .execute();
  return rows.map((row) => ({ id: row.id, name: fullNameOf(row) }));
}

export async function coAuthorsSeen(db: Db | Tx, caller: Caller, { kind, id }: Content): Promise<CoAuthors> {
  const people = await coAuthorsOf(db, kind, id);
  return { people, mayEdit: mayEdit(caller, people), candidates: await candidatesFor(db, kind) };
}

export async function replaceCoAuthors(
  tx: Tx,
  { kind, id }: Content,
  userIds: readonly string[],
): Promise<void> {
  await tx.deleteFrom('coAuthors').where('kind', '=', kind).where('id', '=', id).execute();
  if (userIds.length === 0) return;
  await tx
    .insertInto('coAuthors')
    .values(userIds.map((userId) => ({ kind, id, userId })))
    .execute();
}
