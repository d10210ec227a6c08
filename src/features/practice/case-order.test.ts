import { describe, expect, it } from 'vitest';
import { builtinEquipmentCases } from '#machines/equipment/builtin/cases/all.ts';
import { builtinRoomCases } from '#machines/room/builtin/cases/all.ts';
import { inOrder } from './case-order.ts';

const rows = (ids: readonly string[]) => ids.map((id) => ({ id }));
const ids = (all: readonly { readonly id: string }[]): readonly string[] => all.map(({ id }) => id);

describe('the list of cases', () => {
  it('goes from the short ways of the room to the hard ones, a site’s own last', () => {
    const listed = rows(['own', 'five-faults', 'clean-hands-man', 'another', 'street-clothes']);
    expect(ids(inOrder(listed))).toEqual([
      'clean-hands-man',
      'street-clothes',
      'five-faults',
      'own',
      'another',
    ]);
  });

  it('leaves out no case of the room', () => {
    const listed = inOrder(rows(['of-a-site', ...ids(builtinRoomCases)]));
    expect(listed.at(-1)?.id).toBe('of-a-site');
    expect(ids(listed).toSorted()).toEqual(['of-a-site', ...ids(builtinRoomCases)].toSorted());
  });

  it('has the bay’s cases in the order in which they were made', () => {
    const listed = rows(ids(builtinEquipmentCases).toSorted());
    expect(ids(inOrder(listed))).toEqual(ids(builtinEquipmentCases));
  });
});
