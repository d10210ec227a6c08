import type { EnglishTexts } from '../text-types.ts';
import type { texts as russian } from '../ru/practice.ts';

export const texts: EnglishTexts<typeof russian> = {
  title: 'Practice: entering the clean zone',
  lead: 'Choose a case. Training has hints and explanations, a rehearsal has a clock and tells you at the end. Results are not kept.',
  cases: 'Cases',
  rooms: {
    label: 'Rooms',
    open: 'Open',
    room: {
      title: 'Free practice',
      text: 'All the rooms and no clock: walk about, try things and see what comes of it.',
    },
    room2: {
      title: 'Step by step',
      text: 'You are led from the door to the clean zone: each step is shown where it is done, and done by you.',
    },
    room3: {
      title: 'Find the faults',
      text: 'The person at the last door is dressed wrongly. Set it right with as few actions as you can.',
    },
    room4: {
      title: 'Rehearsal of the control',
      text: 'Timed and without hints. The mark and the explanation come at the end, as in a control.',
    },
  },
  train: 'Training',
  rehearse: 'Rehearsal',
  minutes_one: 'Time in a rehearsal: {{count}} minute',
  minutes_other: 'Time in a rehearsal: {{count}} minutes',
  broken: 'This case did not open: its data do not fit this version of the trainer.',
  leave: 'Leave the practice',
  finish: 'Finish',
  finishTitle: 'Finish and see how it went?',
  finishText: 'This run can’t be taken up again, but the case can be started anew.',
  goOn: 'Go back',
  timeAsk: 'How much time is left',
  timeLeft: '{{time}} left',
  back: 'To the cases',
  keyHeld: 'This case is part of a control event to come: how it is judged is told after that.',
  replay: 'Watch the replay',
  again: 'Once more',
  score: 'Score out of 100',
  moves: 'Your actions',
  fewestMoves: 'Fewest actions',
  passed: 'Passed',
  notPassed: 'Not passed',
  steps: 'Steps and rules',
  left: 'Particles and touches',
};
