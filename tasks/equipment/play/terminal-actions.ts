// What is done at the terminal, as actions of the log.
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { SoftKey } from '#contract/simulation/equipment-terminal.ts';
import type { Action } from '#contract/simulation/log.ts';
import { indexOf } from '#machines/equipment/equipment-index.ts';
import { stepsTo } from '#machines/equipment/plan-steps.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import type { Choice } from '../terminal/terminal-intents.ts';

/** With the walk and the screens that must come before the first of them. */
export function withWay(
  ruleset: EquipmentRuleset,
  state: EquipmentState,
  [first, ...rest]: readonly Action[],
): readonly Action[] {
  return first ? [...stepsTo(ruleset, state, first), ...rest] : [];
}

export function choiceAction(choice: Choice): Action {
  return choice.kind === 'slot'
    ? { code: 'SELECT', params: { kind: 'slot', slot: choice.slot } }
    : { code: 'SELECT', to: choice.id, params: { kind: choice.kind } };
}

const MAX_PARAM = 200;

/** `keys` is what was pressed for the text, in order. */
export function typeAction(field: string, text: string, keys: readonly string[]): Action {
  const pressed = keys.map((key) => (key === ' ' ? 'space' : key)).join(' ');
  const isTold = pressed !== '' && pressed.length <= MAX_PARAM;
  return { code: 'TYPE', to: field, params: isTold ? { text, keys: pressed } : { text } };
}

/** Fields of the screen RECIPES by the value of a step that they set, with whole steps in one of the field's unit. */
const RECIPE_FIELDS = [
  { field: 'timeS', name: 'timeMs', share: 1000 },
  { field: 'temperatureC', name: 'temperatureTenthC', share: 10 },
  { field: 'speedRpm', name: 'speedRpm', share: 1 },
  { field: 'doseMj', name: 'doseTenthMj', share: 10 },
] as const;

/** A figure as typed, with a point or a comma; undefined for what is none. */
export function figureOf(typed: string, share: number): number | undefined {
  const text = typed.trim().replace(',', '.');
  if (!/^-?\d+(\.\d+)?$/u.test(text)) return undefined;
  const value = Math.round(Number(text) * share);
  return Math.abs(value) <= 2_147_483_647 ? value : undefined;
}

function recipeActions({ terminal }: EquipmentState): readonly Action[] {
  return RECIPE_FIELDS.flatMap(({ field, name, share }) => {
    const typed = terminal.fields[field] ?? '';
    if (typed.trim() === '') return [];
    const value = figureOf(typed, share);
    // What is no figure is tried all the same: the terminal refuses it.
    return [{ code: 'RECIPE_SET', params: value === undefined ? { name } : { name, value } }];
  });
}

function settingActions({ settings }: EquipmentRuleset, { terminal }: EquipmentState): readonly Action[] {
  return settings.flatMap(({ id }) => {
    const typed = terminal.fields[id] ?? '';
    const value = figureOf(typed, 1);
    if (typed.trim() === '') return [];
    return [{ code: 'PARAMETER_SET', item: id, params: value === undefined ? {} : { value } }];
  });
}

/** Of the chosen module, named so that what is spoken and shown says which; without one it is tried as it is. */
function moduleAction({ terminal: { module }, track }: EquipmentState): Action {
  if (module === undefined) return { code: 'MODULE_SET', params: { inService: false } };
  const isInService = track.modules[module]?.isInService ?? true;
  return { code: 'MODULE_SET', item: module, params: { inService: !isInService } };
}

/** The alarm of the manual that belongs to the chosen row, or to the only one there is. */
function readAction({ terminal, alarms }: EquipmentState): Action {
  const only = alarms.length === 1 ? alarms[0] : undefined;
  const chosen = alarms.find(({ id }) => id === terminal.alarm) ?? only;
  return chosen ? { code: 'READ_ALARM', item: chosen.alarm } : { code: 'READ_ALARM' };
}

/** What a soft key does with what is chosen and typed. Without anything to do it with, it is tried as it is. */
export function softKeyActions(
  ruleset: EquipmentRuleset,
  state: EquipmentState,
  key: SoftKey['key'],
): readonly Action[] {
  const screen = indexOf(ruleset).screens.get(state.terminal.screen);
  const row = screen?.softKeys.find((one) => one.key === key);
  if (!row) return [];
  const plain: Action = row.to === undefined ? { code: row.code } : { code: row.code, to: row.to };
  const own = actionsOfCode(ruleset, state, row.code);
  return own.length === 0 ? [plain] : own;
}

function actionsOfCode(
  ruleset: EquipmentRuleset,
  state: EquipmentState,
  code: SoftKey['code'],
): readonly Action[] {
  switch (code) {
    case 'RECIPE_SET':
      return recipeActions(state);
    case 'PARAMETER_SET':
      return settingActions(ruleset, state);
    case 'MODULE_SET':
      return [moduleAction(state)];
    case 'READ_ALARM':
      return [readAction(state)];
    default:
      return [];
  }
}
