// Whether a moment of a log matches a matcher of the reference.
import type { Matcher, StateCondition } from '#contract/simulation/reference.ts';
import type { Moment } from '../replay.ts';

/** Reads a fact of a state by its key, as a word; '' for an unknown key. */
export type Read<State> = (state: State, key: string) => string;

/** Reads each fact of a state once: steps, gates and end conditions ask the same ones again and again. */
export function remembering<State>(read: Read<State>): Read<State> {
  // It lives as long as one log is graded, and holds states that the log's moments hold.
  const factsOf = new Map<State, Map<string, string>>();
  let lastState: State | undefined;
  let facts = new Map<string, string>();
  return (state, key) => {
    if (state !== lastState) {
      facts = factsOf.get(state) ?? new Map<string, string>();
      factsOf.set(state, facts);
      lastState = state;
    }
    let value = facts.get(key);
    if (value === undefined) facts.set(key, (value = read(state, key)));
    return value;
  };
}

/** Whether a moment matches at least one of the matchers. */
export function matchesAny<State>(
  matchers: readonly Matcher[],
  moment: Moment<State>,
  read: Read<State>,
): boolean {
  for (const matcher of matchers) if (matches(matcher, moment, read)) return true;
  return false;
}

function matches<State>(matcher: Matcher, moment: Moment<State>, read: Read<State>): boolean {
  const { entry } = moment;
  return (
    allows(matcher.code, entry.code) &&
    allows(matcher.item, entry.item) &&
    allows(matcher.from, entry.from) &&
    allows(matcher.to, entry.to) &&
    allows(matcher.location, entry.location) &&
    areParamsAllowed(matcher, moment) &&
    areAllTrue(matcher.before, moment.before, read) &&
    areAllTrue(matcher.after, moment.after, read)
  );
}

/** Whether a condition holds in a state. */
export function isTrue<State>(condition: StateCondition, state: State, read: Read<State>): boolean {
  const value = read(state, condition.key);
  return (condition.is?.includes(value) ?? true) && !(condition.isNot?.includes(value) ?? false);
}

/** Whether all conditions hold in a state; no conditions hold in each. */
export function areAllTrue<State>(
  conditions: readonly StateCondition[] | undefined,
  state: State,
  read: Read<State>,
): boolean {
  if (conditions === undefined) return true;
  for (const condition of conditions) if (!isTrue(condition, state, read)) return false;
  return true;
}

function allows(list: readonly string[] | undefined, value: string | undefined): boolean {
  return list === undefined || (value !== undefined && list.includes(value));
}

function areParamsAllowed<State>({ params }: Matcher, { entry }: Moment<State>): boolean {
  // Nearly no matcher names any.
  if (params === undefined) return true;
  return Object.entries(params).every(([name, list]) => {
    const value = entry.params?.[name];
    return value !== undefined && list.includes(value);
  });
}
