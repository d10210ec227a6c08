// Plays recordings, and recordings with some deeds in another order.
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import type { Moment } from '../replay.ts';
import { isDeed, type Deed, type Pause, type ScriptRow } from './deeds.ts';

/** A simulation as recordings are played in it. */
export interface DeedPlayer<State> {
  readonly start: () => State;
  /** What leads to a deed and, last, the deed; undefined where the machine refuses it. */
  readonly act: (state: State, deed: Deed) => readonly Moment<State>[] | undefined;
  /** The state after a pause. */
  readonly wait: (state: State, pause: Pause) => State;
  /** The actions that let time pass up to then, where anything happens by itself. */
  readonly waits?: (state: State, toMs: number) => readonly Action[];
  /** Places, worn states, clean hands, doors: what tells two states apart, never times and walks. */
  readonly facts: (state: State) => Facts;
  /** No state says which of them was done earlier, so only a person knows: two calls, a comparison and what it is made for. */
  readonly isUntold?: (earlier: Deed, later: Deed) => boolean;
}

type Facts = Readonly<Record<string, string>>;

export interface FactDifference {
  readonly fact: string;
  readonly shown: string;
  readonly swapped: string;
}

export interface PlayedScript<State> {
  readonly script: readonly ScriptRow[];
  /** By the name of the deed. */
  readonly moments: ReadonlyMap<string, Moment<State>>;
  /** The log of it. */
  readonly entries: readonly LogEntry[];
  readonly facts: Facts;
}

/** Plays a script to its end; undefined as soon as a deed is refused. */
export function playScript<State>(
  player: DeedPlayer<State>,
  script: readonly ScriptRow[],
): PlayedScript<State> | undefined {
  const moments = new Map<string, Moment<State>>();
  const entries: LogEntry[] = [];
  let state = player.start();
  for (const row of script) {
    if (!isDeed(row)) {
      state = player.wait(state, row);
      continue;
    }
    const done = player.act(state, row);
    const moment = done?.at(-1);
    if (done === undefined || moment === undefined) return undefined;
    for (const { entry } of done) entries.push({ ...entry, seq: entries.length + 1 });
    moments.set(row.name, moment);
    state = moment.after;
  }
  return { script, moments, entries, facts: player.facts(state) };
}

export function differencesOf(shown: Facts, swapped: Facts): readonly FactDifference[] {
  const facts = [...new Set([...Object.keys(shown), ...Object.keys(swapped)])];
  return facts.flatMap((fact) => {
    const [one = '', two = ''] = [shown[fact], swapped[fact]];
    return one === two ? [] : [{ fact, shown: one, swapped: two }];
  });
}

export const namesIn = (script: readonly ScriptRow[]): string[] => script.flatMap(({ name }) => name ?? []);

/** A script with `earlier` right before `later`: what must follow `earlier` comes after both, pauses stay where they are. */
function sideBySide(
  script: readonly ScriptRow[],
  { earlier, later }: Neighbours,
  follows: (name: string) => boolean,
): { readonly script: readonly ScriptRow[]; readonly middle: number } {
  const from = script.findIndex(({ name }) => name === earlier);
  const to = script.findIndex(({ name }) => name === later);
  const between = script.slice(from + 1, to);
  const isLate = (row: ScriptRow): boolean => isDeed(row) && follows(row.name);
  const early = [...script.slice(0, from), ...between.filter((row) => !isLate(row))];
  const both = [...script.slice(from, from + 1), ...script.slice(to, to + 1)];
  const late = between.filter(isLate);
  return { script: [...early, ...both, ...late, ...script.slice(to + 1)], middle: early.length + 1 };
}

export interface Neighbours {
  readonly earlier: string;
  readonly later: string;
}

interface Swap {
  readonly script: readonly ScriptRow[];
  /** The pairs that changed places. */
  readonly turned: readonly (readonly [earlier: string, later: string])[];
}

/** How many deeds change places together: what is taken is put on or away, so that the hands are free. */
const BLOCKS = [1, 2, 3, 4];

/** The ways to have `later` before `earlier`, those that turn fewest pairs earlier. */
export function swapsOf(
  shown: readonly ScriptRow[],
  pair: Neighbours,
  follows: (name: string) => boolean,
): readonly Swap[] {
  const { script, middle } = sideBySide(shown, pair, follows);
  const swaps = BLOCKS.flatMap((before) =>
    BLOCKS.flatMap((after) => {
      const one = script.slice(Math.max(0, middle - before), middle);
      const other = script.slice(middle, middle + after);
      const isWhole = one.length === before && other.length === after && [...one, ...other].every(isDeed);
      if (!isWhole) return [];
      const turned = namesIn(one).flatMap((a) => namesIn(other).map((b) => [a, b] as const));
      const rest = [...script.slice(0, middle - before), ...other, ...one, ...script.slice(middle + after)];
      return [{ script: rest, turned }];
    }),
  );
  return swaps.toSorted((a, b) => a.turned.length - b.turned.length);
}
