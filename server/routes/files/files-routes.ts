/** Uploading files and reading them through what refers to them. */
import type { FastifyInstance } from 'fastify';
import { getFile, getFileInfo, listDocuments, uploadFiles } from '#contract/calls/files.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import type { Person } from '#server/plugins/call-context.ts';
import { registerCall } from '#server/plugins/calls.ts';
import { mayReadFile } from '#server/repositories/file-access.ts';
import { fileReferrers } from '#server/repositories/file-referrers.ts';
import { readableDocuments } from '#server/repositories/readable-documents.ts';
import type { Db } from '#server/storage/schema.ts';
import { dropContent, readContent } from './file-store.ts';
import { deleteUnreferred, findFile, insertFiles, toFileInfo, type NewFile } from './files-repository.ts';
import { takeUpload } from './take-upload.ts';

const unreferredLifeMs = 24 * 3_600_000;
const sweepEveryMs = 3_600_000;

async function readableFile(db: Db, person: Person, id: string) {
  const file = await findFile(db, id);
  if (file === undefined || !(await mayReadFile(db, person, file, fileReferrers))) {
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
    // An SVG is shown in pages as a picture; opened by itself it is saved, not run.
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
    await storage.write((tx) => insertFiles(tx, taken));
    return taken.map(toFileInfo);
  });
}

/** Removes uploads that nothing refers to after 24 h. */
export async function sweepFiles(app: FastifyInstance, nowMs: number): Promise<void> {
  const before = new Date(nowMs - unreferredLifeMs).toISOString();
  const hashes = await app.storage.write((tx) => deleteUnreferred(tx, before));
  for (const hash of hashes) await dropContent(app.config.dataDir, hash, nowMs);
}

/** Sweeps every hour; the returned function ends it. */
export function startFileSweeping(app: FastifyInstance): () => void {
  const run = (): void =>
    void sweepFiles(app, Date.now()).catch((error: unknown) => app.log.error({ err: error }, 'file sweep'));
  const timer = setInterval(run, sweepEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
