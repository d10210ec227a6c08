/**
 * A recorded run as deeds: what a person did, without the walking and typing that leads to it, and named so that the
 * same deed has the same name in another recording.
 */
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import type { Moment } from '../replay.ts';
import type { TimedState } from '../simulation.ts';

/** A deed with what leads to it. */
export interface Deed {
  readonly name: string;
  readonly action: Action;
  /** Walks, screens and typing done for it; a refusal of these is no matter, they may be done already. */
  readonly leading: readonly Action[];
}

/** Time in which something happened by itself: nobody does anything until then, or until it has come to that. */
export interface Pause {
  readonly name: null;
  readonly untilMs: number;
  readonly sign: string;
}

export type ScriptRow = Deed | Pause;

export function isDeed(row: ScriptRow): row is Deed {
  return row.name !== null;
}

export interface DeedCodes<State> {
  /** Codes that only let time pass. */
  readonly passing: ReadonlySet<string>;
  /** Codes that only lead to a deed. */
  readonly leading: ReadonlySet<string>;
  /** Codes that are a deed the first time, and only lead to others from then on. */
  readonly leadingAgain: ReadonlySet<string>;
  /** Parameters that differ between right runs: tiles, times of the clock. */
  readonly loose: (action: Action) => readonly string[];
  /** What changes by itself: a pause in which it does is one that has to be waited for. */
  readonly sign: (state: State) => string;
}

function actionOf({ code, item, from, to, params }: LogEntry): Action {
  return {
    code,
    ...(item === undefined ? {} : { item }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(params === undefined ? {} : { params }),
  };
}

/** What a deed is called, whenever it is done: its code, things and the parameters that tell. */
function nameOf(action: Action, loose: readonly string[]): string {
  const params = Object.entries(action.params ?? {})
    .filter(([key]) => !loose.includes(key))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key}=${value}`);
  return [action.code, action.item, action.from, action.to, ...params].map((part) => part ?? '').join('|');
}

/** The deeds of a run, in its order; refused tries are none. A deed done a second time has a name of its own. */
export function scriptOf<State extends TimedState>(
  moments: readonly Moment<State>[],
  codes: DeedCodes<State>,
): readonly ScriptRow[] {
  const counts = new Map<string, number>();
  let leading: readonly Action[] = [];
  const acted = moments.filter(({ entry }) => !codes.passing.has(entry.code));
  const rows = acted.flatMap((moment, at) => [
    ...pauseBetween(acted[at - 1], moment.before, moment.entry.at, codes),
    ...deedOf(moment),
  ]);
  const end = moments.at(-1)?.after;
  return end === undefined ? rows : [...rows, ...pauseBetween(acted.at(-1), end, end.readyAtMs, codes)];

  function deedOf({ entry }: Moment<State>): readonly Deed[] {
    if (entry.refused === true || entry.issue !== undefined) return [];
    const action = actionOf(entry);
    const base = nameOf(action, codes.loose(action));
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    const isAgain = count > 1 && codes.leadingAgain.has(action.code);
    if (isAgain || codes.leading.has(action.code)) {
      leading = [...leading, action];
      return [];
    }
    const deed = { name: count === 1 ? base : `${base}#${count}`, action, leading };
    leading = [];
    return [deed];
  }
}

function pauseBetween<State>(
  last: Moment<State> | undefined,
  state: State,
  untilMs: number,
  codes: DeedCodes<State>,
): readonly Pause[] {
  const sign = codes.sign(state);
  return last === undefined || codes.sign(last.after) === sign ? [] : [{ name: null, untilMs, sign }];
}
