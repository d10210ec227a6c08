// The state code emergencySituations: every value of every digit is reached.
import { describe, expect, it } from 'vitest';
import type { EmergencyJudging } from '#contract/simulation/equipment-emergency.ts';
import type { Action } from '#contract/simulation/log.ts';
import { builtinEmergencies as ruleset } from '../builtin/emergency/all.ts';
import { emergencyCode } from './emergency-code.ts';
import { playEmergency, type Answer } from './play-emergency.ts';

const startMs = 1000;
const stop: Action = { code: 'STOPWORK' };
const voice: Action = { code: 'VOICE' };
const leave: Action = { code: 'LEAVE' };
const start: Action = { code: 'STARTPROCCES' };
const inside: Action = { code: 'PHONE', to: 'phoneWall' };
const emo: readonly Action[] = [
  { code: 'EMO_COVER', to: 'emoWall' },
  { code: 'EMO', to: 'emoWall' },
];
const call = (to: string, reason: string): Action => ({ code: 'CALL', to, params: { reason } });
const out: readonly Action[] = [{ code: 'LEAVE' }, { code: 'PHONE', to: 'phoneOutside' }];
const wait = 200_000;

const power: EmergencyJudging = {
  neededCalls: ['BOSS', 'ENERGY'],
  allowedCalls: ['BOSSSITE'],
  leaving: 'must',
  leaveWithinMs: 30_000,
  restart: { needsPermission: true, needsChecked: ['equipment'] },
};
const supply: EmergencyJudging = { ...power, neededCalls: ['SERVICEMAN'], leaving: 'mustNot' };
const calm: EmergencyJudging = { ...power, neededCalls: [], allowedCalls: [] };

const backAtPower = [
  stop,
  ...out,
  call('BOSS', 'power'),
  call('ENERGY', 'power'),
  wait,
  call('BOSS', 'ask-return'),
  { code: 'RETURN' },
  { code: 'CHECK', item: 'equipment' },
];

function code(id: string | undefined, actions: readonly (Action | number)[], judging?: EmergencyJudging) {
  const planned =
    id === undefined ? [] : [{ situations: [id], start: { kind: 'at' as const, atMs: startMs } }];
  const answers: Answer[] = [];
  let atMs = startMs;
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
  ['000000', 'at first', undefined, [], power],
  ['000000', 'a false sign', 'routine-lamp', [5000], calm],
  ['100000', 'active', 'power', [], power],
  [
    '200000',
    'contained',
    'alarm-3',
    [{ code: 'READ_ALARM', item: 'alarm-3' }, inside, call('ENGINEER', 'alarm'), wait],
    undefined,
  ],
  ['300000', 'escalated', 'sparking', [wait], undefined],
  ['110000', 'stopped', 'power', [stop], power],
  ['120000', 'cut by EMO', 'fire', emo, undefined],
  ['101000', 'voice', 'fire', [voice], undefined],
  ['100000', 'a call without a key says nothing', 'power', [inside, call('BOSS', 'power')], undefined],
  ['100100', 'some of the calls needed', 'power', [inside, call('BOSS', 'power')], power],
  ['100000', 'a call with another reason is none of them', 'power', [inside, call('BOSS', 'fire')], power],
  ['100200', 'all of them', 'power', [inside, call('BOSS', 'power'), call('ENERGY', 'power')], power],
  [
    '100100',
    'one that is allowed does not count',
    'power',
    [inside, call('BOSS', 'power'), call('BOSSSITE', 'power')],
    power,
  ],
  [
    '100300',
    'one that is not needed',
    'power',
    [inside, call('BOSS', 'power'), call('ENGINEER', 'power')],
    power,
  ],
  ['000300', 'any when nothing is wrong', 'routine-lamp', [inside, call('BOSS', 'other')], calm],
  ['100010', 'left in time', 'power', [leave], power],
  ['100020', 'left late', 'power', [40_000, leave], power],
  ['100020', 'left where one is to stay', 'supply-gas', [leave], supply],
  ['000020', 'left before anything was wrong', undefined, [leave], power],
  ['210210', 'came back: no restart yet', 'power', backAtPower, power],
  ['200211', 'restart allowed', 'power', [...backAtPower, inside, call('BOSS', 'ask-restart'), start], power],
  ['200212', 'restart without permission', 'power', [...backAtPower, start], power],
  [
    '300212',
    'restart unchecked',
    'power',
    [...backAtPower.slice(0, -1), inside, call('BOSS', 'ask-restart'), start],
    power,
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
