import type { EnglishTexts } from '../text-types.ts';
import type { texts as russian } from '../ru/co-authors.ts';

export const texts: EnglishTexts<typeof russian> = {
  title: 'Co-authors',
  open: 'Co-authors',
  openNote: 'Who may change it',
  who: 'Who may change it',
  everybody: 'Everybody with the right',
  everybodyNote: 'Any teacher who may change such materials.',
  named: 'Named co-authors only',
  namedNote: 'Others see, copy and use it, but do not change it. Administrators always can.',
  people: 'Co-authors',
  me: '{{name}} (you)',
  onlyThey: 'You may look and copy. Only the co-authors change it:',
  everybodyMay: 'Everybody with the right may change it: {{name}}',
  theyMay: 'Only its co-authors may change it: {{name}}',
};
