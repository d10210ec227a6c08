import type { Action } from '#contract/simulation/log.ts';
import type { Matcher } from '#contract/simulation/reference.ts';

/** Code, thing and places must match; the location and the states are ignored. */
export function isOfShape({ code, item, from, to, params }: Matcher, action: Action): boolean {
  const areParamsRight = Object.entries(params ?? {}).every(([name, list]) => {
    const value = action.params?.[name];
    return value !== undefined && list.includes(value);
  });
  return (
    allows(code, action.code) &&
    allows(item, action.item) &&
    allows(from, action.from) &&
    allows(to, action.to) &&
    areParamsRight
  );
}

function allows(list: readonly string[] | undefined, value: string | undefined): boolean {
  return list === undefined || (value !== undefined && list.includes(value));
}
