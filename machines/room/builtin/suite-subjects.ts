// What stands about the whole suite when a case starts: the specification's default subjects and the garment rack's.
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import { defaultSubjects } from './cases/subjects.ts';

function standing(position: string, crafts: readonly string[]): RoomPlay['subject'] {
  return crafts.map((craft) => ({ id: `${craft}-0`, craft, position }));
}

/** What lies past the locker. */
export const farStock: RoomPlay['subject'] = [
  ...standing('separate-rack', [
    'hat',
    'glovesS',
    'glovesM',
    'glovesL',
    'glovesXL',
    'masksS',
    'masksM',
    'masksL',
    'masksXL',
    'napkin',
    'alcoholLiquid',
  ]),
  ...standing('dressing-rack', ['coverall', 'safetyGlasses', 'reusableShoecovers']),
];

export const suiteSubjects: RoomPlay['subject'] = [...defaultSubjects, ...farStock];
