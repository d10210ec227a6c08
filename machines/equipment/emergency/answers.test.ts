// EMO and STOPWORK, the ten critical entries, calls and their answers, permissions, leaving and coming back.
import { describe, expect, it } from 'vitest';
import { calledIdSchema, criticalIdSchema } from '#contract/simulation/equipment-emergency.ts';
import type { Action } from '#contract/simulation/log.ts';
import { BUILTIN_EMERGENCIES as ruleset } from '../builtin/emergency/all.ts';
import { criticalSituations } from './critical.ts';
import { emergencyView, soundsOfEffect } from './emergency-view.ts';
import { playSituation } from '#tests/support/play-emergency.ts';
import { readEmergency } from './read.ts';

/** Help from outside has no entry of its own. */
const isEntry = (id: string) => criticalIdSchema.options.some((own) => own === id);

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
const START: Action = { code: 'STARTPROCCES' };
const WAIT = 400_000;

const played = (id: string | undefined, actions: readonly (Action | number)[]) =>
  playSituation(ruleset, id, START_MS, actions);
const fact = (result: ReturnType<typeof played>, key: string) => readEmergency(ruleset, result.slice, key);

describe('EMO', () => {
  it('needs its cover open, cuts the power at once and scraps the wafers in process', () => {
    const result = played(undefined, [EMO, COVER, EMO]);
    expect(result.refused).toEqual(['coverClosed']);
    expect(result.effects.map(({ kind }) => kind)).toEqual(['cutPower', 'scrapWafers']);
    expect([fact(result, 'power'), fact(result, 'work'), fact(result, 'emo.emoWall')]).toEqual([
      'no',
      'cut',
      'pressed',
    ]);
    expect(result.effects.flatMap((effect) => soundsOfEffect(ruleset, effect))).toEqual(['power-down']);
  });

  it('scraps the wafers of a supply failure too, and power does not come back by itself after it', () => {
    const supply = played('supply-air', [COVER, EMO]);
    expect(supply.effects.filter(({ kind }) => kind === 'scrapWafers')).toHaveLength(1);
    const power = played('power', [COVER, EMO, INSIDE, call('ENERGY', 'power'), WAIT]);
    expect(fact(power, 'emergency')).toBe('contained');
    expect(power.effects.filter(({ kind }) => kind === 'restorePower')).toEqual([]);
    expect(fact(power, 'power')).toBe('no');
  });

  it('a second one changes nothing more', () => {
    const result = played(undefined, [
      COVER,
      EMO,
      { code: 'EMO_COVER', to: 'emoTrackLeft' },
      { code: 'EMO', to: 'emoTrackLeft' },
    ]);
    expect(result.effects).toHaveLength(2);
    expect(fact(result, 'emo.emoTrackLeft')).toBe('pressed');
  });

  it('doubles what is left of a fire’s phase', () => {
    const grewAt = (actions: readonly Action[]) =>
      played('fire', [...actions, 200_000]).effects.find(({ kind }) => kind === 'grew')?.atMs;
    expect(grewAt([])).toBe(START_MS + 30_000);
    // Pressed four seconds after the start: the remaining 26 seconds take 52.
    expect(grewAt([COVER, EMO])).toBe(START_MS + 4000 + 52_000);
  });
});

describe('STOPWORK', () => {
  it('holds what grows while the track runs', () => {
    const stopped = played('lighting', [10_000, STOP, 900_000]);
    expect(fact(stopped, 'emergency')).toBe('active');
    expect(fact(stopped, 'phase')).toBe('emergency-light');
    const on = played('lighting', [10_000, STOP, 50_000, START]);
    expect(fact(on, 'emergency')).toBe('escalated');
    expect(on.slice.harmed).toEqual(['started-in-the-dark']);
  });
});

