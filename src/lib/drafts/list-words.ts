// A list of names in words: what one compares with another version.
import { ORDER } from '#contract/merge/merge.ts';

/** The names in a line; those of an order by their numbers, each on a line of its own. */
export function listWords(path: readonly string[], names: readonly string[]): string {
  const isOrder = path.at(-1) === ORDER;
  return isOrder ? names.map((name, at) => `${at + 1}. ${name}`).join('\n') : names.join('; ');
}
