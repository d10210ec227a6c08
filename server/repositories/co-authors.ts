// Who may change a course, a work or a task: everybody with the privilege, or its named co-authors and administrators.
import type { ContentKind } from '#contract/entities/workshop.ts';
import { fullNameOf } from '#contract/full-name.ts';
import type { Privilege } from '#contract/privileges.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import type { Db, Tx } from '#server/storage/schema.ts';
import type { Caller } from './people-visibility.ts';

export const EDITED_WITH = {
  COURSE: 'COURSES_EDIT',
  WORK: 'WORKS_EDIT',
  TASK: 'TASKS_EDIT',
} as const satisfies Record<ContentKind, Privilege>;

/** The names that a refusal says. */
const MAX_SAID = 3;
/** A list of ids in one statement. */
const ASKED_AT_ONCE = 500;

const isAdministrator = ({ privileges }: Caller): boolean => privileges.has('ROLES_EDIT');

function namedOf(db: Db | Tx, kind: ContentKind, ids: readonly string[]) {
  return db
    .selectFrom('coAuthors')
    .innerJoin('users', 'users.id', 'coAuthors.userId')
    .select(['coAuthors.id as contentId', 'users.id', 'users.surname', 'users.name', 'users.lastName'])
    .where('coAuthors.kind', '=', kind)
    .where('coAuthors.id', 'in', ids)
    .orderBy('users.surnameKey')
    .execute();
}

/** Those who alone may change it; none: everybody with the privilege. */
export async function coAuthorsOf(db: Db | Tx, kind: ContentKind, id: string) {
  const rows = await namedOf(db, kind, [id]);
  return rows.map((row) => ({ id: row.id, name: fullNameOf(row) }));
}

/** Whether the person may change it, as far as its co-authors decide. */
export const mayEdit = (caller: Caller, coAuthors: readonly { readonly id: string }[]): boolean =>
  coAuthors.length === 0 || isAdministrator(caller) || coAuthors.some(({ id }) => id === caller.id);

/** Throws FORBIDDEN, with the names of its co-authors, where one of the things is not the caller's to change. */
export async function refuseOthersContent(
  db: Db | Tx,
  caller: Caller,
  kind: ContentKind,
  ids: readonly string[],
): Promise<void> {
  if (isAdministrator(caller)) return;
  for (let from = 0; from < ids.length; from += ASKED_AT_ONCE) {
    const rows = await namedOf(db, kind, ids.slice(from, from + ASKED_AT_ONCE));
    const own = new Set(rows.flatMap(({ contentId, id }) => (id === caller.id ? [contentId] : [])));
    const other = rows.find(({ contentId }) => !own.has(contentId));
    if (other === undefined) continue;
    const names = rows.filter(({ contentId }) => contentId === other.contentId).map(fullNameOf);
    const said = `${names.slice(0, MAX_SAID).join(', ')}${names.length > MAX_SAID ? '…' : ''}`;
    throw new ApiFault('FORBIDDEN', { message: 'NOT_CO_AUTHOR', params: { names: said } });
  }
}

/** The same for a work that moves from one course to another: both change. */
export async function refuseOtherCourse(
  db: Db | Tx,
  caller: Caller,
  before: string | null,
  after: string | null,
): Promise<void> {
  if (before === after) return;
  const courseIds = [before, after].filter((id) => id !== null);
  await refuseOthersContent(db, caller, 'COURSE', courseIds);
}
