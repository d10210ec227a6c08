import { apart } from '#contract/apart-text.ts';

/** Names of questions are whole sentences: of a long one its beginning. */
const MAX_NAME = 90;

/** A browser takes half a minute to break a list of words of thousands of letters into lines. */
export function shortName(name: string, max = MAX_NAME): string {
  if (name.length <= max) return name;
  const begun = name.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
  return apart(`${begun.trimEnd()}…`);
}
