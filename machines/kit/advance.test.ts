import { describe, expect, it } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import { replay } from './replay.ts';
import { createSession } from './session.ts';
import type { Outcome, Simulation, TimedState } from './simulation.ts';
import { createTimeline } from './timeline.ts';

interface Kettle extends TimedState {
  readonly clockMs: number;
  readonly boils: number;
  readonly place: string;
}

/** It boils every second by itself. DRINK is possible once it has boiled, and takes 300 ms. */
const kettle: Simulation<null, null, Kettle, 'cold'> = {
  id: 'kettle',
  codeVersion: 1,
  start: () => ({ atMs: 0, readyAtMs: 0, refusals: 0, clockMs: 0, boils: 0, place: 'cold' }),
  advance,
  act(_ruleset, state, _action, at): Outcome<Kettle, 'cold'> {
    const now = advance(null, state, at);
    if (now.boils === 0) return { ok: false, reason: 'cold', state: { ...now, refusals: now.refusals + 1 } };
    return { ok: true, state: { ...now, atMs: at, readyAtMs: at + 300 } };
  },
  locate: (state) => state.place,
  read: () => '',
};

function advance(_ruleset: null, state: Kettle, toMs: number): Kettle {
  if (toMs <= state.clockMs) return state;
  const boils = Math.floor(toMs / 1000);
  return { ...state, clockMs: toMs, boils, place: boils > 0 ? 'warm' : 'cold' };
}

const DRINK: Action = { code: 'DRINK' };
const SETUP = { simulation: kettle, ruleset: null, play: null, seed: 1 };

describe('time that passes by itself', () => {
  it('is in the state before an entry, in its place, and in its refusal', () => {
    const session = createSession(SETUP);
    session.act(DRINK, 200);
    session.act(DRINK, 2500);
    expect(session.entries()).toEqual([
      { code: 'DRINK', seq: 1, at: 200, location: 'cold', refused: true },
      { code: 'DRINK', seq: 2, at: 2500, location: 'warm' },
    ]);
    const played = replay(kettle, null, null, 1, session.entries());
    expect(played.moments.map(({ before }) => before.boils)).toEqual([0, 2]);
    expect([played.invalidFrom, played.hash]).toEqual([undefined, session.hash()]);
  });

  it('is seen at any time between entries, and changes nothing of them', () => {
    const session = createSession(SETUP);
    session.act(DRINK, 1100);
    const hash = session.hash();
    expect([session.stateAt(3500.7).boils, session.state().boils]).toEqual([3, 1]);
    expect(session.hash()).toBe(hash);
    const timeline = createTimeline(kettle, null, null, 1, session.entries());
    expect([500, 1100, 4200].map((at) => timeline.stateAt(at).boils)).toEqual([0, 1, 4]);
  });

  it('does not make a time that runs backwards valid', () => {
    const entries = [
      { code: 'DRINK', seq: 1, at: 1500, location: 'warm' },
      { code: 'DRINK', seq: 2, at: 1600, location: 'warm' },
    ];
    expect(replay(kettle, null, null, 1, entries).invalidFrom).toEqual({
      index: 1,
      seq: 2,
      fault: 'timeBackwards',
    });
  });
});
