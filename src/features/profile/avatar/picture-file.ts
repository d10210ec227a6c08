// Uploads the cropped picture of a person.
import type { setAvatar } from '#contract/calls/own-account.ts';
import { call } from '#src/lib/api/call.ts';
import { uploadPicture } from '#src/lib/api/upload-picture.ts';
import { fileOfCanvas } from '#src/lib/device/picture-file.ts';
import { updateCurrentUser } from '#src/lib/session/current-user.ts';

export const AVATAR_SIDE_PX = 256;

export async function sendAvatar(canvas: HTMLCanvasElement): Promise<void> {
  const fileId = await uploadPicture(await fileOfCanvas(canvas, 'avatar'));
  const path = '/users/current/avatar';
  await updateCurrentUser(await call<typeof setAvatar>('PUT', path, { body: { fileId } }));
}
