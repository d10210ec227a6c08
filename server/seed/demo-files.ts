// Stores the pictures and documents that the demo courses name as files, under their ids.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { LANGUAGES } from '#contract/languages.ts';
import { keepContent } from '#server/routes/files/file-store.ts';
import type { NewFile } from '#server/routes/files/files-repository.ts';
import { safeSvg } from '#server/routes/files/safe-svg.ts';
import { newId } from '#server/storage/new-id.ts';
import { DEMO_BUILT_PICTURES, DEMO_DOCUMENTS, DEMO_PICTURES } from './content/demo-courses.ts';

const BUILT = join(import.meta.dirname, '../../assets/built');
/** The output folder of `npm run assets:documents`. */
const printed = join(BUILT, 'documents');

/** Pictures go by their id, a document has a file for each language. */
export const DEMO_FILE_IDS: readonly string[] = [
  ...[...DEMO_PICTURES, ...DEMO_BUILT_PICTURES].map(({ id }) => id),
  ...DEMO_DOCUMENTS.flatMap(({ id }) => LANGUAGES.map((language) => `${id}.${language}`)),
];

interface DemoFile extends Pick<NewFile, 'id' | 'name' | 'mimeType' | 'kind'> {
  readonly content: Buffer;
}

function pictures(): readonly DemoFile[] {
  return DEMO_PICTURES.map(({ id, name, svg }) => {
    const safe = safeSvg(svg);
    if (safe === undefined) throw new Error(`The demo file ${id} is not safe to show`);
    return { id, name, mimeType: 'image/svg+xml', kind: 'IMAGE', content: Buffer.from(safe, 'utf8') };
  });
}

/** Pictures of the scenes, as their scripts built them. */
async function builtPictures(): Promise<readonly DemoFile[]> {
  return Promise.all(
    DEMO_BUILT_PICTURES.map(async ({ id, built }): Promise<DemoFile> => {
      const content = await readFile(join(BUILT, built));
      return { id, name: basename(built), mimeType: 'image/webp', kind: 'IMAGE', content };
    }),
  );
}

/** The printed documents, named by code, title and language: `KR-01 Инструкция по входу (ru).pdf`. */
async function documents(): Promise<readonly DemoFile[]> {
  const wanted = DEMO_DOCUMENTS.flatMap(({ id, code, title }) =>
    LANGUAGES.map((language, at) => ({
      id: `${id}.${language}`,
      // A name that every file system accepts.
      name: `${code} ${title[at] ?? title[0]} (${language}).pdf`.replaceAll(':', ',').replaceAll('/', '-'),
    })),
  );
  return Promise.all(
    wanted.map(async ({ id, name }): Promise<DemoFile> => {
      const content = await readFile(join(printed, `${id}.pdf`));
      return { id, name, mimeType: 'application/pdf', kind: 'DOCUMENT', content };
    }),
  );
}

/** Writes the contents under `dataDir` and returns their rows, to be inserted before what names them. */
export async function keepDemoFiles(
  dataDir: string,
  uploadedBy: string,
  now: string,
): Promise<readonly NewFile[]> {
  const folder = join(dataDir, 'tmp');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const rows: NewFile[] = [];
  for (const { content, ...file } of [...pictures(), ...(await builtPictures()), ...(await documents())]) {
    const sha256 = createHash('sha256').update(content).digest('hex');
    const path = join(folder, `demo-${newId()}`);
    await writeFile(path, content, { mode: 0o600 });
    await keepContent(dataDir, path, sha256);
    rows.push({ ...file, sha256, sizeBytes: content.byteLength, uploadedBy, dateCreating: now });
  }
  return rows;
}
