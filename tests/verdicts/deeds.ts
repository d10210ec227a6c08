// What may be done otherwise than by the correct way of a case, in words that rows of the table are made of.
import type { Action } from '#contract/simulation/log.ts';
import type { TimedAction } from '#machines/kit/session.ts';

export type Deed = (way: readonly TimedAction[]) => readonly TimedAction[];
type Which = Partial<Pick<Action, 'code' | 'item' | 'to'>>;

function is(action: Action, { code, item, to }: Which): boolean {
  const isItem = item === undefined || (action.item?.startsWith(item) ?? false);
  return (code === undefined || action.code === code) && isItem && (to === undefined || action.to === to);
}

function placeIn(way: readonly TimedAction[], which: Which): number {
  const at = way.findIndex((action) => is(action, which));
  if (at === -1) throw new Error(`The way has no ${JSON.stringify(which)}`);
  return at;
}

/** Leaves out all actions of these kinds; an item is named by the beginning of its id. */
export const without =
  (...which: readonly Which[]): Deed =>
  (way) =>
    way.filter((action) => !which.some((one) => is(action, one)));

/** Does more, right before the first action of a kind. */
export const before =
  (which: Which, ...more: readonly TimedAction[]): Deed =>
  (way) =>
    way.toSpliced(placeIn(way, which), 0, ...more);

/** Does more, right after the first action of a kind. */
export const after =
  (which: Which, ...more: readonly TimedAction[]): Deed =>
  (way) =>
    way.toSpliced(placeIn(way, which) + 1, 0, ...more);

/** Does one action later: right before another. */
export const later =
  (which: Which, next: Which): Deed =>
  (way) => {
    const from = placeIn(way, which);
    const rest = way.toSpliced(from, 1);
    return rest.toSpliced(placeIn(rest, next), 0, ...way.slice(from, from + 1));
  };

/** Does another thing in place of the first action of a kind. */
export const instead =
  (which: Which, ...other: readonly TimedAction[]): Deed =>
  (way) =>
    way.toSpliced(placeIn(way, which), 1, ...other);

/** Does more at the end. */
export const atEnd =
  (...more: readonly TimedAction[]): Deed =>
  (way) => [...way, ...more];

export const both =
  (...deeds: readonly Deed[]): Deed =>
  (way) =>
    deeds.reduce((now, deed) => deed(now), way);
