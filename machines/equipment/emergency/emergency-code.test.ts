// The state code emergencySituations: every digit takes every value.
import { describe, expect, it } from 'vitest';
import type { EmergencyJudging } from '#contract/simulation/equipment-emergency.ts';
import type { Action } from '#contract/simulation/log.ts';
import { BUILTIN_EMERGENCIES as ruleset } from '../builtin/emergency/all.ts';
import { emergencyCode } from './emergency-code.ts';
import { playEmergency, type Answer } from '#tests/support/play-emergency.ts';

const START_MS = 1000;
const STOP: Action = { code: 'STOPWORK' };
const VOICE: Action = { code: 'VOICE' };
const LEAVE: Action = { code: 'LEAVE' };
const START: Action = { code: 'STARTPROCCES' };
const INSIDE: Action = { code: 'PHONE', to: 'phoneWall' };
const EMO: readonly Action[] = [
  { code: 'EMO_COVER', to: 'emoWall' },
  { code: 'EMO', to: 'emoWall' },
];
const call = (to: string, reason: string): Action => ({ code: 'CALL', to, params: { reason } });
const OUT: readonly Action[] = [{ code: 'LEAVE' }, { code: 'PHONE', to: 'phoneOutside' }];
const WAIT = 200_000;

const POWER: EmergencyJudging = {
  neededCalls: ['BOSS', 'ENERGY'],
  allowedCalls: ['BOSSSITE'],
  leaving: 'must',
  leaveWithinMs: 30_000,
  restart: { needsPermission: true, needsChecked: ['equipment'] },
};
const SUPPLY: EmergencyJudging = { ...POWER, neededCalls: ['SERVICEMAN'], leaving: 'mustNot' };
const CALM: EmergencyJudging = { ...POWER, neededCalls: [], allowedCalls: [] };

const backAtPower = [
  STOP,
  ...OUT,
  call('BOSS', 'power'),
  call('ENERGY', 'power'),
  WAIT,
  call('BOSS', 'ask-return'),
  { code: 'RETURN' },
  { code: 'CHECK', item: 'equipment' },
];

function code(id: string | undefined, actions: readonly (Action | number)[], judging?: EmergencyJudging) {
  const planned =
    id === undefined ? [] : [{ situations: [id], start: { kind: 'at' as const, atMs: START_MS } }];
  const answers: Answer[] = [];
  let atMs = START_MS;
  for (const action of actions) {
    atMs += typeof action === 'number' ? action : 2000;
    if (typeof action !== 'number') answers.push([atMs, action]);
  }
  const result = playEmergency({ ruleset, play: { planned } }, answers, atMs);
  expect(result.refused).toEqual([]);
  return emergencyCode(result.slice, judging);
}

type Row = readonly [
  code: string,
  what: string,
  situation: string | undefined,
  actions: readonly (Action | number)[],
  judging: EmergencyJudging | undefined,
];

const rows: readonly Row[] = [
  ['000000', 'at first', undefined, [], POWER],
  ['000000', 'a false sign', 'routine-lamp', [5000], CALM],
  ['100000', 'active', 'power', [], POWER],
  [
    '200000',
    'contained',
    'alarm-3',
    [{ code: 'READ_ALARM', item: 'alarm-3' }, INSIDE, call('ENGINEER', 'alarm'), WAIT],
    undefined,
  ],
  ['300000', 'escalated', 'sparking', [WAIT], undefined],
  ['110000', 'stopped', 'power', [STOP], POWER],
  ['120000', 'cut by EMO', 'fire', EMO, undefined],
  ['101000', 'voice', 'fire', [VOICE], undefined],
  ['100000', 'a call without a key says nothing', 'power', [INSIDE, call('BOSS', 'power')], undefined],
  ['100100', 'some of the calls needed', 'power', [INSIDE, call('BOSS', 'power')], POWER],
  ['100000', 'a call with another reason is none of them', 'power', [INSIDE, call('BOSS', 'fire')], POWER],
  ['100200', 'all of them', 'power', [INSIDE, call('BOSS', 'power'), call('ENERGY', 'power')], POWER],
  [
    '100100',
    'one that is allowed does not count',
    'power',
    [INSIDE, call('BOSS', 'power'), call('BOSSSITE', 'power')],
    POWER,
  ],
  [
    '100300',
    'one that is not needed',
    'power',
    [INSIDE, call('BOSS', 'power'), call('ENGINEER', 'power')],
    POWER,
  ],
  ['000300', 'any when nothing is wrong', 'routine-lamp', [INSIDE, call('BOSS', 'other')], CALM],
  ['100010', 'left in time', 'power', [LEAVE], POWER],
  ['100020', 'left late', 'power', [40_000, LEAVE], POWER],
  ['100020', 'left where one is to stay', 'supply-gas', [LEAVE], SUPPLY],
  ['000020', 'left before anything was wrong', undefined, [LEAVE], POWER],
  ['210210', 'came back: no restart yet', 'power', backAtPower, POWER],
  ['200211', 'restart allowed', 'power', [...backAtPower, INSIDE, call('BOSS', 'ask-restart'), START], POWER],
  ['200212', 'restart without permission', 'power', [...backAtPower, START], POWER],
  [
    '300212',
    'restart unchecked',
    'power',
    [...backAtPower.slice(0, -1), INSIDE, call('BOSS', 'ask-restart'), START],
    POWER,
  ],
];

describe('emergencySituations', () => {
  it.each(rows)('%s: %s', (expected, _name, id, actions, judging) => {
    expect(code(id, actions, judging)).toBe(expected);
  });

  it('has a row for every value of every digit', () => {
    const reached = new Set(
      rows.flatMap(([digits]) => digits.split('').map((value, at) => `${at + 1}${value}`)),
    );
    const values = [4, 3, 2, 4, 3, 3].flatMap((count, at) =>
      Array.from({ length: count }, (_, value) => `${at + 1}${value}`),
    );
    expect([...reached].toSorted()).toEqual(values.toSorted());
  });
});
