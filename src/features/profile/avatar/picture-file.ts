// Opens a file chosen as a picture, and uploads the cropped one.
import type { setAvatar } from '#contract/calls/own-account.ts';
import type { uploadFiles } from '#contract/calls/files.ts';
import { call } from '#src/lib/api/call.ts';
import { updateCurrentUser } from '#src/lib/session/current-user.ts';

export const ACCEPTED_TYPES = 'image/png,image/jpeg,image/webp';
export const MAX_MEGABYTES = 20;
export const AVATAR_SIDE_PX = 256;

export type PictureFault = 'unreadable' | 'tooLarge';

/** Opens a picture the right way up, as recorded in a phone's photograph. */
export async function openPicture(file: File): Promise<ImageBitmap | PictureFault> {
  if (file.size > MAX_MEGABYTES * 1024 * 1024) return 'tooLarge';
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return 'unreadable';
  }
}

const QUALITY = 0.88;

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/webp', QUALITY);
  });
}

/** A browser that cannot encode WebP sends PNG. */
export async function sendAvatar(canvas: HTMLCanvasElement): Promise<void> {
  const blob = await blobOf(canvas);
  const ending = blob.type === 'image/webp' ? 'webp' : 'png';
  const file = new File([blob], `avatar.${ending}`, { type: blob.type });
  const [stored] = await call<typeof uploadFiles>('POST', '/files/operations', {
    body: { kind: 'IMAGE' },
    files: [file],
  });
  if (stored === undefined) throw new Error('no file');
  const path = '/users/current/avatar';
  await updateCurrentUser(await call<typeof setAvatar>('PUT', path, { body: { fileId: stored.id } }));
}
