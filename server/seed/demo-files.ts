/** Puts the pictures and documents that the demo courses name into the files, under their ids. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepContent } from '#server/routes/files/file-store.ts';
import type { NewFile } from '#server/routes/files/files-repository.ts';
import { safeSvg } from '#server/routes/files/safe-svg.ts';
import { demoDocuments, demoPictures } from './content/demo-courses.ts';
import { documentSheet } from './document-sheet.ts';

interface DemoFile {
  readonly id: string;
  readonly name: string;
  readonly svg: string;
}

function demoFiles(): readonly DemoFile[] {
  const pictures = demoPictures.map(({ id, name, svg }) => ({ id, name, svg }));
  const documents = demoDocuments.flatMap((document) =>
    (['ru', 'en', 'ch'] as const).map((language) => ({
      id: `${document.id}.${language}`,
      name: `${document.code} (${language}).svg`,
      svg: documentSheet(document, language),
    })),
  );
  return [...pictures, ...documents];
}

/** Writes the contents under `dataDir` and gives their rows; to be inserted before what names them. */
export async function keepDemoFiles(
  dataDir: string,
  uploadedBy: string,
  now: string,
): Promise<readonly NewFile[]> {
  const folder = join(dataDir, 'tmp');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const rows: NewFile[] = [];
  for (const { id, name, svg } of demoFiles()) {
    const safe = safeSvg(svg);
    if (safe === undefined) throw new Error(`The demo file ${id} is not safe to show`);
    const content = Buffer.from(safe, 'utf8');
    const sha256 = createHash('sha256').update(content).digest('hex');
    const path = join(folder, `demo-${id}`);
    await writeFile(path, content, { mode: 0o600 });
    await keepContent(dataDir, path, sha256);
    const sizeBytes = content.byteLength;
    const type = { mimeType: 'image/svg+xml', kind: 'IMAGE' } as const;
    rows.push({ id, sha256, name, ...type, sizeBytes, uploadedBy, dateCreating: now });
  }
  return rows;
}
