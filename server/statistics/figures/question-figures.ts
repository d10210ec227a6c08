// What was answered to each question: options by thirds, typed answers, tries, hints.
import type { ItemFigures, QuestionFigures } from '#contract/entities/statistics.ts';
import type { AttemptFacts, TaskFacts, TaskNames } from './facts.ts';
import { quartilesOf } from './moments.ts';

/** Tries are counted one by one up to this; the last count holds all beyond. */
const MAX_TRIES_SHOWN = 5;
const MAX_TYPED_SHOWN = 12;
const THIRDS = 3;

interface Answered {
  readonly attemptId: string;
  readonly task: TaskFacts;
  /** The rest of the attempt's points: what the thirds are made by. */
  readonly rest: number;
}

function answeredOf(attempts: readonly AttemptFacts[], taskId: string): readonly Answered[] {
  return attempts.flatMap(({ id: attemptId, mark, tasks }) => {
    const task = tasks.find((one) => one.taskId === taskId);
    return task === undefined ? [] : [{ attemptId, task, rest: mark - task.mark }];
  });
}

/** The answers from the worst third to the best. Equal ones stay together in no order but their own. */
function thirdsOf(answered: readonly Answered[]): readonly (readonly TaskFacts[])[] {
  const sorted = answered.toSorted((a, b) => a.rest - b.rest).map(({ task }) => task);
  const edge = (third: number): number => Math.round((sorted.length * third) / THIRDS);
  return Array.from({ length: THIRDS }, (_, third) => sorted.slice(edge(third), edge(third + 1)));
}

function optionsOf(
  { options }: TaskNames,
  thirds: readonly (readonly TaskFacts[])[],
): QuestionFigures['options'] {
  if (options === null) return null;
  return options.map((option) => {
    const taken = thirds.map(
      (third) => third.filter(({ picked }) => picked?.includes(option.id) ?? false).length,
    );
    return { ...option, thirds: taken, count: taken.reduce((sum, count) => sum + count, 0) };
  });
}

function typedOf({ isTyped }: TaskNames, answered: readonly Answered[]): QuestionFigures['typed'] {
  if (!isTyped) return null;
  const counted = new Map<string, { text: string; count: number; isRight: boolean }>();
  for (const { task } of answered) {
    if (task.typed === null) continue;
    const { text, isRight } = task.typed;
    const found = counted.get(text) ?? { text, count: 0, isRight };
    counted.set(text, { ...found, count: found.count + 1 });
  }
  return [...counted.values()].toSorted((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
}

function triesOf(answered: readonly Answered[]): number[] {
  const counts = Array.from({ length: MAX_TRIES_SHOWN }, () => 0);
  for (const { task } of answered) {
    if (task.tries === 0) continue;
    const at = Math.min(task.tries, MAX_TRIES_SHOWN) - 1;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

export function questionFigures(
  names: TaskNames,
  position: number,
  attempts: readonly AttemptFacts[],
  figures: ItemFigures,
): QuestionFigures {
  const answered = answeredOf(attempts, names.taskId);
  const thirds = thirdsOf(answered);
  const { taskId, taskType, text, maxScore, guess } = names;
  const typed = typedOf(names, answered);
  return {
    taskId,
    position,
    taskType,
    text,
    maxScore,
    figures,
    guess,
    time: quartilesOf(answered.flatMap(({ task }) => task.timeMs ?? [])),
    hints: answered.filter(({ task }) => task.isHinted).length,
    unanswered: answered.filter(({ task }) => !task.isAnswered).length,
    tries: triesOf(answered),
    options: optionsOf(names, thirds),
    thirds: thirds.map(({ length }) => length),
    typed: typed?.slice(0, MAX_TYPED_SHOWN) ?? null,
    typedBeyond: Math.max(0, (typed?.length ?? 0) - MAX_TYPED_SHOWN),
    attemptId: answered.findLast(({ task }) => task.mark < task.maxScore)?.attemptId ?? null,
  };
}
