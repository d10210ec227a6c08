// Navigation at the terminal: screens, soft keys, selections in tables.
import {
  activeScreenSchema,
  portIdSchema,
  processStepSchema,
  type ActiveScreen,
  type EquipmentCode,
  type EquipmentRefusal,
  type Right,
} from '#contract/simulation/equipment-kinds.ts';
import type { SoftKey } from '#contract/simulation/equipment-terminal.ts';
import { jobOf } from '../change.ts';
import type { EquipmentIndex } from '../equipment-index.ts';
import { reachedOf } from '../reach.ts';
import type { EquipmentState, TerminalSlice } from '../state.ts';
import { textParam, wholeParam, type Decision, type Turn } from '../turn.ts';

/** Screens that anybody may look at. */
const OPEN_SCREENS: readonly ActiveScreen[] = ['START', 'LOGIN', 'ALARMS'];

export function withTerminal(state: EquipmentState, change: Partial<TerminalSlice>): EquipmentState {
  return { ...state, terminal: { ...state.terminal, ...change } };
}

/** The reason for which the terminal can't be operated at all now. */
export function atTerminal(index: EquipmentIndex, state: EquipmentState): EquipmentRefusal | undefined {
  if (!reachedOf(index, state, 'terminal')) return 'tooFar';
  return state.person.pod === undefined ? undefined : 'handsFull';
}

/** Whether somebody is signed in whose role has the right. */
export function hasRight(index: EquipmentIndex, state: EquipmentState, right: Right): boolean {
  const { status, role } = state.session;
  return status === 'IN' && (index.roles.get(role ?? '')?.rights.includes(right) ?? false);
}

/** The soft key of the current screen that performs the action. */
export function softKeyFor(
  index: EquipmentIndex,
  state: EquipmentState,
  code: EquipmentCode,
  to?: string,
): SoftKey | undefined {
  const keys = index.screens.get(state.terminal.screen)?.softKeys ?? [];
  return keys.find((key) => key.code === code && (key.to === undefined || key.to === to));
}

/** Records pressed keys and clears the rejection of the last input. */
export function pressed(state: EquipmentState, keys: readonly string[]): EquipmentState {
  const { rejectedBy: _rejectedBy, ...terminal } = state.terminal;
  const added = keys.filter(Boolean).join(' ');
  // Concatenation instead of join: successive states then share the text before.
  const all =
    terminal.pressed === '' || added === '' ? terminal.pressed + added : `${terminal.pressed} ${added}`;
  return { ...state, terminal: { ...terminal, pressed: all } };
}

/** SCREEN: opens the screen `to` by a soft key of the current one. */
export function showScreen({ index, state, action }: Turn): Decision {
  const away = atTerminal(index, state);
  if (away) return away;
  const screen = activeScreenSchema.options.find((known) => known === action.to);
  if (!screen) return 'badParams';
  const key = softKeyFor(index, state, 'SCREEN', screen);
  if (!key) return 'wrongScreen';
  const refusal = mayShow(index, state, screen);
  if (refusal) return refusal;
  const { field: _field, ...terminal } = pressed(state, [key.key]).terminal;
  return { state: { ...state, terminal: { ...terminal, screen } } };
}

function mayShow(
  index: EquipmentIndex,
  { play, session }: EquipmentState,
  screen: ActiveScreen,
): EquipmentRefusal | undefined {
  if (!play.availableScreens.includes(screen)) return 'screenUnavailable';
  if (OPEN_SCREENS.includes(screen)) return undefined;
  if (session.status === 'OUT') return 'signedOut';
  return index.roles.get(session.role ?? '')?.screens.includes(screen) ? undefined : 'roleForbids';
}

/** KEYBOARD: shows the layout `params.layout` of the on-screen keyboard; without it, hides the keyboard. */
export function showKeyboard(turn: Turn): Decision {
  const { index, state } = turn;
  const away = atTerminal(index, state);
  if (away) return away;
  const wanted = textParam(turn, 'layout');
  if (wanted === undefined) return { state: withTerminal(state, { overlay: 'NONE' }) };
  const layout = index.ruleset.keyboards.find((known) => known === wanted);
  return layout ? { state: withTerminal(state, { overlay: 'KEYBOARD', layout }) } : 'badParams';
}

type Chosen = Partial<TerminalSlice> | undefined;

const choosers: ReadonlyMap<string, (turn: Turn, id: string) => Chosen> = new Map<
  string,
  (turn: Turn, id: string) => Chosen
>([
  ['port', ({ index }, id) => chosenPort(index, id)],
  ['slot', (turn) => chosenSlot(turn)],
  ['job', ({ state }, id) => (jobOf(state, id) ? { job: id } : undefined)],
  ['recipe', ({ index }, id) => (index.recipes.has(id) ? { recipe: id } : undefined)],
  ['step', (_turn, id) => chosenStep(id)],
  ['alarm', ({ state }, id) => (state.alarms.some((own) => own.id === id) ? { alarm: id } : undefined)],
  ['module', ({ index }, id) => (index.modules.has(id) ? { module: id } : undefined)],
]);

function chosenPort(index: EquipmentIndex, id: string): Chosen {
  const port = portIdSchema.options.find((known) => known === id && index.ports.has(known));
  return port ? { port, slot: 0 } : undefined;
}

function chosenSlot(turn: Turn): Chosen {
  const slot = wholeParam(turn, 'slot');
  return slot !== undefined && slot >= 1 && slot <= turn.index.ruleset.slots ? { slot } : undefined;
}

function chosenStep(id: string): Chosen {
  const step = processStepSchema.options.find((known) => known === id);
  return step ? { step } : undefined;
}

/** SELECT: `params.kind` is port, job, recipe, step, alarm or module with `to`; or slot and `params.slot`. */
export function select(turn: Turn): Decision {
  const { index, state, action } = turn;
  const away = atTerminal(index, state);
  if (away) return away;
  const kind = textParam(turn, 'kind') ?? '';
  if (state.session.status === 'OUT' && kind !== 'alarm') return 'signedOut';
  const chosen = choosers.get(kind)?.(turn, action.to ?? '');
  return chosen ? { state: withTerminal(state, chosen) } : 'badParams';
}
