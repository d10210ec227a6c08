// The things in the first rooms at the start of a case: the specification's default subjects.
import type { RoomPlay } from '#contract/simulation/room-case.ts';

type Subjects = RoomPlay['subject'];

export const DEFAULT_SUBJECTS: Subjects = [
  { id: 'shoeCovers-0', craft: 'shoeCovers', position: 'entrance-dispensary' },
  { id: 'crocs-0', craft: 'crocs', position: 'entrance-shoerack' },
  { id: 'underwear-0', craft: 'underwear', position: 'locker-closet' },
];

/** One thing of each catalogue name at a position. */
export function oneOfEach(crafts: readonly string[], position: string): Subjects {
  return crafts.map((craft) => ({ id: `${craft}-0`, craft, position }));
}

/** Both closets, locked; the key card unlocks them. */
export const DEFAULT_FURNITURE: RoomPlay['furniture'] = [
  { id: 'locker-closet-1', idZone: 'locker-closet', status: false, statusChange: 'keyCard' },
  { id: 'locker-closet-2', idZone: 'locker-closet', status: false, statusChange: 'keyCard' },
];
