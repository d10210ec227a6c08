import type { texts as russian } from '../ru/bell.ts';
import type { EnglishTexts } from '../text-types.ts';

export const texts: EnglishTexts<typeof russian> = {
  unknown: 'What waits for your decision could not be loaded',
  asked: 'Looking for what waits for your decision…',
  nothing: 'Nothing waits for your decision',
  waiting_one: '{{count}} waits for your decision',
  waiting_other: '{{count}} wait for your decision',
  kinds: {
    space: 'The server’s disk is nearly full',
    requests_one: '{{count}} registration request',
    requests_other: '{{count}} registration requests',
    reviews_one: '{{count}} answer without a mark',
    reviews_other: '{{count}} answers without a mark',
    letters_one: '{{count}} letter not delivered',
    letters_other: '{{count}} letters not delivered',
    appeals_one: '{{count}} questioned mark',
    appeals_other: '{{count}} questioned marks',
    doubts_one: '{{count}} attempt in doubt',
    doubts_other: '{{count}} attempts in doubt',
  },
  notes: {
    space: 'Files are refused; answers are still saved',
    requests: 'Approve or reject',
    reviews: 'Open the marking queue',
    letters: 'Send again, or tell in another way',
    appeals: 'Reply to the learners',
    doubts: 'Decide what counts',
  },
};
