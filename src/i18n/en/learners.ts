import type { texts as russian } from '../ru/learners.ts';
import type { EnglishTexts } from '../text-types.ts';

export const texts: EnglishTexts<typeof russian> = {
  tab: 'Learners',
  search: 'Name, login or email',
  activity: 'Last active',
  anyActivity: 'At any time',
  activities: {
    ACTIVE: 'In the last 28 days',
    IDLE: 'Earlier, but not in the last 28 days',
    NEVER: 'Never started',
  },
  group: 'Group',
  last: 'Latest attempt',
  begun: 'Attempts',
  passed: 'Passed',
  never: 'None yet',
  now: 'Working now',
  total_one: '{{count}} learner',
  total_other: '{{count}} learners',
  empty: 'No learners',
  emptyNext:
    'People of the groups you teach appear here. An administrator assigns groups and their teachers.',
};
