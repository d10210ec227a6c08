// The files of an import as the person's own uploads.
import type { Config } from '#server/config.ts';
import type { ReadArchive } from '#server/exchange/archive/read-archive.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import type { NewFile } from '../files/files-repository.ts';
import { checkUpload, takeUpload } from '../files/take-upload.ts';
import type { By } from '../works/rewrite-tasks.ts';

interface Terms extends By {
  readonly config: Config;
}

const termsOf = ({ config, person, now }: Terms, wanted: 'ANY' | 'IMAGE') =>
  ({ config, personId: person.id, wanted, now }) as const;

/** Stores those of the files that are named, each under the id that it has in what was read. */
export async function takeFiles(
  by: Terms,
  files: ReadArchive['files'],
  named: ReadonlySet<string>,
  wanted: 'ANY' | 'IMAGE',
): Promise<ReadonlyMap<string, NewFile>> {
  const uploads = new Map<string, NewFile>();
  for (const { id, ...file } of files)
    if (named.has(id)) uploads.set(id, await takeUpload(file, termsOf(by, wanted)));
  return uploads;
}

/** The pictures that may not be kept: none at all, or too large. */
export async function unusablePictures(by: Terms, files: ReadArchive['files']): Promise<ReadonlySet<string>> {
  const unusable = new Set<string>();
  for (const { id, ...file } of files) {
    try {
      await checkUpload(file, termsOf(by, 'IMAGE'));
    } catch (error) {
      if (!(error instanceof ApiFault)) throw error;
      unusable.add(id);
    }
  }
  return unusable;
}
