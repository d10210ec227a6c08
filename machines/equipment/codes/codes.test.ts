import { describe, expect, it } from 'vitest';
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { Action } from '#contract/simulation/log.ts';
import { playWith, USUAL_ORDER } from '../builtin/cases/play-with.ts';
import { builtinEquipmentRuleset as ruleset } from '../builtin/ruleset.ts';
import { jobTyped, loaded, ready, signedIn, STARTED, UNTIL_EVENT, waiting } from '../builtin/short-ways.ts';
import { planLog } from '../plan-log.ts';
import { start } from '../start.ts';
import { emergencySituations } from './emergency-situations.ts';
import { stateProcess } from './state-process.ts';

const SHEET = 'traveller-A4F0317';
const CREATE: Action = { code: 'JOB_CREATE' };
const created = ready.slice(0, -2);
const DONE: readonly Action[] = [...STARTED, UNTIL_EVENT];
const fill = (field: string, value: string): Action => ({
  code: 'FILL',
  item: SHEET,
  params: { field, value },
});
const filled: readonly Action[] = [
  { code: 'OPEN_PAPER', item: SHEET },
  fill('platesArrived', '25'),
  fill('timeStart', '08:00'),
  fill('timeEnd', '08:16'),
  fill('platesLeft', '25'),
  fill('platesStatus', 'good'),
];
const TWO_RECIPES: Partial<EquipmentPlay> = {
  recipeChanges: [{ recipe: 'PR10', step: 'COAT', values: { speedRpm: 3000 } }],
};

type Row = readonly [
  digit: number,
  value: number,
  what: string,
  actions: readonly Action[],
  parts?: Partial<EquipmentPlay>,
];

/** Every value of every digit, reached by playing. */
const rows: readonly Row[] = [
  [1, 0, 'nobody signed in', []],
  [1, 1, 'the operator', signedIn()],
  [1, 2, 'somebody with another role', signedIn('process1', '2345')],
  [1, 0, 'signed out again', [...signedIn(), { code: 'SIGN_OUT' }]],
  [2, 0, 'no pod on a port', [{ code: 'PICK', item: 'pod-1' }]],
  [2, 1, 'placed', loaded().slice(0, 2)],
  [2, 2, 'docked', [...loaded().slice(0, 4), waiting(5_000)]],
  [2, 3, 'mapped', loaded()],
  [2, 4, 'complete', DONE],
  [
    2,
    5,
    'removed',
    [...DONE, { code: 'UNDOCK', to: 'port1' }, waiting(9_000), { code: 'REMOVE', item: 'pod-1' }],
  ],
  [3, 0, 'no job', signedIn()],
  [3, 1, 'a draft', [...signedIn(), ...jobTyped().slice(0, 1)]],
  [3, 2, 'created', created],
  [3, 3, 'queued', ready],
  [
    3,
    4,
    'another recipe than ordered',
    [...loaded(), ...signedIn(), ...jobTyped({ recipe: 'PR12' }), CREATE],
  ],
  [3, 0, 'cancelled, its fields empty', [...created, { code: 'JOB_CANCEL' }, { code: 'JOB_NEW' }]],
  [4, 0, 'idle', []],
  [4, 0, 'not yet initialised', [], { conditionEquipment: 'INIT' }],
  [4, 1, 'setting up', ready.slice(0, -1)],
  [4, 2, 'ready', ready],
  [4, 3, 'executing', STARTED],
  [4, 4, 'paused', [...STARTED, { code: 'JOB_PAUSE' }]],
  [4, 5, 'stopped', [...STARTED, waiting(10_000), { code: 'JOB_STOP' }, waiting(300_000)]],
  [4, 6, 'aborted', [...STARTED, waiting(10_000), { code: 'JOB_ABORT' }]],
  [4, 7, 'complete', DONE],
  [5, 0, 'nothing read', []],
  [5, 1, 'the task read', [{ code: 'OPEN_PAPER', item: 'shift-task' }]],
  [5, 2, 'the sheet opened', [{ code: 'OPEN_PAPER', item: SHEET }]],
  [5, 3, 'the sheet filled in', filled],
  [5, 4, 'the sheet signed', [...filled, { code: 'SIGN', item: SHEET }]],
  [6, 0, 'still open', STARTED],
  [6, 1, 'good', DONE],
  [6, 2, 'part good', [...STARTED, waiting(300_000), { code: 'JOB_STOP' }, waiting(300_000)]],
  [6, 3, 'scrap: aborted before the first was done', [...STARTED, waiting(10_000), { code: 'JOB_ABORT' }]],
  [6, 3, 'scrap: made by another recipe than the paper’s', DONE, TWO_RECIPES],
];

