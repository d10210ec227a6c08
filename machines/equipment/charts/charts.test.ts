import { getNextSnapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import { follow, rowOf, type Chart } from '#machines/kit/chart.ts';
import { alarmChart } from './alarm.ts';
import { e10Chart } from './e10.ts';
import { e30Chart, e30Name } from './e30.ts';
import { e40Chart, e40Name } from './e40.ts';
import { accessingChart, accessModeChart, carrierChart, idChart, mapChart, transferChart } from './e87.ts';
import { plateChart } from './e90.ts';
import { e94Chart } from './e94.ts';
import { sessionChart } from './session.ts';

/** One row of a standard: its number, the states it leads from, the event, the state it leads to. */
type Row = readonly [row: string, from: string, event: string, to: string];

const EXECUTING = 'SETTING_UP WAITING_FOR_START PROCESSING PROCESS_COMPLETE';
const each = (
  names: string,
  row: string,
  event: string,
  from: (name: string) => string,
  to: (name: string) => string,
) => names.split(' ').map((name): Row => [row, from(name), event, to(name)]);
const same = (name: string) => name;
const under = (parent: string) => (name: string) => `${parent}:${name}`;
const pause = ['PAUSING', 'PAUSED'].flatMap((parent) => EXECUTING.split(' ').map(under(parent))).join(' ');
const PROCESS = 'SETUP READY EXECUTING';
const active30 = `${PROCESS} ${PROCESS.split(' ').map(under('PAUSE')).join(' ')}`;
const ACTIVE94 = 'SELECTED WAITING_FOR_START EXECUTING PAUSED';

const charts: readonly (readonly [string, Chart<string, string>, readonly Row[]])[] = [
  [
    'E30',
    e30Chart as Chart<string, string>,
    [
      ['1', 'INIT', 'INITIALISED', 'IDLE'],
      ['2', 'IDLE', 'COMMIT', 'SETUP'],
      ['3', 'SETUP', 'SET_UP', 'READY'],
      ['4', 'READY', 'START', 'EXECUTING'],
      ['5', 'EXECUTING', 'COMPLETE', 'IDLE'],
      ['6', active30, 'STOP', 'IDLE'],
      ['7', active30, 'ABORT', 'IDLE'],
      ...each(PROCESS, '8', 'ALARM', same, under('PAUSE')),
      ...each(PROCESS, '9', 'PAUSE', same, under('PAUSE')),
      ...each(PROCESS, '10', 'RESUME', under('PAUSE'), same),
    ],
  ],
  [
    'E87 id status',
    idChart as Chart<string, string>,
    [
      ['2', 'NONE', 'BIND', 'ID_NOT_READ'],
      ['3', 'NONE', 'UNKNOWN_READ', 'WAITING_FOR_HOST'],
      ['4', 'NONE', 'KNOWN_READ', 'ID_VERIFICATION_OK'],
      ['5', 'NONE', 'REFUSED_READ', 'ID_VERIFICATION_FAILED'],
      ['6', 'ID_NOT_READ', 'VERIFIED', 'ID_VERIFICATION_OK'],
      ['7', 'ID_NOT_READ', 'READ_FAILED', 'WAITING_FOR_HOST'],
      ['8', 'WAITING_FOR_HOST', 'PROCEED', 'ID_VERIFICATION_OK'],
      ['9', 'WAITING_FOR_HOST', 'CANCEL', 'ID_VERIFICATION_FAILED'],
      ['10', 'ID_NOT_READ', 'NO_READER', 'WAITING_FOR_HOST'],
      ['11', 'ID_NOT_READ', 'BYPASS', 'ID_VERIFICATION_OK'],
    ],
  ],
  [
    'E87 slot map',
    mapChart as Chart<string, string>,
    [
      ['12', 'NONE', 'CREATED', 'SLOT_MAP_NOT_READ'],
      ['13', 'SLOT_MAP_NOT_READ', 'VERIFIED', 'SLOT_MAP_VERIFICATION_OK'],
      ['14', 'SLOT_MAP_NOT_READ', 'QUERY', 'WAITING_FOR_HOST'],
      ['15', 'WAITING_FOR_HOST', 'PROCEED', 'SLOT_MAP_VERIFICATION_OK'],
      ['16', 'WAITING_FOR_HOST', 'CANCEL', 'SLOT_MAP_VERIFICATION_FAILED'],
    ],
  ],
  [
    'E87 accessing',
    accessingChart as Chart<string, string>,
    [
      ['17', 'NONE', 'CREATED', 'NOT_ACCESSED'],
      ['18', 'NOT_ACCESSED', 'ACCESS', 'IN_ACCESS'],
      ['19', 'IN_ACCESS', 'FINISH', 'CARRIER_COMPLETE'],
      ['20', 'IN_ACCESS', 'STOP', 'CARRIER_STOPPED'],
    ],
  ],
  [
    'E87 carrier',
    carrierChart as Chart<string, string>,
    [
      ['1', 'NONE', 'CREATED', 'CARRIER'],
      ['21', 'CARRIER', 'REMOVED', 'NONE'],
    ],
  ],
  [
    'E87 load port',
    transferChart as Chart<string, string>,
    [
      ['p1', 'OUT_OF_SERVICE', 'INTO_SERVICE', 'READY_TO_LOAD'],
      ['p2', 'TRANSFER_BLOCKED READY_TO_LOAD READY_TO_UNLOAD', 'OUT_OF_SERVICE', 'OUT_OF_SERVICE'],
      ['p3', 'READY_TO_LOAD', 'TRANSFER', 'TRANSFER_BLOCKED'],
      ['p4', 'READY_TO_UNLOAD', 'TRANSFER', 'TRANSFER_BLOCKED'],
      ['p5', 'TRANSFER_BLOCKED', 'FREE', 'READY_TO_LOAD'],
      ['p6', 'TRANSFER_BLOCKED', 'UNLOADABLE', 'READY_TO_UNLOAD'],
    ],
  ],
  [
    'E87 access mode',
    accessModeChart as Chart<string, string>,
    [
      ['a1', 'MANUAL', 'TO_AUTO', 'AUTO'],
      ['a2', 'AUTO', 'TO_MANUAL', 'MANUAL'],
    ],
  ],
  [
    'E40',
    e40Chart as Chart<string, string>,
    [
      ['1', 'NONE', 'QUEUE', 'QUEUED'],
      ['2', 'QUEUED', 'SET_UP', 'SETTING_UP'],
      ['3', 'SETTING_UP', 'WAIT', 'WAITING_FOR_START'],
      ['4', 'SETTING_UP', 'AUTO_START', 'PROCESSING'],
      ['5', 'WAITING_FOR_START', 'START', 'PROCESSING'],
      ['6', 'PROCESSING', 'COMPLETE', 'PROCESS_COMPLETE'],
      ['7', 'PROCESS_COMPLETE', 'MATERIAL_GONE', 'NONE'],
      ...each(EXECUTING, '8', 'PAUSE', same, under('PAUSING')),
      ...each(EXECUTING, '9', 'PAUSED', under('PAUSING'), under('PAUSED')),
      ...each(EXECUTING, '10', 'RESUME', under('PAUSED'), same),
      ['11', EXECUTING, 'STOP', 'STOPPING'],
      ['12', pause, 'STOP', 'STOPPING'],
      ['13', EXECUTING, 'ABORT', 'ABORTING'],
      ['14', 'STOPPING', 'ABORT', 'ABORTING'],
      ['15', pause, 'ABORT', 'ABORTING'],
      ['16', 'ABORTING', 'ENDED', 'NONE'],
      ['17', 'STOPPING', 'ENDED', 'NONE'],
      ['18', 'QUEUED', 'CANCEL', 'NONE'],
    ],
  ],
  [
    'E94',
    e94Chart as Chart<string, string>,
    [
      ['1', 'NONE', 'CREATE', 'QUEUED'],
      ['2', 'QUEUED', 'CANCEL', 'NONE'],
      ['2', 'QUEUED', 'STOP', 'NONE'],
      ['2', 'QUEUED', 'ABORT', 'NONE'],
      ['3', 'QUEUED', 'SELECT', 'SELECTED'],
      ['4', 'SELECTED', 'DESELECT', 'QUEUED'],
      ['5', 'SELECTED', 'AUTO_START', 'EXECUTING'],
      ['6', 'SELECTED', 'WAIT', 'WAITING_FOR_START'],
      ['7', 'WAITING_FOR_START', 'START', 'EXECUTING'],
      ['8', 'EXECUTING', 'PAUSE', 'PAUSED'],
      ['9', 'PAUSED', 'RESUME', 'EXECUTING'],
      ['10', 'EXECUTING', 'COMPLETE', 'COMPLETED'],
      ['11', ACTIVE94, 'STOP', 'COMPLETED'],
      ['12', ACTIVE94, 'ABORT', 'COMPLETED'],
      ['13', 'COMPLETED', 'DELETE', 'NONE'],
    ],
  ],
  [
    'E10',
    e10Chart as Chart<string, string>,
    [
      ['1', 'STANDBY', 'PRODUCE', 'PRODUCTIVE'],
      ['2', 'PRODUCTIVE', 'REST', 'STANDBY'],
      ['3', 'STANDBY', 'ENGINEER', 'ENGINEERING'],
      ['4', 'STANDBY ENGINEERING', 'MAINTAIN', 'SCHEDULED_DOWN'],
      ['5', 'PRODUCTIVE STANDBY ENGINEERING', 'FAIL', 'UNSCHEDULED_DOWN'],
      ['6', 'ENGINEERING SCHEDULED_DOWN UNSCHEDULED_DOWN', 'RELEASE', 'STANDBY'],
      ['7', 'STANDBY', 'CLOSE', 'NON_SCHEDULED'],
      ['8', 'NON_SCHEDULED', 'OPEN', 'STANDBY'],
    ],
  ],
  [
    'E90',
    plateChart as Chart<string, string>,
    [
      ['1', 'NEEDS_PROCESSING', 'SEND', 'IN_PROCESS'],
      ['2', 'IN_PROCESS', 'PLATE_DONE', 'PROCESSED'],
      ['3', 'IN_PROCESS', 'ABORT', 'ABORTED'],
      ['4', 'IN_PROCESS', 'STOP', 'STOPPED'],
      ['5', 'IN_PROCESS', 'REJECT', 'REJECTED'],
      ['6', 'IN_PROCESS', 'LOSE', 'LOST'],
      ['7', 'NEEDS_PROCESSING', 'SKIP', 'SKIPPED'],
      ['8', 'NEEDS_PROCESSING', 'REJECT', 'REJECTED'],
      ['9', 'NEEDS_PROCESSING', 'LOSE', 'LOST'],
      ['10', 'SKIPPED', 'RESTORE', 'NEEDS_PROCESSING'],
    ],
  ],
  [
    'alarm',
    alarmChart as Chart<string, string>,
    [
      ['1', 'ACTIVE', 'ACKNOWLEDGE', 'ACKNOWLEDGED'],
      ['2', 'ACTIVE ACKNOWLEDGED', 'CLEAR', 'CLEARED'],
    ],
  ],
  [
    'session',
    sessionChart as Chart<string, string>,
    [
      ['1', 'OUT', 'SIGN_IN', 'IN'],
      ['2', 'IN', 'SIGN_OUT', 'OUT'],
    ],
  ],
];

describe.each(charts)('%s', (_name, chart, table) => {
  const rows = table.flatMap(([row, from, event, to]) =>
    from.split(' ').map((state): Row => [row, state, event, to]),
  );

  it.each(rows)('row %s: %s, %s, becomes %s', (row, from, event, to) => {
    const snapshot = chart.machine.resolveState({ value: from, context: {} });
    expect(getNextSnapshot(chart.machine, snapshot, { type: event }).value).toBe(to);
    expect([follow(chart, from, event), rowOf(chart, from, event)]).toEqual([to, row]);
  });

  it('refuses everything else', () => {
    const listed = new Set(rows.map(([, from, event]) => `${from} ${event}`));
    const taken = chart.states.flatMap((state) =>
      chart.events
        .filter((event) => follow(chart, state, event) !== undefined)
        .map((event) => `${state} ${event}`),
    );
    expect(new Set(taken)).toEqual(listed);
    expect(chart.states.length * chart.events.length).toBeGreaterThan(listed.size);
    expect(chart.rows.length).toBe(rows.length);
  });
});

describe('names of the standards', () => {
  it('leave out what was interrupted', () => {
    expect([
      e30Name('PAUSE:READY'),
      e30Name('READY'),
      e40Name('PAUSED:PROCESSING'),
      e40Name('QUEUED'),
    ]).toEqual(['PAUSE', 'READY', 'PAUSED', 'QUEUED']);
  });
});
