// Edits of the sources: a source is one row, and every rule that names it says it as that row does.
import type { RoomRules } from '#contract/simulation/room-ruleset.ts';
import type { Source } from '#contract/simulation/text.ts';
import type { EditedRules } from './edit-items.ts';

const MAX_SOURCES = 200;
const MAX_NAMED = 10;

type Sources = readonly Source[];

/** The rules with the sources of each of their rows changed. */
function withSources(rules: RoomRules, change: (sources: Sources) => Sources): RoomRules {
  const changed = <Row extends { readonly sources?: Sources | undefined }>(row: Row): Row =>
    row.sources === undefined ? row : { ...row, sources: [...change(row.sources)] };
  const { particles } = rules;
  return {
    ...rules,
    items: rules.items.map(changed),
    ...(particles && {
      particles: {
        ...particles,
        dressed: changed(particles.dressed),
        causes: particles.causes.map(changed),
        room: changed(particles.room),
      },
    }),
  };
}

/** How many things and particles name a source. */
export function usesOfSource({ items, particles }: RoomRules, id: string): number {
  const rows = [...items, ...(particles ? [particles.dressed, ...particles.causes, particles.room] : [])];
  return rows.filter(({ sources = [] }) => sources.some((source) => source.id === id)).length;
}

export function editedSource(rules: RoomRules, next: Source): EditedRules {
  const isIt = ({ id }: Source): boolean => id === next.id;
  if (!rules.sources.some(isIt)) return { ok: false, reason: 'unknown' };
  const anew = (sources: Sources): Source[] => sources.map((source) => (isIt(source) ? next : source));
  return { ok: true, rules: { ...withSources(rules, anew), sources: anew(rules.sources) } };
}

export function withNewSource(rules: RoomRules, title: string): EditedRules {
  const known = new Set(rules.sources.map(({ id }) => id));
  const numbers = Array.from({ length: MAX_SOURCES + 1 }, (_, at) => at + 1);
  const id = numbers.map((number) => `own${number}`).find((name) => !known.has(name));
  if (id === undefined || rules.sources.length >= MAX_SOURCES) return { ok: false, reason: 'tooMany' };
  return { ok: true, rules: { ...rules, sources: [...rules.sources, { id, title }] } };
}

/** Takes a source away, from all that name it, too. */
export function withoutSource(rules: RoomRules, gone: string): EditedRules {
  const left = (sources: Sources): Source[] => sources.filter(({ id }) => id !== gone);
  if (left(rules.sources).length === rules.sources.length) return { ok: false, reason: 'unknown' };
  return { ok: true, rules: { ...withSources(rules, left), sources: left(rules.sources) } };
}

/** The sources of these names, as the list has them. */
export function sourcesNamed({ sources }: RoomRules, ids: readonly string[]): Source[] {
  return ids.flatMap((id) => sources.filter((source) => source.id === id)).slice(0, MAX_NAMED);
}
