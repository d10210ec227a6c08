import type { texts as russian } from '../ru/result-filters.ts';
import type { EnglishTexts } from '../text-types.ts';

export const texts: EnglishTexts<typeof russian> = {
  mode: 'Mode',
  anyMode: 'All modes',
  work: 'Work',
  anyWork: 'All works',
  course: 'Course',
  anyCourse: 'All courses',
  group: 'Group',
  anyGroup: 'All groups',
  event: 'Assessment',
  anyEvent: 'All assessments',
  status: 'State',
  anyStatus: 'Any',
  outcome: 'Outcome',
  anyOutcome: 'Any',
  from: 'Started from',
  to: 'to',
};
