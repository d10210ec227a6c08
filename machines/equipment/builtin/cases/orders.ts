// The orders of the built-in cases: one lot each, by wafer flow.
import type { Order } from '#contract/simulation/equipment-case.ts';
import { USUAL_ORDER } from './play-with.ts';

export const coatOrder: Order = USUAL_ORDER;

export const ARC_ORDER: Order = {
  lotName: 'C2E0451',
  recipe: 'PR12',
  waferFlow: 'ARC_COAT',
  smifNumber: 'POD-23',
  jobName: 'J0451',
  plates: 25,
};

export const DEVELOP_ORDER: Order = {
  lotName: 'D9A0512',
  recipe: 'PR10',
  waferFlow: 'DEVELOP',
  smifNumber: 'POD-31',
  jobName: 'J0512',
  plates: 25,
};

export const WHOLE_ORDER: Order = {
  lotName: 'F1B0688',
  recipe: 'PR12',
  waferFlow: 'COAT_EXPOSE_DEVELOP',
  smifNumber: 'POD-42',
  jobName: 'J0688',
  plates: 25,
};

/** A small lot, so that a shift with only a false sign ends soon. */
export const SMALL_ORDER: Order = {
  lotName: 'E5C0734',
  recipe: 'PR10',
  waferFlow: 'COAT',
  smifNumber: 'POD-55',
  jobName: 'J0734',
  plates: 6,
};
