// Whether a paper agrees with what it is held against: the pod's label, the map on the screen, the loaded recipe, the task.
import type { Paper } from '#contract/simulation/equipment-papers.ts';
import type { RecipeStep } from '#contract/simulation/equipment-track.ts';
import { carrierOf } from '../change.ts';
import type { EquipmentIndex } from '../equipment-index.ts';
import { reachedOf, reaches } from '../reach.ts';
import type { Carrier, CheckedAgainst, EquipmentState } from '../state.ts';
import { loadedRecipe } from '../track/replan.ts';

/** Undefined when what the paper is to be held against is not to be seen from here. */
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

/** The pod that the paper is about, where its label can be read: in reach on a port or on the rack. */
function againstLabel(index: EquipmentIndex, state: EquipmentState, paper: Paper): boolean | undefined {
  const carrier = carrierOf(state, paper.pod);
  if (!carrier || !isLegible(index, state, carrier)) return undefined;
  return carrier.label === paper.printed['smifNumber'];
}

function isLegible(index: EquipmentIndex, state: EquipmentState, { place }: Carrier): boolean {
  if (place.at === 'rack') return reachedOf(index, state, 'podRack') !== undefined;
  if (place.at === 'hands') return true;
  return reaches(index, state, index.ports.get(place.port)?.place ?? '');
}

/** The map of the pod on the chosen port, on the screen CASSETTES. */
function againstMap(index: EquipmentIndex, state: EquipmentState, paper: Paper): boolean | undefined {
  const carrier = carrierOf(state, state.ports[state.terminal.port].pod);
  const isShown = state.terminal.screen === 'CASSETTES' && reachedOf(index, state, 'terminal') !== undefined;
  if (!carrier || !isShown || carrier.mapStatus === 'SLOT_MAP_NOT_READ') return undefined;
  const codes = carrier.plates.map(({ code }) => code);
  const plates = codes.filter((code) => code !== 'E').length;
  return codes.every((code) => code === 'E' || code === 'F') && String(plates) === paper.printed['plates'];
}

/** `STEP.value` of the paper copy: COAT.speedRpm for instance. */
function againstRecipe(index: EquipmentIndex, state: EquipmentState, paper: Paper): boolean | undefined {
  const { screen, recipe } = state.terminal;
  const isShown = screen === 'RECIPES' && reachedOf(index, state, 'terminal') !== undefined;
  const steps = recipe === undefined ? undefined : loadedRecipe(index, state, recipe);
  if (!isShown || !steps) return undefined;
  if (paper.printed['recipe'] !== recipe) return false;
  return Object.entries(paper.printed).every(([key, printed]) => {
    const [step, value] = key.split('.');
    return value === undefined || valueOf(steps, step ?? '', value) === printed;
  });
}

function valueOf(steps: readonly RecipeStep[], step: string, value: string): string {
  const row = steps.find((own) => own.step === step);
  const found = Object.entries(row ?? {}).find(([key]) => key === value)?.[1];
  return found === undefined ? '' : String(found);
}

const shared = ['lotName', 'recipe', 'waferFlow', 'smifNumber', 'plates'] as const;

/** An accompanying sheet against the shift task that has been read: every printed word of an order's. */
function againstTask(state: EquipmentState, paper: Paper): boolean | undefined {
  const task = state.play.papers.find(({ kind }) => kind === 'SHIFT_TASK');
  if (!task || state.papers[task.id]?.wasOpened !== true || paper.id === task.id) return undefined;
  return state.play.orders.some((order) =>
    shared.every(
      (field) => paper.printed[field] === undefined || paper.printed[field] === String(order[field]),
    ),
  );
}
