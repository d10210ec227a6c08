// Uploads a picture; what refers to it is another call.
import type { uploadFiles } from '#contract/calls/files.ts';
import { call } from './call.ts';

/** Returns the id of the stored file. */
export async function uploadPicture(file: File): Promise<string> {
  const [stored] = await call<typeof uploadFiles>('POST', '/files/operations', {
    body: { kind: 'IMAGE' },
    files: [file],
  });
  if (stored === undefined) throw new Error('no file');
  return stored.id;
}
