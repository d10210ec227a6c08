// What differs between a site's rules and those on which they are based: row by row, each with what of it is other.
import { isSameJson } from '#contract/merge/merge.ts';
import type { RoomRules } from '#contract/simulation/room-ruleset.ts';
import type { Source, Trilingual } from '#contract/simulation/text.ts';
import { inEveryLanguage } from '#contract/languages.ts';
import { editedSource } from './edit-sources.ts';

/** The tables of the rules, each a list of rows with a name. */
const RULE_TABLES = ['items', 'slots', 'codes', 'aspects', 'causes', 'sources'] as const;
type RuleTable = (typeof RULE_TABLES)[number];

/** What stands in no table: single figures. */
export const RULE_FIGURES = [
  'bagCapacity',
  'floorReachTiles',
  'walkingPercent',
  'dressed',
  'limit',
  'air',
] as const;
export type RuleFigure = (typeof RULE_FIGURES)[number];

export type RuleDifference =
  | {
      readonly of: RuleTable;
      readonly id: string;
      readonly text: Trilingual;
      readonly change: 'ADDED' | 'REMOVED';
    }
  | {
      readonly of: RuleTable;
      readonly id: string;
      readonly text: Trilingual;
      readonly change: 'CHANGED';
      /** The fields of the row that are other. */
      readonly fields: readonly string[];
    }
  | { readonly of: 'figures'; readonly id: RuleFigure; readonly before: number; readonly after: number };

interface Row {
  readonly id: string;
  readonly text: Trilingual;
}

/** A row by which of the sources it names: how those are called is told in their own table. */
function bySources<R extends { readonly sources?: readonly Source[] | undefined }>(row: R) {
  return { ...row, sources: row.sources?.map(({ id }) => id) };
}

function rowsOf(rules: RoomRules, table: RuleTable): readonly Row[] {
  if (table === 'codes') return rules.codes.map(({ code, ...row }) => ({ ...row, id: code }));
  if (table === 'causes') return (rules.particles?.causes ?? []).map(bySources);
  if (table === 'items') return rules.items.map(bySources);
  if (table === 'sources')
    return rules.sources.map((source) => ({ ...source, text: inEveryLanguage(() => source.title) }));
  return rules[table] ?? [];
}

/** A single figure of the rules; undefined where these have none. */
export function figureOf(rules: RoomRules, figure: RuleFigure): number | undefined {
  const { particles } = rules;
  const figures: Readonly<Record<RuleFigure, number | undefined>> = {
    bagCapacity: rules.bagCapacity,
    floorReachTiles: rules.floorReachTiles,
    walkingPercent: particles?.walkingPercent,
    dressed: particles?.dressed.perMinute,
    limit: particles?.room.limitPerM3,
    air: particles?.room.airM3PerMinute,
  };
  return figures[figure];
}

function fieldsOf(before: Row, after: Row): readonly string[] {
  const [one, other] = [before, after].map((row) => row as unknown as Readonly<Record<string, unknown>>);
  const names = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})]);
  // The title of a source stands for its name.
  if (names.has('title')) names.delete('text');
  return [...names].filter((name) => !isSameJson(one?.[name], other?.[name]));
}

function inTable(of: RuleTable, base: RoomRules, own: RoomRules): readonly RuleDifference[] {
  const before = new Map(rowsOf(base, of).map((row) => [row.id, row]));
  const after = new Map(rowsOf(own, of).map((row) => [row.id, row]));
  const kept = [...after.values()].flatMap((row): readonly RuleDifference[] => {
    const { id, text } = row;
    const was = before.get(id);
    if (was === undefined) return [{ of, id, text, change: 'ADDED' }];
    const fields = fieldsOf(was, row);
    return fields.length === 0 ? [] : [{ of, id, text, change: 'CHANGED', fields }];
  });
  const gone = [...before.values()].filter(({ id }) => !after.has(id));
  return [...kept, ...gone.map(({ id, text }) => ({ of, id, text, change: 'REMOVED' as const }))];
}

/** Every difference, table by table. */
export function differencesOf(base: RoomRules, own: RoomRules): readonly RuleDifference[] {
  const figures = RULE_FIGURES.flatMap((id): readonly RuleDifference[] => {
    const [before = 0, after = 0] = [figureOf(base, id), figureOf(own, id)];
    return before === after ? [] : [{ of: 'figures', id, before, after }];
  });
  return [...RULE_TABLES.flatMap((table) => inTable(table, base, own)), ...figures];
}

/** The base's row in its place, or gone where the base has none. */
function restored<Row>(
  base: readonly Row[],
  own: readonly Row[],
  keyOf: (row: Row) => string,
  key: string,
): Row[] {
  const order = base.findIndex((row) => keyOf(row) === key);
  const was = base[order];
  if (was === undefined) return own.filter((row) => keyOf(row) !== key);
  if (own.some((row) => keyOf(row) === key)) return own.map((row) => (keyOf(row) === key ? was : row));
  const before = new Set(base.slice(0, order).map(keyOf));
  return own.toSpliced(own.findLastIndex((row) => before.has(keyOf(row))) + 1, 0, was);
}

function withBaseFigure(base: RoomRules, own: RoomRules, figure: RuleFigure): RoomRules {
  if (figure === 'bagCapacity' || figure === 'floorReachTiles') return { ...own, [figure]: base[figure] };
  const [was, is] = [base.particles, own.particles];
  if (was === undefined || is === undefined) return own;
  const { room } = is;
  const particles = {
    walkingPercent: { ...is, walkingPercent: was.walkingPercent },
    dressed: { ...is, dressed: was.dressed },
    limit: { ...is, room: { ...room, limitPerM3: was.room.limitPerM3 } },
    air: { ...is, room: { ...room, airM3PerMinute: was.room.airM3PerMinute } },
  };
  return { ...own, particles: particles[figure] };
}

const idOf = ({ id }: Pick<Row, 'id'>): string => id;

function withBaseCause(base: RoomRules, own: RoomRules, id: string): RoomRules {
  const { particles } = own;
  if (particles === undefined) return own;
  const causes = restored(base.particles?.causes ?? [], particles.causes, idOf, id);
  return { ...own, particles: { ...particles, causes } };
}

function withBaseSource(base: RoomRules, own: RoomRules, id: string): RoomRules {
  const was = base.sources.find((source) => source.id === id);
  const edited = was && editedSource(own, was);
  if (edited?.ok === true) return edited.rules;
  return { ...own, sources: restored(base.sources, own.sources, idOf, id) };
}

/** The rules with one difference taken back. */
export function withBaseRow(base: RoomRules, own: RoomRules, { of, id }: RuleDifference): RoomRules {
  switch (of) {
    case 'figures':
      return withBaseFigure(base, own, id as RuleFigure);
    case 'items':
      return { ...own, items: restored(base.items, own.items, idOf, id) };
    case 'slots':
      return { ...own, slots: restored(base.slots, own.slots, idOf, id) };
    case 'codes':
      return { ...own, codes: restored(base.codes, own.codes, ({ code }) => code, id) };
    case 'aspects':
      return { ...own, aspects: restored(base.aspects ?? [], own.aspects ?? [], idOf, id) };
    case 'sources':
      return withBaseSource(base, own, id);
    case 'causes':
      return withBaseCause(base, own, id);
  }
}
