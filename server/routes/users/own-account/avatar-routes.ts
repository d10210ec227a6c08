// A person's own picture: an upload, visible to whoever may see the person.
import { open } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import {
  MAX_AVATAR_BYTES,
  MAX_AVATAR_SIDE_PX,
  removeAvatar,
  setAvatar,
} from '#contract/calls/own-account.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { audit } from '#server/plugins/audit-log/audit.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { referToFiles } from '#server/repositories/file-access.ts';
import { contentPath } from '#server/routes/files/file-store.ts';
import { findFile } from '#server/routes/files/files-repository.ts';
import { pictureSize } from '#server/routes/files/picture-size.ts';
import type { Db } from '#server/storage/schema.ts';
import { storeAvatar } from './avatar-repository.ts';
import { currentUserOf } from './current-user.ts';
import { lockUser } from '../users-repository.ts';

/** A JPEG from a camera may have a preview and notes before its size. */
const HEAD_BYTES = 256 * 1024;

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Throws unless the file is a small square picture that the person has uploaded. */
async function requireAvatar(db: Db, dataDir: string, personId: string, fileId: string): Promise<void> {
  const file = await findFile(db, fileId);
  if (file === undefined || file.uploadedBy !== personId) throw new ApiFault('NOT_FOUND');
  if (file.sizeBytes > MAX_AVATAR_BYTES) {
    throw new ApiFault('TOO_LARGE', { params: { limit: `${MAX_AVATAR_BYTES / 1024} KB` } });
  }
  const path = contentPath(dataDir, file.sha256);
  const size = pictureSize(await headOf(path).catch(() => new Uint8Array()));
  const fits = size !== undefined && size.width === size.height && size.width <= MAX_AVATAR_SIDE_PX;
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
