/**
 * What the name of a document's file tells: `KR-01 Инструкция по входу (ru).pdf` is designation, title and language. Files of one
 * designation are one document in several languages; without a designation the title is it.
 */
import { languages, type Language } from './text-in.ts';

export interface DocumentName {
  /** What the files of one document have in common. */
  readonly key: string;
  /** The name without its ending and language. */
  readonly title: string;
  readonly language: Language | null;
}

interface NamedFile {
  readonly id: string;
  readonly name: string;
}

export interface DocumentFile<File extends NamedFile = NamedFile> {
  readonly file: File;
  readonly title: string;
  readonly language: Language | null;
}

/** A document with its files, at most one for each language. */
export interface LocalDocument<File extends NamedFile = NamedFile> {
  readonly key: string;
  readonly files: readonly DocumentFile<File>[];
}

const languageMark = /^(?<title>.+?)\s*\((?<language>ru|en|ch)\)$/u;
/** A first word with a digit in it: KR-01, ГОСТ 7.32 has none, so its whole title is the key. */
const designation = /^\S*\d\S*(?=\s)/u;

export function documentName(name: string): DocumentName {
  const stem = name.replace(/\.[^.\s]{1,5}$/u, '');
  const marked = languageMark.exec(stem)?.groups;
  const title = marked?.['title'] ?? stem;
  const language = languages.find((one) => one === marked?.['language']) ?? null;
  const key = language === null ? stem : (designation.exec(title)?.[0] ?? title);
  return { key, title, language };
}

/** The files as documents, in the order in which the documents first occur; a document's own in the order of languages. */
export function localDocuments<File extends NamedFile>(
  files: readonly File[],
): readonly LocalDocument<File>[] {
  const byKey = new Map<string, DocumentFile<File>[]>();
  for (const file of files) {
    const { key, title, language } = documentName(file.name);
    const known = byKey.get(key) ?? [];
    const isNew = known.every((one) => one.language !== language);
    // Two files of one name and language are two documents.
    if (isNew) byKey.set(key, [...known, { file, title, language }]);
    else byKey.set(`${key} ${file.id}`, [{ file, title, language }]);
  }
  const rank = ({ language }: DocumentFile): number => (language === null ? -1 : languages.indexOf(language));
  return [...byKey].map(([key, own]) => ({
    key,
    files: own.toSorted((one, other) => rank(one) - rank(other)),
  }));
}

/** The file for a reader of `language`: in it, else in Russian, else the first. */
export function fileFor<File extends NamedFile>(
  document: LocalDocument<File>,
  language: Language,
): DocumentFile<File> | undefined {
  const inLanguage = (wanted: Language): DocumentFile<File> | undefined =>
    document.files.find((one) => one.language === wanted);
  return inLanguage(language) ?? inLanguage('ru') ?? document.files[0];
}
