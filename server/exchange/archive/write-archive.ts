// Writes an archive of our own.
import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { zipOf } from '../zip/write-zip.ts';
import { ARCHIVE_FORMAT, ARCHIVE_VERSION, CONTENT_NAME, type Archive } from './archive-content.ts';

const deflated = promisify(deflateRaw);

/** @param contentOf the bytes of a file of the archive, by its path there */
export async function archiveOf(archive: Archive, contentOf: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const head = { format: ARCHIVE_FORMAT, version: ARCHIVE_VERSION };
  const content = Buffer.from(JSON.stringify({ ...head, ...archive }, null, 1));
  return zipOf([
    { name: CONTENT_NAME, content, packed: await deflated(content) },
    ...archive.files.flatMap(({ path }) => {
      const bytes = contentOf.get(path);
      return bytes === undefined ? [] : [{ name: path, content: bytes }];
    }),
  ]);
}
