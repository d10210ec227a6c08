// What is written in a format and read again is the same, in three languages, as far as the format says it keeps it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { workDraftSchema } from '#contract/entities/draft.ts';
import { picturesIn, richDocsIn } from '#contract/rich-text/in-content.ts';
import type {
  RichBlock,
  RichDoc,
  RichInline,
  RichList,
  RichMark,
  RichParagraph,
} from '#contract/rich-text/nodes.ts';
import { plainText } from '#contract/rich-text/plain-text.ts';
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
const inRussian = said.map((ru) => ({ ru: ru.replaceAll('\n', ' '), en: '', ch: '' }));
const words = (minLength: number) =>
  fc.uniqueArray(inRussian, { minLength, maxLength: 4, selector: ({ ru }) => ru });
const gap = fc.oneof(
  words(1).map((accepted) => ({ kind: 'TYPED', accepted })),
  words(2).map((options) => ({ kind: 'PICKED', options, right: 1 })),
);
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
  fc.array(fc.tuple(said, gap), { minLength: 1, maxLength: 3 }).map((parts) => ({
    taskType: 'EMPTYQUESTION',
    params: {
      text: { ru: parts.map(([words], at) => `${words.replaceAll(/[{}]/g, '|')} {g${at + 1}}`).join(' и ') },
      gaps: parts.map(([, one], at) => ({ id: `g${at + 1}`, ...one })),
    },
  })),
];
const task: fc.Arbitrary<TaskData> = fc
  .tuple(text, told, fc.oneof(...BODIES))
  .map(([content, rest, body]) => taskInputSchema.parse({ ...rest, ...body, question: { content } }));

/** Of several spaces HTML says one. */
const line = said.map((words) => words.replaceAll(/[ \n]+/g, ' '));
const MARKS: readonly RichMark[] = [
  { type: 'bold' },
  { type: 'italic' },
  { type: 'subscript' },
  { type: 'superscript' },
  { type: 'link', attrs: { href: 'https://example.org/a?b=1&c="2"' } },
];
const formula = fc
  .tuple(fc.constantFrom('x^2', String.raw`\frac{1}{2} < 3`, 'a & b'), fc.boolean())
  .map(([tex, display]): RichInline => ({ type: 'formula', attrs: { tex, display, math: null } }));
const marked = fc
  .tuple(line, fc.subarray([...MARKS], { minLength: 1 }))
  .map(([words, marks]): RichInline => ({ type: 'text', text: words, marks }));
/** Words stand between, so that neighbours differ. */
const inline = fc
  .array(fc.oneof(formula, marked), { minLength: 1, maxLength: 3 })
  .map((parts): RichParagraph => ({
    type: 'paragraph',
    content: parts.flatMap((part, at): RichInline[] => [...(at === 0 ? [] : [SAY]), part]),
  }));
const SAY: RichInline = { type: 'text', text: ' и ' };
const list = fc
  .tuple(fc.array(inline, { minLength: 1, maxLength: 3 }), fc.boolean())
  .map(([items, isBullets]): RichList => {
    const content = items.map((one) => ({ type: 'listItem' as const, content: [one] }));
    return isBullets
      ? { type: 'bulletList', content }
      : { type: 'orderedList', attrs: { start: 3 }, content };
  });
const cell = fc.tuple(inline, fc.boolean()).map(([one, isHead]) => ({
  type: isHead ? ('tableHeader' as const) : ('tableCell' as const),
  content: [one],
}));
const table = fc.array(cell, { minLength: 2, maxLength: 2 }).map((cells): RichBlock => ({
  type: 'table',
  content: [{ type: 'tableRow', content: cells }],
}));
const picture = line.map((alt): RichBlock => ({ type: 'picture', attrs: { id: 'picture-1', alt } }));
const doc = fc
  .array(fc.oneof(inline, list, table, picture), { minLength: 1, maxLength: 4 })
  .map((content): RichDoc => ({ type: 'doc', content }));
const maybe = fc.option(doc, { nil: undefined });
const richText = fc.tuple(doc, maybe, maybe).map(([ru, en, ch]) => ({
  ru: plainText(ru),
  en: en === undefined ? '' : plainText(en),
  ch: ch === undefined ? '' : plainText(ch),
  rich: { ru, ...(en && { en }), ...(ch && { ch }) },
}));
const NO_PICTURE = () => undefined;
const readBack = (format: TaskFormat, one: TaskData) =>
  readTasks(Buffer.from(fileOf(format, [one], NO_PICTURE))).items.map(itemOf)[0];
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

/** Both are one picture: it stands in a file once. */
const ONE_PICTURE = () => ({ name: 'пластина 1.png', base64: 'iVBORw0KGgo=' });

test.each(TASK_FORMATS)(
  '%s keeps rich texts in each language: marks, lists, tables, formulas with their TeX, and but for GIFT pictures',
  (format) => {
    fc.assert(
      fc.property(richText, task, (content, one) => {
        const rich = { ...one, question: { content, filesId: [] }, resultText: content };
        const pictures = richDocsIn(content).some((each) => JSON.stringify(each).includes('"picture"'));
        const { losses, problem } = lossesIn(format, rich);
        expect(losses.includes('PICTURES')).toBe(problem === null && pictures && format === 'GIFT');
        if (problem !== null || losses.includes('PICTURES')) return;
        const read = readTasks(Buffer.from(fileOf(format, [rich], ONE_PICTURE))).items.map(itemOf)[0];
        expect(read?.task?.question.content).toEqual(content);
        expect(read?.task?.resultText).toEqual(content);
      }),
      { numRuns: 200 },
    );
  },
);

const ALTS = { p1: { ru: 'Пластина <1> "сколотая"', en: 'A chipped wafer', ch: '破损晶圆' } };
const beside = fc.tuple(text, fc.boolean()).map(([content, isTold]) => ({
  content,
  filesId: ['p1'],
  ...(isTold && { alts: ALTS }),
}));

test.each(['MOODLE_XML', 'QTI'] as const)(
  '%s keeps what is told of a picture beside the question, in each language that the question has',
  (format) => {
    fc.assert(
      fc.property(beside, task, (question, one) => {
        const { problem } = lossesIn(format, one);
        if (problem !== null) return;
        const file = fileOf(format, [{ ...one, question }], ONE_PICTURE);
        const { content } = readTasks(Buffer.from(file)).items.map(itemOf)[0]?.task?.question ?? {};
        const told = (language: Language) =>
          picturesIn(content?.rich?.[language] ?? {}).map(({ alt }) => alt);
        for (const language of LANGUAGES)
          expect(told(language)).toEqual(
            question.content[language] === '' ? [] : [question.alts?.p1[language] ?? ''],
          );
      }),
      { numRuns: 100 },
    );
  },
);

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
      const read = await readArchive(await archiveOf({ things, files: [], topics: [] }, new Map()), '');
      expect(read).toEqual({ format: 'ARCHIVE', things, files: [], topics: [] });
    }),
  );
});
