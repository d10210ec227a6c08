// What the learner receives of a SINGLECHOICE: the answers, shuffled outside TRAINING.
import { kindOfQuestion } from '../kit/kind.ts';
import { portableChoice } from '../kit/portable.ts';
import { choiceRules } from '../kit/strip.ts';
import { singleChoiceRules } from './check.ts';

export const singleChoiceKind = kindOfQuestion({
  ...singleChoiceRules,
  ...choiceRules,
  portable: portableChoice(true),
  rightAnswer: ({ right }) => ({ picked: right[0] ?? null }),
  guessing: {
    choices: ({ answers }) => [answers.map(({ id }) => id)],
    answerOf: ([picked = null]) => ({ picked }),
  },
  rename: ({ picked }, nameOf) => ({ picked: picked === null ? null : nameOf('answers', picked) }),
});
