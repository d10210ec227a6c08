// The rows of a bay's rules as they are edited: those of the base, with a site's own in their place, and what differs.
import type { BayEdits, BayReaction, BayRow, BayTable } from '#contract/simulation/bay-edits.ts';
import { inEveryLanguage } from '#contract/languages.ts';
import { isSameJson } from '#contract/merge/merge.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { trackTimesSchema, type TrackTimes } from '#contract/simulation/equipment-track.ts';
import type { Trilingual } from '#contract/simulation/text.ts';

const BAY_TABLES = [
  'recipes',
  'persons',
  'answers',
  'alarms',
  'situations',
  'reactions',
] as const satisfies readonly BayTable[];

/** The single times of the track, each by its name. */
export const TRACK_TIMES = Object.keys(trackTimesSchema.shape) as (keyof TrackTimes)[];

export type BayRows = Readonly<{ [Table in BayTable]: readonly BayRow<Table>[] }>;

const NO_TEXT = inEveryLanguage(() => '');

/** What of a ruleset can be edited, row by row. */
export function rowsOfBase(
  { recipes, persons, alarms, emergency }: EquipmentRuleset,
  reactions: readonly BayReaction[],
): BayRows {
  return {
    recipes: recipes.map(({ id, text, steps }) => ({ id, text, steps: [...steps] })),
    persons: persons.map(({ id, text, number }) => ({ id, text, number })),
    answers: emergency.answers.map(({ id, text }) => ({ id, text })),
    alarms: alarms.map(({ id, text, advice = NO_TEXT, effect }) => ({ id, text, advice, effect })),
    situations: emergency.situations.map(({ id, text, phases }) => ({
      id,
      text,
      phases: phases.map((phase) => ({ id: phase.id, text: phase.text, lastsMs: phase.lastsMs })),
    })),
    reactions: reactions.map(({ deadlines, ...row }) => ({
      ...row,
      deadlines: deadlines.map(({ id, promptMs, withinMs }) => ({ id, promptMs, withinMs })),
    })),
  };
}

/** The row as it is now. */
export function rowNow<Table extends BayTable>(
  base: BayRows,
  edits: BayEdits,
  table: Table,
  id: string,
): BayRow<Table> | undefined {
  const byId = (rows: readonly BayRow<Table>[]) => rows.find((row) => row.id === id);
  return byId(edits[table] as readonly BayRow<Table>[]) ?? byId(base[table]);
}

/** The edits without a row of their own: the base's holds. */
export function withoutRow(edits: BayEdits, table: BayTable, id: string): BayEdits {
  return { ...edits, [table]: edits[table].filter((row) => row.id !== id) };
}

/** The edits with a row; one that says what the base says is none. */
export function withRow<Table extends BayTable>(
  base: BayRows,
  edits: BayEdits,
  table: Table,
  row: BayRow<Table>,
): BayEdits {
  const was = base[table].find(({ id }) => id === row.id);
  if (isSameJson(was, row)) return withoutRow(edits, table, row.id);
  const own = edits[table];
  const isKnown = own.some(({ id }) => id === row.id);
  const rows = isKnown ? own.map((one) => (one.id === row.id ? row : one)) : [...own, row];
  return { ...edits, [table]: rows };
}

/** The edits with a time of the track; undefined: that of the base holds. */
export function withTime(
  base: TrackTimes,
  edits: BayEdits,
  name: keyof TrackTimes,
  ms: number | undefined,
): BayEdits {
  const { [name]: _was, ...others } = edits.times;
  return { ...edits, times: ms === undefined || ms === base[name] ? others : { ...others, [name]: ms } };
}

export type BayDifference =
  | {
      readonly of: BayTable;
      readonly id: string;
      /** What the base calls the row; undefined: it has none of this id. */
      readonly text: Trilingual | undefined;
      /** The fields that differ. */
      readonly fields: readonly string[];
    }
  | { readonly of: 'times'; readonly id: keyof TrackTimes; readonly before: number; readonly after: number };

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(before: object | undefined, after: object): readonly string[] {
  const [was, is] = [(before ?? {}) as Fields, after as Fields];
  return Object.keys(is).filter((name) => !isSameJson(was[name], is[name]));
}

/** Every row and time that differs from the base, table by table. */
export function differencesOf(base: BayRows, times: TrackTimes, edits: BayEdits): readonly BayDifference[] {
  const rows = BAY_TABLES.flatMap((of) =>
    edits[of].map((row): BayDifference => {
      const was = base[of].find(({ id }) => id === row.id);
      const named = base[of === 'reactions' ? 'situations' : of].find(({ id }) => id === row.id);
      const text = named !== undefined && 'text' in named ? named.text : undefined;
      return { of, id: row.id, text, fields: fieldsOf(was, row) };
    }),
  );
  const timed = TRACK_TIMES.flatMap((id): readonly BayDifference[] => {
    const after = edits.times[id];
    return after === undefined ? [] : [{ of: 'times', id, before: times[id], after }];
  });
  return [...rows, ...timed];
}