describe('the ten critical situation entries', () => {
  it('are the specification’s, none active or called at first', () => {
    const entries = criticalSituations(ruleset, played(undefined, []).slice);
    expect(entries).toEqual(criticalIdSchema.options.map((id) => ({ id, active: false, call: false })));
  });

  it.each([
    ['STOPWORK', [STOP]],
    ['EMO', [COVER, EMO]],
    ['VOICE', [{ code: 'VOICE' }]],
    ['LEAVE', [LEAVE]],
    ['STARTPROCCES', [START]],
    ...calledIdSchema.options
      .filter((id) => isEntry(id))
      .map((id) => [id, [INSIDE, call(id, 'other')]] as [string, readonly Action[]]),
  ] as readonly (readonly [string, readonly Action[]])[])('%s becomes the active one', (id, actions) => {
    const entries = criticalSituations(ruleset, played(undefined, actions).slice);
    expect(entries.filter(({ active }) => active).map((entry) => entry.id)).toEqual([id]);
    const entry = entries.find((own) => own.id === id)!;
    expect(entry.call).toBe(true);
    expect(entry.message?.ru).toBeTruthy();
  });

  it('only one is active; each keeps that it was called', () => {
    const { slice } = played('fire', [{ code: 'VOICE' }, COVER, EMO, LEAVE, OUTSIDE, call('BOSS', 'fire')]);
    const entries = criticalSituations(ruleset, slice);
    expect(entries.filter(({ active }) => active).map(({ id }) => id)).toEqual(['BOSS']);
    expect(entries.filter(({ call: called }) => called).map(({ id }) => id)).toEqual([
      'BOSS',
      'EMO',
      'VOICE',
      'LEAVE',
    ]);
  });
});

describe('harm', () => {
  it.each([
    ['fire', [{ code: 'TOUCH' }], 'burnt-hand', 'escalated'],
    ['sparking', [{ code: 'TOUCH' }], 'shock', 'escalated'],
    ['gas-leak', [{ code: 'TOUCH' }], 'gas-breathed', 'escalated'],
    ['developer-leak', [{ code: 'TOUCH' }], 'tmah-burn', 'escalated'],
    ['photoresist-leak', [{ code: 'TOUCH' }], 'photoresist-spread', 'active'],
    ['alarm-5', [{ code: 'TOUCH' }], 'own-repair', 'escalated'],
    ['ventilation', [STOP, START], 'started-without-air', 'escalated'],
    ['supply-water', [STOP, START], 'started-without-supply', 'escalated'],
    [
      'supply-water',
      [STOP, INSIDE, call('SERVICEMAN', 'supply-water'), WAIT, START],
      'wafers-unchecked',
      'escalated',
    ],
    ['interruption', [START], 'restarted-blindly', 'escalated'],
    ['power', [STOP, INSIDE, call('ENERGY', 'power'), WAIT, START], 'started-unchecked', 'escalated'],
  ] as readonly (readonly [string, readonly (Action | number)[], string, string])[])(
    '%s: %j',
    (id, actions, harm, status) => {
      const result = played(id, actions);
      expect(result.slice.harmed).toEqual([harm]);
      expect(fact(result, 'emergency')).toBe(status);
      const row = ruleset.situations.find((own) => own.id === id)!.harm.find((own) => own.id === harm)!;
      if (status === 'escalated') expect(emergencyView(ruleset, result.slice).text).toEqual(row.text);
    },
  );

  it.each([
    [
      'the wafers',
      'supply-air',
      [STOP, INSIDE, call('SERVICEMAN', 'supply-air'), WAIT, { code: 'CHECK', item: 'wafers' }, START],
    ],
    [
      'the equipment',
      'power',
      [STOP, INSIDE, call('ENERGY', 'power'), WAIT, { code: 'CHECK', item: 'equipment' }, START],
    ],
  ] as readonly (readonly [string, string, readonly (Action | number)[]])[])(
    'none after checking %s',
    (_what, id, actions) => {
      const result = played(id, actions);
      expect([result.slice.harmed, fact(result, 'emergency')]).toEqual([[], 'contained']);
    },
  );
});
