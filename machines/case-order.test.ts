// The order of the built-in cases: each has a different `order`, and the lists are sorted by it.
import { describe, expect, it } from 'vitest';
import { equipmentCaseSchema } from '#contract/simulation/equipment-case.ts';
import { roomCaseSchema } from '#contract/simulation/room-case.ts';
import { BUILTIN_EQUIPMENT_CASES } from './equipment/builtin/cases/all.ts';
import { BUILTIN_ROOM_CASES } from './room/builtin/cases/all.ts';

const rooms = BUILTIN_ROOM_CASES.map(({ id, order }) => ({ id, order }));
const shifts = BUILTIN_EQUIPMENT_CASES.map(({ id, order }) => ({ id, order }));

describe('the order of the built-in cases', () => {
  it.each([
    ['room', rooms],
    ['bay', shifts],
  ])('is said by each of the %s, and their list goes by it', (_simulation, cases) => {
    const orders = cases.map(({ order }) => order);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
    expect(new Set(orders).size).toBe(cases.length);
  });

  it('goes from the short ways of the room to the hard ones', () => {
    expect(rooms.map(({ id }) => id)).toEqual([
      'clean-hands-man',
      'clean-hands-girl',
      'street-clothes',
      'from-the-entrance',
      'other-section',
      'wrong-sizes',
      'beard',
      'makeup-long-hair',
      'deep-in-the-bag',
      'second-gloves',
      'way-out',
      'five-faults',
      'timed-rehearsal',
    ]);
  });

  it('has normal shifts of the bay before lots with a fault, and those before what happens', () => {
    const at = (id: string): number => shifts.findIndex((shift) => shift.id === `equipment-${id}`);
    const places = [
      'normal-coat',
      'normal-whole',
      'label-mismatch',
      'wrong-recipe',
      'fire',
      'neighbours-noise',
      'one-after-another',
    ];
    expect(places.map(at)).toEqual(places.map(at).toSorted((a, b) => a - b));
    expect(at('one-after-another')).toBe(shifts.length - 1);
  });

  it('puts a stored case that says none last', () => {
    const { order: _room, ...room } = BUILTIN_ROOM_CASES[0]!;
    const { order: _shift, ...shift } = BUILTIN_EQUIPMENT_CASES[0]!;
    const last = Math.max(...[...rooms, ...shifts].map(({ order }) => order));
    expect(roomCaseSchema.parse(room).order).toBeGreaterThan(last);
    expect(equipmentCaseSchema.parse(shift).order).toBeGreaterThan(last);
  });
});
