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
import type { Tx } from '#server/storage/schema.ts';
import { lockItem, pageOfItems, setItemArchived } from './practice-items-repository.ts';
import { makeProfile, publishProfile } from './make-profile.ts';
import { findProfile, toListedProfiles } from './profile-content.ts';

const target = (id: string) => ({ type: 'terminal-profile', id }) as const;

export function registerProfiles(app: FastifyInstance): void {
  registerCall(app, listTerminalProfiles, ({ query: { role, ...query }, storage: { db } }) =>
    pageOfItems(db, 'PROFILE', { ...query, tags: role === undefined ? [] : [`role:${role}`] }, (heads) =>
      toListedProfiles(db, heads),
    ),
  );
  registerCall(app, getTerminalProfile, async ({ params, storage: { db } }) =>
    orNotFound(await findProfile(db, params.id)),
  );
  registerCall(app, createTerminalProfile, ({ body, person, storage, now }) =>
    storage.write((tx) => makeProfile(tx, { person, now }, body)),
  );
  registerCall(app, updateTerminalProfile, ({ params: { id }, body, person, storage, now, ifMatch }) =>
    storage.write(async (tx) => {
      const row = orNotFound(await lockItem(tx, 'PROFILE', id));
      const before = orNotFound(await findProfile(tx, id));
      checkVersion(ifMatch, row.version, () => before);
      return publishProfile(tx, { person, now }, id, body);
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
