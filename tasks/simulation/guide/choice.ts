// At some steps the learner chooses what comes now, before the guide shows it: where an order matters beyond habit.
import type { Reference, Step } from '#contract/simulation/reference.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { Progress } from './progress.ts';

interface ChoiceOption {
  readonly step: string;
  readonly text: Trilingual;
  /** Why it is not its turn; undefined for the right one. */
  readonly why: Trilingual | undefined;
}

export interface Choice {
  /** The rule of the order that it is about: each is asked once. */
  readonly rule: string;
  readonly options: readonly ChoiceOption[];
}

type OrderRow = NonNullable<Reference['order']>[number];

/** From here on an order is more than a habit. */
const MIN_WEIGHT = 2;
const MAX_WRONG = 2;

/**
 * What to choose from before a step is shown; undefined where its order is a habit, or was asked about before.
 * @param step the step that the guide would show
 * @param asked the rules that were asked about
 */
export function choiceBefore(
  { order = [] }: Pick<Reference, 'order'>,
  { missing, next }: Progress,
  step: Step,
  asked: ReadonlySet<string>,
): Choice | undefined {
  const open = new Set(next.map(({ id }) => id));
  for (const row of order) {
    const rule = row.earlier.join();
    if (row.weight < MIN_WEIGHT || asked.has(rule) || !row.earlier.includes(step.id)) continue;
    const wrong = missing.filter(({ id }) => row.later.includes(id) && !open.has(id)).slice(0, MAX_WRONG);
    if (wrong.length > 0) return { rule, options: mixed(step, wrong, row) };
  }
  return undefined;
}

/** The right one stands at a place that follows from its name: it changes from step to step, and is the same each time. */
function mixed(step: Step, wrong: readonly Step[], { why }: OrderRow): readonly ChoiceOption[] {
  const at = step.id.length % (wrong.length + 1);
  const options = wrong.map(({ id, text }): ChoiceOption => ({ step: id, text, why }));
  return options.toSpliced(at, 0, { step: step.id, text: step.text, why: undefined });
}
