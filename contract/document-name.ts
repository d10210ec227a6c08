import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts';
/**
 * Parses the name of a document's file: `KR-01 Инструкция по входу (ru).pdf` has a designation, a title and a
 * language. Files with the same designation are one document in several languages; without a designation the
 * title identifies the document.
 */

interface DocumentName {
  /** Identifies the document: the same for all its files. */
  readonly key: string;
  /** The name without its extension and language. */
  readonly title: string;
  readonly language: Language | null;
}

interface NamedFile {
  readonly id: string;
  readonly name: string;
}

interface DocumentFile<File extends NamedFile = NamedFile> {
  readonly file: File;
  readonly title: string;
  readonly language: Language | null;
}

/** A document with its files, at most one per language. */
export interface LocalDocument<File extends NamedFile = NamedFile> {
  readonly key: string;
  readonly files: readonly DocumentFile<File>[];
}

const languageMark = new RegExp(`^(?<title>.+?)\\s*\\((?<language>${LANGUAGES.join('|')})\\)$`, 'u');
/** A first word with a digit, such as KR-01. In «ГОСТ 7.32» it has none, so the whole title is the key. */
const DESIGNATION = /^\S*\d\S*(?=\s)/u;

/** Parses a file's name. Without a mark such as `(ru)`, language is null and the whole name is the key. */
export function documentName(name: string): DocumentName {
  const stem = name.replace(/\.[^.\s]{1,5}$/u, '');
  const marked = languageMark.exec(stem)?.groups;
  const title = marked?.['title'] ?? stem;
  const language = LANGUAGES.find((one) => one === marked?.['language']) ?? null;
  const key = language === null ? stem : (DESIGNATION.exec(title)?.[0] ?? title);
  return { key, title, language };
}

/** Groups files into documents by first occurrence; a document's files are in the order of languages. */
export function localDocuments<File extends NamedFile>(
  files: readonly File[],
): readonly LocalDocument<File>[] {
  const byKey = new Map<string, DocumentFile<File>[]>();
  for (const file of files) {
    const { key, title, language } = documentName(file.name);
    const known = byKey.get(key) ?? [];
    const isNew = known.every((one) => one.language !== language);
    // A second file with the same name and language starts another document.
    if (isNew) byKey.set(key, [...known, { file, title, language }]);
    else byKey.set(`${key} ${file.id}`, [{ file, title, language }]);
  }
  const rank = ({ language }: DocumentFile): number => (language === null ? -1 : LANGUAGES.indexOf(language));
  return [...byKey].map(([key, own]) => ({
    key,
    files: own.toSorted((one, other) => rank(one) - rank(other)),
  }));
}

/** The file for a reader of `language`: in that language, else in Russian, else the first. */
export function fileFor<File extends NamedFile>(
  document: LocalDocument<File>,
  language: Language,
): DocumentFile<File> | undefined {
  const inLanguage = (wanted: Language): DocumentFile<File> | undefined =>
    document.files.find((one) => one.language === wanted);
  return inLanguage(language) ?? inLanguage(DEFAULT_LANGUAGE) ?? document.files[0];
}
