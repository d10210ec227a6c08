import { describe, expect, it } from 'vitest';
import type { AttemptEvent } from '#contract/entities/attempt.ts';
import { replay } from '#machines/kit/replay.ts';
import { normalCoat } from '#machines/equipment/builtin/cases/normal-coat.ts';
import { builtinEquipmentRuleset } from '#machines/equipment/builtin/ruleset.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import { EquipmentGame } from './equipment-game.ts';

type Saved = Partial<Pick<ConstructorParameters<typeof EquipmentGame>[0], 'entries' | 'clock' | 'isHeld'>>;

function open(saved: AttemptEvent[] = [], play = normalCoat.play, gone: Saved = {}): EquipmentGame {
  return new EquipmentGame({
    taskId: 'task',
    ruleset: builtinEquipmentRuleset,
    play,
    seed: normalCoat.seed,
    codeVersion: equipmentSimulation.codeVersion,
    restart: 0,
    maxAttempts: 2,
    entries: [],
    onEvent: (event) => saved.push(event),
    ...gone,
  });
}

describe('the clock', () => {
  it.each([
    [1, 5000, 5000],
    [10, 5000, 50_000],
    [60, 1000, 60_000],
  ])('at %d× turns %d ms on the wall into %d ms of the simulation', (speed, elapsedMs, expected) => {
    const game = open();
    game.tryAll([{ code: 'SPEED', params: { speed } }]);
    game.pass(elapsedMs);
    expect(game.view().state.clockMs).toBe(expected);
  });

  it('takes along what an action lasts', () => {
    const game = open();
    game.tryAll([{ code: 'WAIT', params: { ms: 90_000 } }]);
    expect(game.view().state.clockMs).toBe(90_000);
    game.pass(1000);
    expect(game.view().state.clockMs).toBe(91_000);
  });

  it('falls back from fast time when something begins, at its very moment', () => {
    const saved: AttemptEvent[] = [];
    const play = {
      ...normalCoat.play,
      faults: [{ kind: 'moduleOut', module: 'COAT1', atMs: 61_000 }] as const,
    };
    const game = open(saved, { ...play, faults: [...play.faults] });
    game.tryAll([{ code: 'SPEED', params: { speed: 60 } }]);
    game.pass(2000);
    expect(game.view().state).toMatchObject({ clockMs: 61_000, speed: 1 });
    expect(saved).toHaveLength(2);
  });
});

describe('the clock for the server', () => {
  it('tells what passed by the wall apart from what actions and waiting took', () => {
    const game = open();
    game.pass(5000);
    game.tryAll([
      { code: 'WAIT', params: { ms: 90_000 } },
      { code: 'SPEED', params: { speed: 10 } },
    ]);
    game.pass(2000);
    expect(game.clock()).toMatchObject({ simulatedMs: 115_000, idleMs: 7000, speed: 10, restart: 0 });
  });

  it('goes on from where it was last reported', () => {
    const { play, seed } = normalCoat;
    const { codeVersion } = equipmentSimulation;
    const run = { taskId: 'task', restart: 0, maxAttempts: 1, entries: [], onEvent: () => undefined };
    const clock = { simulatedMs: 40_000, idleMs: 30_000 };
    const game = new EquipmentGame({
      ...run,
      codeVersion,
      ruleset: builtinEquipmentRuleset,
      play,
      seed,
      clock,
    });
    game.pass(1000);
    expect(game.clock()).toMatchObject({ simulatedMs: 41_000, idleMs: 31_000 });
  });
});

describe('what is tried', () => {
  it('stops at the first refusal and is saved as one event', () => {
    const saved: AttemptEvent[] = [];
    const game = open(saved);
    const isDone = game.tryAll([
      { code: 'GO', to: 'podRack' },
      { code: 'GO', to: 'podRack' },
      { code: 'PICK', item: 'pod-1' },
    ]);
    expect(isDone).toBe(false);
    expect(saved).toMatchObject([{ type: 'ACTIONS', entries: [{ seq: 1 }, { seq: 2, refused: true }] }]);
  });

  it('is a log that replays to the same state, however time ran between', () => {
    const game = open();
    game.tryAll([{ code: 'GO', to: 'podRack' }]);
    game.pass(3333);
    game.tryAll([
      { code: 'PICK', item: 'pod-1' },
      { code: 'GO', to: 'port1' },
    ]);
    game.pass(777);
    game.tryAll([{ code: 'PLACE', item: 'pod-1', to: 'port1' }]);
    for (let at = 0; at < 40; at += 1) game.pass(251);
    game.tryAll([{ code: 'DOCK', to: 'port1' }]);
    const again = replay(
      equipmentSimulation,
      builtinEquipmentRuleset,
      normalCoat.play,
      normalCoat.seed,
      game.view().entries,
    );
    expect(again.invalidFrom).toBeUndefined();
    expect(again.state).toEqual(game.view().state);
  });
});

describe('what the server issued', () => {
  const FIRE = { id: 'issue-1', taskId: 'task', restart: 0, code: 'SITUATION', item: 'fire' };

  it('begins at once, is saved once, and ends fast time', () => {
    const saved: AttemptEvent[] = [];
    const game = open(saved);
    game.tryAll([{ code: 'SPEED', params: { speed: 10 } }]);
    game.pass(1000);
    game.issue([FIRE]);
    game.issue([FIRE]);
    const codes = game.view().entries.map(({ code, issue }) => [code, issue]);
    expect(codes).toEqual([
      ['SPEED', undefined],
      ['SITUATION', 'issue-1'],
      ['SPEED', undefined],
    ]);
    expect(saved).toHaveLength(3);
    expect(game.view().state).toMatchObject({ speed: 1, emergency: { runs: [{ startedAtMs: 10_000 }] } });
  });
});

