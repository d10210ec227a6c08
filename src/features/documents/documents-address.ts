// The filters of the document list, stored in the address, so that a link reproduces the list.
import type { ReadableDocument } from '#contract/calls/files.ts';
import { documentName, localDocuments, type LocalDocument } from '#contract/document-name.ts';
import { LANGUAGES, type Language } from '#contract/languages.ts';

export type ListedDocument = LocalDocument<ReadableDocument>;

interface DocumentFilters {
  readonly search: string;
  /** Only documents available in this language. */
  readonly language: Language | null;
  /** The id of a work that uses the document. */
  readonly work: string;
}

export function filtersFrom(params: URLSearchParams): DocumentFilters {
  const language = LANGUAGES.find((one) => one === params.get('language')) ?? null;
  return { search: (params.get('search') ?? '').slice(0, 200), language, work: params.get('work') ?? '' };
}

/** The address with one filter changed; an empty value removes it. */
export function withFilter(
  params: URLSearchParams,
  name: keyof DocumentFilters,
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е');
}

/**
 * Whether each word of the search occurs in the document's title in some language, or in the title of a work.
 */
function isFound({ files }: ListedDocument, search: string): boolean {
  const titles = files.flatMap(({ file }) => [
    documentName(file.name).title,
    ...file.works.flatMap(({ title }) => Object.values(title)),
  ]);
  const all = folded(titles.join('\n'));
  return folded(search)
    .split(/\s+/u)
    .every((word) => all.includes(word));
}

export function filteredDocuments(
  files: readonly ReadableDocument[],
  { search, language, work }: DocumentFilters,
): readonly ListedDocument[] {
  return localDocuments(files).filter(
    (document) =>
      isFound(document, search.trim()) &&
      (language === null || document.files.some((file) => file.language === language)) &&
      (work === '' || document.files.some(({ file }) => file.works.some(({ id }) => id === work))),
  );
}
