import type { EnglishTexts } from '../text-types.ts';
import type { texts as russian } from '../ru/guiding.ts';

export const texts: EnglishTexts<typeof russian> = {
  running: 'The learner is still at work. While they train, you can watch and prompt them.',
  watch: 'Watch and prompt',
  watchTask: 'Watch: task {{number}}',
  close: 'To the attempt',
  title: 'Prompt',
  pointed: 'What to point at',
  pointedHint: 'Choose from the list, or press a thing in the scene.',
  nothing: 'Nothing',
  words: 'What to say',
  nothingGiven: 'Point at a thing, or write what to say',
  give: 'Send',
  pointedAt: 'Pointed at: {{thing}}',
  onItsWay: 'sent',
  seen: 'received at {{time}}',
};
