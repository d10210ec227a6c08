import { describe, expect, it } from 'vitest';
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import { emergencyRefusalSchema } from '#contract/simulation/equipment-emergency.ts';
import { equipmentRefusalSchema, type EquipmentRefusal } from '#contract/simulation/equipment-kinds.ts';
import type { Action } from '#contract/simulation/log.ts';
import { podFor } from './builtin/cases/papers-for.ts';
import { playWith, USUAL_ORDER } from './builtin/cases/play-with.ts';
import { builtinEquipmentRuleset as ruleset } from './builtin/ruleset.ts';
import { jobTyped, loaded, ready, screen, signedIn, STARTED } from './builtin/short-ways.ts';
import { REFUSAL_TEXTS } from './refusal-texts.ts';
import { tryActions } from '#tests/support/try-bay-actions.ts';

type Row = readonly [EquipmentRefusal, string, Partial<EquipmentPlay>, readonly Action[]];

const SHEET = 'traveller-A4F0317';
const at = (place: string): Partial<EquipmentPlay> => ({ place });
const open = (item: string): Action => ({ code: 'OPEN_PAPER', item });
const fill = (field: string, value: string): Action => ({
  code: 'FILL',
  item: SHEET,
  params: { field, value },
});
const again = jobTyped({ jobName: 'JOB-2' });
const SECOND_JOB: readonly Action[] = [...STARTED, { code: 'JOB_ABORT' }, ...again, { code: 'JOB_CREATE' }];
const fullRack = Array.from({ length: 9 }, (_, spot) => podFor(`pod-${spot + 1}`, USUAL_ORDER, spot + 1));

