// Calls and the answers to them, permissions to restart and to come back.
import { describe, expect, it } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import { BUILTIN_EMERGENCIES as ruleset } from '../builtin/emergency/all.ts';
import { playSituation } from '#tests/support/play-emergency.ts';
import { readEmergency } from './read.ts';

const START_MS = 1000;
const call = (to: string, reason: string, text = ''): Action => ({
  code: 'CALL',
  to,
  params: { reason, text },
});
const STOP: Action = { code: 'STOPWORK', to: 'stopWork' };
const COVER: Action = { code: 'EMO_COVER', to: 'emoWall' };
const EMO: Action = { code: 'EMO', to: 'emoWall' };
const INSIDE: Action = { code: 'PHONE', to: 'phoneDesk' };
const OUTSIDE: Action = { code: 'PHONE', to: 'phoneOutside' };
const LEAVE: Action = { code: 'LEAVE' };
const COME_BACK: Action = { code: 'RETURN' };
const START: Action = { code: 'STARTPROCCES' };
const WAIT = 400_000;

const played = (id: string | undefined, actions: readonly (Action | number)[]) =>
  playSituation(ruleset, id, START_MS, actions);
const fact = (result: ReturnType<typeof played>, key: string) => readEmergency(ruleset, result.slice, key);

describe('what is said to a call', () => {
  const escalated = 200_000;
  it.each([
    ['by the situation', 'power', [LEAVE, OUTSIDE, call('BOSS', 'power')], 'boss-powerOutage', 'understood'],
    [
      'of their own matter',
      'supply-gas',
      [STOP, INSIDE, call('SERVICEMAN', 'supply-gas')],
      'service-supply',
      'understood',
    ],
    ['by the phase: get out', 'fire', [40_000, INSIDE, call('BOSS', 'fire')], 'boss-get-out', 'understood'],
    ['by the reason: not that', 'fire', [INSIDE, call('BOSS', 'leak-water')], 'not-that', 'refused'],
    [
      'to one whose matter it is not',
      'lighting',
      [INSIDE, call('ENGINEER', 'lighting')],
      'others-informed',
      'understood',
    ],
    [
      'of what is over, but not told yet',
      'sparking',
      [COVER, EMO, INSIDE, call('BOSS', 'sparking')],
      'boss-sparking',
      'understood',
    ],
    [
      'when it is known already',
      'sparking',
      [COVER, EMO, INSIDE, call('BOSS', 'sparking'), call('BOSS', 'sparking')],
      'known-already-BOSS',
      'understood',
    ],
    [
      'of an interruption without a note',
      'interruption',
      [INSIDE, call('ENGINEER', 'interruption')],
      'engineer-interruption-unnoted',
      'understood',
    ],
    ['when all is quiet', undefined, [INSIDE, call('ENERGY', 'power')], 'all-quiet', 'listening'],
    ['of a wrong pod', undefined, [INSIDE, call('BOSSSITE', 'label-mismatch')], 'fault-label', 'understood'],
    ['of a crossed wafer', undefined, [INSIDE, call('ENGINEER', 'slot-map')], 'fault-map', 'understood'],
    [
      'of a wrong recipe',
      undefined,
      [INSIDE, call('ENGINEER', 'recipe-mismatch')],
      'fault-recipe',
      'understood',
    ],
    [
      'of a start: not yet',
      'lighting',
      [STOP, INSIDE, call('BOSS', 'ask-restart')],
      'restart-not-yet',
      'refused',
    ],
    [
      'of a start after the worst',
      'sparking',
      [escalated, INSIDE, call('BOSS', 'ask-restart')],
      'restart-never',
      'refused',
    ],
    [
      'of a start after an EMO',
      'sparking',
      [COVER, EMO, INSIDE, call('BOSS', 'ask-restart')],
      'restart-cut',
      'refused',
    ],
    [
      'of a start to somebody else',
      'lighting',
      [STOP, INSIDE, call('ENERGY', 'lighting'), WAIT, call('ENERGY', 'ask-restart')],
      'restart-others',
      'refused',
    ],
    [
      'of a start when nothing was stopped',
      undefined,
      [INSIDE, call('BOSS', 'ask-restart')],
      'restart-nothing',
      'understood',
    ],
    [
      'of coming back: not yet',
      'gas-leak',
      [LEAVE, OUTSIDE, call('BOSS', 'ask-return')],
      'return-not-yet',
      'refused',
    ],
    [
      'of coming back, to somebody else',
      'gas-leak',
      [LEAVE, OUTSIDE, call('ENERGY', 'ask-return')],
      'return-others',
      'refused',
    ],
    [
      'of anything after the end',
      'sparking',
      [COVER, EMO, INSIDE, call('BOSS', 'other')],
      'noted',
      'listening',
    ],
  ] as readonly (readonly [string, string | undefined, readonly (Action | number)[], string, string])[])(
    '%s',
    (_name, id, actions, answer, manner) => {
      const result = played(id, actions);
      expect(result.refused).toEqual([]);
      expect(result.slice.calls.at(-1)!.answer).toBe(answer);
      expect(ruleset.answers.find((row) => row.id === answer)!.manner).toBe(manner);
    },
  );

  it('keeps the reason, and what was said besides, at most 200 characters of it', () => {
    const { slice } = played(undefined, [INSIDE, call('BOSS', 'other', 'x'.repeat(300))]);
    expect(slice.calls[0]).toMatchObject({ who: 'BOSS', reason: 'other', phone: 'phoneDesk' });
    expect(slice.calls[0]!.text).toHaveLength(200);
  });

  it('a call with another reason told nobody of it', () => {
    expect(fact(played('fire', [INSIDE, call('BOSS', 'leak-water')]), 'called.BOSS')).toBe('other');
    expect(fact(played('fire', [INSIDE, call('BOSS', 'fire')]), 'called.BOSS')).toBe('yes');
  });
});

