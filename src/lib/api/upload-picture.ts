// Uploads a picture or a document; what refers to it is another call.
import type { uploadFiles } from '#contract/calls/files.ts';
import { call } from './call.ts';

async function upload(kind: 'IMAGE' | 'DOCUMENT', file: File): Promise<string> {
  const [stored] = await call<typeof uploadFiles>('POST', '/files/operations', {
    body: { kind },
    files: [file],
  });
  if (stored === undefined) throw new Error('no file');
  return stored.id;
}

/** Returns the id of the stored file. */
export const uploadPicture = (file: File): Promise<string> => upload('IMAGE', file);

/** Returns the id of the stored file. */
export const uploadDocument = (file: File): Promise<string> => upload('DOCUMENT', file);