/** Plays each row; rows without `parts` use the default play. */
const played = rows.map(
  ([digit, value, what, actions, parts = {}]) => [digit, value, what, actions, parts] as const,
);

describe('stateProcess', () => {
  it.each(played)('digit %i is %i: %s', (digit, value, _what, actions, parts) => {
    const { state } = planLog(ruleset, playWith('codes', USUAL_ORDER, parts), 1, actions);
    expect(stateProcess(state)[digit - 1]).toBe(String(value));
  });

  it('has a row for every value of every digit', () => {
    const reached = new Set(rows.map(([digit, value]) => `${digit}${value}`));
    const values = [3, 6, 5, 8, 5, 4].flatMap((count, at) =>
      Array.from({ length: count }, (_, value) => `${at + 1}${value}`),
    );
    expect(values.filter((one) => !reached.has(one))).toEqual([]);
  });

  it('both codes are 000000 at first', () => {
    const state = start(ruleset, playWith('codes', USUAL_ORDER), 1);
    expect([stateProcess(state), emergencySituations(state)]).toEqual(['000000', '000000']);
  });
});

const situation = (group: string) =>
  ruleset.emergency.situations.find((row) => row.group === group && !row.isFalseSign)!.id;
const coming = (group: string): Partial<EquipmentPlay> => ({
  emergency: { planned: [{ situations: [situation(group)], start: { kind: 'at', atMs: 200_000 } }] },
});

/** The three digits that anybody can see; the judge's digits are tested with the emergency. */
const seen: readonly (readonly [string, string, readonly Action[], Partial<EquipmentPlay>])[] = [
  ['000', 'nothing happens', STARTED, {}],
  ['100', 'water is leaking', [...STARTED, waiting(100_000)], coming('waterLeakage')],
  [
    '110',
    'it is, and the work was stopped',
    [...STARTED, waiting(100_000), { code: 'STOPWORK', to: 'terminal' }],
    coming('waterLeakage'),
  ],
  [
    '121',
    'fire, a voice and an EMO',
    [...STARTED, waiting(100_000), { code: 'VOICE' }, { code: 'EMO', to: 'emoTrackRight' }],
    coming('fire'),
  ],
  [
    '300',
    'fire that nobody answered',
    [...STARTED, waiting(100_000), waiting(3_600_000), waiting(3_600_000), waiting(3_600_000)],
    coming('fire'),
  ],
  ['010', 'STOPWORK without a reason', [...STARTED, { code: 'STOPWORK', to: 'terminal' }], {}],
  ['020', 'an EMO without a reason', [...STARTED, { code: 'EMO', to: 'emoTrackRight' }], {}],
];

describe('emergencySituations', () => {
  it.each(seen)('begins with %s: %s', (digits, _what, actions, parts) => {
    const { state } = planLog(ruleset, playWith('codes', USUAL_ORDER, parts), 1, actions);
    expect(emergencySituations(state).slice(0, 3)).toBe(digits);
  });

  it('an EMO leaves what is in the track, and the lot is scrap before the first plate is back', () => {
    const { state } = planLog(ruleset, playWith('codes', USUAL_ORDER), 1, [
      ...STARTED,
      waiting(99_000),
      { code: 'EMO', to: 'emoTrackRight' },
    ]);
    expect([state.track.left?.slots.length, stateProcess(state).slice(3)]).toEqual([4, '603']);
  });
});
