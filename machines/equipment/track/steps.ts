// What a job does at the track: the loaded recipe, its steps, and the modules that can do them.
import type { ModuleKind } from '#contract/simulation/equipment-kinds.ts';
import type { RecipeStep } from '#contract/simulation/equipment-track.ts';
import type { EquipmentIndex } from '../equipment-index.ts';
import type { EquipmentState, Job } from '../state.ts';
import { timedSteps, type TimedStep } from './period.ts';

/** The recipe as it is loaded at the tool. */
export function loadedRecipe(
  index: EquipmentIndex,
  state: EquipmentState,
  id: string,
): readonly RecipeStep[] | undefined {
  const changed = Object.hasOwn(state.recipes, id) ? state.recipes[id] : undefined;
  return changed ?? index.recipes.get(id)?.steps;
}

/** The steps of a job with the loaded recipe; undefined when recipe and flow don't fit. */
export function stepsOf(
  index: EquipmentIndex,
  state: EquipmentState,
  job: Pick<Job, 'recipe' | 'waferFlow'>,
): readonly TimedStep[] | undefined {
  const recipe = loadedRecipe(index, state, job.recipe);
  const flow = index.flows.get(job.waferFlow);
  return recipe && flow ? timedSteps(index, flow, recipe) : undefined;
}

/** The ids of a kind's modules that are in service. */
export function inService(index: EquipmentIndex, state: EquipmentState, kind: ModuleKind): readonly string[] {
  const ids = index.modulesOfKind.get(kind) ?? [];
  return ids.filter((id) => state.track.modules[id]?.isInService === true);
}
