// Moves for planning: an action with the papers, screens and typing that it needs, and waiting;
// also the key by which states count as equal.
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import type { Moment } from '#machines/kit/replay.ts';
import { act } from '../act.ts';
import { nextEventMs } from '../advance.ts';
import { blockingAlarms } from '../alarms/raise.ts';
import { JOB_FIELDS } from '../codes/state-process.ts';
import { indexOf } from '../equipment-index.ts';
import { portOfPod, stepsTo } from '../plan-steps.ts';
import type { EquipmentState } from '../state.ts';

export interface Move {
  /** All actions of the move, the essential one last; without the walking, which `planLog` adds. */
  readonly actions: readonly Action[];
  readonly moment: Moment<EquipmentState>;
}

/** The time at which the next action can begin. */
function nowMs({ readyAtMs, clockMs }: EquipmentState): number {
  return Math.max(readyAtMs, clockMs);
}

/** An action with everything that must precede it; undefined when any part of it is refused. */
export function moveBy(ruleset: EquipmentRuleset, state: EquipmentState, deed: Action): Move | undefined {
  const actions = [...preparations(ruleset, state, deed), plain(deed)];
  let moment: Moment<EquipmentState> | undefined;
  let now = state;
  for (const action of actions) {
    moment = momentAfter(ruleset, now, action);
    if (!moment) return undefined;
    now = moment.after;
  }
  return moment && { actions, moment };
}

function momentAfter(
  ruleset: EquipmentRuleset,
  state: EquipmentState,
  action: Action,
): Moment<EquipmentState> | undefined {
  return momentsTo(ruleset, state, action)?.at(-1);
}

/** The walks and screens that an action needs and, last, the action; undefined when any of them is refused. */
export function momentsTo(
  ruleset: EquipmentRuleset,
  state: EquipmentState,
  action: Action,
): readonly Moment<EquipmentState>[] | undefined {
  const moments: Moment<EquipmentState>[] = [];
  for (const step of stepsTo(ruleset, state, action)) {
    const before = moments.at(-1)?.after ?? state;
    const at = nowMs(before);
    const outcome = act(ruleset, before, step, at);
    if (!outcome.ok) return undefined;
    const entry: LogEntry = { ...step, seq: 1, at, location: before.person.place };
    moments.push({ entry, before, after: outcome.state });
  }
  return moments;
}

/** Waits for the next event that happens by itself; undefined when nothing is under way. */
export function waitFor(ruleset: EquipmentRuleset, state: EquipmentState): Move | undefined {
  if (nextEventMs(state) === undefined) return undefined;
  const action: Action = { code: 'WAIT', params: { until: 'EVENT' } };
  const moment = momentAfter(ruleset, state, action);
  return moment && { actions: [action], moment };
}

/** For signing in, making a job and correcting a recipe, a plan's `item` says what to type or choose; the machine's actions have none. */
const TYPED_BEFORE: ReadonlySet<string> = new Set(['SIGN_IN', 'JOB_CREATE', 'RECIPE_SET']);

function plain(deed: Action): Action {
  const { code, params } = deed;
  if (!TYPED_BEFORE.has(code)) return deed;
  return params === undefined ? { code } : { code, params };
}

function preparations(ruleset: EquipmentRuleset, state: EquipmentState, deed: Action): readonly Action[] {
  const isLifted = state.emergency.phone !== undefined && deed.code !== 'CALL';
  const hangingUp: readonly Action[] = isLifted ? [{ code: 'HANG_UP' }] : [];
  return [...hangingUp, ...(FOR_DEED[deed.code]?.(ruleset, state, deed) ?? [])];
}

type Preparation = (ruleset: EquipmentRuleset, state: EquipmentState, deed: Action) => readonly Action[];

const FOR_DEED: Readonly<Record<string, Preparation>> = {
  VERIFY: (ruleset, state, { item = '', params }) => [
    ...opening(state, item),
    ...seeing(ruleset, state, item, params?.['against']),
  ],
  FILL: (_ruleset, state, { item = '' }) => opening(state, item),
  SIGN: (_ruleset, state, { item = '' }) => opening(state, item),
  SIGN_IN: (ruleset, _state, { item = '' }) => signingIn(ruleset, item),
  JOB_CREATE: (_ruleset, state, { item = '' }) => typingJob(state, item),
  RECIPE_SET: (_ruleset, state, { item = '', to = '' }) => [
    ...showing(state, 'RECIPES'),
    choosing('recipe', item),
    choosing('step', to),
  ],
  CARRIER_CANCEL: (ruleset, state, { item = '' }) => seeing(ruleset, state, item, 'slotMap'),
};

