import type { texts as russian } from '../ru/account.ts';
import type { EnglishTexts } from '../text-types.ts';

export const texts: EnglishTexts<typeof russian> = {
  title: 'Cabinet',
  requests: {
    title: 'Registration requests',
    waiting_one: '{{count}} request waits for a decision',
    waiting_other: '{{count}} requests wait for a decision',
    empty: 'No new requests',
    emptyHint: 'When somebody registers on the start page, the request appears here.',
    loginTaken: 'The login is taken',
    emailTaken: 'The email is taken',
    noGroup: 'No group',
    approve: 'Approve',
    reject: 'Reject',
    approved: 'Request approved: {{name}}',
    rejectTitle: 'Reject the request?',
    rejectText:
      'The request of {{name}} will be rejected. The decision cannot be undone, but one can register again.',
    reason: 'Reason',
    rejected: 'Request rejected: {{name}}',
    all: 'All requests',
    failed: 'It did not work. Please try again later',
  },
  reviews: {
    title: 'Answers to mark',
    waiting_one: '{{count}} answer waits for review',
    waiting_other: '{{count}} answers wait for review',
    answers_one: '{{count}} answer',
    answers_other: '{{count}} answers',
    since: 'the first since {{when}}',
    all: 'The whole queue',
    empty: 'Nothing waits for a mark',
    emptyHint: 'Answers to questions that a teacher marks appear here as students hand them in.',
  },
  events: {
    title: 'Control events',
    open: 'Running',
    until: 'until {{when}}',
    from: 'from {{when}}',
    people_one: '{{count}} person',
    people_other: '{{count}} people',
    empty: 'No events now or ahead',
    emptyHint: 'A work that is given to a group or to students for a time appears here.',
  },
  system: {
    title: 'State of the system',
    works: 'Technical works',
    worksHint:
      'While they are on, the trainer is open to administrators and those they let in; everybody else sees a notice.',
    ACTIVE: 'On',
    PLANNED: 'Planned',
    INACTIVE: 'Off',
    since: 'Since {{moment}}',
    until: 'Expected end: {{moment}}',
    open: 'Switch on, plan, look',
  },
  sections: {
    people: 'People',
    learning: 'Learning and practice',
    system: 'System',
  },
};
