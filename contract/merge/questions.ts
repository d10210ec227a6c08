// What two authors changed differently, kept with a draft until one of them chooses.
import type { DraftQuestion } from '../entities/draft.ts';
import { withPlainTexts } from '../rich-text/settle.ts';
import { idsOf } from './merge-lists.ts';
import { ORDER, type MergeConflict } from './merge.ts';

/** An entry that one deleted and the other changed is in the merged value: the other choice is to delete it. */
export function questionOf({ path, base, mine, theirs }: MergeConflict): DraftQuestion {
  const isDeletedByOne = base !== undefined && (mine === undefined || theirs === undefined);
  return { path: [...path], other: isDeletedByOne ? '' : JSON.stringify(theirs) };
}

/** Both lists, each question once. A field may be asked about as often as others wrote something different there. */
export function withQuestions(
  earlier: readonly DraftQuestion[],
  later: readonly DraftQuestion[],
): DraftQuestion[] {
  const asked = new Map([...earlier, ...later].map((one) => [JSON.stringify([one.path, one.other]), one]));
  return [...asked.values()];
}

/** The value at a path of a content, as `MergeConflict` names places; undefined if there is none. */
export function valueAt(content: unknown, path: readonly string[]): unknown {
  const [part, ...rest] = path;
  if (part === undefined) return content;
  if (Array.isArray(content)) {
    const ids = idsOf(content) ?? [];
    return part === ORDER ? ids : valueAt(content[ids.indexOf(part)], rest);
  }
  if (typeof content !== 'object' || content === null) return undefined;
  return valueAt((content as Readonly<Record<string, unknown>>)[part], rest);
}

function inList(list: readonly unknown[], path: readonly string[], value: unknown): unknown {
  const [part = '', ...rest] = path;
  const ids = idsOf(list) ?? [];
  if (part === ORDER && Array.isArray(value)) {
    const order = value as readonly string[];
    const place = (id: string): number => (order.includes(id) ? order.indexOf(id) : order.length);
    return ids.toSorted((one, other) => place(one) - place(other)).map((id) => list[ids.indexOf(id)]);
  }
  const at = ids.indexOf(part);
  if (rest.length > 0) return at < 0 ? list : list.with(at, withValueAt(list[at], rest, value));
  if (value === undefined) return list.filter((_, index) => index !== at);
  return at < 0 ? [...list, value] : list.with(at, value);
}

/** The content with another value at a path; undefined deletes what is there. */
export function withValueAt<T>(content: T, path: readonly string[], value: unknown): T {
  const [part, ...rest] = path;
  // The value comes from another state of the same content, so it has the type of that place.
  if (part === undefined) return value as T;
  if (Array.isArray(content)) return inList(content, path, value) as T;
  if (typeof content !== 'object' || content === null) return content;
  const inner = (content as Readonly<Record<string, unknown>>)[part];
  const changed = { ...content, [part]: withValueAt(inner, rest, value) };
  // A rich text produces the plain one; a plain one that was chosen has no rich one.
  return 'rich' in changed ? withPlainTexts(changed, content) : changed;
}
