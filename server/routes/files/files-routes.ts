// Uploading files, and reading those that the person may see through what refers to them.
import type { FastifyInstance } from 'fastify';
import { getFile, getFileInfo, listDocuments, uploadFiles } from '#contract/calls/files.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { mayReadFile } from '#server/repositories/file-access.ts';
import { FILE_REFERRERS } from '#server/repositories/file-referrers.ts';
import { insertUploads } from '#server/repositories/upload-quota.ts';
import { readableDocuments } from '#server/repositories/readable-documents.ts';
import type { Db } from '#server/storage/schema.ts';
import { readContent } from './file-store.ts';
import { findFile, toFileInfo, type NewFile } from './files-repository.ts';
import { takeUpload } from './take-upload.ts';

async function readableFile(db: Db, person: Person, id: string) {
  const file = await findFile(db, id);
  if (file === undefined || !(await mayReadFile(db, person, file, FILE_REFERRERS))) {
    throw new ApiFault('NOT_FOUND', { message: 'DOCUMENT_NOT_FOUND' });
  }
  return file;
}

export function registerFiles(app: FastifyInstance): void {
  registerCall(app, getFileInfo, async ({ params, person, storage }) =>
    toFileInfo(await readableFile(storage.db, person, params.id)),
  );
  registerCall(app, getFile, async ({ params, person, storage, config }) => {
    const file = await readableFile(storage.db, person, params.id);
    const content = await readContent(config.dataDir, file.sha256);
    if (content === undefined) throw new ApiFault('NOT_FOUND', { message: 'DOCUMENT_NOT_FOUND' });
    // A page shows an SVG as a picture; opened directly it is saved, so that it cannot run scripts.
    const inline = file.mimeType !== 'image/svg+xml';
    return { ...content, mimeType: file.mimeType, fileName: file.name, inline, etag: file.sha256 };
  });
  registerCall(app, listDocuments, ({ person, storage }) => readableDocuments(storage.db, person));
  registerCall(app, uploadFiles, async ({ body, files, person, storage, config, now }) => {
    if (files.length === 0) {
      throw new ApiFault('VALIDATION', {
        details: [{ path: 'files', code: 'FIELD_REQUIRED', message: 'FIELD_REQUIRED' }],
      });
    }
    const taken: NewFile[] = [];
    for (const file of files) {
      taken.push(await takeUpload(file, { config, personId: person.id, wanted: body.kind, now }));
    }
    await storage.write((tx) => insertUploads(tx, person, config, taken));
    return taken.map(toFileInfo);
  });
}
