import { describe, expect, it } from 'vitest';
import { emergencyRefusalSchema } from '#contract/simulation/equipment-emergency.ts';
import type { Action } from '#contract/simulation/log.ts';
import { BUILTIN_EMERGENCIES as ruleset } from '../builtin/emergency/all.ts';
import { playEmergency } from '#tests/support/play-emergency.ts';
import { EMERGENCY_REFUSAL_TEXTS } from './refusal-texts.ts';

const LEAVE: Action = { code: 'LEAVE' };
const PHONE: Action = { code: 'PHONE', to: 'phoneWall' };
const COVER: Action = { code: 'EMO_COVER', to: 'emoWall' };
const EMO: Action = { code: 'EMO', to: 'emoWall' };
const STOP: Action = { code: 'STOPWORK' };

const rows: readonly (readonly [string, string | undefined, readonly Action[]])[] = [
  ['unknownAction', undefined, [{ code: 'GO' }]],
  ['unknownAction', undefined, [{ code: '__proto__' }]],
  ['badParams', undefined, [{ code: 'CHECK', item: 'weather' }]],
  ['badParams', undefined, [{ code: 'NOTE_PLACES' }]],
  ['unknownPlace', undefined, [{ code: 'EMO_COVER', to: 'stopWork' }]],
  ['unknownPlace', undefined, [{ code: 'EMO' }]],
  ['unknownPlace', undefined, [{ code: 'PHONE', to: 'toString' }]],
  ['unknownPlace', undefined, [{ code: 'STOPWORK', to: 'emoWall' }]],
  ['unknownPerson', undefined, [PHONE, { code: 'CALL', to: 'EMO', params: { reason: 'fire' } }]],
  ['unknownReason', undefined, [PHONE, { code: 'CALL', to: 'BOSS' }]],
  ['unknownReason', undefined, [PHONE, { code: 'CALL', to: 'BOSS', params: { reason: 'weather' } }]],
  ['otherPlace', undefined, [{ code: 'PHONE', to: 'phoneOutside' }]],
  ...[STOP, COVER, EMO, PHONE, { code: 'READ_ALARM', item: 'alarm-1' }].map(
    (action): readonly [string, undefined, readonly Action[]] => ['otherPlace', undefined, [LEAVE, action]],
  ),
  ...['NOTE_PLACES', 'CHECK', 'TOUCH', 'SHOWER'].map(
    (code): readonly [string, undefined, readonly Action[]] => ['otherPlace', undefined, [LEAVE, { code }]],
  ),
  ['outOfReach', 'fire-far', [COVER]],
  ['outOfReach', 'fire-far', [{ code: 'STOPWORK', to: 'stopWork' }]],
  ['coverClosed', undefined, [EMO]],
  ['coverOpen', undefined, [COVER, COVER]],
  ['alreadyPressed', undefined, [COVER, EMO, EMO]],
  ['alreadyPressed', undefined, [COVER, EMO, COVER]],
  ['alreadyStopped', undefined, [STOP, STOP]],
  ['noPower', undefined, [COVER, EMO, STOP]],
  ['alreadyOutside', undefined, [LEAVE, LEAVE]],
  ['alreadyInside', undefined, [{ code: 'RETURN' }]],
  ['noPermission', undefined, [LEAVE, { code: 'RETURN' }]],
  ['phoneLifted', undefined, [PHONE, { code: 'PHONE', to: 'phoneDesk' }]],
  ['phoneDown', undefined, [{ code: 'HANG_UP' }]],
  ['phoneDown', undefined, [{ code: 'CALL', to: 'BOSS', params: { reason: 'fire' } }]],
  ['unknownPlace', undefined, [{ code: 'ALARM_POINT', to: 'emoWall' }]],
  [
    'alreadyPressed',
    undefined,
    [
      { code: 'ALARM_POINT', to: 'alarmPoint' },
      { code: 'ALARM_POINT', to: 'alarmPoint' },
    ],
  ],
  ['otherPlace', undefined, [{ code: 'ALARM_POINT', to: 'alarmOutside' }]],
  ['otherPlace', undefined, [{ code: 'ROLL_CALL', params: { missing: '' } }]],
  ['nobodyGathered', undefined, [LEAVE, { code: 'ROLL_CALL', params: { missing: '' } }]],
  ['badParams', 'fire', [LEAVE, { code: 'ROLL_CALL', params: { missing: 'nobody-known' } }]],
  ['nobodyHurt', undefined, [{ code: 'SHOWER' }]],
  ['nobodyHurt', 'developer-leak', [{ code: 'EYEWASH' }]],
  ['nothingThere', undefined, [{ code: 'TOUCH' }]],
  ['nothingThere', undefined, [{ code: 'READ_ALARM', item: 'alarm-1' }]],
];

describe('refusals', () => {
  it.each(rows)('%s (%s): %j', (reason, id, actions) => {
    const planned = id === undefined ? [] : [{ situations: [id], start: { kind: 'at' as const, atMs: 500 } }];
    const result = playEmergency(
      { ruleset, play: { planned } },
      actions.map((action, at) => [1000 * (at + 1), action]),
      9000,
    );
    expect(result.refused).toEqual([reason]);
  });

  it('takes a warning by voice outside, unless the ruleset is from before it', () => {
    const said = ({ isVoiceHeardOutside, ...before }: typeof ruleset, isHeard: boolean) =>
      playEmergency(
        { ruleset: isHeard ? { ...before, isVoiceHeardOutside } : before, play: { planned: [] } },
        [
          [1000, LEAVE],
          [2000, { code: 'VOICE' }],
        ],
        9000,
      );
    const heard = said(ruleset, true);
    expect([heard.refused, heard.slice.voiceAtMs]).toEqual([[], 2000]);
    const unheard = said(ruleset, false);
    expect([unheard.refused, unheard.slice.voiceAtMs]).toEqual([['otherPlace'], undefined]);
  });

  it('keeps when it was first warned of what goes on, unless the ruleset is from before it', () => {
    const warnedAtMs = ({ isFirstVoiceKept, ...before }: typeof ruleset, isKept: boolean) =>
      playEmergency(
        {
          ruleset: isKept ? { ...before, isFirstVoiceKept } : before,
          play: { planned: [{ situations: ['gas-leak'], start: { kind: 'at', atMs: 1500 } }] },
        },
        [1000, 2000, 4000].map((atMs) => [atMs, { code: 'VOICE' }]),
        9000,
      ).slice.voiceAtMs;
    expect([warnedAtMs(ruleset, true), warnedAtMs(ruleset, false)]).toEqual([2000, 4000]);
  });

  it('each reason has its row, and a text in three languages', () => {
    expect([...new Set(rows.map(([reason]) => reason))].toSorted()).toEqual(
      emergencyRefusalSchema.options.toSorted(),
    );
    for (const text of Object.values(EMERGENCY_REFUSAL_TEXTS))
      expect([text.ru, text.en, text.ch].every(Boolean)).toBe(true);
  });
});
