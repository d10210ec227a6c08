// A random player that begins correctly, then tries jobs, ports, settings, modules, EMOs and calls.
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Action } from '#contract/simulation/log.ts';
import type { ActionTarget } from '#machines/equipment/actions-for.ts';
import { advanceUntil } from '#machines/equipment/advance.ts';
import { indexOf } from '#machines/equipment/equipment-index.ts';
import { stepsTo } from '#machines/equipment/plan-steps.ts';
import { possibleActions } from '#machines/equipment/possible-actions.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import { createSession, type Session } from '#machines/kit/session.ts';
import { drawFrom } from '#machines/kit/solver/random-player.ts';

interface RestlessSetup {
  readonly ruleset: EquipmentRuleset;
  readonly play: EquipmentPlay;
  readonly seed: number;
  /** A correct way; part of it is played first. */
  readonly way: readonly Action[];
  readonly tries: number;
}

type Draw = <T>(list: readonly T[]) => T;

function drawOf(seed: number): Draw {
  const below = drawFrom(seed);
  return (list) => {
    const drawn = list[below(list.length)];
    if (drawn === undefined) throw new Error('There is nothing to draw from');
    return drawn;
  };
}

const JOB_CODES = [
  'STARTPROCCES',
  'JOB_PAUSE',
  'JOB_RESUME',
  'JOB_STOP',
  'JOB_ABORT',
  'JOB_CREATE',
  'JOB_QUEUE',
  'JOB_CANCEL',
  'JOB_SELECT',
  'JOB_DESELECT',
];
const FIELDS = ['lotName', 'recipe', 'waferFlow', 'smifNumber', 'jobName'] as const;

function aboutPods(draw: Draw): Action {
  const port = draw(['port1', 'port1', 'port2']);
  const pod = draw(['pod-1', 'pod-1', 'pod-2']);
  return draw<Action>([
    { code: 'DOCK', to: port },
    { code: 'UNDOCK', to: port },
    { code: 'REMOVE', item: pod },
    { code: 'PLACE', item: pod, to: port },
    { code: 'PICK', item: pod },
  ]);
}

function aboutDanger({ emergency, persons }: EquipmentRuleset, draw: Draw): Action {
  const emo = draw(['emoTrackLeft', 'emoTrackRight', 'emoWall']);
  const reason = draw(emergency.reasons).id;
  return draw<Action>([
    { code: 'EMO', to: emo },
    { code: 'STOPWORK' },
    { code: 'CALL', to: draw(persons).id, params: { reason } },
  ]);
}

/** Signs in with another account when the action needs it: for a setting or a module. */
function asAnother(ruleset: EquipmentRuleset, state: EquipmentState, draw: Draw): readonly Action[] {
  const { login, password } = draw(ruleset.accounts);
  const type = (to: string, text: string): Action => ({ code: 'TYPE', to, params: { text } });
  const out = state.session.status === 'IN' ? stepsTo(ruleset, state, { code: 'SIGN_OUT' }) : [];
  const setting = draw(['automaticStart', 'automaticSelect', 'idReader', 'readerBypass']);
  const change = draw<Action>([
    { code: 'PARAMETER_SET', item: setting, params: { value: draw([0, 1]) } },
    { code: 'MODULE_SET', item: draw(ruleset.modules).id, params: { inService: draw([true, false]) } },
  ]);
  const screen = (to: string): Action => ({ code: 'SCREEN', to });
  const signIn = [screen('LOGIN'), type('login', login), type('password', password), { code: 'SIGN_IN' }];
  return [...out, ...signIn, screen('MAINTENANCE'), change, screen('MAIN')];
}

function anythingPossible(ruleset: EquipmentRuleset, state: EquipmentState, draw: Draw): readonly Action[] {
  const target = draw<ActionTarget>([
    { kind: 'person' },
    { kind: 'terminal' },
    { kind: 'terminal' },
    { kind: 'place', id: draw(ruleset.places).id },
    { kind: 'pod', id: draw(['pod-1', 'pod-2']) },
    { kind: 'port', id: draw(ruleset.ports).id },
    { kind: 'paper', id: draw(state.play.papers).id },
  ]);
  const open = possibleActions(ruleset, state, target).filter(({ isRefused }) => !isRefused);
  return open.length > 0 ? draw(open).steps : [{ code: 'WAIT', params: { until: 'EVENT' } }];
}

type Steps = (ruleset: EquipmentRuleset, state: EquipmentState, draw: Draw) => readonly Action[];

/** Types what was ordered, or something else. */
function typing({ play }: EquipmentState, draw: Draw): Action {
  const field = draw(FIELDS);
  const right = play.orders[0]?.[field] ?? '';
  return { code: 'TYPE', to: field, params: { text: draw([right, right, 'X1']) } };
}

const habits: readonly Steps[] = [
  (_ruleset, _state, draw) => [{ code: 'WAIT', params: { ms: draw([1, 1000, 20_000, 200_000]) } }],
  (ruleset, state, draw) => stepsTo(ruleset, state, { code: draw(JOB_CODES) }),
  (ruleset, state, draw) => stepsTo(ruleset, state, typing(state, draw)),
  (ruleset, state, draw) => stepsTo(ruleset, state, aboutPods(draw)),
  (ruleset, state, draw) => stepsTo(ruleset, state, aboutDanger(ruleset, draw)),
  asAnother,
  anythingPossible,
  anythingPossible,
  anythingPossible,
  anythingPossible,
];

function watchEvents(
  ruleset: EquipmentRuleset,
  state: EquipmentState,
  untilMs: number,
  onState: (state: EquipmentState) => void,
): void {
  let now = state;
  while (now.clockMs < untilMs) {
    now = advanceUntil(indexOf(ruleset), now, untilMs, () => true);
    onState(now);
  }
}

/** Plays and calls `onState` with the state after every action and after every event; the same for the same seed. */
export function playRestlessly(
  { ruleset, play, seed, way, tries }: RestlessSetup,
  random: number,
  onState: (state: EquipmentState) => void,
): Session<EquipmentState> {
  const session = createSession({ simulation: equipmentSimulation, ruleset, play, seed });
  const draw = drawOf(random * 2_654_435_761);
  const take = (action: Action, restMs: number) => {
    const before = session.state();
    const at = before.readyAtMs + restMs;
    const after = session.act(action, at).outcome.state;
    // A wait is just time passing, so what happens in it is seen event by event, too.
    watchEvents(ruleset, before, action.code === 'WAIT' ? after.clockMs : at, onState);
    onState(after);
  };
  const part = draw(Array.from({ length: way.length + 1 }, (_, count) => count));
  for (const action of way.slice(0, part)) {
    for (const step of stepsTo(ruleset, session.state(), action)) take(step, 0);
  }
  for (let count = 0; count < tries; count++) {
    for (const step of draw(habits)(ruleset, session.state(), draw)) take(step, draw([0, 0, 700, 4000]));
  }
  return session;
}
