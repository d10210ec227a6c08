// The things in the whole suite at the start: the specification's default subjects, and the garment rack's.
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import { DEFAULT_SUBJECTS } from './cases/subjects.ts';

function standing(position: string, crafts: readonly string[]): RoomPlay['subject'] {
  return crafts.map((craft) => ({ id: `${craft}-0`, craft, position }));
}

/** The things in the rooms after the changing room. */
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

export const SUITE_SUBJECTS: RoomPlay['subject'] = [...DEFAULT_SUBJECTS, ...farStock];
