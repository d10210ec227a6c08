// RECIPE_SET, PARAMETER_SET, MODULE_SET, ARM_HOME, and accepting or rejecting carriers.
import { raiseTool } from '../alarms/raise.ts';
import { follow } from '#machines/kit/chart.ts';
import { carrierOf, noted, withCarrier } from '../change.ts';
import { idChart, mapChart } from '../charts/e87.ts';
import type { EquipmentState } from '../state.ts';
import { loadedRecipe } from '../track/steps.ts';
import { isOpenForLeft, podOfLeft, takeBack, takingBackMs } from '../track/left.ts';
import { setModule } from '../track/set-module.ts';
import { withSpoiling } from '../track/spoil.ts';
import { flagParam, textParam, wholeParam, type Turn } from '../turn.ts';
import type { Commanded } from './command.ts';
import { withTerminal } from './screens.ts';

/** The tool's limits, in whole ms, tenths of a degree, revolutions a minute, tenths of mJ/cm². */
const BOUNDS = {
  timeMs: [1000, 3_600_000],
  temperatureTenthC: [150, 2500],
  speedRpm: [0, 6000],
  doseTenthMj: [0, 5000],
} as const;

type RecipeValue = keyof typeof BOUNDS;

const RECIPE_VALUES: readonly RecipeValue[] = ['timeMs', 'temperatureTenthC', 'speedRpm', 'doseTenthMj'];

/** How figures are typed: the field, and how many of the recipe's units make one of the field's. */
const TYPED_FIGURES = [
  ['timeS', 'timeMs', 1000],
  ['temperatureC', 'temperatureTenthC', 10],
  ['speedRpm', 'speedRpm', 1],
  ['doseMj', 'doseTenthMj', 10],
] as const;

type Figure = readonly [name: RecipeValue, value: number];

/** The figure `params.name` with `params.value`, or those typed in the fields of the screen. */
function figuresOf(turn: Turn): readonly Figure[] | undefined {
  const named = textParam(turn, 'name');
  if (named === undefined) return typedIn(turn.state);
  const name = RECIPE_VALUES.find((known) => known === named);
  const value = wholeParam(turn, 'value');
  return name && value !== undefined ? [[name, value]] : undefined;
}

function typedIn({ terminal }: EquipmentState): readonly Figure[] | undefined {
  const figures: Figure[] = [];
  for (const [field, name, units] of TYPED_FIGURES) {
    const text = (terminal.fields[field] ?? '').trim().replace(',', '.');
    if (text === '') continue;
    if (!/^\d{1,4}(\.\d)?$/.test(text)) return undefined;
    figures.push([name, Math.round(Number(text) * units)]);
  }
  return figures.length > 0 ? figures : undefined;
}

/** RECIPE_SET: changes figures of the selected step of the selected recipe. */
export function setRecipe(turn: Turn): Commanded {
  const { index, state } = turn;
  const { recipe, step } = state.terminal;
  const steps = recipe === undefined ? undefined : loadedRecipe(index, state, recipe);
  const row = steps?.find((own) => own.step === step);
  if (recipe === undefined || !steps || !row) return 'nothingSelected';
  const figures = figuresOf(turn);
  if (!figures || figures.some(([name]) => row[name] === undefined)) return 'badParams';
  if (figures.some(([name, value]) => value < BOUNDS[name][0] || value > BOUNDS[name][1]))
    return 'outOfRange';
  if (isInUse(state, recipe)) return { rejection: 'trackBusy', about: recipe };
  const changed = steps.map((own) => (own === row ? { ...row, ...Object.fromEntries(figures) } : own));
  const emptied = withTerminal(state, {
    fields: without(
      state.terminal.fields,
      TYPED_FIGURES.map(([field]) => field),
    ),
  });
  const set = noted(
    { ...emptied, recipes: { ...state.recipes, [recipe]: changed } },
    'recipeChanged',
    recipe,
  );
  return { state: raiseTool(index, set, 'recipeChanged', recipe) };
}

