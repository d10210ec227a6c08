// The built-in cases: only their plays, so that any code may import this list.
import type { RoomCase } from '#contract/simulation/room-case.ts';
import { beard } from './beard.ts';
import { cleanHandsGirl } from './clean-hands-girl.ts';
import { cleanHandsMan } from './clean-hands-man.ts';
import { deepInTheBag } from './deep-in-the-bag.ts';
import { fiveFaults } from './five-faults.ts';
import { fromTheEntrance } from './from-the-entrance.ts';
import { makeupLongHair } from './makeup-long-hair.ts';
import { otherSection } from './other-section.ts';
import { secondGloves } from './second-gloves.ts';
import { streetClothes } from './street-clothes.ts';
import { timedRehearsal } from './timed-rehearsal.ts';
import { wayOut } from './way-out.ts';
import { wrongSizes } from './wrong-sizes.ts';

/** In the order of the lists: the short ways first, then the whole way, the hardest last. */
export const BUILTIN_ROOM_CASES: readonly RoomCase[] = [
  cleanHandsMan,
  cleanHandsGirl,
  streetClothes,
  fromTheEntrance,
  otherSection,
  wrongSizes,
  beard,
  makeupLongHair,
  deepInTheBag,
  secondGloves,
  wayOut,
  fiveFaults,
  timedRehearsal,
];
