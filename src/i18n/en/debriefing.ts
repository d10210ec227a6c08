import type { EnglishTexts } from '../text-types.ts';
import type { texts as russian } from '../ru/debriefing.ts';

export const texts: EnglishTexts<typeof russian> = {
  moment: {
    button: 'Set a bookmark',
    heading: 'Bookmark at {{time}} of the simulation',
    note: 'Note',
    noteHint: 'The whole group reads it in the debriefing: leave names out.',
    letters: '{{count}} of {{max}}',
    keep: 'Set the bookmark',
    kept: 'Bookmark set at {{time}}',
    toDebriefing: 'To the debriefing',
  },
  after: {
    noneAfter:
      'Bookmarks can be set after the assessment too: open the replay of any attempt and press “Set a bookmark”.',
    ended_one: 'Bookmark how {{count}} chosen ended',
    ended_other: 'Bookmark how {{count}} chosen ended',
    endedAll: 'Bookmark: how it ended',
  },
};
