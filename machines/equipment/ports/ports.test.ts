import { describe, expect, it } from 'vitest';
import type { EquipmentPlay, Pod } from '#contract/simulation/equipment-case.ts';
import type { Action } from '#contract/simulation/log.ts';
import { podFor } from '../builtin/cases/papers-for.ts';
import { playWith, USUAL_ORDER } from '../builtin/cases/play-with.ts';
import { builtinEquipmentRuleset as ruleset } from '../builtin/ruleset.ts';
import { loaded, screen, signedIn, waiting } from '../builtin/short-ways.ts';
import { planLog } from '../plan-log.ts';
import { read } from '../read.ts';

const usual = podFor('pod-1', USUAL_ORDER, 1);
const EQUIP: Partial<EquipmentPlay> = { possibleSettings: ['idReader', 'readerBypass'] };
const after = (actions: readonly Action[], parts: Partial<EquipmentPlay> = {}) =>
  planLog(ruleset, playWith('ports', USUAL_ORDER, parts), 1, actions);
const withPod = (parts: Partial<Pod>): Partial<EquipmentPlay> => ({ pods: [{ ...usual, ...parts }] });
const withSlots = (codes: Parameters<typeof podFor>[3], plates = 25): Partial<EquipmentPlay> => ({
  pods: [podFor('pod-1', USUAL_ORDER, 1, codes)],
  orders: [{ ...USUAL_ORDER, plates }],
});
const decide = (code: 'CARRIER_PROCEED' | 'CARRIER_CANCEL'): readonly Action[] => [
  ...signedIn(),
  screen('CASSETTES'),
  { code },
];
const set = (item: string, value: number): readonly Action[] => [
  ...signedIn('equip1', '3456'),
  screen('MAINTENANCE'),
  { code: 'PARAMETER_SET', item, params: { value } },
];

const placed = loaded().slice(0, 3);

/** What the tool makes of a pod's id, by rows of E87. */
const ids: readonly (readonly [string, Partial<EquipmentPlay>, readonly Action[], string, string])[] = [
  ['6 the id of an ordered pod', {}, placed, 'ID_VERIFICATION_OK', 'none'],
  ['7 a tag that can’t be read', withPod({ tag: '' }), placed, 'WAITING_FOR_HOST', 'tool-idReadFailed'],
  ['7 the tag of another pod', withPod({ tag: 'POD-98' }), placed, 'WAITING_FOR_HOST', 'tool-idMismatch'],
  [
    '8 accepted',
    withPod({ tag: '' }),
    [...placed, ...decide('CARRIER_PROCEED')],
    'ID_VERIFICATION_OK',
    'tool-idReadFailed',
  ],
  [
    '9 rejected',
    withPod({ tag: '' }),
    [...placed, ...decide('CARRIER_CANCEL')],
    'ID_VERIFICATION_FAILED',
    'tool-idReadFailed',
  ],
  [
    '3 a pod nobody told of',
    withPod({ label: 'POD-98', tag: 'POD-98' }),
    placed,
    'WAITING_FOR_HOST',
    'tool-idMismatch',
  ],
  ['4 another label, the right tag', withPod({ label: 'POD-98' }), placed, 'ID_VERIFICATION_OK', 'none'],
  ['10 no reader', EQUIP, [...set('idReader', 0), ...placed], 'WAITING_FOR_HOST', 'none'],
  [
    '11 no reader, bypassed',
    EQUIP,
    [...set('idReader', 0), { code: 'PARAMETER_SET', item: 'readerBypass', params: { value: 1 } }, ...placed],
    'ID_VERIFICATION_OK',
    'none',
  ],
];

describe('ids of pods', () => {
  it.each(ids)('row %s', (_name, parts, actions, status, alarm) => {
    const { state, reasons } = after(actions, parts);
    expect(reasons.filter((reason) => reason !== undefined)).toEqual([]);
    expect(read(ruleset, state, 'idStatus')).toBe(status);
    const raised = state.alarms.filter((own) => own.alarm.startsWith('tool-id'));
    expect(raised.at(-1)?.alarm ?? 'none').toBe(alarm);
  });
});

