// What a call makes of a content when it changes some of its fields.
import { isFields } from '#contract/rich-text/in-content.ts';

/** The data of a task's type, the rich texts of a text, and the words of its pictures, which come with the list of them: taken whole. */
const WHOLE: ReadonlySet<string> = new Set(['params', 'rich', 'alts']);

type Change<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: Change<T[K]> | undefined }
    : T;

/** The content with the fields that were sent; what was not sent stays, each language of a text by itself. Lists are taken whole. */
export function withChange<T>(before: T, change: Change<NoInfer<T>>): T {
  if (!isFields(before) || !isFields(change)) return change as T;
  const sent = Object.entries(change).filter(([, part]) => part !== undefined);
  const parts = sent.map(([name, part]) => [name, WHOLE.has(name) ? part : withChange(before[name], part)]);
  // Which of the rich texts still produce what the text says is for `withPlainTexts` to settle.
  const { rich: _settled, ...kept } = before;
  return { ...kept, ...Object.fromEntries(parts) } as T;
}
