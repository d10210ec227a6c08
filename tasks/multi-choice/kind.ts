// What the learner receives of a MULTICHOICE: the answers (shuffled outside TRAINING), but not how many are
// right.
import { kindOfQuestion } from '../kit/kind.ts';
import { portableChoice } from '../kit/portable.ts';
import { choiceRules } from '../kit/strip.ts';
import { multiChoiceRules } from './check.ts';

export const multiChoiceKind = kindOfQuestion({
  ...multiChoiceRules,
  ...choiceRules,
  portable: portableChoice(false),
  rightAnswer: ({ right }) => ({ picked: right }),
  guessing: {
    // Each answer is picked or left.
    choices: ({ answers }) => answers.map(({ id }) => ['', id]),
    answerOf: (chosen) => ({ picked: chosen.filter((id) => id !== '') }),
  },
  rename: ({ picked }, nameOf) => ({ picked: picked.map((id) => nameOf('answers', id)) }),
});
