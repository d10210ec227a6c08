// A person's own picture: an upload, visible to whoever may see the person.
import type { FastifyInstance } from 'fastify';
import {
  MAX_AVATAR_BYTES,
  MAX_AVATAR_SIDE_PX,
  removeAvatar,
  setAvatar,
} from '#contract/calls/own-account.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import { parsePool } from '#server/parsing/parse-pool.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { referToFiles } from '#server/repositories/file-access.ts';
import { contentPath } from '#server/routes/files/file-store.ts';
import { findFile } from '#server/routes/files/files-repository.ts';
import type { Db } from '#server/storage/schema.ts';
import { storeAvatar } from './avatar-repository.ts';
import { currentUserOf } from './current-user.ts';
import { lockUser } from '../users-repository.ts';

const AVATAR_TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp']);

/** Throws unless the file is a small square picture that the person has uploaded. */
async function requireAvatar(db: Db, dataDir: string, personId: string, fileId: string): Promise<void> {
  const file = await findFile(db, fileId);
  if (file === undefined || file.uploadedBy !== personId) throw new ApiFault('NOT_FOUND');
  if (file.sizeBytes > MAX_AVATAR_BYTES) {
    throw new ApiFault('TOO_LARGE', { params: { limit: `${MAX_AVATAR_BYTES / 1024} KB` } });
  }
  const size = await parsePool.parse(personId, 'PICTURE_SIZE', contentPath(dataDir, file.sha256));
  // A GIF or an SVG may be as small, but is not one of the types that an account shows.
  const fits =
    AVATAR_TYPES.has(file.mimeType) &&
    size !== null &&
    size.width === size.height &&
    size.width <= MAX_AVATAR_SIDE_PX;
  if (!fits) {
    throw new ApiFault('WRONG_FILE_TYPE', { message: 'AVATAR_SHAPE', params: { side: MAX_AVATAR_SIDE_PX } });
  }
}

export function registerAvatars(app: FastifyInstance): void {
  registerCall(app, setAvatar, async ({ body, person, storage, config, now }) => {
    await requireAvatar(storage.db, config.dataDir, person.id, body.fileId);
    await storage.write(async (tx) => {
      await lockUser(tx, person.id);
      if (!(await referToFiles(tx, person.id, [body.fileId], now))) throw new ApiFault('NOT_FOUND');
      const before = await storeAvatar(tx, person.id, body.fileId);
      const sides = [{ avatar: before !== null }, { avatar: true, replaced: before !== null }] as const;
      await audit(tx, person, 'profile.avatar', { type: 'user', id: person.id }, ...sides);
    });
    return currentUserOf(storage.db, person);
  });
  registerCall(app, removeAvatar, async ({ person, storage }) => {
    await storage.write(async (tx) => {
      await lockUser(tx, person.id);
      if ((await storeAvatar(tx, person.id, null)) === null) return;
      const subject = { type: 'user', id: person.id } as const;
      await audit(tx, person, 'profile.avatar', subject, { avatar: true }, { avatar: false });
    });
    return currentUserOf(storage.db, person);
  });
}
