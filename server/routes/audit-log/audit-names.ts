// What the ids in the audit log stand for: it keeps ids, and shows what these are called now.
import { LIST_SEPARATOR, fieldOf } from '#contract/audit-log/value-words.ts';
import type { AuditChange, AuditEntry } from '#contract/calls/audit-log.ts';
import { textIn } from '#contract/languages.ts';
import { fullNamesOf } from '#server/repositories/full-names.ts';
import { namesOf } from '#server/routes/workshop/content-names.ts';
import type { Db } from '#server/storage/schema.ts';

type Named = 'tasks' | 'users' | 'groups' | 'roles';

const NAMED: Readonly<Record<string, Named>> = {
  taskId: 'tasks',
  taskIds: 'tasks',
  tasks: 'tasks',
  marks: 'tasks',
  users: 'users',
  userIds: 'users',
  excludedUserIds: 'users',
  groupId: 'groups',
  groupIds: 'groups',
  roleIds: 'roles',
  items: 'roles',
};
/** An id at the beginning of an item of a list. */
const ID = /^[A-Za-z0-9._-]{1,64}(?=$|: )/u;
/** No more ids are looked up for one page; what is beyond stays an id. */
const MAX_IDS = 5000;

const itemsOf = (value: AuditChange['before']): string[] =>
  typeof value === 'string' ? value.split(LIST_SEPARATOR) : [];

function idsOf(changes: readonly AuditChange[]): Readonly<Record<Named, readonly string[]>> {
  const found = {
    tasks: new Set<string>(),
    users: new Set<string>(),
    groups: new Set<string>(),
    roles: new Set<string>(),
  };
  for (const { path, before, after } of changes) {
    const named = NAMED[fieldOf(path)];
    if (named === undefined) continue;
    for (const item of [...itemsOf(before), ...itemsOf(after)]) {
      const id = ID.exec(item)?.[0];
      if (id !== undefined && found[named].size < MAX_IDS) found[named].add(id);
    }
  }
  return {
    tasks: [...found.tasks],
    users: [...found.users],
    groups: [...found.groups],
    roles: [...found.roles],
  };
}

async function taskNames(db: Db, ids: readonly string[]): Promise<[string, string][]> {
  if (ids.length === 0) return [];
  const nameOf = await namesOf(
    db,
    ids.map((id) => ({ kind: 'TASK', id })),
  );
  return ids.map((id) => {
    const question = nameOf('TASK', id);
    return [id, question === undefined ? id : textIn(question, 'ru')];
  });
}

async function groupNames(db: Db, ids: readonly string[]): Promise<[string, string][]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('groups').select(['id', 'name']).where('id', 'in', ids).execute();
  return rows.map(({ id, name }) => [id, name]);
}

async function roleNames(db: Db, ids: readonly string[]): Promise<[string, string][]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('roles').select(['id', 'titleName']).where('id', 'in', ids).execute();
  return rows.map(({ id, titleName }) => [id, titleName]);
}

/** The entries with names instead of the ids of tasks, people, groups and roles; what is gone stays an id. */
export async function withNames(db: Db, entries: readonly AuditEntry[]): Promise<AuditEntry[]> {
  const { tasks, users, groups, roles } = idsOf(entries.flatMap(({ changes }) => changes));
  const names: Readonly<Record<Named, ReadonlyMap<string, string>>> = {
    tasks: new Map(await taskNames(db, tasks)),
    users: await fullNamesOf(db, users),
    groups: new Map(await groupNames(db, groups)),
    roles: new Map(await roleNames(db, roles)),
  };
  const named = (path: string, value: AuditChange['before']): AuditChange['before'] => {
    const kind = NAMED[fieldOf(path)];
    if (kind === undefined || typeof value !== 'string') return value;
    const items = itemsOf(value).map((item) => item.replace(ID, (id) => names[kind].get(id) ?? id));
    return items.join(LIST_SEPARATOR);
  };
  return entries.map((entry) => ({
    ...entry,
    changes: entry.changes.map(({ path, before, after }) => ({
      path,
      before: named(path, before),
      after: named(path, after),
    })),
  }));
}
