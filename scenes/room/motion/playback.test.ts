import { describe, expect, it } from 'vitest';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import type { RoomState } from '#machines/room/state.ts';
import { Playback } from './playback.ts';

function played(...actions: readonly Parameters<typeof roomSimulation.act>[2][]): RoomState[] {
  const play = BUILTIN_ROOM_CASES[0]?.play;
  if (!play) throw new Error('No built-in case');
  const states = [roomSimulation.start(ruleset, play, 1)];
  for (const action of actions) {
    const before = states.at(-1)!;
    const outcome = roomSimulation.act(ruleset, before, action, before.readyAtMs);
    expect(outcome, JSON.stringify(action)).toMatchObject({ ok: true });
    states.push(outcome.state);
  }
  return states;
}

const INTO = { code: 'A001', to: 'entrance' } as const;
const TO_BENCH = { code: 'WALK', to: 'entrance-bench' } as const;
const SIT = { code: 'A003', to: 'entrance-bench' } as const;

function shownThrough(playback: Playback): string[] {
  const poses: string[] = [];
  for (let i = 0; i < 600 && playback.isMoving; i += 1) {
    playback.step(16);
    poses.push(playback.stance().pose);
  }
  return poses;
}

describe('playback', () => {
  it('walks along the way of the outcome and ends where the state says', () => {
    const [first, inside] = played(INTO);
    const playback = new Playback(ruleset.map, first!, () => false);
    playback.show(inside!);
    expect(playback.stance()).toMatchObject({ x: first!.person.x + 0.5, y: first!.person.y + 0.5 });
    expect(shownThrough(playback)).toEqual(expect.arrayContaining(['walk-0', 'walk-5']));
    expect(playback.stance()).toMatchObject({
      x: inside!.person.x + 0.5,
      y: inside!.person.y + 0.5,
      pose: 'stand',
    });
  });

  it('shows states one after another and sits at the end', () => {
    const [first, ...rest] = played(INTO, TO_BENCH, SIT);
    const playback = new Playback(ruleset.map, first!, () => false);
    for (const state of rest) playback.show(state);
    shownThrough(playback);
    expect(playback.stance()).toMatchObject({ pose: 'sit', x: 7.5 });
  });

  it.each([true, false])('seeks without motion (reduced motion %s)', (isStill) => {
    const states = played(INTO, TO_BENCH);
    const playback = new Playback(ruleset.map, states[0]!, () => isStill);
    playback.seek(states[2]!);
    expect(playback.isMoving).toBe(false);
    expect(playback.stance()).toMatchObject({ x: states[2]!.person.x + 0.5, pose: 'stand' });
  });

  it('does not play a state twice that is shown twice', () => {
    const [first, inside] = played(INTO);
    const playback = new Playback(ruleset.map, first!, () => false);
    playback.show(inside!);
    expect(playback.show(inside!)).toBe(false);
    shownThrough(playback);
    expect(playback.show(inside!)).toBe(false);
    expect(playback.isMoving).toBe(false);
  });

  it('turns about, sits down and gets up again, without a jump', () => {
    const up = { code: 'A004', params: { side: 'clean' } } as const;
    const [, , before, sitting, standing] = played(INTO, TO_BENCH, SIT, up);
    const playback = new Playback(ruleset.map, before!, () => false);
    for (const [state, last] of [
      [sitting!, 'sit'],
      [standing!, 'stand'],
    ] as const) {
      playback.show(state);
      const poses = new Set<string>();
      let { x, y } = playback.stance();
      while (playback.isMoving) {
        playback.step(16);
        const stance = playback.stance();
        expect(Math.hypot(stance.x - x, stance.y - y)).toBeLessThan(0.75);
        ({ x, y } = stance);
        poses.add(stance.pose);
        expect(stance.facing).toBe(state.person.facing);
      }
      expect([...poses].toSorted()).toEqual(['sit', 'stand']);
      expect(playback.stance().pose).toBe(last);
    }
    expect(playback.stance()).toMatchObject({ x: standing!.person.x + 0.5, y: standing!.person.y + 0.5 });
  });

  it('tells where a walk will be, and what state a motion follows', () => {
    const heard: string[] = [];
    const [first, inside] = played(INTO);
    const playback = new Playback(
      ruleset.map,
      first!,
      () => false,
      (state, before) => heard.push(`${before.person.location} → ${state.person.location}`),
    );
    playback.show(inside!);
    const { x, ahead } = playback.stance();
    expect(ahead!.x).toBeGreaterThan(x + 1);
    expect(heard).toEqual(['out → entrance']);
  });

  it('shows at once under reduced motion', () => {
    const states = played(INTO);
    const playback = new Playback(ruleset.map, states[0]!, () => true);
    expect(playback.show(states[1]!)).toBe(true);
    expect(playback.isMoving).toBe(false);
  });
});
