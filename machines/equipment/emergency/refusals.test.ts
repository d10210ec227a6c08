import { describe, expect, it } from 'vitest';
import { emergencyRefusalSchema } from '#contract/simulation/equipment-emergency.ts';
import type { Action } from '#contract/simulation/log.ts';
import { builtinEmergencies as ruleset } from '../builtin/emergency/all.ts';
import { playEmergency } from './play-emergency.ts';
import { emergencyRefusalTexts } from './refusal-texts.ts';

const leave: Action = { code: 'LEAVE' };
const phone: Action = { code: 'PHONE', to: 'phoneWall' };
const cover: Action = { code: 'EMO_COVER', to: 'emoWall' };
const emo: Action = { code: 'EMO', to: 'emoWall' };
const stop: Action = { code: 'STOPWORK' };

const rows: readonly (readonly [string, string | undefined, readonly Action[]])[] = [
  ['unknownAction', undefined, [{ code: 'GO' }]],
  ['unknownAction', undefined, [{ code: '__proto__' }]],
  ['badParams', undefined, [{ code: 'CHECK', item: 'weather' }]],
  ['badParams', undefined, [{ code: 'NOTE_PLACES' }]],
  ['unknownPlace', undefined, [{ code: 'EMO_COVER', to: 'stopWork' }]],
  ['unknownPlace', undefined, [{ code: 'EMO' }]],
  ['unknownPlace', undefined, [{ code: 'PHONE', to: 'toString' }]],
  ['unknownPlace', undefined, [{ code: 'STOPWORK', to: 'emoWall' }]],
  ['unknownPerson', undefined, [phone, { code: 'CALL', to: 'EMO', params: { reason: 'fire' } }]],
  ['unknownReason', undefined, [phone, { code: 'CALL', to: 'BOSS' }]],
  ['unknownReason', undefined, [phone, { code: 'CALL', to: 'BOSS', params: { reason: 'weather' } }]],
  ['otherPlace', undefined, [{ code: 'PHONE', to: 'phoneOutside' }]],
  ...[stop, cover, emo, phone, { code: 'VOICE' }, { code: 'READ_ALARM', item: 'alarm-1' }].map(
    (action): readonly [string, undefined, readonly Action[]] => ['otherPlace', undefined, [leave, action]],
  ),
  ...['NOTE_PLACES', 'CHECK', 'TOUCH'].map((code): readonly [string, undefined, readonly Action[]] => [
    'otherPlace',
    undefined,
    [leave, { code }],
  ]),
  ['outOfReach', 'fire-far', [cover]],
  ['outOfReach', 'fire-far', [{ code: 'STOPWORK', to: 'stopWork' }]],
  ['coverClosed', undefined, [emo]],
  ['coverOpen', undefined, [cover, cover]],
  ['alreadyPressed', undefined, [cover, emo, emo]],
  ['alreadyPressed', undefined, [cover, emo, cover]],
  ['alreadyStopped', undefined, [stop, stop]],
  ['noPower', undefined, [cover, emo, stop]],
  ['alreadyOutside', undefined, [leave, leave]],
  ['alreadyInside', undefined, [{ code: 'RETURN' }]],
  ['noPermission', undefined, [leave, { code: 'RETURN' }]],
  ['phoneLifted', undefined, [phone, { code: 'PHONE', to: 'phoneDesk' }]],
  ['phoneDown', undefined, [{ code: 'HANG_UP' }]],
  ['phoneDown', undefined, [{ code: 'CALL', to: 'BOSS', params: { reason: 'fire' } }]],
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

  it('each reason has its row, and a text in three languages', () => {
    expect([...new Set(rows.map(([reason]) => reason))].toSorted()).toEqual(
      emergencyRefusalSchema.options.toSorted(),
    );
    for (const text of Object.values(emergencyRefusalTexts))
      expect([text.ru, text.en, text.ch].every(Boolean)).toBe(true);
  });
});
