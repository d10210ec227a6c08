// What is written in a format and read again is the same, in three languages, as far as the format says it keeps it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { workDraftSchema } from '#contract/entities/draft.ts';
import { taskDraftSchema } from '#contract/entities/task-draft.ts';
import { taskInputSchema, workInputSchema } from '#contract/entities/work.ts';
import { TASK_FORMATS, type TaskFormat } from '#contract/entities/exchange.ts';
import { taskDraftOf } from '#server/routes/drafts/task-content.ts';
import { draftOf } from '#server/routes/drafts/work-content.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import type { ArchiveThing } from './archive/archive-content.ts';
import { readArchive } from './archive/read-archive.ts';
import { archiveOf } from './archive/write-archive.ts';
import { itemOf, portableOf } from './model.ts';
import { readTasks } from './read-tasks.ts';
import { fileOf, lossesIn } from './write-tasks.ts';

const SIGNS = Array.from('абвЁё abcXYZ 清洁室 0129 ~=#{}:\\<>&"\'%-[]$/*;…±µ\n');
const said = fc
  .array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: 30 })
  .map((signs) =>
    signs
      .join('')
      .replaceAll(/ *\n */g, '\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
  )
  // A wildcard is named as lost where Moodle reads it.
  .map((text) => text.replaceAll('*', '×'))
  .filter((text) => text !== '');
const other = fc.oneof(fc.constant(''), said);
const text = fc.record({ ru: said, en: other, ch: other });
const texts = (minLength: number, maxLength = 5) =>
  fc.uniqueArray(text, { minLength, maxLength, selector: (one) => JSON.stringify(one) });

const answersOf = (contents: readonly object[]) =>
  contents.map((content, at) => ({ id: `o${at + 1}`, content }));
const points = fc.integer({ min: 1, max: 100 });
const told = fc.record({
  maxScore: points,
  resultText: text,
  successResult: text,
  failureResult: text,
  neutralResult: text,
  hint: text,
});

const choice = (taskType: 'SINGLECHOICE' | 'MULTICHOICE') =>
  fc.tuple(texts(2), fc.boolean(), fc.nat(1)).map(([contents, keepsOrder, more]) => ({
    taskType,
    answers: answersOf(contents),
    trueAnswerIndex: taskType === 'SINGLECHOICE' || more === 0 ? [1] : [0, 1],
    params: { keepsOrder, why: { o1: contents[1] } },
  }));
const BODIES = [
  choice('SINGLECHOICE'),
  choice('MULTICHOICE'),
  fc.tuple(texts(1), fc.boolean()).map(([[first, ...others], caseMatters]) => ({
    taskType: 'COMMONQUESTION',
    answers: answersOf([first ?? {}]),
    params: {
      variants: others.map((content, at) => ({ id: `v${at + 1}`, content })),
      rules: { caseMatters },
    },
  })),
  fc.tuple(fc.integer({ min: -9999, max: 9999 }), fc.nat(50)).map(([value, amount]) => ({
    taskType: 'NUMERIC',
    params: { value: value / 8, tolerance: { kind: 'ABSOLUTE', amount: amount / 8 } },
  })),
  fc.tuple(texts(2), texts(2)).map(([left, contents]) => ({
    taskType: 'MATCHING',
    answers: answersOf(contents),
    trueAnswerIndex: left.map((_one, at) => at % 2),
    params: { left: left.map((content, at) => ({ id: `l${at + 1}`, content })) },
  })),
  texts(2).map((contents) => ({
    taskType: 'ORDERING',
    answers: answersOf(contents),
    trueAnswerIndex: contents.map((_one, at) => at),
  })),
  text.map((sample) => ({ taskType: 'QUESTION', params: { sample } })),
];
const task: fc.Arbitrary<TaskData> = fc
  .tuple(text, told, fc.oneof(...BODIES))
  .map(([content, rest, body]) => taskInputSchema.parse({ ...rest, ...body, question: { content } }));

const readBack = (format: TaskFormat, one: TaskData) =>
  readTasks(Buffer.from(fileOf(format, [one]))).items.map(itemOf)[0];
const LOST_ANYWAY = ['POINTS', 'FEEDBACK', 'HINT'];

describe.each(TASK_FORMATS)('%s', (format) => {
  test('reads what it wrote: question, key and explanation in every language', () => {
    fc.assert(
      fc.property(task, (one) => {
        const { losses, problem } = lossesIn(format, one);
        if (problem !== null) return;
        const read = readBack(format, one);
        expect(read?.problem).toBeUndefined();
        expect(read?.question).toEqual(one.question.content);
        expect(read?.task?.resultText).toEqual(one.resultText);
        // The rest of what is lost is lost of the key.
        if (losses.some((loss) => !LOST_ANYWAY.includes(loss))) return;
        expect(read?.task && portableOf(read.task)).toEqual(portableOf(one));
      }),
      { numRuns: 300 },
    );
  });
});

test('Moodle XML keeps points, what is told, and the hint', () => {
  fc.assert(
    fc.property(task, (one) => {
      const read = readBack('MOODLE_XML', one)?.task;
      const { maxScore, successResult, failureResult, neutralResult, hint, taskType } = one;
      expect(read).toMatchObject({ maxScore, successResult, failureResult, neutralResult, hint, taskType });
      expect(lossesIn('MOODLE_XML', one)).toEqual({ losses: [], problem: null });
    }),
  );
});

test('an archive of our own gives back all that it was given: tasks, the work that holds them, its course', async () => {
  const title = fc.record({ ru: other, en: other, ch: other });
  await fc.assert(
    fc.asyncProperty(fc.array(task, { minLength: 1, maxLength: 4 }), title, async (tasks, named) => {
      const drafted = tasks.map((one, at) => ({
        kind: 'TASK' as const,
        id: `t${at}`,
        data: taskDraftSchema.parse(taskDraftOf(one)),
      }));
      const places = drafted.map(({ id, data: { maxScore, settingsTask } }) => ({
        id,
        maxScore,
        settingsTask,
      }));
      const fields = workInputSchema.parse({ title: { ru: 'Работа' } });
      const work = { ...draftOf({ ...fields, title: named }, []), groupIds: [], tasks: places };
      const opens = { kind: 'FROM', at: null } as const;
      const course = { title: named, description: named, pictureId: null, works: [{ id: 'w', opens }] };
      const things: ArchiveThing[] = [
        ...drafted,
        { kind: 'WORK', id: 'w', data: workDraftSchema.parse(work) },
        { kind: 'COURSE', id: 'c', data: { ...course, groupIds: [], userIds: [] } },
      ];
      const read = await readArchive(await archiveOf({ things, files: [] }, new Map()), '');
      expect(read).toEqual({ format: 'ARCHIVE', things, files: [] });
    }),
  );
});
