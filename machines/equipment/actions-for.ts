// Which actions make sense for a thing that the learner points at.
import type { PlaceKind } from '#contract/simulation/equipment-kinds.ts';
import type { BayPlace } from '#contract/simulation/equipment-ruleset.ts';
import type { Action } from '#contract/simulation/log.ts';
import { carrierOf } from './change.ts';
import { hurtNow } from './emergency/hurt.ts';
import type { EquipmentIndex } from './equipment-index.ts';
import type { Carrier, EquipmentState } from './state.ts';
import { isSince2 } from './version.ts';

export type ActionTarget =
  | { readonly kind: 'place'; readonly id: string }
  | { readonly kind: 'port'; readonly id: string }
  | { readonly kind: 'pod'; readonly id: string }
  | { readonly kind: 'paper'; readonly id: string }
  | { readonly kind: 'terminal' }
  | { readonly kind: 'person' }
  | { readonly kind: 'colleague' };

/** The actions that make sense for a target now, whether or not they would be refused. */
export function actionsFor(
  index: EquipmentIndex,
  state: EquipmentState,
  target: ActionTarget,
): readonly Action[] {
  switch (target.kind) {
    case 'place':
      return atPlace(index, state, target.id);
    case 'port':
      return atPort(index, state, target.id);
    case 'pod':
      return withPod(index, state, carrierOf(state, target.id));
    case 'paper':
      return withPaper(state, target.id);
    case 'terminal':
      return atTerminal(index, state);
    case 'person':
      return byOneself(index, state);
    case 'colleague':
      return [...FIRST_AID, { code: 'TOUCH' }];
  }
}

function atPlace(index: EquipmentIndex, state: EquipmentState, id: string): readonly Action[] {
  const place = index.places.get(id);
  if (!place) return [];
  return [
    ...(uses.get(place.kind)?.(index, state, place) ?? []),
    { code: 'GO', to: id },
    { code: 'LOOK', to: id },
  ];
}

/** For whoever is hurt; the way there and to the water is part of it. */
const FIRST_AID: readonly Action[] = [{ code: 'SHOWER' }, { code: 'EYEWASH' }];

type Uses = (index: EquipmentIndex, state: EquipmentState, place: BayPlace) => readonly Action[];

const uses: ReadonlyMap<PlaceKind, Uses> = new Map<PlaceKind, Uses>([
  ['port', (index, state, { id }) => atPort(index, state, portAt(index, id))],
  ['podRack', (_index, state) => atRack(state)],
  ['terminal', (index, state) => atTerminal(index, state)],
  ['desk', (_index, state) => state.play.papers.map(({ id }) => ({ code: 'OPEN_PAPER', item: id }))],
  [
    'phone',
    (index, { emergency }, { id }) => (emergency.phone === id ? calls(index) : [{ code: 'PHONE', to: id }]),
  ],
  [
    'emo',
    (_index, { emergency }, { id }) => [
      { code: emergency.emo[id] === 'closed' ? 'EMO_COVER' : 'EMO', to: id },
    ],
  ],
  ['stopWork', (_index, _state, { id }) => [{ code: 'STOPWORK', to: id }]],
  ['shower', () => FIRST_AID],
  ['alarmPoint', (_index, _state, { id }) => [{ code: 'ALARM_POINT', to: id }]],
  ['assembly', (index) => rollCalls(index)],
  ['exit', (_index, _state, { area }) => [{ code: area === 'bay' ? 'LEAVE' : 'RETURN' }]],
]);

function portAt(index: EquipmentIndex, place: string): string {
  return index.ruleset.ports.find((port) => port.place === place)?.id ?? '';
}

function atPort(index: EquipmentIndex, state: EquipmentState, id: string): readonly Action[] {
  const port = Object.entries(state.ports).find(([own]) => own === id)?.[1];
  if (!port || !index.ports.has(id)) return [];
  if (port.pod === undefined) {
    return state.person.pod === undefined ? [] : [{ code: 'PLACE', item: state.person.pod, to: id }];
  }
  return [
    port.isDocked ? { code: 'UNDOCK', to: id } : { code: 'DOCK', to: id },
    { code: 'REMOVE', item: port.pod },
  ];
}

function atRack(state: EquipmentState): readonly Action[] {
  if (state.person.pod !== undefined) return [{ code: 'PUT', item: state.person.pod }];
  return Object.values(state.carriers).flatMap(({ id, place }): readonly Action[] =>
    place.at === 'rack' ? [{ code: 'PICK', item: id }] : [],
  );
}

/** Version 1 had no pods on the floor. */
function onFloor(state: EquipmentState, item: string): readonly Action[] {
  return isSince2(state) ? [{ code: 'PUT', item, to: 'floor' }] : [];
}

