import type { EnglishTexts } from '../text-types.ts';
import type { texts as russian } from '../ru/exercise.ts';

export const texts: EnglishTexts<typeof russian> = {
  placeOf: 'Exercise {{number}} of {{total}}',
  goal: 'Everything up to this point has been done for you. What is left: {{steps}}.',
  leave: 'Leave the exercise',
  check: 'Check',
  right: 'Right',
  notRight: 'Not yet right',
  over: 'Right: {{right}} of {{total}}',
  noMark:
    'This is practice without a mark. A step counts as mastered once you have done it right in self-check or in an assessment.',
  next: 'Next: {{number}} of {{total}}',
  again: 'Repeat this step',
  others: 'Other steps',
  back: 'To my progress',
  nothing: 'There is nothing to practise now',
  nothingText:
    'You have mastered all steps, or the cases with your mistakes are closed to training for now, for example because an assessment uses them.',
};
