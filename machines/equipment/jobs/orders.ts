// What the shift is to do, and whether a job and the loaded recipe are just that.
import type { Order } from '#contract/simulation/equipment-case.ts';
import type { EquipmentIndex } from '../equipment-index.ts';
import type { EquipmentState, Job } from '../state.ts';
import { loadedRecipe } from '../track/replan.ts';

/** What a job is made of: what is typed at the terminal. */
export type JobFields = Pick<Job, 'lotName' | 'recipe' | 'waferFlow' | 'smifNumber' | 'jobName'>;

const compared = ['lotName', 'recipe', 'waferFlow', 'smifNumber', 'jobName'] as const;

/** The order that a job carries out in every field. */
export function orderOf(state: EquipmentState, job: JobFields): Order | undefined {
  return state.play.orders.find((order) => compared.every((field) => order[field] === job[field]));
}

/** As ordered; in a case without orders everything is. */
export function isAsOrdered(state: EquipmentState, job: JobFields): boolean {
  return state.play.orders.length === 0 || orderOf(state, job) !== undefined;
}

/** As ordered and with the recipe as it should be: only then the plates are good. */
export function isBuiltAsOrdered(index: EquipmentIndex, state: EquipmentState, job: Job): boolean {
  return isAsOrdered(state, job) && isRecipeRight(index, state, job.recipe);
}

/** Whether the loaded recipe is the ruleset's. */
export function isRecipeRight(index: EquipmentIndex, state: EquipmentState, id: string): boolean {
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