/** The last action of each row is refused for the row's reason. */
const rows: readonly Row[] = [
  ['unknownAction', 'a code the ruleset does not have', {}, [{ code: 'A999' }]],
  ['badParams', 'waiting no time', {}, [{ code: 'WAIT', params: { ms: 0 } }]],
  ['badParams', 'a speed that there is not', {}, [{ code: 'SPEED', params: { speed: 3 } }]],
  [
    'badParams',
    'a slot beyond the cassette',
    {},
    [...signedIn(), { code: 'SELECT', params: { kind: 'slot', slot: 26 } }],
  ],
  ['badParams', 'a time that is none', at('desk'), [open(SHEET), fill('timeStart', '25:10')]],
  ['unknownPlace', 'going to where nothing is', {}, [{ code: 'GO', to: 'moon' }]],
  ['unknownPort', 'docking at a port there is not', {}, [{ code: 'DOCK', to: 'port9' }]],
  ['unknownItem', 'taking a pod there is not', {}, [{ code: 'PICK', item: 'constructor' }]],
  ['unknownItem', 'looking at nothing', {}, [{ code: 'LOOK', to: 'toString' }]],
  ['unknownPaper', 'a paper there is not', {}, [open('__proto__')]],
  [
    'unknownField',
    'a field the screen lacks',
    at('terminal'),
    [{ code: 'TYPE', to: 'lotName', params: { text: 'A' } }],
  ],
  ['unknownField', 'a line the form lacks', {}, [open(SHEET), fill('colour', 'red')]],
  ['unknownAlarm', 'acknowledging nothing', {}, [...signedIn(), screen('ALARMS'), { code: 'ALARM_ACK' }]],
  ['alreadyThere', 'going to where one stands', {}, [{ code: 'GO', to: 'desk' }]],
  ['otherPlace', 'walking out through the wall', {}, [{ code: 'GO', to: 'phoneOutside' }]],
  ['tooFar', 'taking a pod from the desk', {}, [{ code: 'PICK', item: 'pod-1' }]],
  ['tooFar', 'signing in from the desk', {}, [{ code: 'SIGN_IN' }]],
  ['tooFar', 'an EMO that is not in reach', at('terminal'), [{ code: 'EMO_COVER', to: 'emoTrackLeft' }]],
  ['outside', 'working at the terminal from outside', {}, [{ code: 'LEAVE' }, { code: 'SIGN_IN' }]],
  [
    'handsFull',
    'a second pod',
    at('podRack'),
    [
      { code: 'PICK', item: 'pod-1' },
      { code: 'PICK', item: 'pod-2' },
    ],
  ],
  [
    'handsFull',
    'reading with a pod in the hands',
    at('podRack'),
    [{ code: 'PICK', item: 'pod-1' }, open(SHEET)],
  ],
  [
    'notHeld',
    'placing what is not in the hands',
    at('port1'),
    [{ code: 'PLACE', item: 'pod-1', to: 'port1' }],
  ],
  ['nothingToStop', 'stopping a tool that stands', at('terminal'), [{ code: 'STOPWORK', to: 'terminal' }]],
  ['carrierUsed', 'a second job with a pod that was not lifted', {}, SECOND_JOB],
  ['notThere', 'removing what stands on the rack', at('port1'), [{ code: 'REMOVE', item: 'pod-1' }]],
  [
    'portTaken',
    'a second pod on one port',
    at('podRack'),
    [
      { code: 'PICK', item: 'pod-1' },
      { code: 'PLACE', item: 'pod-1', to: 'port1' },
      { code: 'PICK', item: 'pod-2' },
      { code: 'GO', to: 'port1' },
      { code: 'PLACE', item: 'pod-2', to: 'port1' },
    ],
  ],
  ['portEmpty', 'docking nothing', at('port1'), [{ code: 'DOCK', to: 'port1' }]],
  [
    'portBusy',
    'a port that is out of service',
    { place: 'podRack', faults: [{ kind: 'portOut', port: 'port1' }] },
    [
      { code: 'PICK', item: 'pod-1' },
      { code: 'GO', to: 'port1' },
      { code: 'PLACE', item: 'pod-1', to: 'port1' },
    ],
  ],
  ['docked', 'taking a docked pod', {}, [...loaded(), { code: 'REMOVE', item: 'pod-1' }]],
  ['docked', 'docking twice', {}, [...loaded(), { code: 'DOCK', to: 'port1' }]],
  [
    'notDocked',
    'undocking what is not docked',
    {},
    [...loaded().slice(0, 3), { code: 'UNDOCK', to: 'port1' }],
  ],
  [
    'inAccess',
    'undocking while plates are in the track',
    {},
    [...STARTED, { code: 'GO', to: 'port1' }, { code: 'UNDOCK', to: 'port1' }],
  ],
  [
    'carrierState',
    'docking before the id is known',
    { pods: [{ ...fullRack[0]!, tag: '' }] },
    [...loaded().slice(0, 3), { code: 'DOCK', to: 'port1' }],
  ],
  [
    'carrierState',
    'accepting what is accepted',
    {},
    [...loaded(), ...signedIn(), screen('CASSETTES'), { code: 'CARRIER_PROCEED' }],
  ],
  [
    'rackFull',
    'putting a pod on a full rack',
    {
      place: 'podRack',
      pods: [
        ...fullRack,
        { ...fullRack[0]!, id: 'pod-10', label: 'X', tag: 'X', place: { at: 'port', port: 'port1' } },
      ],
    },
    [
      { code: 'UNDOCK', to: 'port1' },
      { code: 'WAIT', params: { ms: 9000 } },
      { code: 'REMOVE', item: 'pod-10' },
      { code: 'GO', to: 'podRack' },
      { code: 'PUT', item: 'pod-10' },
    ],
  ],
  [
    'noPower',
    'docking after an EMO',
    {},
    [...loaded().slice(0, 3), { code: 'EMO', to: 'emoTrackLeft' }, { code: 'DOCK', to: 'port1' }],
  ],
  ['signedIn', 'signing in twice', {}, [...signedIn(), { code: 'SIGN_IN' }]],
  [
    'signedOut',
    'the job screen without a name',
    at('terminal'),
    [{ code: 'SELECT', to: 'port1', params: { kind: 'port' } }],
  ],
  ['wrongScreen', 'START on the main screen', {}, [...signedIn(), { code: 'STARTPROCCES' }]],
  [
    'screenUnavailable',
    'a screen the case lacks',
    { availableScreens: ['START', 'LOGIN', 'MAIN'] },
    [...signedIn(), screen('JOB')],
  ],
  ['roleForbids', 'maintenance for an operator', {}, [...signedIn(), screen('MAINTENANCE')]],
  [
    'settingFixed',
    'a parameter the case does not open',
    {},
    [
      ...signedIn('equip1', '3456'),
      screen('MAINTENANCE'),
      { code: 'PARAMETER_SET', item: 'exhaustPa', params: { value: 70 } },
    ],
  ],
  [
    'outOfRange',
    'a parameter too large',
    { possibleSettings: ['exhaustPa'] },
    [
      ...signedIn('equip1', '3456'),
      screen('MAINTENANCE'),
      { code: 'PARAMETER_SET', item: 'exhaustPa', params: { value: 700 } },
    ],
  ],
  ['noField', 'typing without a cursor', at('terminal'), [{ code: 'KEY', params: { key: 'a' } }]],
  [
    'fieldFull',
    'a name too long',
    at('terminal'),
    [screen('LOGIN'), { code: 'TYPE', to: 'login', params: { text: 'a'.repeat(21) } }],
  ],
  [
    'wrongCharacter',
    'what can’t be seen',
    at('terminal'),
    [screen('LOGIN'), { code: 'TYPE', to: 'login', params: { text: 'a\u0007' } }],
  ],
  [
    'nothingSelected',
    'changing no recipe',
    {},
    [
      ...signedIn('process1', '2345'),
      screen('RECIPES'),
      { code: 'RECIPE_SET', params: { name: 'timeMs', value: 5000 } },
    ],
  ],
  ['noJob', 'queueing nothing', {}, [...signedIn(), screen('JOB'), { code: 'JOB_QUEUE' }]],
  ['jobState', 'cancelling a job that is set up', {}, [...ready, screen('JOB'), { code: 'JOB_CANCEL' }]],
  [
    'jobState',
    'deselecting where the track chooses',
    {},
    [...ready, screen('JOB'), { code: 'JOB_DESELECT' }],
  ],
  [
    'alarmState',
    'acknowledging twice',
    {},
    [
      { code: 'SIGN_IN' },
      ...signedIn(),
      screen('ALARMS'),
      { code: 'ALARM_ACK', item: 'alarm-1' },
      { code: 'ALARM_ACK', item: 'alarm-1' },
    ],
  ],
  ['paperAtDesk', 'a paper left on the desk', at('terminal'), [open(SHEET)]],
  ['paperOpen', 'opening it twice', {}, [open(SHEET), open(SHEET)]],
  ['paperClosed', 'closing nothing', {}, [{ code: 'CLOSE_PAPER' }]],
  ['paperClosed', 'writing on a closed paper', {}, [fill('timeStart', '08:00')]],
  [
    'paperSigned',
    'writing after signing',
    {},
    [open(SHEET), ...filledSheet(), { code: 'SIGN', item: SHEET }, fill('timeEnd', '09:00')],
  ],
  ['printedField', 'writing over print', {}, [open(SHEET), fill('lotName', 'X')]],
  [
    'notVisible',
    'comparing with a map nobody sees',
    {},
    [open(SHEET), { code: 'VERIFY', item: SHEET, params: { against: 'slotMap', matches: true } }],
  ],
  ['incomplete', 'signing an empty sheet', {}, [open(SHEET), { code: 'SIGN', item: SHEET }]],
  [
    'phoneLifted',
    'walking with the receiver',
    { place: 'phoneDesk' },
    [
      { code: 'PHONE', to: 'phoneDesk' },
      { code: 'GO', to: 'terminal' },
    ],
  ],
];

