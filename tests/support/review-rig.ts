// A server with a work of questions that a teacher marks, for tests of reviews and results.
import type { Attempt, AttemptEvent, CompletedWork } from '#contract/entities/attempt.ts';
import type { Review, ReviewItem } from '#contract/calls/reviews.ts';
import { taskInputSchema, workInputSchema } from '#contract/entities/work.ts';
import type { Page } from '#contract/page.ts';
import { insertTask } from '#server/routes/tasks/tasks-repository.ts';
import { insertWork, lockWork, reviseWork, addWorkGroups } from '#server/routes/works/works-repository.ts';
import type { TestStorage } from './test-storage.ts';
import { markWaiting } from './mark-waiting.ts';
import { testPerson, type TestPerson } from './test-app.ts';
import { batchOf, callAs, openAttemptRig, type AttemptRig } from './attempt-rig.ts';

export interface ReviewRig extends AttemptRig {
  readonly groupId: string;
  readonly workId: string;
  /** The same work with hidden names. */
  readonly namelessWorkId: string;
  readonly secondTeacher: TestPerson;
  /** A teacher who does not teach the group. */
  readonly stranger: TestPerson;
}

const longText = taskInputSchema.parse({
  taskType: 'QUESTION',
  question: {
    content: { ru: 'Зачем сушат пластину?', en: 'Why is a wafer baked?', ch: '为什么要烘干晶圆？' },
  },
  maxScore: 10,
  params: {
    rubric: [
      { id: 'why', points: 6, text: { ru: 'Названа причина', en: '', ch: '' } },
      { id: 'how', points: 4, text: { ru: 'Названа температура', en: '', ch: '' } },
    ],
  },
});
const shortText = taskInputSchema.parse({
  taskType: 'COMMONQUESTION',
  question: { content: { ru: 'Как называется адгезив?', en: '', ch: '' } },
  answers: [{ content: { ru: 'ГМДС', en: 'HMDS', ch: '' } }],
  maxScore: 5,
});

async function makeWork(rig: AttemptRig, groupId: string, hidesNames: boolean): Promise<string> {
  const change = { by: null, now: new Date().toISOString() };
  const fields = workInputSchema.parse({
    title: { ru: hidesNames ? 'Без имён' : 'С именами', en: '', ch: '' },
    gradeForCompletion: 10,
    settingsWork: { hidesNames },
  });
  return rig.storage.write(async (tx) => {
    const id = await insertWork(tx, fields, change);
    const pinned = [];
    for (const task of [shortText, longText]) {
      const made = await insertTask(tx, task, change);
      pinned.push({ taskId: made.id, taskRevision: 1, task: made });
    }
    const row = await lockWork(tx, id);
    if (row !== undefined) await reviseWork(tx, row, fields, pinned, change);
    await addWorkGroups(tx, id, [groupId]);
    return id;
  });
}

/** Closing the rig closes the storage too. */
export async function openReviewRig(storage: TestStorage): Promise<ReviewRig> {
  const rig = await openAttemptRig(storage);
  const { groupId } = await rig.storage.db
    .selectFrom('groupTeachers')
    .select('groupId')
    .where('userId', '=', rig.teacher.id)
    .executeTakeFirstOrThrow();
  const secondTeacher = await testPerson(rig.app, 'ROLE_TEACHER');
  await rig.storage.write((tx) =>
    tx.insertInto('groupTeachers').values({ groupId, userId: secondTeacher.id }).execute(),
  );
  return {
    ...rig,
    groupId,
    secondTeacher,
    stranger: await testPerson(rig.app, 'ROLE_TEACHER'),
    workId: await makeWork(rig, groupId, false),
    namelessWorkId: await makeWork(rig, groupId, true),
  };
}

/** Makes an attempt of the student with a long answer, submitted and marked as far as the server can. */
export async function handIn(rig: ReviewRig, workId: string, text = 'Чтобы убрать воду'): Promise<Attempt> {
  const started = await callAs<Attempt>(rig, rig.student, `POST /works/${workId}/completed-work`, {
    type: 'SELFCONTROL',
  });
  const attempt = started.body;
  const task = attempt.tasks.find(({ taskType }) => taskType === 'QUESTION');
  const event: AttemptEvent = { type: 'ANSWER', taskId: task?.id ?? '', answer: { text }, at: 5 };
  const batch = batchOf([event], { writer: attempt.writer });
  await callAs(rig, rig.student, `POST /completed-work/${attempt.id}/events`, batch);
  await callAs<CompletedWork>(rig, rig.student, `PATCH /completed-work/${attempt.id}`, { submit: true });
  await markWaiting(rig.storage);
  return attempt;
}

/** A page of the person's review queue. */
export async function queueOf(rig: ReviewRig, person: TestPerson, query = ''): Promise<Page<ReviewItem>> {
  return (await callAs<Page<ReviewItem>>(rig, person, `GET /reviews${query}`)).body;
}

export async function firstInQueue(rig: ReviewRig, person = rig.teacher): Promise<ReviewItem> {
  const [item] = (await queueOf(rig, person)).content;
  if (item === undefined) throw new Error('Nothing waits.');
  return item;
}

type AnswerRef = Pick<ReviewItem, 'reviewId' | 'taskId'>;
export const pathOf = ({ reviewId, taskId }: AnswerRef): `/${string}` =>
  `/reviews/${reviewId}/tasks/${taskId}`;

export interface Refusal {
  readonly code?: string;
  readonly message?: string;
  readonly current?: Review;
  readonly details?: readonly { readonly path: string; readonly code: string }[];
}

/** Saves a mark against a version of the answer. */
export function saveMark(
  rig: ReviewRig,
  person: TestPerson,
  item: AnswerRef,
  body: unknown,
  version: number | undefined,
) {
  const headers: Record<string, string> = version === undefined ? {} : { 'if-match': String(version) };
  return callAs<Review & Refusal>(rig, person, `PUT ${pathOf(item)}`, body, headers);
}