function opening(state: EquipmentState, paper: string): readonly Action[] {
  return state.paper === paper ? [] : [{ code: 'OPEN_PAPER', item: paper }];
}

/** Going to, or showing, the thing that a paper is compared with. */
function seeing(
  ruleset: EquipmentRuleset,
  state: EquipmentState,
  id: string,
  against: unknown,
): readonly Action[] {
  const paper = state.play.papers.find((own) => own.id === id);
  const port = portOfPod(state, paper?.pod ?? state.leadPod ?? '');
  switch (against) {
    case 'label':
      return goingTo(state, placeOfPod(ruleset, port));
    case 'slotMap':
      return port === undefined ? [] : [...showing(state, 'CASSETTES'), choosing('port', port)];
    case 'recipe':
      return [...showing(state, 'RECIPES'), choosing('recipe', paper?.printed['recipe'] ?? '')];
    default:
      return [];
  }
}

function placeOfPod({ places, ports }: EquipmentRuleset, port: string | undefined): string | undefined {
  if (port !== undefined) return ports.find(({ id }) => id === port)?.place;
  return places.find(({ kind }) => kind === 'podRack')?.id;
}

function goingTo({ person }: EquipmentState, place: string | undefined): readonly Action[] {
  return place === undefined || person.place === place ? [] : [{ code: 'GO', to: place }];
}

function showing({ terminal }: EquipmentState, screen: string): readonly Action[] {
  return terminal.screen === screen ? [] : [{ code: 'SCREEN', to: screen }];
}

function choosing(kind: string, to: string): Action {
  return { code: 'SELECT', to, params: { kind } };
}

function typing(to: string, text: string): Action {
  return { code: 'TYPE', to, params: { text } };
}

function signingIn({ accounts }: EquipmentRuleset, login: string): readonly Action[] {
  const password = accounts.find((own) => own.login === login)?.password ?? '';
  return [typing('login', login), typing('password', password)];
}

function typingJob({ play, terminal }: EquipmentState, jobName: string): readonly Action[] {
  const order = play.orders.find((own) => own.jobName === jobName);
  if (!order) return [];
  return JOB_FIELDS.filter((field) => terminal.fields[field] !== order[field]).map((field) =>
    typing(field, order[field]),
  );
}

/** States with one key are the same to a plan: they differ only in time, place, what was shown or pressed. */
export function stateKey(ruleset: EquipmentRuleset, state: EquipmentState): string {
  const { session, emergency, track } = state;
  const ports = Object.values(state.ports).map(({ pod, motion, isDocked, isOpen }) => [
    pod,
    motion,
    isDocked,
    isOpen,
  ]);
  const pods = Object.values(state.carriers).map((own) => [
    own.place,
    own.idStatus,
    own.mapStatus,
    own.accessing,
  ]);
  const jobs = state.jobs.map(({ e40, e94, outcome }) => [e40, e94, outcome]);
  const papers = Object.values(state.papers).map(({ isTaken, values, signedAtMs }) => [
    isTaken,
    values,
    signedAtMs !== undefined,
  ]);
  const runs = emergency.runs.map(({ situation, status, phase, help }) => [
    situation,
    status,
    phase,
    help?.way,
  ]);
  const told = [...new Set(emergency.calls.map(({ who, fits }) => `${who} ${fits}`))].toSorted();
  const own = [
    emergency.place,
    emergency.permissions,
    emergency.checked,
    emergency.work,
    told,
    emergency.voiceAtMs !== undefined,
    emergency.underWater,
  ];
  return JSON.stringify([
    [session.status, session.role, state.person.pod, track.e30, track.isHalted, track.hasPower],
    [...own, blockingAlarms(indexOf(ruleset), state).length],
    [ports, pods, jobs, papers, runs],
    [state.settings, state.recipes, track.modules, track.left?.slots],
  ]);
}