describe('a device that is opened again', () => {
  it('counts the idle time of entries that it had not sent', () => {
    const game = open();
    game.pass(30_000);
    game.tryAll([{ code: 'LOOK', to: 'COAT1' }]);
    game.pass(20_000);
    game.tryAll([{ code: 'LOOK', to: 'COAT2' }]);
    const { idleMs } = game.clock();
    const entries = game.view().entries;
    const again = open([], normalCoat.play, { entries, clock: { simulatedMs: 30_000, idleMs: 30_000 } });
    expect(again.clock().idleMs).toBe(idleMs);
    again.pass(1000);
    expect(again.clock().idleMs).toBe(idleMs + 1000);
  });
});

describe('where the server holds back what comes', () => {
  const held = (saved: AttemptEvent[] = [], play = normalCoat.play) => open(saved, play, { isHeld: true });
  const waits = (saved: readonly AttemptEvent[]) =>
    saved.flatMap((event) => (event.type === 'ACTIONS' ? event.entries.map(({ params }) => params) : []));

  it('fast time goes up to the horizon, and past it at the pace of the wall', () => {
    const game = held();
    game.hearHorizon(30_000);
    game.tryAll([{ code: 'SPEED', params: { speed: 60 } }]);
    game.pass(2000);
    // Half a second for 30 s, and a second and a half as on the wall.
    expect(game.clock()).toMatchObject({ simulatedMs: 31_500, idleMs: 2000, speed: 60 });
    expect(game.wantsHorizon()).toBe(true);
    game.hearHorizon(91_500);
    expect(game.wantsHorizon()).toBe(false);
    game.pass(1000);
    expect(game.clock()).toMatchObject({ simulatedMs: 91_500, idleMs: 3000 });
  });

  it('at the pace of the wall nothing is asked for', () => {
    const game = held();
    game.pass(50_000);
    expect([game.clock().simulatedMs, game.wantsHorizon()]).toEqual([50_000, false]);
  });

  it('a wait ends there, goes on when more is known, and ends when it would have', () => {
    const saved: AttemptEvent[] = [];
    const game = held(saved);
    game.hearHorizon(30_000);
    game.tryAll([{ code: 'WAIT', params: { ms: 70_000 } }]);
    expect([game.view().state.clockMs, game.view().isWaiting, game.wantsHorizon()]).toEqual([
      30_000,
      true,
      true,
    ]);
    game.hearHorizon(60_000);
    expect(game.view().state.clockMs).toBe(60_000);
    game.hearHorizon(200_000);
    expect(game.view().state.clockMs).toBe(70_000);
    game.pass(200);
    expect([game.view().isWaiting, game.wantsHorizon()]).toEqual([false, false]);
    expect(waits(saved)).toEqual([{ ms: 30_000 }, { ms: 30_000 }, { ms: 10_000 }]);
  });

  it('a wait for an event ends with it', () => {
    const play = { ...normalCoat.play, faults: [{ kind: 'alarm' as const, alarm: 'alarm-4', atMs: 45_000 }] };
    const game = held([], play);
    game.hearHorizon(30_000);
    game.tryAll([{ code: 'WAIT', params: { until: 'EVENT' } }]);
    game.hearHorizon(90_000);
    game.pass(200);
    expect([game.view().state.clockMs, game.view().isWaiting]).toEqual([45_000, false]);
  });

  it('with nothing under way it lasts no longer than anywhere', () => {
    const whole = open();
    whole.tryAll([{ code: 'WAIT', params: { until: 'EVENT' } }]);
    const game = held();
    game.tryAll([{ code: 'WAIT', params: { until: 'EVENT' } }]);
    for (let horizonMs = 7000; horizonMs < 3_700_000; horizonMs += 7000) game.hearHorizon(horizonMs);
    expect(game.view().state.clockMs).toBe(whole.view().state.clockMs);
  });

  it.each([
    ['an act', (game: EquipmentGame) => game.tryAll([{ code: 'LOOK', to: 'COAT1' }])],
    [
      'what the server issues',
      (game: EquipmentGame) =>
        game.issue([{ id: 'issue-1', taskId: 'task', restart: 0, code: 'SITUATION', item: 'fire' }]),
    ],
  ])('%s ends a wait', (_what, happen) => {
    const game = held();
    game.hearHorizon(30_000);
    game.tryAll([{ code: 'WAIT', params: { ms: 70_000 } }]);
    happen(game);
    expect([game.view().isWaiting, game.wantsHorizon()]).toEqual([false, false]);
    const { clockMs } = game.view().state;
    game.hearHorizon(90_000);
    expect(game.view().state.clockMs).toBe(clockMs);
  });

  it('an attempt from before leaps as it did', () => {
    const game = open();
    game.tryAll([{ code: 'WAIT', params: { ms: 90_000 } }]);
    expect([game.view().state.clockMs, game.wantsHorizon()]).toEqual([90_000, false]);
  });
});
