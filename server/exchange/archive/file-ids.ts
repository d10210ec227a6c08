// The files that a task names, under other ids.
import { isFields, withPictureIds } from '#contract/rich-text/in-content.ts';

const FILE_LISTS: ReadonlySet<string> = new Set(['filesId', 'fileDocumentIds', 'answerFileIds']);
/** What is said of files, by their ids. */
const BY_FILE = 'alts';

type IdFor = (id: string) => string | undefined;

function withFileLists(content: unknown, idFor: IdFor): unknown {
  if (Array.isArray(content)) return content.map((part) => withFileLists(part, idFor));
  if (!isFields(content)) return content;
  const entries = Object.entries(content).map(([name, part]) => [name, withFilesOf(name, part, idFor)]);
  return Object.fromEntries(entries);
}

function withFilesOf(name: string, part: unknown, idFor: IdFor): unknown {
  if (FILE_LISTS.has(name) && Array.isArray(part))
    return part.flatMap((id) => (typeof id === 'string' ? (idFor(id) ?? []) : []));
  if (name !== BY_FILE || !isFields(part)) return withFileLists(part, idFor);
  const said = Object.entries(part).map(([id, words]) => [idFor(id), words] as const);
  return Object.fromEntries(said.filter(([id]) => id !== undefined));
}

/** The content with other ids of files: in its lists, which lose those that get none, and of the pictures in its rich texts. */
export function withFileIds<Content>(content: Content, idFor: IdFor): Content {
  // Safe: only ids are changed, each for another.
  return withPictureIds(withFileLists(content, idFor), (id) => idFor(id) ?? id) as Content;
}