function withPod(
  index: EquipmentIndex,
  state: EquipmentState,
  carrier: Carrier | undefined,
): readonly Action[] {
  switch (carrier?.place.at) {
    case undefined:
      return [];
    case 'rack':
    case 'floor':
      return [
        { code: 'PICK', item: carrier.id },
        { code: 'LOOK', to: carrier.id },
      ];
    case 'hands':
      return [
        ...index.ruleset.ports.map(({ id }): Action => ({ code: 'PLACE', item: carrier.id, to: id })),
        { code: 'PUT', item: carrier.id },
        ...onFloor(state, carrier.id),
        { code: 'LOOK', to: carrier.id },
      ];
    case 'port':
      return [...atPort(index, state, carrier.place.port), { code: 'LOOK', to: carrier.id }];
  }
}

const AGAINSTS = ['task', 'label', 'slotMap', 'recipe'] as const;

function withPaper(state: EquipmentState, id: string): readonly Action[] {
  const paper = state.play.papers.find((own) => own.id === id);
  if (!paper) return [];
  if (state.paper !== id) return [{ code: 'OPEN_PAPER', item: id }];
  const verifies = AGAINSTS.flatMap((against) =>
    [true, false].map((matches): Action => ({ code: 'VERIFY', item: id, params: { against, matches } })),
  );
  return [{ code: 'CLOSE_PAPER', item: id }, { code: 'SIGN', item: id }, ...verifies];
}

/** The soft keys of the current screen, and what can be selected on it. */
function atTerminal(index: EquipmentIndex, state: EquipmentState): readonly Action[] {
  const screen = index.screens.get(state.terminal.screen);
  const keys = (screen?.softKeys ?? []).map(({ code, to }): Action =>
    to === undefined ? ofKey(state, code) : { code, to },
  );
  const fields = (screen?.fields ?? []).map(({ id }): Action => ({ code: 'FIELD', to: id }));
  return [...keys, ...fields, ...choices(index, state)];
}

function ofKey(state: EquipmentState, code: string): Action {
  const { alarm } = state.terminal;
  if (code !== 'READ_ALARM') return { code };
  const id = state.alarms.find((own) => own.id === alarm)?.alarm ?? state.alarms.at(-1)?.alarm;
  return id === undefined ? { code } : { code, item: id };
}

function choices(index: EquipmentIndex, state: EquipmentState): readonly Action[] {
  const choose =
    (kind: string) =>
    (to: string): Action => ({ code: 'SELECT', to, params: { kind } });
  switch (state.terminal.screen) {
    case 'CASSETTES':
      return index.ruleset.ports.map(({ id }) => choose('port')(id));
    case 'JOB':
      return state.jobs.map(({ id }) => choose('job')(id));
    case 'RECIPES':
      return index.ruleset.recipes.map(({ id }) => choose('recipe')(id));
    case 'ALARMS':
      return state.alarms.map(({ id }) => choose('alarm')(id));
    case 'MAINTENANCE':
      return index.ruleset.modules.map(({ id }) => choose('module')(id));
    default:
      return [];
  }
}

function calls(index: EquipmentIndex): readonly Action[] {
  const reasons = index.ruleset.emergency.reasons.map(({ id }) => id);
  const made = index.ruleset.persons.flatMap(({ id }) =>
    reasons.map((reason): Action => ({ code: 'CALL', to: id, params: { reason } })),
  );
  return [...made, { code: 'HANG_UP' }];
}

/** All there, or one of the team missing. */
function rollCalls({ ruleset }: EquipmentIndex): readonly Action[] {
  const { team = [] } = ruleset.emergency;
  return ['', ...team.map(({ id }) => id)].map((missing) => ({ code: 'ROLL_CALL', params: { missing } }));
}

/** Actions that need nothing but the person. */
function byOneself(index: EquipmentIndex, state: EquipmentState): readonly Action[] {
  const phone: readonly Action[] = state.emergency.phone === undefined ? [] : [{ code: 'HANG_UP' }];
  const paper: readonly Action[] =
    state.paper === undefined ? [] : [{ code: 'CLOSE_PAPER', item: state.paper }];
  const isInside = state.emergency.place === 'bay';
  const isHurt = hurtNow(index.ruleset.emergency, state.emergency)?.isOneself === true;
  return [
    ...(isHurt ? FIRST_AID : []),
    ...phone,
    ...paper,
    { code: 'WAIT', params: { until: 'EVENT' } },
    ...index.ruleset.speeds.map((speed): Action => ({ code: 'SPEED', params: { speed } })),
    { code: 'VOICE' },
    ...['equipment', 'wafers'].map((item): Action => ({ code: 'CHECK', item })),
    { code: 'TOUCH' },
    { code: isInside ? 'LEAVE' : 'RETURN' },
  ];
}
