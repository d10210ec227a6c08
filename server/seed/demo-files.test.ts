import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { detectType } from '#server/routes/files/file-types.ts';
import { DEMO_DOCUMENTS } from './content/demo-courses.ts';
import type { SeedDocument } from './content/seed-document.ts';

const printed = join(import.meta.dirname, '../../assets/built/documents');
const MAX_BYTES = 1_500_000;

/** Letters only, because line ends, hyphens and kinds of spaces do not matter. */
function bare(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s\u00ad-]/gu, '');
}

function textsOf({ title, sections }: SeedDocument, at: 0 | 1 | 2): readonly string[] {
  const all = sections.flatMap((section) => [
    section.title,
    ...section.paragraphs,
    ...(section.steps ?? []),
    ...(section.warning ? [section.warning] : []),
    ...(section.terms ?? []).flat(),
    ...(section.figures ?? []).map(({ caption }) => caption),
    ...(section.tables ?? []).flatMap(({ caption, head, rows }) => [caption, ...head, ...rows.flat()]),
  ]);
  return [title, ...all].map((words) => words[at]);
}

const files = DEMO_DOCUMENTS.flatMap((document) =>
  LANGUAGES.map((language, at) => [`${document.id}.${language}`, document, at as 0 | 1 | 2] as const),
);

describe.each(files)('%s.pdf', (name, document, at) => {
  test('is a PDF of several pages with an outline, in which every word of the document is found', async () => {
    const bytes = await readFile(join(printed, `${name}.pdf`));
    expect(detectType(bytes)).toBe('application/pdf');
    expect(bytes.byteLength).toBeLessThan(MAX_BYTES);
    const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
    expect(pdf.numPages).toBeGreaterThanOrEqual(4);
    expect((await pdf.getOutline())?.[0]?.items).toHaveLength(document.sections.length);
    const pages: string[] = [];
    for (let page = 1; page <= pdf.numPages; page += 1) {
      const { items } = await (await pdf.getPage(page)).getTextContent();
      pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
    }
    const written = bare(pages.join(''));
    const missing = textsOf(document, at).filter((text) => !written.includes(bare(text)));
    expect(missing).toEqual([]);
  });
});
