// What the pictures of the bay's cases show: how far the shift has progressed, and which part of the bay is
// in view.
import { BUILTIN_EQUIPMENT_CASES } from '#machines/equipment/builtin/cases/all.ts';
import { runningWay } from '#machines/equipment/builtin/keys/ways.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { waiting } from '#machines/equipment/builtin/short-ways.ts';
import { planLog } from '#machines/equipment/plan-log.ts';
import type { EquipmentCase } from '#contract/simulation/equipment-case.ts';
import type { Action } from '#contract/simulation/log.ts';
import type { TimedAction } from '#machines/kit/session.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import { bayViewOf } from '#tasks/equipment/view/bay-view-of.ts';
import type { BayView } from '#scenes/equipment/bay-view.ts';

/** The middle of the picture, in tiles and metres above them, and the picture's width in pixels at 1x. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly up: number;
  readonly width: number;
}

export interface BayShot {
  readonly id: string;
  readonly view: BayView;
  readonly part: Part;
}

/** About half a person's height. */
const UP_METRES = 0.9;

const part = (x: number, y: number, width: number, up = UP_METRES): Part => ({ x, y, up, width });
const carried = (to: string): readonly Action[] => [
  { code: 'PICK', item: 'pod-1' },
  { code: 'GO', to },
];
const opened: readonly TimedAction[] = [
  { code: 'PICK', item: 'pod-1' },
  { code: 'PLACE', item: 'pod-1', to: 'port1' },
  waiting(3000),
  { code: 'DOCK', to: 'port1' },
  waiting(24_000),
];

interface Row {
  readonly actions?: readonly TimedAction[];
  readonly part: Part;
  /** How far the emergency has developed. */
  readonly stage?: number;
  /** What is done about it then. */
  readonly answers?: readonly Action[];
}

const PORTS = part(3, 4, 700, 1);
const MODULES = part(6.2, 2.9, 660, 1.1);
const LIQUID = part(6, 3.8, 720, 0.6);
const TOWER = part(10, 1.8, 660, 1);
const WHOLE = part(7.2, 5, 2000, 0.9);