describe('permissions', () => {
  const out = [STOP, LEAVE, OUTSIDE, call('BOSS', 'ventilation'), WAIT];

  it('coming back needs one, and uses it up', () => {
    const early = played('ventilation', [STOP, LEAVE, COME_BACK]);
    expect(early.refused).toEqual(['noPermission']);
    const back = played('ventilation', [...out, call('BOSS', 'ask-return'), COME_BACK]);
    expect([back.refused, fact(back, 'place'), fact(back, 'permission.return')]).toEqual([[], 'bay', 'no']);
    const twice = played('ventilation', [...out, call('BOSS', 'ask-return'), COME_BACK, LEAVE, COME_BACK]);
    expect(twice.refused).toEqual(['noPermission']);
  });

  it('a restart keeps whether it was allowed, and uses the permission up', () => {
    const back = [...out, call('BOSS', 'ask-return'), COME_BACK, INSIDE];
    const allowed = played('ventilation', [...back, call('BOSS', 'ask-restart'), START]);
    expect(allowed.slice.restarts.map(({ hadPermission }) => hadPermission)).toEqual([true]);
    expect([fact(allowed, 'work'), fact(allowed, 'permission.restart')]).toEqual(['goesOn', 'no']);
    const unasked = played('ventilation', [...back, START]);
    expect(unasked.slice.restarts.map(({ hadPermission }) => hadPermission)).toEqual([false]);
  });

  it('a first start is no restart', () => {
    expect(played(undefined, [START]).slice.restarts).toEqual([]);
  });

  it.each([
    ['SERVICEMAN', 'supply-gas', [STOP, INSIDE, call('SERVICEMAN', 'supply-gas'), WAIT]],
    ['BOSSSITE', 'supply-gas', [STOP, INSIDE, call('SERVICEMAN', 'supply-gas'), WAIT]],
    ['ENGINEER', 'developer-leak', [STOP, INSIDE, call('SERVICEMAN', 'leak-developer'), WAIT]],
  ] as const)('%s allows a restart in their own matter', (who, id, before) => {
    const result = played(id, [...before, call(who, 'ask-restart')]);
    expect(fact(result, 'permission.restart')).toBe('yes');
  });
});
