// Profiles of the terminal: listing, making, changing, the archive.
import type { FastifyInstance } from 'fastify';
import {
  createTerminalProfile,
  deleteTerminalProfile,
  getTerminalProfile,
  listTerminalProfiles,
  restoreTerminalProfile,
  updateTerminalProfile,
} from '#contract/calls/terminal-profiles.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { checkVersion } from '#server/plugins/calls/versions.ts';
import { orNotFound } from '#server/plugins/errors/api-fault.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Tx } from '#server/storage/schema.ts';
import {
  insertItem,
  lockItem,
  pageOfItems,
  setItemArchived,
  storeItem,
} from './practice-items-repository.ts';
import { findProfile, profileContent, refuseImpossible, toProfiles } from './profile-content.ts';

const target = (id: string) => ({ type: 'terminal-profile', id }) as const;

export function registerProfiles(app: FastifyInstance): void {
  registerCall(app, listTerminalProfiles, ({ query: { role, ...query }, storage: { db } }) =>
    pageOfItems(db, 'PROFILE', { ...query, tags: role === undefined ? [] : [`role:${role}`] }, (heads) =>
      toProfiles(db, heads),
    ),
  );
  registerCall(app, getTerminalProfile, async ({ params, storage: { db } }) =>
    orNotFound(await findProfile(db, params.id)),
  );
  registerCall(app, createTerminalProfile, ({ body, person, storage, now }) =>
    storage.write(async (tx) => {
      await refuseImpossible(tx, body);
      const id = newId();
      await insertItem(tx, 'PROFILE', id, profileContent(body), { byName: person.fullName, now });
      const after = orNotFound(await findProfile(tx, id));
      await audit(tx, person, 'terminal-profile.create', target(id), null, after);
      return after;
    }),
  );
  registerCall(app, updateTerminalProfile, ({ params: { id }, body, person, storage, now, ifMatch }) =>
    storage.write(async (tx) => {
      const row = orNotFound(await lockItem(tx, 'PROFILE', id));
      const before = orNotFound(await findProfile(tx, id));
      checkVersion(ifMatch, row.version, () => before);
      await refuseImpossible(tx, body);
      await storeItem(tx, 'PROFILE', row, profileContent(body), { byName: person.fullName, now });
      const after = orNotFound(await findProfile(tx, id));
      await audit(tx, person, 'terminal-profile.update', target(id), before, after);
      return after;
    }),
  );
  registerCall(app, deleteTerminalProfile, ({ params, person, storage, now }) =>
    storage.write(async (tx) => {
      await setArchived(tx, person, params.id, now);
    }),
  );
  registerCall(app, restoreTerminalProfile, ({ params, person, storage }) =>
    storage.write((tx) => setArchived(tx, person, params.id, null)),
  );
}

async function setArchived(tx: Tx, person: Person, id: string, archivedAt: string | null) {
  const row = orNotFound(await lockItem(tx, 'PROFILE', id));
  await setItemArchived(tx, 'PROFILE', row, archivedAt);
  const profile = orNotFound(await findProfile(tx, id));
  const act = archivedAt === null ? 'terminal-profile.restore' : 'terminal-profile.archive';
  await audit(tx, person, act, target(id), archivedAt === null ? null : profile, profile);
  return profile;
}