const ROWS: Readonly<Record<string, Row>> = {
  'normal-coat': { actions: carried('port1'), part: PORTS },
  'normal-arc': { actions: [...opened, { code: 'GO', to: 'terminal' }], part: part(9.6, 2.6, 700, 1) },
  'normal-develop': { actions: carried('port3'), part: part(4.2, 3.8, 640, 1) },
  'normal-whole': { actions: [{ code: 'GO', to: 'desk' }], part: WHOLE },
  'label-mismatch': { actions: [{ code: 'PICK', item: 'pod-1' }], part: part(12, 1.6, 520, 0.9) },
  'crossed-wafer': { actions: [...opened, { code: 'GO', to: 'port2' }], part: part(2.4, 3.8, 560, 1) },
  'missing-wafer': { actions: opened, part: part(1.8, 3.4, 440, 1.1) },
  'wrong-recipe': { actions: [{ code: 'GO', to: 'desk' }], part: part(1.8, 5.2, 520, 0.9) },
  'recipe-correction': { actions: [{ code: 'GO', to: 'terminal' }], part: part(10, 2.4, 560, 1) },
  'parameter-setting': { actions: [{ code: 'GO', to: 'terminal' }], part: part(7.6, 2.6, 640, 1.1) },
  'wafers-back': { actions: [{ code: 'GO', to: 'port1' }], part: part(5, 3, 640, 1.1) },
  fire: { part: MODULES, stage: 1 },
  'fire-far': { part: part(6.4, 2.4, 1120, 1.3), stage: 2 },
  'fire-roll-call': {
    part: part(14.6, 5.4, 900, 1),
    answers: [{ code: 'LEAVE' }, { code: 'ALARM_POINT', to: 'alarmOutside' }, { code: 'GO', to: 'assembly' }],
  },
  'fire-alarm-point': {
    part: part(9.6, 1.6, 980, 1.2),
    stage: 1,
    answers: [
      { code: 'GO', to: 'alarmPoint' },
      { code: 'ALARM_POINT', to: 'alarmPoint' },
    ],
  },
  sparking: { part: TOWER, stage: 1 },
  smoke: { part: part(6, 2, 760, 1.7), stage: 1 },
  'smoke-far': { part: part(6.4, 1.6, 1160, 1.5), stage: 2 },
  'gas-leak': { part: part(1.4, 3.6, 700, 1), stage: 1 },
  ventilation: { part: part(11.8, 0.3, 620, 1.7), stage: 1 },
  lighting: { part: WHOLE },
  power: { part: WHOLE, stage: 1 },
  'supply-gas': { part: part(1, 3, 560, 1.7) },
  'supply-air': { part: part(0.9, 3.1, 480, 1.7), stage: 1 },
  'supply-water': { part: part(1.4, 2.8, 700, 1.7), stage: 2 },
  'water-leak': { part: part(7.2, 3.9, 720, 0.6), stage: 1 },
  'water-leak-live': { part: part(7.6, 4, 600, 0.5), stage: 2 },
  'photoresist-leak': { part: LIQUID, stage: 1 },
  'photoresist-leak-large': { part: LIQUID, stage: 2 },
  'antireflective-leak': { part: part(4.8, 3.8, 720, 0.6), stage: 1 },
  'antireflective-leak-large': { part: part(4.8, 4, 760, 0.5), stage: 2 },
  'developer-leak': { part: part(8, 3.4, 520, 0.7), stage: 0 },
  'developer-leak-outside': { part: part(7.4, 4.2, 760, 0.5), stage: 2 },
  'developer-splash': { part: part(12.6, 2.9, 640, 1), answers: [{ code: 'SHOWER' }] },
  'developer-splash-eyes': { part: part(12.6, 3.1, 540, 1), answers: [{ code: 'EYEWASH' }] },
  'developer-splash-oneself': { part: part(12.2, 2.9, 700, 1), answers: [{ code: 'SHOWER' }] },
  'alarm-1': { part: part(9.4, 1.6, 560, 1.9) },
  'alarm-2': { part: part(7.6, 1.6, 640, 1.9) },
  'alarm-3': { part: part(7.8, 1.8, 700, 1.7) },
  'alarm-4': { part: part(6.6, 1.8, 860, 1.8) },
  'alarm-5': { part: part(8.6, 1.4, 480, 2) },
  'alarm-6': { part: part(8.2, 0.6, 640, 2) },
  'alarm-7': { part: part(9.2, 2.2, 700, 1.6) },
  'alarm-8': { part: part(10, 2.2, 560, 1.5) },
  'one-after-another': { part: part(7, 3, 1200, 1.1), stage: 1 },
  interruption: { part: part(7.6, 1.8, 900, 1.6) },
  'routine-lamp': { part: part(9.2, 1.2, 560, 2) },
  'neighbours-noise': { part: part(5.4, 3.8, 1160, 1.1) },
};

const UNTIL_EVENT: Action = { code: 'WAIT', params: { until: 'EVENT' } };
/** The most events until an emergency has developed this far, including the ends of module steps. */
const MAX_EVENTS = 400;

function phaseOf({ emergency }: EquipmentState): number {
  return emergency.runs.at(-1)?.phase ?? -1;
}

/** The first state in which the case's emergency has developed this far. */
function inDanger(
  { id, play, seed }: EquipmentCase,
  stage: number,
  answers: readonly Action[],
): EquipmentState {
  const [order] = play.orders;
  const way: TimedAction[] = order ? [...runningWay(order)] : [];
  for (let events = 0; events < MAX_EVENTS; events += 1) {
    const { state } = planLog(ruleset, play, seed, way);
    if (phaseOf(state) >= stage) return planLog(ruleset, play, seed, [...way, ...answers]).state;
    way.push(UNTIL_EVENT);
  }
  throw new Error(`${id} never comes to stage ${stage}`);
}

function stateFor(of: EquipmentCase, { actions, stage = 0, answers = [] }: Row): EquipmentState {
  return actions ? planLog(ruleset, of.play, of.seed, actions).state : inDanger(of, stage, answers);
}

/** One for each built-in case; throws if a case has no row. */
export function bayShots(): readonly BayShot[] {
  return BUILTIN_EQUIPMENT_CASES.map((of, at): BayShot => {
    const row = ROWS[of.id.replace(/^equipment-/u, '')];
    if (!row) throw new Error(`${of.id} has no picture`);
    return {
      id: of.id,
      view: bayViewOf(ruleset, stateFor(of, row), at % 2 === 0 ? 'girl' : 'man'),
      part: row.part,
    };
  });
}
