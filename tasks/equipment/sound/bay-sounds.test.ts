import { describe, expect, it, vi } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import { act } from '#machines/equipment/act.ts';
import { normalCoat } from '#machines/equipment/builtin/cases/normal-coat.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { start } from '#machines/equipment/start.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import { BayFollower } from './bay-follower.ts';
import { ongoingOf, soundsOfAction, soundsOfEvents, stepsOfWalk } from './bay-sounds.ts';

const first = start(ruleset, normalCoat.play, 1);
const acted = (state: EquipmentState, action: Action): EquipmentState =>
  act(ruleset, state, action, Math.max(state.clockMs, state.readyAtMs)).state;
const after = (...actions: readonly Action[]): EquipmentState => actions.reduce(acted, first);

const PLACED = after(
  { code: 'GO', to: 'podRack' },
  { code: 'PICK', item: 'pod-1' },
  { code: 'GO', to: 'port1' },
  { code: 'PLACE', item: 'pod-1', to: 'port1' },
  { code: 'WAIT', params: { ms: 5000 } },
);
const AT_LOGIN = after({ code: 'GO', to: 'terminal' }, { code: 'SCREEN', to: 'LOGIN' });

describe('an action', () => {
  it.each([
    ['a walk', first, { code: 'GO', to: 'podRack' }, ['step/cover/1']],
    ['a paper', first, { code: 'OPEN_PAPER', item: 'shift-task' }, ['thing/pick-up']],
    ['a wrong password', AT_LOGIN, { code: 'SIGN_IN' }, ['terminal/refuse']],
    ['nothing', first, { code: 'SPEED', params: { speed: 10 } }, []],
  ] as const satisfies readonly (readonly [string, EquipmentState, Action, readonly string[]])[])(
    '%s',
    (_, before, action, sounds) => {
      expect(soundsOfAction(ruleset, before, acted(before, action))).toEqual(sounds);
    },
  );

  it('of a call is answered with a voice', () => {
    const lifted = after({ code: 'GO', to: 'phoneDesk' }, { code: 'PHONE', to: 'phoneDesk' });
    const [reason] = ruleset.emergency.reasons;
    const called = acted(lifted, { code: 'CALL', to: 'BOSS', params: { reason: reason?.id ?? '' } });
    expect(soundsOfAction(ruleset, lifted, called)).toEqual([expect.stringMatching(/^call\/boss\//)]);
  });
});

it('a docking is heard when it has happened', () => {
  const docked = [
    { code: 'DOCK', to: 'port1' },
    { code: 'WAIT', params: { ms: 30_000 } },
  ].reduce(acted, PLACED);
  expect(soundsOfEvents(ruleset, PLACED, docked)).toEqual(
    expect.arrayContaining(['pod/dock', 'terminal/done']),
  );
});

it('the bay hums, the street does outside', () => {
  expect(ongoingOf(ruleset, first)).toEqual({ loops: ['tone/bay'], pulses: [] });
  expect(ongoingOf(ruleset, after({ code: 'LEAVE' }))).toEqual({ loops: ['tone/street'], pulses: [] });
});

describe('a walk', () => {
  it.each([
    ['to the rack', after({ code: 'GO', to: 'terminal' }), { code: 'GO', to: 'podRack' }, 3],
    ['across the bay', after({ code: 'GO', to: 'podRack' }), { code: 'GO', to: 'port1' }, 7],
    ['nowhere', first, { code: 'OPEN_PAPER', item: 'shift-task' }, 0],
  ] as const satisfies readonly (readonly [string, EquipmentState, Action, number])[])(
    '%s is heard foot by foot',
    (_, before, action, steps) => {
      expect(stepsOfWalk(ruleset, before, acted(before, action)).steps).toHaveLength(steps);
    },
  );

  it('comes before what is done at its end; a jump hushes it', () => {
    vi.useFakeTimers();
    const played: string[] = [];
    const board = { play: (name: string) => played.push(name), startLoop: vi.fn(), stopLoop: vi.fn() };
    const heard = new BayFollower(ruleset, first, board);
    const atRack = acted(first, { code: 'GO', to: 'podRack' });
    const picked = acted(atRack, { code: 'PICK', item: 'pod-1' });
    heard.show(picked, false);
    expect(played).toEqual(['step/cover/1']);
    vi.advanceTimersByTime(2000);
    expect(played.at(-1)).toBe('thing/pick-up');
    const count = played.length;
    heard.show(acted(picked, { code: 'GO', to: 'port1' }), false);
    heard.seek(picked);
    vi.advanceTimersByTime(2000);
    expect(played).toHaveLength(count + 1);
    vi.useRealTimers();
  });
});
