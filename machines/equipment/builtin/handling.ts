// How the built-in track carries plates, and what they bear. A site replaces the figures by its own.
import type { Handling } from '#contract/simulation/equipment-track.ts';
import { SOURCES } from './sources.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const SITE = [SOURCES.site];
const NOTES = [SOURCES.notes];

export const HANDLING: Handling = {
  transferMs: 2 * SECOND,
  reserveMs: 10 * SECOND,
  delays: [
    { after: 'HMDS', before: 'COAT', mostMs: 60 * MINUTE, reason: 'primedTooLong', sources: SITE },
    { after: 'COAT', before: 'SOFT_BAKE', mostMs: 2 * MINUTE, reason: 'bakedTooLate', sources: NOTES },
    { after: 'ARC_COAT', before: 'ARC_BAKE', mostMs: 2 * MINUTE, reason: 'bakedTooLate', sources: NOTES },
    { after: 'STEPPER', before: 'PEB', mostMs: 10 * MINUTE, reason: 'developedTooLate', sources: SITE },
    { after: 'PEB', before: 'DEVELOP', mostMs: 15 * MINUTE, reason: 'developedTooLate', sources: SITE },
  ],
  stays: [
    { steps: ['COAT', 'ARC_COAT'], mostMs: 20 * SECOND, reason: 'spinStopped', sources: NOTES },
    { steps: ['DEVELOP'], mostMs: 10 * SECOND, reason: 'spinStopped', sources: NOTES },
    {
      steps: ['SOFT_BAKE', 'ARC_BAKE', 'PEB', 'HARD_BAKE'],
      mostMs: 30 * SECOND,
      reason: 'overbaked',
      sources: NOTES,
    },
    { steps: ['HMDS'], mostMs: 10 * MINUTE, reason: 'overbaked', sources: SITE },
  ],
  figures: [
    { value: 'temperatureTenthC', most: 5, isPermille: false, reason: 'figureOff', sources: NOTES },
    { value: 'speedRpm', most: 20, isPermille: true, reason: 'figureOff', sources: NOTES },
    { value: 'timeMs', most: 50, isPermille: true, reason: 'figureOff', sources: SITE },
    { value: 'doseTenthMj', most: 20, isPermille: true, reason: 'figureOff', sources: SITE },
  ],
  offsets: [
    {
      setting: 'hotPlateOffset',
      value: 'temperatureTenthC',
      steps: ['ARC_BAKE', 'SOFT_BAKE', 'PEB', 'HARD_BAKE'],
    },
  ],
  windows: [
    {
      setting: 'exhaustPa',
      least: 40,
      most: 80,
      steps: ['COAT', 'ARC_COAT', 'DEVELOP'],
      reason: 'exhaustOff',
      sources: SITE,
    },
  ],
};