function filledSheet(): readonly Action[] {
  return [
    fill('platesArrived', '25'),
    fill('timeStart', '08:00'),
    fill('timeEnd', '08:16'),
    fill('platesLeft', '25'),
    fill('platesStatus', 'good'),
  ];
}

describe('what the bay refuses', () => {
  it.each(rows)('%s: %s', (reason, _name, parts, actions) => {
    expect(tryActions(ruleset, playWith('refusals', USUAL_ORDER, parts), actions).reasons.at(-1)).toBe(
      reason,
    );
  });

  it('has a row for every reason that the emergency does not give itself', () => {
    const told = new Set(rows.map(([reason]) => reason));
    const missing = equipmentRefusalSchema.options.filter((reason) => !told.has(reason));
    const ofEmergency: readonly string[] = emergencyRefusalSchema.options;
    expect(missing.filter((reason) => !ofEmergency.includes(reason))).toEqual([]);
  });

  it('says every reason in three languages', () => {
    for (const reason of equipmentRefusalSchema.options) {
      const { ru, en, ch } = REFUSAL_TEXTS[reason];
      expect([ru, en, ch].every((text) => text.length > 2)).toBe(true);
    }
  });

  it('changes nothing but the count of refusals', () => {
    const play = playWith('refusals', USUAL_ORDER);
    const before = tryActions(ruleset, play, []).state;
    const { state } = tryActions(ruleset, play, [{ code: 'DOCK', to: 'port1' }, { code: 'A999' }]);
    const {
      person: _person,
      atMs: _atMs,
      readyAtMs: _readyAtMs,
      clockMs: _clockMs,
      last: _last,
      ...rest
    } = state;
    expect(before).toMatchObject({ ...rest, refusals: 0 });
    expect(state.refusals).toBe(2);
  });
});
