// A file chosen as a picture, and the file that is sent of it.
import type { setAvatar } from '#contract/calls/own-account.ts';
import type { uploadFiles } from '#contract/calls/files.ts';
import { call } from '#src/lib/call.ts';
import { updateCurrentUser } from '#src/lib/current-user.ts';

export const acceptedTypes = 'image/png,image/jpeg,image/webp';
export const mostMegabytes = 20;
export const avatarSidePx = 256;

export type PictureFault = 'unreadable' | 'tooLarge';

/** Opens a picture as it is meant to stand: a telephone's photograph knows which way is up. */
export async function openPicture(file: File): Promise<ImageBitmap | PictureFault> {
  if (file.size > mostMegabytes * 1024 * 1024) return 'tooLarge';
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return 'unreadable';
  }
}

const quality = 0.88;

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/webp', quality);
  });
}

/** A browser that cannot write WebP gives PNG. */
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
