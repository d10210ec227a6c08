import type { EnglishTexts } from '../text-types.ts';
import type { texts as russian } from '../ru/kept-run.ts';

export const texts: EnglishTexts<typeof russian> = {
  title: 'You have not finished this case',
  left_one: '{{count}} action is kept on this device; the last one: {{time}}.',
  left_other: '{{count}} actions are kept on this device; the last one: {{time}}.',
  clockRan: 'The clock of the rehearsal went on: {{left}} left.',
  clockOver: 'The time of the rehearsal is up: you will see how what you did went.',
  goOn: 'Continue',
  startOver: 'Start over',
  elsewhere: 'This case is open in another tab',
  elsewhereText:
    'It is played in one tab at a time. If you continue here, the other tab stops, and all that was done there is kept.',
  takeHere: 'Continue here',
  unkept:
    'The browser does not keep this run: the device is full or the window is private. Do not close the page before you finish.',
};
