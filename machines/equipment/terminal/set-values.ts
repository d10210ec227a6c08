// RECIPE_SET, PARAMETER_SET, MODULE_SET, ARM_HOME, and the host's word on carriers.
import { raiseTool } from '../alarms/raise.ts';
import { follow } from '#machines/kit/chart.ts';
import { carrierOf, noted, withCarrier } from '../change.ts';
import { idChart, mapChart } from '../charts/e87.ts';
import type { EquipmentState } from '../state.ts';
import { loadedRecipe } from '../track/replan.ts';
import { setModule } from '../track/set-module.ts';
import { flagParam, textParam, wholeParam, type Turn } from '../turn.ts';
import type { Commanded } from './command.ts';

/** The least and the most that the tool takes: whole ms, tenths of a degree, revolutions a minute, tenths of mJ/cm². */
const bounds = {
  timeMs: [1000, 3_600_000],
  temperatureTenthC: [150, 2500],
  speedRpm: [0, 6000],
  doseTenthMj: [0, 5000],
} as const;

type RecipeValue = keyof typeof bounds;

/** RECIPE_SET: in the chosen recipe and step, `params.name` becomes `params.value`. */
export function setRecipe(turn: Turn): Commanded {
  const { index, state } = turn;
  const { recipe, step } = state.terminal;
  const steps = recipe === undefined ? undefined : loadedRecipe(index, state, recipe);
  const row = steps?.find((own) => own.step === step);
  if (recipe === undefined || !steps || !row) return 'nothingSelected';
  const name = (Object.keys(bounds) as RecipeValue[]).find((known) => known === textParam(turn, 'name'));
  const value = wholeParam(turn, 'value');
  if (!name || value === undefined || row[name] === undefined) return 'badParams';
  if (value < bounds[name][0] || value > bounds[name][1]) return 'outOfRange';
  if (isInUse(state, recipe)) return { rejection: 'trackBusy', about: recipe };
  const changed = steps.map((own) => (own === row ? { ...row, [name]: value } : own));
  const set = noted({ ...state, recipes: { ...state.recipes, [recipe]: changed } }, 'recipeChanged', recipe);
  return { state: raiseTool(index, set, 'recipeChanged', recipe) };
}

function isInUse({ jobs }: EquipmentState, recipe: string): boolean {
  return jobs.some((job) => job.recipe === recipe && job.e40 !== 'NONE');
}

/** PARAMETER_SET: the setting `item` becomes `params.value`, where the case lets it. */
export function setParameter(turn: Turn): Commanded {
  const { index, state, action } = turn;
  const setting = index.settings.get(action.item ?? '');
  if (!setting) return 'unknownItem';
  if (!state.play.possibleSettings.includes(setting.id)) return 'settingFixed';
  const value = wholeParam(turn, 'value');
  if (value === undefined) return 'badParams';
  if (value < setting.least || value > setting.most) return 'outOfRange';
  const set = { ...state, settings: { ...state.settings, [setting.id]: value } };
  return { state: raiseTool(index, noted(set, 'settingChanged', setting.id), 'settingChanged', setting.id) };
}

/** MODULE_SET: the module `item` into service or out of it, `params.inService`. */
export function setModuleService(turn: Turn): Commanded {
  const { index, state, action } = turn;
  const id = action.item ?? state.terminal.module ?? '';
  if (!index.modules.has(id)) return 'unknownItem';
  const isInService = flagParam(turn, 'inService');
  if (isInService === undefined) return 'badParams';
  const set = setModule(index, state, id, isInService);
  return { state: isInService ? set : raiseTool(index, set, 'moduleOut', id) };
}

/** ARM_HOME: the arms go to their rest, when nothing is on its way. */
export function homeArms({ state }: Turn): Commanded {
  if (!state.track.hasPower) return { rejection: 'noPower' };
  if (state.track.job !== undefined) return { rejection: 'trackBusy' };
  return { state: noted(state, 'armHome', '') };
}

/** CARRIER_PROCEED: the id or the map of the pod on the chosen port is accepted as it is (E87 rows 8 and 15). */
export function proceed(turn: Turn): Commanded {
  return decideCarrier(turn, 'PROCEED');
}

/** CARRIER_CANCEL: it is rejected (rows 9 and 16); the pod can only be taken away then. */
export function cancel(turn: Turn): Commanded {
  return decideCarrier(turn, 'CANCEL');
}

function decideCarrier({ state }: Turn, event: 'PROCEED' | 'CANCEL'): Commanded {
  const carrier = carrierOf(state, state.ports[state.terminal.port].pod);
  if (!carrier) return 'portEmpty';
  const isProceed = event === 'PROCEED';
  const idStatus = follow(idChart, carrier.idStatus, event);
  if (idStatus !== undefined) {
    const knownAs = isProceed ? carrier.tag || carrier.label : carrier.knownAs;
    const decided = withCarrier(state, { ...carrier, idStatus, knownAs });
    return { state: noted(decided, isProceed ? 'idAccepted' : 'idRejected', carrier.label) };
  }
  const mapStatus = follow(mapChart, carrier.mapStatus, event);
  if (mapStatus === undefined) return 'carrierState';
  const decided = withCarrier(state, { ...carrier, mapStatus });
  return { state: noted(decided, isProceed ? 'mapAccepted' : 'mapRejected', carrier.label) };
}
