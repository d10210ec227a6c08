// The orders of the shift: whether a job and the loaded recipe agree with them.
import type { Order } from '#contract/simulation/equipment-case.ts';
import type { EquipmentIndex } from '../equipment-index.ts';
import type { EquipmentState, Job } from '../state.ts';
import { loadedRecipe } from '../track/steps.ts';

/** The fields of a job that are typed at the terminal. */
export type JobFields = Pick<Job, 'lotName' | 'recipe' | 'waferFlow' | 'smifNumber' | 'jobName'>;

const COMPARED = ['lotName', 'recipe', 'waferFlow', 'smifNumber', 'jobName'] as const;

/** The order that a job matches in every field. */
function orderOf(state: EquipmentState, job: JobFields): Order | undefined {
  return state.play.orders.find((order) => COMPARED.every((field) => order[field] === job[field]));
}

/** Whether a job matches an order; always true in a case without orders. */
export function isAsOrdered(state: EquipmentState, job: JobFields): boolean {
  return state.play.orders.length === 0 || orderOf(state, job) !== undefined;
}

/** Whether a job matches an order and ran with the right recipe; only then are its plates good. */
export function isBuiltAsOrdered(index: EquipmentIndex, state: EquipmentState, job: Job): boolean {
  return isAsOrdered(state, job) && isRecipeRight(index, state, job.recipe);
}

/** Whether the loaded recipe is the ruleset's. */
function isRecipeRight(index: EquipmentIndex, state: EquipmentState, id: string): boolean {
  const right = index.recipes.get(id)?.steps ?? [];
  const loaded = loadedRecipe(index, state, id) ?? [];
  return (
    right.length === loaded.length &&
    right.every((row) => {
      const own = loaded.find(({ step }) => step === row.step);
      return (
        own?.timeMs === row.timeMs &&
        own.temperatureTenthC === row.temperatureTenthC &&
        own.speedRpm === row.speedRpm &&
        own.doseTenthMj === row.doseTenthMj
      );
    })
  );
}
