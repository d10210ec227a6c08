// How often plates leave the cassette, which the busiest kind of module decides, and how long a lot takes.
import type { ModuleKind, ProcessStep } from '#contract/simulation/equipment-kinds.ts';
import type { RecipeStep, WaferFlow } from '#contract/simulation/equipment-track.ts';
import type { EquipmentIndex } from '../equipment-index.ts';

/** A step with its figures and the kind of module that performs it. */
export interface TimedStep {
  readonly step: ProcessStep;
  readonly kind: ModuleKind;
  readonly timeMs: number;
}

/** The steps of a flow with a recipe's times; undefined when the recipe lacks one of them. */
export function timedSteps(
  index: EquipmentIndex,
  flow: WaferFlow,
  recipe: readonly RecipeStep[],
): readonly TimedStep[] | undefined {
  const steps: TimedStep[] = [];
  for (const step of flow.steps) {
    const timeMs = recipe.find((row) => row.step === step)?.timeMs;
    const kind = index.kindOfStep.get(step);
    if (timeMs === undefined || kind === undefined) return undefined;
    steps.push({ step, kind, timeMs });
  }
  return steps;
}

/** How long a plate takes through the track if it never waits, in ms. */
export function wayMs(steps: readonly TimedStep[]): number {
  return steps.reduce((sum, { timeMs }) => sum + timeMs, 0);
}

/**
 * For each kind of module: the time of all its visits divided by the number of its modules. The period is the
 * largest of these, in whole ms rounded up; undefined when a kind has no module.
 */
export function sendingPeriodMs(
  steps: readonly TimedStep[],
  countOf: (kind: ModuleKind) => number,
): number | undefined {
  const sums = new Map<ModuleKind, number>();
  for (const { kind, timeMs } of steps) sums.set(kind, (sums.get(kind) ?? 0) + timeMs);
  let periodMs = 0;
  for (const [kind, sumMs] of sums) {
    const count = countOf(kind);
    if (count === 0) return undefined;
    periodMs = Math.max(periodMs, Math.ceil(sumMs / count));
  }
  return periodMs;
}

/** The first plate's way plus one period for each further plate, in ms. */
export function lotMs(steps: readonly TimedStep[], periodMs: number, plates: number): number {
  return plates === 0 ? 0 : wayMs(steps) + (plates - 1) * periodMs;
}
