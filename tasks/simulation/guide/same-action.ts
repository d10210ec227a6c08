import type { Action } from '#contract/simulation/log.ts';

/** Ignores where a thing is taken from, which is obvious. */
export function isSameAction(a: Action, b: Action): boolean {
  return sayingOf(a) === sayingOf(b);
}

function sayingOf({ code, item, to, params }: Action): string {
  const manner = Object.entries(params ?? {}).map(([name, value]) => `${name}=${value}`);
  return JSON.stringify([code, item, to, manner.toSorted((a, b) => (a < b ? -1 : 1))]);
}
