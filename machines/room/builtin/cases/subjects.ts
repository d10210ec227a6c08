// What stands about the suite when a case starts: the specification's default subjects of these rooms.
import type { RoomPlay } from '#contract/simulation/room-case.ts';

export const defaultSubjects: RoomPlay['subject'] = [
  { id: 'shoeCovers-0', craft: 'shoeCovers', position: 'entrance-dispensary' },
  { id: 'crocs-0', craft: 'crocs', position: 'entrance-shoerack' },
  { id: 'underwear-0', craft: 'underwear', position: 'locker-closet' },
];

/** Both closets, locked; the key card changes them. */
export const defaultFurniture: RoomPlay['furniture'] = [
  { id: 'locker-closet-1', idZone: 'locker-closet', status: false, statusChange: 'keyCard' },
  { id: 'locker-closet-2', idZone: 'locker-closet', status: false, statusChange: 'keyCard' },
];
