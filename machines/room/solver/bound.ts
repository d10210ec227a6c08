// A lower bound of the moves that a correct way needs beyond its steps: emptying and filling the hands.
import type { Reference } from '#contract/simulation/reference.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { StepGraph } from '#machines/kit/grading/step-graph.ts';
import { EMPTY_SET, has, type StepSet } from '#machines/kit/grading/step-set.ts';
import { indexOf } from '../ruleset-index.ts';
import type { RoomState, Subject } from '../state.ts';

const DRESSING: ReadonlySet<string> = new Set(['A005', 'A006']);

/** What the needed steps do with things, by step number. */
interface Handling {
  /** Steps that need both hands free apart from the thing itself. */
  readonly dressing: readonly { readonly step: number; readonly item: string }[];
  /** By thing: the steps for which it must be in a hand. */
  readonly uses: ReadonlyMap<string, readonly number[]>;
  /** By thing: the steps that bring it into a hand. */
  readonly takes: ReadonlyMap<string, readonly number[]>;
}

export type Bound = (state: RoomState, done: StepSet) => number;

/** Counts putting down and picking up beyond the needed steps; it never exceeds what is necessary. */
export function handlingBound(ruleset: RoomRuleset, reference: Reference, graph: StepGraph): Bound {
  const handling = handlingIn(ruleset, reference, graph.required);
  return (state, done) => {
    const isOpen = (step: number) => !has(done, step);
    return Object.values(state.subjects).reduce(
      (sum, own) => sum + movesFor(handling, graph, own, isOpen),
      0,
    );
  };
}

function movesFor(
  handling: Handling,
  graph: StepGraph,
  { id, place }: Subject,
  isOpen: (step: number) => boolean,
): number {
  const uses = (handling.uses.get(id) ?? []).filter(isOpen);
  if (uses.length === 0 || (handling.takes.get(id) ?? []).some(isOpen)) return 0;
  if (place.at === 'zone' || place.at === 'P003') return 1;
  if (place.at !== 'P002') return 0;
  const isBeforeUses = (step: number) => uses.every((use) => has(graph.before[use] ?? EMPTY_SET, step));
  return handling.dressing.some(({ step, item }) => item !== id && isOpen(step) && isBeforeUses(step))
    ? 2
    : 0;
}

function handlingIn(ruleset: RoomRuleset, { steps }: Reference, required: readonly number[]): Handling {
  const index = indexOf(ruleset);
  const puts = new Set(ruleset.map.dropZones.flatMap(({ putCode }) => putCode ?? []));
  const pulls = new Set(ruleset.map.dropZones.map(({ pullCode }) => pullCode));
  const isClipped = (id: string) =>
    index.items.get(id.replace(/-\d+$/, ''))?.traits.includes('hangsOnClip') ?? false;
  const rows = required.flatMap((step) => {
    const [match, ...others] = steps[step]?.match ?? [];
    const [code, ...codes] = match?.code ?? [];
    const [item, ...items] = match?.item ?? [];
    const isPlain = others.length + codes.length + items.length === 0;
    return isPlain && code !== undefined && item !== undefined ? [{ step, code, item }] : [];
  });
  const byItem = (isOf: (code: string) => boolean) =>
    new Map(
      rows.map(({ item }) => [
        item,
        rows.filter((row) => row.item === item && isOf(row.code)).map(({ step }) => step),
      ]),
    );
  return {
    dressing: rows.filter(({ code, item }) => DRESSING.has(code) && !isClipped(item)),
    uses: byItem((code) => code === 'A005' || puts.has(code)),
    takes: byItem((code) => code === 'A006' || code === 'A009' || pulls.has(code)),
  };
}
