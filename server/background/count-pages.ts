// Counts the pages of documents, a few at a time: of those just uploaded as of those from before pages were counted.
import { pdfPool } from '#server/parsing/parse-pool.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { contentPath } from '#server/routes/files/file-store.ts';
import { storePageCount, uncountedDocuments } from '#server/routes/files/files-repository.ts';
import type { MakeJob } from './start-jobs.ts';

const MAX_ROUND = 20;
/** In the pool that holds up no upload: a large document takes its time. */
const OWNER = 'count-pages';
const CANNOT_BE_TOLD = 0;

/** undefined: there is no process to count it now. */
async function pagesIn(path: string): Promise<number | undefined> {
  try {
    return await pdfPool.parse(OWNER, 'PDF_PAGES', path);
  } catch (error) {
    return error instanceof ApiFault && error.code === 'UNAVAILABLE' ? undefined : CANNOT_BE_TOLD;
  }
}

export const countPagesJob: MakeJob = ({ storage, config, stopSignal }) => ({
  name: 'count-pages',
  everyMs: 5000,
  async run() {
    const due = await uncountedDocuments(storage.db, MAX_ROUND);
    for (const { id, sha256 } of due) {
      if (stopSignal.aborted) return undefined;
      const pageCount = await pagesIn(contentPath(config.dataDir, sha256));
      if (pageCount === undefined) return undefined;
      await storage.write((tx) => storePageCount(tx, id, pageCount));
    }
    return due.length === MAX_ROUND ? 'AGAIN' : undefined;
  },
});
