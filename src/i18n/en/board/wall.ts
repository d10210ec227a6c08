import type { EnglishTexts } from '../../text-types.ts';
import type { wall as russian } from '../../ru/board/wall.ts';

export const wall: EnglishTexts<typeof russian> = {
  open: 'Wall of scenes',
  openChosen: 'Selected on the wall',
  title: 'Wall of scenes',
  back: 'To the event',
  task: 'Task {{number}}',
  tasks: { ROOM: 'Task {{number}}: cleanroom', EQUIPMENT: 'Task {{number}}: equipment' },
  states: {
    FRESH: 'Live now',
    OLD: 'Outdated: no new actions',
    PAUSED: 'Paused',
    LOST: 'Outdated: learner offline',
    UNHEARD: 'Outdated: server not reached',
    OVER: 'Attempt finished',
  },
  age: 'saved {{time}} ago',
  words: 'The same in words',
  wordsOf: 'The same in words: {{name}}',
  drawing: 'Preparing the still…',
  noPicture: 'The still could not be drawn. Open the scene instead.',
  notHeard: 'The scene did not load. Trying again.',
  noScene: 'Not in a simulation now',
  pick: 'Whom to show: {{count}} of {{most}}',
  pickHint: 'Select up to {{most}} people. With none selected, the first at work in a simulation are shown.',
  pickFirst: 'Show the first at work',
  nobody: 'Nobody is working in a simulation now',
  nobodyNext: 'Scenes appear here as soon as somebody begins a simulation.',
};
