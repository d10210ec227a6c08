// What a person of the class answers to a question: right as often as skill and question allow, wrong as people are.
import { seedDrawnBy } from '#machines/kit/random.ts';
import { questionKindOf } from '#tasks/kinds.ts';
import type { AnswerOrder, TaskContent } from '#tasks/kit/schema.ts';

/** How much harder or easier than the person's skill a question is, from −0.3 to 0.3: by its own words. */
function easeOf({ question }: TaskContent): number {
  return (seedDrawnBy(1, question.content.ru) / 2 ** 32 - 0.5) * 0.6;
}

const WRONG_WORDS = ['не знаю', 'перчатки', 'халат', 'вода'];

interface Wanted {
  readonly task: TaskContent;
  readonly order: AnswerOrder;
  readonly skill: number;
  readonly luck: () => number;
}

/** Another option; the first wrong one lures most. */
function wrongPick({ task, order, luck }: Wanted): string | undefined {
  const kind = questionKindOf(task.taskType);
  const shown = kind?.strip(task, order, false).answers.map(({ id }) => id) ?? [];
  const right = kind?.keyOf(task, order).key['right'];
  const wrong = shown.filter((id) => !(Array.isArray(right) && right.includes(id)));
  return luck() < 0.6 ? wrong[0] : wrong[Math.floor(luck() * wrong.length)];
}

function wrongAnswer(wanted: Wanted): unknown {
  const { task, luck } = wanted;
  if (task.taskType === 'SINGLECHOICE') return { picked: wrongPick(wanted) ?? null };
  if (task.taskType === 'MULTICHOICE')
    return { picked: [wrongPick(wanted)].filter((id) => id !== undefined) };
  if (task.taskType === 'COMMONQUESTION')
    return { text: WRONG_WORDS[Math.floor(luck() * WRONG_WORDS.length)] ?? '' };
  return undefined;
}

/** @returns undefined: nothing was answered. What a teacher would have to mark stays empty: no class of nobody fills a queue. */
export function classAnswer(wanted: Wanted): unknown {
  const { task, order, skill, luck } = wanted;
  if (questionKindOf(task.taskType)?.needsReview !== false) return undefined;
  const isKnown = luck() < Math.min(0.98, Math.max(0.05, skill + easeOf(task)));
  return isKnown ? questionKindOf(task.taskType)?.rightAnswer(task, order) : wrongAnswer(wanted);
}
