// A work with one task of each question type, made through the teacher's calls, and its right answers.
import { expect } from '@playwright/test';
import type { TaskType } from '#contract/entities/task-type.ts';
import { sampleTasks } from '#tasks/kit/sample-tasks.ts';
import { callerFor, demoGroupId, type Caller, type Student } from './people.ts';

const NOT_ASKED = ['DOCUMENT', 'LESSON'] as const;

/** All but documents, which are read in a viewer, and lessons, which are gone through: both have tests of their own. */
export type QuestionType = Exclude<keyof typeof sampleTasks, (typeof NOT_ASKED)[number]>;

const isQuestion = (type: string): type is QuestionType =>
  !NOT_ASKED.some((name) => name === type) && type in sampleTasks;
export const questionTypes: readonly QuestionType[] = Object.keys(sampleTasks).filter(isQuestion);

/** Types that a teacher must confirm: even TRAINING shows no mark for them. */
export const REVIEWED_TYPES: readonly TaskType[] = [
  'QUESTION',
  'EMPTYQUESTION',
  'PAINT',
  'TASKTESTCASECASSETESTATUS',
];

const questionOf = (type: QuestionType): string =>
  type === 'PAINT' ? 'Отметьте выключатель' : sampleTasks[type].task.question.content.ru;

/** A picture of one grey pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPj/HwADAgH/p9Z8WQAAAABJRU5ErkJggg==',
  'base64',
);

/** Uploads the picture to draw on; returns its id. */
async function uploadPicture(url: string, { token }: Caller): Promise<string> {
  const body = new FormData();
  body.set('data', JSON.stringify({ kind: 'IMAGE' }));
  body.set('files', new File([new Uint8Array(picture)], 'picture.png', { type: 'image/png' }));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/v1/files/operations`, { method: 'POST', headers, body });
  expect(answer.status).toBe(201);
  const [file] = (await answer.json()) as readonly { readonly id: string }[];
  return file?.id ?? '';
}

/** The sample task; of its files only the picture that a drawing needs, as other tests cover files. */
function inputOf(type: QuestionType, pictureId: string): unknown {
  const { taskType, answers, params, trueAnswerIndex, maxScore, hint, failureResult, resultText } =
    sampleTasks[type].task;
  const content = { ru: `${questionOf(type)} [${type}]`, en: '', ch: '' };
  const kept = { answers, params, trueAnswerIndex, maxScore, hint, failureResult, resultText };
  const filesId = type === 'PAINT' ? [pictureId] : [];
  return { taskType, question: { content, filesId }, settingsTask: { hintPenalty: 1 }, ...kept };
}

interface QuestionWork {
  readonly id: string;
  readonly title: string;
}

/** Makes the work, open to the student's group, with two attempts for each question in TRAINING. */
export async function makeQuestionWork(
  url: string,
  student: Student,
  types: readonly QuestionType[] = questionTypes,
): Promise<QuestionWork> {
  const admin = await callerFor(url, 'admin');
  const title = `Вопросы ${student.login}`;
  const { id } = await admin.call<{ readonly id: string }>('POST', '/works', {
    kind: 'THEORY',
    title: { ru: title },
    groupIds: [await demoGroupId(admin)],
    gradeForCompletion: 6,
    maxTaskAttempts: { TRAINING: 2 },
  });
  const pictureId = types.includes('PAINT') ? await uploadPicture(url, admin) : '';
  const made = await admin.call<{ readonly tasks: readonly unknown[] }>(
    'PUT',
    `/works/${id}/add-tasks-by-create`,
    types.map((type) => inputOf(type, pictureId)),
  );
  expect(made.tasks).toHaveLength(types.length);
  return { id, title };
}
