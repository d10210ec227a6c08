// The chance of a guess beside a count of every possible answer, each marked by the type's own check; types and keys are drawn.
import { expect, test } from 'vitest';
import { drawWhole } from '#machines/kit/random.ts';
import { questionKindOf } from '../kinds.ts';
import type { TaskContent } from './schema.ts';

const AS_WRITTEN = { secret: '', isShuffled: false };
const NO_TEXT = { ru: '', en: '', ch: '' };
const said = (ru: string) => ({ ru, en: ru, ch: ru });

type Draw = (below: number) => number;
type Guess = readonly string[];

function drawerOf(seed: number): Draw {
  let random = seed;
  return (below) => {
    const drawn = drawWhole(random, below);
    random = drawn.random;
    return drawn.value;
  };
}

const subsetsOf = (ids: Guess): readonly Guess[] =>
  ids.reduce<readonly Guess[]>((known, id) => [...known, ...known.map((one) => [...one, id])], [[]]);
const ordersOf = (ids: Guess): readonly Guess[] =>
  ids.length === 0
    ? [[]]
    : ids.flatMap((id, at) => ordersOf(ids.toSpliced(at, 1)).map((rest) => [id, ...rest]));
const choicesOf = ([first, ...rest]: readonly Guess[]): readonly Guess[] =>
  first === undefined ? [[]] : choicesOf(rest).flatMap((others) => first.map((id) => [id, ...others]));

/** So many different numbers below a bound. */
function drawnSet(draw: Draw, count: number, below: number): number[] {
  const left = Array.from({ length: below }, (_, at) => at);
  return Array.from({ length: count }, () => left.splice(draw(left.length), 1)[0] ?? 0);
}

function taskOf(draw: Draw, count: number, change: Partial<TaskContent>): TaskContent {
  const texts = {
    resultText: NO_TEXT,
    successResult: NO_TEXT,
    failureResult: NO_TEXT,
    neutralResult: NO_TEXT,
  };
  return {
    taskType: 'SINGLECHOICE',
    question: { content: said('?'), filesId: [] },
    answers: Array.from({ length: count }, (_, at) => ({
      id: `o${at}`,
      content: said(`Вариант ${at}`),
      filesId: [],
    })),
    trueAnswerIndex: [draw(count)],
    fileDocumentIds: [],
    ...texts,
    hint: NO_TEXT,
    answerFileIds: [],
    settingsTask: { modes: [], maxAttempts: null, hintPenalty: 0 },
    maxScore: 12,
    params: {},
    ...change,
  };
}

interface Made {
  readonly task: TaskContent;
  /** Every answer that somebody may give. */
  readonly answersOf: (ids: Guess) => readonly object[];
}

const MAKERS: Readonly<Record<string, (draw: Draw) => Made>> = {
  SINGLECHOICE: (draw) => {
    const count = 2 + draw(5);
    const right = drawnSet(draw, 1 + draw(count - 1), count);
    return {
      task: taskOf(draw, count, { trueAnswerIndex: right }),
      answersOf: (ids) => ids.map((picked) => ({ picked })),
    };
  },
  MULTICHOICE: (draw) => {
    const count = 2 + draw(5);
    const right = drawnSet(draw, 1 + draw(count), count);
    return {
      task: taskOf(draw, count, { taskType: 'MULTICHOICE', trueAnswerIndex: right }),
      answersOf: (ids) => subsetsOf(ids).map((picked) => ({ picked })),
    };
  },
  ORDERING: (draw) => {
    const count = 2 + draw(4);
    const orders = Array.from({ length: draw(3) }, (_, at) => ({
      id: `r${at}`,
      order: drawnSet(draw, count, count).map((at) => `o${at}`),
    }));
    return {
      task: taskOf(draw, count, { taskType: 'ORDERING', trueAnswerIndex: [], params: { orders } }),
      answersOf: (ids) => ordersOf(ids).map((order) => ({ order })),
    };
  },
  MATCHING: (draw) => {
    const count = 2 + draw(3);
    const left = Array.from({ length: 1 + draw(4) }, (_, at) => ({
      id: `l${at}`,
      content: said(`Слева ${at}`),
      filesId: [],
    }));
    const task = taskOf(draw, count, {
      taskType: 'MATCHING',
      trueAnswerIndex: left.map(() => draw(count)),
      params: { left },
    });
    return {
      task,
      answersOf: (ids) =>
        choicesOf(left.map(() => ids)).map((chosen) => ({
          pairs: Object.fromEntries(chosen.map((id, at) => [`l${at}`, id])),
        })),
    };
  },
};

const TASKS_EACH = 40;

test.each(Object.entries(MAKERS))(
  'a guess at a %s is as likely as a count of all answers says',
  (type, make) => {
    for (let seed = 1; seed <= TASKS_EACH; seed += 1) {
      const { task, answersOf } = make(drawerOf(seed));
      const kind = questionKindOf(task.taskType);
      expect(kind?.faultsOf(task), `${type} ${seed}`).toEqual([]);
      const ids = kind?.strip(task, AS_WRITTEN, false).answers.map(({ id }) => id) ?? [];
      const answers = answersOf(ids);
      const right = answers.filter((answer) => kind?.check(task, AS_WRITTEN, answer).mark === task.maxScore);
      expect(kind?.guessChance(task), `${type} ${seed}`).toBeCloseTo(right.length / answers.length, 12);
    }
  },
);
