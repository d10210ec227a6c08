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
    failed: 'It did not work. Please try again later',
  },
  system: {
    title: 'State of the system',
    works: 'Technical works',
    worksHint: 'While they are on, the trainer is open to administrators only; everybody else sees a notice.',
    on: 'On',
    off: 'Off',
    turnOn: 'Switch on',
    turnOff: 'Switch off',
    confirmTitle: 'Switch technical works on?',
    confirmText:
      'Nobody but administrators will be able to go on until you switch them off. Saved answers are not lost.',
  },
  sections: {
    title: 'Sections',
  },
};
