import { describe, expect, it } from 'vitest';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { WHOLE_SUITE_MAP as map } from '#machines/room/builtin/whole-suite.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { DoorMotion } from './door-motion.ts';
import { DOOR_MS, lookAt } from './door-picture.ts';

const RULESET = { ...builtinRoomRuleset, map };
const state = roomSimulation.start(RULESET, BUILTIN_ROOM_CASES[0]!.play, 1);
const door = (id: string) => map.doors.find((one) => one.id === id)!;
const street = door('door-street');
const inner = door('door-dressing-transit');
const outer = door('door-transit-production');

function passed(motion: DoorMotion, x: number, y: number, ms: number): void {
  motion.attend({ x: x, y: y, isBusy: false }, state);
  motion.step(ms);
}

describe('doors', () => {
  it('go from closed by ajar to open before somebody, and back behind them', () => {
    const motion = new DoorMotion(map, () => false);
    const looks = [0, 0.5, 0.5, 0.5].map((share) => {
      passed(motion, 3, 5, DOOR_MS * share);
      return lookAt(motion.shown(street).share);
    });
    expect(looks).toEqual(['closed', 'ajar', 'open', 'open']);
    expect(motion.isMoving).toBe(false);
    passed(motion, 7, 5, DOOR_MS / 2);
    expect(lookAt(motion.shown(street).share)).toBe('ajar');
    passed(motion, 7, 5, DOOR_MS);
    expect(lookAt(motion.shown(street).share)).toBe('closed');
  });

  it('stay shut for one who stands at the start', () => {
    const motion = new DoorMotion(map, () => true);
    motion.attend({ x: state.person.x + 0.5, y: state.person.y + 0.5, isBusy: false }, state);
    expect(motion.shown(street).share).toBe(0);
  });

  it('are open at once under reduced motion', () => {
    const motion = new DoorMotion(map, () => true);
    motion.attend({ x: 3.2, y: 5, isBusy: false }, state);
    expect(motion.shown(street).share).toBe(1);
    expect(motion.isMoving).toBe(false);
  });

  it('of an air shower never open both, and show red while they wait', () => {
    const motion = new DoorMotion(map, () => false);
    passed(motion, 31, 8, DOOR_MS);
    expect(motion.shown(inner)).toEqual({ share: 1, lamp: 'green' });
    expect(motion.shown(outer)).toEqual({ share: 0, lamp: 'red' });
    passed(motion, 34.9, 8, DOOR_MS / 2);
    expect(motion.shown(outer).share).toBe(0);
    passed(motion, 34.9, 8, DOOR_MS / 2);
    passed(motion, 34.9, 8, DOOR_MS);
    expect(motion.shown(outer)).toEqual({ share: 1, lamp: 'green' });
    expect(motion.shown(inner)).toEqual({ share: 0, lamp: 'red' });
  });

  it('of an air shower are both locked while air blows', () => {
    const motion = new DoorMotion(map, () => true);
    const blowing = {
      ...state,
      person: { ...state.person, location: 'transit' },
      last: { code: 'AIR_SHOWER', atMs: 0, untilMs: 1000 },
    };
    motion.attend({ x: 31.6, y: 8, isBusy: true }, blowing);
    expect([motion.shown(inner), motion.shown(outer)]).toEqual([
      { share: 0, lamp: 'red' },
      { share: 0, lamp: 'red' },
    ]);
  });

  it('with a reader stay shut and red until the card was used, and open for who goes through', () => {
    const doors = map.doors.map((one) => (one.id === street.id ? { ...one, kind: 'card' as const } : one));
    const carded = doors.find(({ id }) => id === street.id)!;
    const motion = new DoorMotion({ ...map, doors }, () => true);
    const before = { ...state, person: { ...state.person, location: 'out' }, doors: { [street.id]: false } };
    const at = { x: 2.8, y: 5, isBusy: false };
    motion.attend(at, before);
    expect(motion.shown(carded)).toEqual({ share: 0, lamp: 'red' });
    motion.attend(at, { ...before, doors: { [street.id]: true } });
    expect(motion.shown(carded)).toEqual({ share: 1, lamp: 'green' });
    const passing = { ...before, last: { code: 'A001', atMs: 0, untilMs: 1000 } };
    motion.attend({ ...at, isBusy: true }, passing);
    expect(motion.shown(carded).share).toBe(1);
    motion.attend({ ...at, x: 9 }, before);
    expect(motion.shown(carded)).toEqual({ share: 0, lamp: 'red' });
  });
});
