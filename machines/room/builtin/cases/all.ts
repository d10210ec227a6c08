// The built-in cases: play parts alone, so that any code may hold this list.
import type { RoomCase } from '#contract/simulation/room-case.ts';
import { beard } from './beard.ts';
import { cleanHandsGirl } from './clean-hands-girl.ts';
import { cleanHandsMan } from './clean-hands-man.ts';
import { deepInTheBag } from './deep-in-the-bag.ts';
import { fiveFaults } from './five-faults.ts';
import { makeupLongHair } from './makeup-long-hair.ts';
import { otherSection } from './other-section.ts';
import { streetClothes } from './street-clothes.ts';
import { timedRehearsal } from './timed-rehearsal.ts';
import { wrongSizes } from './wrong-sizes.ts';

/** The short ways first, then the whole way, then the one that begins before its last door. */
export const builtinRoomCases: readonly RoomCase[] = [
  cleanHandsMan,
  cleanHandsGirl,
  streetClothes,
  makeupLongHair,
  beard,
  deepInTheBag,
  otherSection,
  wrongSizes,
  timedRehearsal,
  fiveFaults,
];