/** The result of the mapping: E87 rows 13 to 16. */
const maps: readonly (readonly [
  string,
  Partial<EquipmentPlay>,
  readonly Action[],
  string,
  readonly string[],
])[] = [
  ['13 25 plates as ordered', {}, [], 'SLOT_MAP_VERIFICATION_OK', []],
  ['13 24 plates as ordered', withSlots({ 25: 'E' }, 24), [], 'SLOT_MAP_VERIFICATION_OK', []],
  ['14 a missing one', withSlots({ 12: 'E' }), [], 'WAITING_FOR_HOST', ['tool-plateCount']],
  ['14 a crossed one', withSlots({ 12: 'C' }), [], 'WAITING_FOR_HOST', ['tool-slotCrossed']],
  ['14 two in one slot', withSlots({ 12: 'D' }), [], 'WAITING_FOR_HOST', ['tool-slotDouble']],
  [
    '14 one that can’t be read, one missing',
    withSlots({ 3: 'U', 4: 'E' }),
    [],
    'WAITING_FOR_HOST',
    ['tool-slotUnreadable', 'tool-plateCount'],
  ],
  [
    '15 accepted as it is',
    withSlots({ 12: 'C' }),
    decide('CARRIER_PROCEED'),
    'SLOT_MAP_VERIFICATION_OK',
    ['tool-slotCrossed'],
  ],
  [
    '16 rejected',
    withSlots({ 12: 'C' }),
    decide('CARRIER_CANCEL'),
    'SLOT_MAP_VERIFICATION_FAILED',
    ['tool-slotCrossed'],
  ],
];

describe('maps of slots', () => {
  it.each(maps)('row %s', (_name, parts, actions, status, alarms) => {
    const { state } = after([...loaded(), ...actions], parts);
    expect([read(ruleset, state, 'slotMap'), read(ruleset, state, 'docked.port1')]).toEqual([status, 'yes']);
    expect(state.alarms.map(({ alarm }) => alarm)).toEqual(alarms);
  });
});

describe('a port', () => {
  it('goes from ready to load over blocked to ready to unload and back', () => {
    const undock: readonly Action[] = [...loaded(), { code: 'UNDOCK', to: 'port1' }];
    const transfers = [
      [],
      placed,
      loaded(),
      undock,
      [...undock, waiting(9_000)],
      [...undock, waiting(9_000), { code: 'REMOVE', item: 'pod-1' }],
    ];
    const words = transfers.map((actions) =>
      read(ruleset, after(actions as readonly Action[]).state, 'transfer.port1'),
    );
    expect(words).toEqual([
      'READY_TO_LOAD',
      'TRANSFER_BLOCKED',
      'TRANSFER_BLOCKED',
      'TRANSFER_BLOCKED',
      'READY_TO_UNLOAD',
      'READY_TO_LOAD',
    ]);
  });

  it('docks the second time where a case lets the first docking fail', () => {
    const parts: Partial<EquipmentPlay> = { faults: [{ kind: 'dockFails', port: 'port1', times: 1 }] };
    const once = after(loaded(), parts).state;
    expect([read(ruleset, once, 'docked.port1'), read(ruleset, once, 'alarmState.tool-dockFailed')]).toEqual([
      'no',
      'ACTIVE',
    ]);
    const twice = after([...loaded(), { code: 'DOCK', to: 'port1' }, waiting(23_000)], parts).state;
    expect(read(ruleset, twice, 'slotMap')).toBe('SLOT_MAP_VERIFICATION_OK');
  });

  it('a pod that is taken away and put back is a new carrier', () => {
    const again = after([...placed, { code: 'REMOVE', item: 'pod-1' }, ...placed.slice(1)]);
    expect(again.reasons.filter((reason) => reason !== undefined)).toEqual([]);
    expect(read(ruleset, again.state, 'idStatus')).toBe('ID_VERIFICATION_OK');
  });

  it('an EMO stops its motion, and it goes on from there when the power is back', () => {
    const { state } = after([...loaded().slice(0, 4), { code: 'EMO', to: 'emoTrackLeft' }, waiting(60_000)]);
    expect([state.ports.port1.motion, state.ports.port1.isDocked]).toEqual(['none', false]);
  });
});