function without(fields: Readonly<Record<string, string>>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

function isInUse({ jobs }: EquipmentState, recipe: string): boolean {
  return jobs.some((job) => job.recipe === recipe && job.e40 !== 'NONE');
}

/** The setting `item` with `params.value`, or those typed in the fields named like settings. */
function settingsOf({
  index,
  state,
  action,
  ...rest
}: Turn): readonly (readonly [string, number])[] | undefined {
  if (action.item !== undefined) {
    const value = wholeParam({ index, state, action, ...rest }, 'value');
    return value === undefined ? undefined : [[action.item, value]];
  }
  const typed = index.ruleset.settings.flatMap(({ id }) => {
    const text = (state.terminal.fields[id] ?? '').trim();
    return text === '' ? [] : [[id, /^-?\d{1,6}$/.test(text) ? Number(text) : NaN] as const];
  });
  return typed.length > 0 && typed.every(([, value]) => Number.isInteger(value)) ? typed : undefined;
}

/** The tool's own range of a setting, and the case's. */
function boundsOf({ index, state: { play } }: Turn, id: string) {
  const own = index.settings.get(id);
  const ofCase = play.settingBounds?.filter((row) => row.id === id) ?? [];
  return own ? [own, ...ofCase] : ofCase;
}

/** PARAMETER_SET: changes settings of the tool, if the case allows it. */
export function setParameter(turn: Turn): Commanded {
  const { index, state, action } = turn;
  if (action.item !== undefined && !index.settings.has(action.item)) return 'unknownItem';
  const wanted = settingsOf(turn);
  if (!wanted) return 'badParams';
  if (wanted.some(([id]) => !state.play.possibleSettings.includes(id))) return 'settingFixed';
  const isOut = ([id, value]: readonly [string, number]) =>
    boundsOf(turn, id).some(({ least, most }) => value < least || value > most);
  if (wanted.some(isOut)) return 'outOfRange';
  const names = wanted.map(([id]) => id);
  const emptied = withTerminal(state, { fields: without(state.terminal.fields, names) });
  const set = { ...emptied, settings: { ...state.settings, ...Object.fromEntries(wanted) } };
  return {
    state: names.reduce(
      (sum, id) => raiseTool(index, noted(sum, 'settingChanged', id), 'settingChanged', id),
      withSpoiling(index, set),
    ),
  };
}

/** MODULE_SET: takes the module `item` into service or out of it (`params.inService`). */
export function setModuleService(turn: Turn): Commanded {
  const { index, state, action } = turn;
  const id = action.item ?? state.terminal.module ?? '';
  if (!index.modules.has(id)) return 'unknownItem';
  const isInService = flagParam(turn, 'inService');
  if (isInService === undefined) return 'badParams';
  const set = setModule(index, state, id, isInService);
  return { state: isInService ? set : raiseTool(index, set, 'moduleOut', id) };
}

/**
 * ARM_HOME: moves the arms to their rest position, if no plate is on its way. Plates that were left in the track
 * are carried back to their slots by it, so their pod has to be docked.
 */
export function homeArms({ index, state, durationMs }: Turn): Commanded {
  if (!state.track.hasPower) return { rejection: 'noPower' };
  if (state.track.job !== undefined) return { rejection: 'trackBusy' };
  if (!state.track.left) return { state: noted(state, 'armHome', '') };
  if (!isOpenForLeft(state)) return { rejection: 'podNotDocked', about: podOfLeft(state)?.label ?? '' };
  return {
    state: noted(takeBack(index, state), 'armHome', ''),
    durationMs: durationMs + takingBackMs(index, state),
  };
}

/** CARRIER_PROCEED: accepts the id or map of the pod on the selected port as it is (E87 rows 8 and 15). */
export function proceed(turn: Turn): Commanded {
  return decideCarrier(turn, 'PROCEED');
}

/** CARRIER_CANCEL: rejects it (rows 9 and 16); after that the pod can only be removed. */
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
