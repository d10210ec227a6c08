// Changes of several groups at once, and of who is in a group: all or none.
import { fullNameOf } from '#contract/full-name.ts';
import type { AuditAct } from '#contract/audit-log/acts.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { changeGroups, changeGroupUsers } from '#contract/calls/groups.ts';
import type { Group } from '#contract/entities/user.ts';
import { auditMany, type AuditedChange } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { setGroup } from '#server/routes/users/users-repository.ts';
import type { Tx } from '#server/storage/schema.ts';
import {
  archiveGroup,
  lockGroup,
  lockMembers,
  setOpen,
  setStatus,
  storedGroup,
} from './groups-repository.ts';

type GroupAction = z.output<typeof changeGroups.body>['action'];

const AUDIT_WORDS: Readonly<Record<GroupAction['kind'], AuditAct>> = {
  STATUS: 'group.status',
  OPEN: 'group.open',
  ARCHIVE: 'group.archive',
};

function isAltered(group: Group, action: GroupAction): boolean {
  if (action.kind === 'STATUS') return group.status !== action.status;
  return action.kind === 'ARCHIVE' || group.openForRegistration !== action.open;
}

async function change(tx: Tx, id: string, action: GroupAction, now: string): Promise<Group | null> {
  if (action.kind === 'ARCHIVE') {
    await archiveGroup(tx, id, now);
    return null;
  }
  if (action.kind === 'STATUS') await setStatus(tx, id, action.status);
  else await setOpen(tx, id, action.open);
  return storedGroup(tx, id);
}

/** In the order of the ids, so that two calls cannot deadlock. */
async function changeAll(
  tx: Tx,
  person: Person,
  { groupIds, action }: z.output<typeof changeGroups.body>,
  now: string,
): Promise<number> {
  const changed: AuditedChange[] = [];
  for (const id of [...new Set(groupIds)].toSorted()) {
    const before = await lockGroup(tx, id);
    if (!isAltered(before, action)) continue;
    const after = await change(tx, id, action, now);
    changed.push({ subject: { type: 'group', id }, before, after });
  }
  await auditMany(tx, person, AUDIT_WORDS[action.kind], changed);
  return changed.length;
}

async function changeMembers(
  tx: Tx,
  person: Person,
  groupId: string,
  { add, remove }: z.output<typeof changeGroupUsers.body>,
): Promise<Group> {
  await lockGroup(tx, groupId);
  const people = await lockMembers(tx, [...new Set([...add, ...remove])]);
  const entering = people.filter((user) => add.includes(user.id) && user.groupId !== groupId);
  const leaving = people.filter((user) => !add.includes(user.id) && user.groupId === groupId);
  const changes = [
    [entering, groupId],
    [leaving, null],
  ] as const;
  for (const [moved, to] of changes) {
    for (const user of moved) await setGroup(tx, [user.id], to);
    const entries = moved.map((user) => ({
      subject: { type: 'user', id: user.id, name: fullNameOf(user) } as const,
      before: { groupId: user.groupId },
      after: { groupId: to },
    }));
    await auditMany(tx, person, 'user.group', entries);
  }
  return storedGroup(tx, groupId);
}

export function registerGroupChanges(app: FastifyInstance): void {
  registerCall(app, changeGroups, async ({ body, person, storage, now }) => ({
    changed: await storage.write((tx) => changeAll(tx, person, body, now)),
  }));
  registerCall(app, changeGroupUsers, ({ params, body, person, storage }) =>
    storage.write((tx) => changeMembers(tx, person, params.id, body)),
  );
}
