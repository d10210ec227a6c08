// A matcher as the fields of a form hold it: lists as they are, parameters and conditions in words.
import type { Matcher } from '#contract/simulation/reference.ts';
import {
  conditionsText,
  paramsText,
  readConditions,
  readParams,
  TextFault,
  type TextFaultReason,
} from '../text/words.ts';

const MATCHER_LISTS = ['item', 'from', 'to', 'location'] as const;
export const MATCHER_TEXTS = ['params', 'before', 'after'] as const;
type ListName = (typeof MATCHER_LISTS)[number];
export type TextName = (typeof MATCHER_TEXTS)[number];

export type MatcherValues = Readonly<Record<ListName, readonly string[]>> &
  Readonly<Record<TextName, string>> & { readonly code: readonly string[] };

export function matcherValues(matcher: Matcher): MatcherValues {
  const {
    code = [],
    item = [],
    from = [],
    to = [],
    location = [],
    params = {},
    before = [],
    after = [],
  } = matcher;
  const texts = { params: paramsText(params), before: conditionsText(before), after: conditionsText(after) };
  return { code, item, from, to, location, ...texts };
}

/** The matcher that the values say. Throws a TextFault where a text can't be read. */
export function matcherOf(values: MatcherValues): Matcher {
  const lists = (['code', ...MATCHER_LISTS] as const).flatMap((name) =>
    values[name].length === 0 ? [] : [[name, [...values[name]]]],
  );
  const [params, before, after] = [
    readParams(values.params),
    readConditions(values.before),
    readConditions(values.after),
  ];
  return {
    ...(Object.fromEntries(lists) as Matcher),
    ...(Object.keys(params).length === 0 ? {} : { params }),
    ...(before.length === 0 ? {} : { before }),
    ...(after.length === 0 ? {} : { after }),
  };
}

/** What of a text can't be read, and why; undefined where all can. */
export function textFault(
  name: TextName,
  text: string,
): { readonly reason: TextFaultReason; readonly word: string } | undefined {
  try {
    if (name === 'params') readParams(text);
    else readConditions(text);
    return undefined;
  } catch (fault) {
    if (fault instanceof TextFault) return fault;
    throw fault;
  }
}
