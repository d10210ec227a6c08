import { describe, expect, test } from 'vitest';
import type { TaskType } from '#contract/entities/task-type.ts';
import { taskInputSchema, workInputSchema } from '#contract/entities/work.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { filesIn } from '#contract/rich-text/in-content.ts';
import { safeSvg } from '#server/routes/files/safe-svg.ts';
import { questionKindOf, TASK_KINDS } from '#tasks/kinds.ts';
import { DEMO_BUILT_PICTURES, DEMO_COURSES, DEMO_DOCUMENTS, DEMO_PICTURES } from './demo-courses.ts';

const works = DEMO_COURSES.flatMap((course) => course.works);
const tasks = works.flatMap((work) =>
  work.tasks.map((task) => ({ work: work.fields.title.ru, task: taskInputSchema.parse(task) })),
);
const named = tasks.map(
  ({ work, task }, at) => [`${at + 1} ${work}: ${task.question.content.ru}`, task] as const,
);

/** Every object with texts in three languages anywhere in the data, with its path. */
function textsIn(value: unknown, path: string): readonly (readonly [string, Record<string, string>])[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => textsIn(item, `${path}.${at}`));
  if (typeof value !== 'object' || value === null) return [];
  const record = value as Record<string, unknown>;
  if ('ru' in record && 'en' in record && 'ch' in record) return [[path, record as Record<string, string>]];
  return Object.entries(record).flatMap(([name, item]) => textsIn(item, `${path}.${name}`));
}

test('three courses of at least 60 tasks, of every question type', () => {
  expect(DEMO_COURSES).toHaveLength(3);
  expect(tasks.length).toBeGreaterThanOrEqual(60);
  const asking = Object.entries(TASK_KINDS).flatMap(([type, kind]) =>
    kind.simulation === null ? [type] : [],
  );
  expect([...new Set(tasks.map(({ task }) => task.taskType))].toSorted()).toEqual(asking.toSorted());
});

test('what ships has an id of its own, which an address can hold: one with a dot would be a file', () => {
  for (const all of [DEMO_COURSES, works, works.flatMap((work) => work.tasks)]) {
    const ids = all.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]{1,64}$/);
  }
});

test('no question is asked twice', () => {
  const asked = tasks.map(({ task }) => task.question.content.ru);
  expect(asked.filter((text, at) => asked.indexOf(text) < at)).toEqual([]);
});

test.each(works.map((work) => [work.fields.title.ru, work] as const))(
  '%s is a work one may save',
  (_, work) => {
    const fields = workInputSchema.parse(work.fields);
    const points = work.tasks.reduce((sum, task) => sum + task.maxScore, 0);
    expect(fields.gradeForCompletion).toBeGreaterThan(0);
    expect(fields.gradeForCompletion).toBeLessThanOrEqual(fields.settingsWork.targetMark ?? points);
    expect(fields.settingsWork.targetMark ?? 0).toBeLessThanOrEqual(points);
  },
);

describe.each(named)('%s', (_, task) => {
  const kind = questionKindOf(task.taskType as TaskType);

  test('fits its type and has no fault', () => {
    expect(kind?.paramsSchema.safeParse(task.params).error).toBeUndefined();
    expect(kind?.faultsOf(task)).toEqual([]);
  });

  test('is written in all three languages', () => {
    const missing = textsIn(task, 'task').flatMap(([path, text]) => {
      const written = LANGUAGES.filter((language) => text[language]?.trim() !== '');
      // Answers that are the same in all languages, and texts that a task does not have, need no translation.
      const isWhole = written.length === 3 || written.length === 0;
      return isWhole || /\.(?:answers\.0\.content|accepted\.\d+)$/u.test(path) ? [] : [path];
    });
    expect(missing).toEqual([]);
  });

  test('says why, and where it comes from', () => {
    for (const text of [task.successResult, task.failureResult, task.resultText])
      expect(LANGUAGES.filter((language) => text[language].trim() === '')).toEqual([]);
    expect(task.resultText.ru).toMatch(/\nИсточники?: ./u);
    expect(task.resultText.en).toMatch(/\nSources?: ./u);
    expect(task.resultText.ch).toMatch(/\n来源：./u);
  });

  test('names only files that there are', () => {
    const files = new Set([
      ...[...DEMO_PICTURES, ...DEMO_BUILT_PICTURES].map(({ id }) => id),
      ...DEMO_DOCUMENTS.flatMap(({ id }) => LANGUAGES.map((language) => `${id}.${language}`)),
    ]);
    const wanted = [...filesIn(task), ...task.fileDocumentIds, ...task.answerFileIds];
    expect(wanted.filter((id) => !files.has(id))).toEqual([]);
  });
});

describe('answers to pick', () => {
  const right = tasks.flatMap(({ task }) =>
    task.taskType === 'SINGLECHOICE' ? [task.trueAnswerIndex[0] ?? -1] : [],
  );

  test('the right one stands in no favourite place', () => {
    const mostOften = Math.max(...[0, 1, 2, 3].map((place) => right.filter((at) => at === place).length));
    expect(mostOften / right.length).toBeLessThanOrEqual(0.5);
  });
});

test.each(DEMO_PICTURES.map((picture) => [picture.id, picture] as const))(
  '%s is safe to show',
  (_, picture) => {
    expect(safeSvg(picture.svg)).toBeDefined();
    expect(picture.svg).toContain(`viewBox="0 0 ${picture.width} ${picture.height}"`);
  },
);

test.each(DEMO_DOCUMENTS.map((document) => [document.code, document] as const))(
  '%s is whole',
  (_, document) => {
    for (const section of document.sections)
      for (const table of section.tables ?? [])
        expect(table.rows.filter((row) => row.length !== table.head.length)).toEqual([]);
    const flat = JSON.stringify(document.sections);
    expect(flat).not.toContain('""');
    expect(document.sections.length).toBeGreaterThanOrEqual(6);
  },
);
