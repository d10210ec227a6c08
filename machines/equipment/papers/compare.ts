// Compares a paper with the pod's label, the map on the screen, the loaded recipe or the shift task.
import type { Paper } from '#contract/simulation/equipment-papers.ts';
import type { RecipeStep } from '#contract/simulation/equipment-track.ts';
import { carrierOf } from '../change.ts';
import type { EquipmentIndex } from '../equipment-index.ts';
import { reachedOf, reaches } from '../reach.ts';
import type { Carrier, CheckedAgainst, EquipmentState } from '../state.ts';
import { loadedRecipe } from '../track/steps.ts';

/** Whether the paper agrees; undefined when the other thing can't be seen from here. */
export function compare(
  index: EquipmentIndex,
  state: EquipmentState,
  paper: Paper,
  against: CheckedAgainst,
): boolean | undefined {
  switch (against) {
    case 'label':
      return againstLabel(index, state, paper);
    case 'slotMap':
      return againstMap(index, state, paper);
    case 'recipe':
      return againstRecipe(index, state, paper);
    case 'task':
      return againstTask(state, paper);
  }
}

/** With the label of the paper's pod, if it can be read: on the rack or a port in reach, or in the hands. */
function againstLabel(index: EquipmentIndex, state: EquipmentState, paper: Paper): boolean | undefined {
  const carrier = carrierOf(state, paper.pod);
  if (!carrier || !isLegible(index, state, carrier)) return undefined;
  return carrier.label === paper.printed['smifNumber'];
}

function isLegible(index: EquipmentIndex, state: EquipmentState, { place }: Carrier): boolean {
  if (place.at === 'rack') return reachedOf(index, state, 'podRack') !== undefined;
  if (place.at === 'hands') return true;
  if (place.at === 'floor') return reaches(index, state, place.place);
  return reaches(index, state, index.ports.get(place.port)?.place ?? '');
}

/** With the map of the pod on the selected port, on the screen CASSETTES. */
function againstMap(index: EquipmentIndex, state: EquipmentState, paper: Paper): boolean | undefined {
  const carrier = carrierOf(state, state.ports[state.terminal.port].pod);
  const isShown = state.terminal.screen === 'CASSETTES' && reachedOf(index, state, 'terminal') !== undefined;
  if (!carrier || !isShown || carrier.mapStatus === 'SLOT_MAP_NOT_READ') return undefined;
  const codes = carrier.plates.map(({ code }) => code);
  const plates = codes.filter((code) => code !== 'E').length;
  return codes.every((code) => code === 'E' || code === 'F') && String(plates) === paper.printed['plates'];
}

/** With the loaded recipe on the screen. The paper has fields `STEP.value`, such as COAT.speedRpm. */
function againstRecipe(index: EquipmentIndex, state: EquipmentState, paper: Paper): boolean | undefined {
  const { screen, recipe } = state.terminal;
  const isShown = screen === 'RECIPES' && reachedOf(index, state, 'terminal') !== undefined;
  const steps = recipe === undefined ? undefined : loadedRecipe(index, state, recipe);
  if (!isShown || !steps) return undefined;
  return paper.printed['recipe'] === recipe && hasFigures(steps, paper);
}

function hasFigures(steps: readonly RecipeStep[], { printed }: Paper): boolean {
  return Object.entries(printed).every(([key, figure]) => {
    const [step, value] = key.split('.');
    return value === undefined || valueOf(steps, step ?? '', value) === figure;
  });
}

/** Whether the recipe of a paper copy is loaded with the figures that are printed on it, seen or not. */
export function isLoadedAsPrinted(index: EquipmentIndex, state: EquipmentState, copy: string): boolean {
  const paper = state.play.papers.find(({ id }) => id === copy);
  if (!paper) return false;
  const steps = loadedRecipe(index, state, paper.printed['recipe'] ?? '');
  return steps !== undefined && hasFigures(steps, paper);
}

function valueOf(steps: readonly RecipeStep[], step: string, value: string): string {
  const row = steps.find((own) => own.step === step);
  const found = Object.entries(row ?? {}).find(([key]) => key === value)?.[1];
  return found === undefined ? '' : String(found);
}

const SHARED = ['lotName', 'recipe', 'waferFlow', 'smifNumber', 'plates'] as const;

/** An accompanying sheet with the shift task, once that has been read: all words printed from the order. */
function againstTask(state: EquipmentState, paper: Paper): boolean | undefined {
  const task = state.play.papers.find(({ kind }) => kind === 'SHIFT_TASK');
  if (!task || state.papers[task.id]?.wasOpened !== true || paper.id === task.id) return undefined;
  return state.play.orders.some((order) =>
    SHARED.every(
      (field) => paper.printed[field] === undefined || paper.printed[field] === String(order[field]),
    ),
  );
}
