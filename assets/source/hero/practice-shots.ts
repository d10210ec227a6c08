// What the practice pictures show: who stands where in which clothes, and which part of the suite is in view.
import type { CastMember } from './cast.ts';

export interface Shot {
  /** A page of the room or a case, see `assets/practice-pictures.ts`. */
  readonly id: string;
  readonly cast: readonly CastMember[];
  readonly states?: Readonly<Record<string, string>>;
  readonly openDoors?: Readonly<Record<string, number>>;
  /** The tile in the middle of the picture, and its width in pixels at 1x; the whole suite if omitted. */
  readonly at?: { readonly x: number; readonly y: number; readonly width: number };
}

const person = (
  sex: CastMember['sex'],
  layers: string,
  pose: string,
  facing: CastMember['facing'],
  [x, y]: readonly [number, number],
): CastMember => ({ sex, layers: layers.split(' '), pose, facing, x, y });

const STREET = 'boots jeans shirt hairShort keyCard';
const COAT = 'boots jeans shirt coat hairShort keyCard';
const HER_COAT = 'boots jeans shirt coat hairLong earrings makeup keyCard';
const INNER = 'crocs underwear hairShort keyCard';
const CLEAN =
  'crocs underwear hairTucked hat mask-correct coverall-closed reusableShoecovers gloves-correct safetyGlasses';
const FAULTY = 'crocs underwear hairLong mask-wrong coverall-open reusableShoecovers gloves-wrong keyCard';

export const SHOTS: readonly Shot[] = [
  { id: 'room', cast: [person('man', COAT, 'walk-2', 'se', [5, 4.6])] },
  {
    id: 'room2',
    cast: [person('man', COAT, 'walk-2', 'se', [4.6, 4.6])],
    openDoors: { 'door-street': 1 },
    at: { x: 6, y: 5, width: 1000 },
  },
  {
    id: 'room3',
    cast: [person('girl', FAULTY, 'stand', 'se', [25.4, 8.4])],
    at: { x: 25.6, y: 8, width: 760 },
  },
  {
    id: 'room4',
    cast: [person('man', CLEAN, 'walk-5', 'se', [33, 8])],
    states: { 'transit-shower': 'running' },
    at: { x: 31.6, y: 8, width: 900 },
  },
  {
    id: 'clean-hands-man',
    cast: [person('man', STREET, 'wash-0', 'ne', [14.5, 7.5])],
    states: { 'washroom-sink': 'running' },
    at: { x: 14.6, y: 7.4, width: 800 },
  },
  {
    id: 'clean-hands-girl',
    cast: [person('girl', HER_COAT, 'stand', 'se', [6.2, 4.4])],
    at: { x: 6.8, y: 4.6, width: 760 },
  },
  {
    id: 'street-clothes',
    cast: [person('man', COAT, 'walk-2', 'se', [4.6, 4.6])],
    openDoors: { 'door-street': 1 },
    at: { x: 5.4, y: 4.6, width: 800 },
  },
  {
    id: 'from-the-entrance',
    cast: [person('girl', 'boots jeans shirt coat bag hairShort keyCard', 'stand', 'se', [6.2, 5.4])],
    at: { x: 6.8, y: 5.2, width: 760 },
  },
  {
    id: 'makeup-long-hair',
    cast: [person('girl', 'boots jeans shirt hairLong makeup keyCard', 'stand', 'se', [17.8, 8.8])],
    at: { x: 17.6, y: 8.2, width: 700 },
  },
  {
    id: 'second-gloves',
    cast: [
      person(
        'man',
        'crocs underwear hairTucked hat mask-correct gloves-wrong keyCard',
        'reach',
        'nw',
        [24.2, 8.2],
      ),
    ],
    at: { x: 24.6, y: 8, width: 760 },
  },
  {
    id: 'way-out',
    cast: [person('man', CLEAN, 'sit', 'se', [28, 8])],
    at: { x: 27.4, y: 8, width: 760 },
  },
  {
    id: 'beard',
    cast: [person('man', 'crocs underwear beard mustaches hairShort keyCard', 'stand', 'sw', [25.6, 2.6])],
    at: { x: 25.4, y: 2.4, width: 800 },
  },
  {
    id: 'deep-in-the-bag',
    cast: [person('man', STREET, 'reach', 'sw', [5.4, 7.2])],
    at: { x: 6, y: 6.6, width: 800 },
  },
  {
    id: 'other-section',
    cast: [person('man', STREET, 'reach', 'ne', [17.6, 1.5])],
    states: { 'locker-closet-1': 'open' },
    at: { x: 16.6, y: 1.8, width: 800 },
  },
  {
    id: 'wrong-sizes',
    cast: [person('girl', INNER.replace('hairShort', 'hairTucked hat'), 'reach', 'ne', [25.8, 1.6])],
    at: { x: 25.8, y: 1.9, width: 760 },
  },
  {
    id: 'timed-rehearsal',
    cast: [person('man', COAT, 'walk-2', 'se', [9.2, 3.4])],
    openDoors: { 'door-entrance-locker': 1 },
    at: { x: 9.6, y: 3.2, width: 760 },
  },
  {
    id: 'five-faults',
    cast: [person('girl', FAULTY, 'stand', 'sw', [25.8, 8.2])],
    at: { x: 25.8, y: 8.2, width: 560 },
  },
];
