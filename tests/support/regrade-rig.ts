// A server with one-task works whose key can be changed, and stored attempts in any number, for tests of marking again.
import type { Attempt, AttemptEvent, CompletedWork } from '#contract/entities/attempt.ts';
import type { Regrade, RegradePolicy } from '#contract/entities/regrade.ts';
import { taskInputSchema, workInputSchema } from '#contract/entities/work.ts';
import { openRegradeProcess, type RegradeProcess } from '#server/marking/regrade/regrade-process.ts';
import { Regrading } from '#server/marking/regrade/run-regrades.ts';
import { insertTask } from '#server/routes/tasks/tasks-repository.ts';
import { addWorkGroups, insertWork, lockWork, reviseWork } from '#server/routes/works/works-repository.ts';
import { json } from '#server/storage/columns.ts';
import { newId } from '#server/storage/new-id.ts';
import { batchOf, callAs, type AttemptRig } from './attempt-rig.ts';
import { markWaiting } from './mark-waiting.ts';
import type { ReviewRig } from './review-rig.ts';

/** A work of two choices: the first one's key is wrong, the second one is right. */
export interface ChoiceWork {
  readonly workId: string;
  readonly taskId: string;
  readonly otherTaskId: string;
}

const option = (ru: string) => ({ content: { ru, en: '', ch: '' } });
export const CHOICE = taskInputSchema.parse({
  taskType: 'SINGLECHOICE',
  question: { content: { ru: 'Что убирает влагу?', en: '', ch: '' } },
  answers: [option('Сушка'), option('Промывка'), option('Обдув')],
  trueAnswerIndex: [1],
  maxScore: 6,
});
const OTHER = taskInputSchema.parse({
  taskType: 'SINGLECHOICE',
  question: { content: { ru: 'Что наносят первым?', en: '', ch: '' } },
  answers: [option('ГМДС'), option('Резист')],
  trueAnswerIndex: [0],
  maxScore: 4,
});

export async function makeChoiceWork(rig: AttemptRig): Promise<ChoiceWork> {
  const change = { by: null, now: new Date().toISOString() };
  const fields = workInputSchema.parse({
    title: { ru: 'Две задачи', en: '', ch: '' },
    gradeForCompletion: 5,
  });
  return rig.storage.write(async (tx) => {
    const workId = await insertWork(tx, fields, change);
    const tasks = [await insertTask(tx, CHOICE, change), await insertTask(tx, OTHER, change)];
    const pinned = tasks.map((task) => ({ taskId: task.id, taskRevision: 1, task }));
    const row = await lockWork(tx, workId);
    if (row !== undefined) await reviseWork(tx, row, fields, pinned, change);
    await addWorkGroups(tx, workId, [rig.groupId]);
    return { workId, taskId: tasks[0]?.id ?? '', otherTaskId: tasks[1]?.id ?? '' };
  });
}

/** The id under which an attempt knows an option. */
function sentId(attempt: Attempt, taskId: string, ru: string): string {
  const task = attempt.tasks.find(({ id }) => id === taskId);
  return task?.answers.find(({ content }) => content.ru === ru)?.id ?? '';
}

/** Starts an attempt and answers both tasks; the second one right. */
export async function answer(rig: ReviewRig, { workId, taskId, otherTaskId }: ChoiceWork, ru: string) {
  const { body: attempt } = await callAs<Attempt>(rig, rig.student, `POST /works/${workId}/completed-work`, {
    type: 'SELFCONTROL',
  });
  const events: AttemptEvent[] = [
    { type: 'ANSWER', taskId, answer: { picked: sentId(attempt, taskId, ru) }, at: 5 },
    { type: 'ANSWER', taskId: otherTaskId, answer: { picked: sentId(attempt, otherTaskId, 'ГМДС') }, at: 9 },
  ];
  const batch = batchOf(events, { writer: attempt.writer });
  await callAs(rig, rig.student, `POST /completed-work/${attempt.id}/events`, batch);
  return attempt;
}

/** The same, handed in and marked. */
export async function answered(rig: ReviewRig, work: ChoiceWork, ru: string): Promise<Attempt> {
  const attempt = await answer(rig, work, ru);
  await handInOne(rig, attempt);
  return attempt;
}

export async function handInOne(rig: ReviewRig, { id }: Attempt): Promise<void> {
  await callAs<CompletedWork>(rig, rig.student, `PATCH /completed-work/${id}`, { submit: true });
  await markWaiting(rig.storage);
}

/** Copies a marked attempt, with its log, as if so many people had done the same. */
export async function copyAttempt(rig: AttemptRig, attemptId: string, count: number): Promise<void> {
  const { storage } = rig;
  const { db } = storage;
  const attempt = await db
    .selectFrom('attempts')
    .selectAll()
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
  const tasks = await db.selectFrom('attemptTasks').selectAll().where('attemptId', '=', attemptId).execute();
  const batches = await db
    .selectFrom('eventBatches')
    .selectAll()
    .where('attemptId', '=', attemptId)
    .execute();
  const IN_ONE = 100;
  for (let made = 0; made < count; made += IN_ONE) {
    await storage.write(async (tx) => {
      for (let at = made; at < Math.min(count, made + IN_ONE); at += 1) {
        const id = newId();
        const { workTitle, courseTitle, executionTitle } = attempt;
        const titles = {
          workTitle: json(workTitle),
          courseTitle: courseTitle === null ? null : json(courseTitle),
          executionTitle: executionTitle === null ? null : json(executionTitle),
        };
        await tx
          .insertInto('attempts')
          .values({ ...attempt, ...titles, id, reviewId: newId() })
          .execute();
        for (const task of tasks)
          await tx
            .insertInto('attemptTasks')
            .values({
              ...task,
              attemptId: id,
              answer: json(task.answer),
              historyAnswer: json(task.historyAnswer),
              simulation: task.simulation === null ? null : json(task.simulation),
              steps: task.steps === null ? null : json(task.steps),
              trace: task.trace === null ? null : json(task.trace),
              rubric: null,
            })
            .execute();
        for (const batch of batches)
          await tx
            .insertInto('eventBatches')
            .values({ ...batch, attemptId: id, events: json(batch.events) })
            .execute();
      }
    });
  }
}

/** One for all tests of a worker; it ends with the worker. */
let process: RegradeProcess | undefined;

/** Goes on with what is begun until nothing is left. */
export async function regradeAll({ storage }: AttemptRig): Promise<void> {
  const errors: unknown[] = [];
  process ??= openRegradeProcess();
  const regrading = new Regrading(storage, (error) => errors.push(error), { process });
  while (await regrading.run());
  if (errors.length > 0) throw new AggregateError(errors, 'Marking again failed');
}

export async function begin(rig: ReviewRig, taskId: string, person = rig.teacher): Promise<Regrade> {
  const { status, body } = await callAs<Regrade>(rig, person, `POST /tasks/${taskId}/regrades`);
  if (status !== 202) throw new Error(`The trial answered ${status} ${JSON.stringify(body)}`);
  return body;
}

/** A finished trial. */
export async function tried(rig: ReviewRig, taskId: string): Promise<Regrade> {
  const { id } = await begin(rig, taskId);
  await regradeAll(rig);
  return (await callAs<Regrade>(rig, rig.teacher, `GET /regrades/${id}`)).body;
}

/** A finished trial and its act. */
export async function acted(rig: ReviewRig, taskId: string, policy: RegradePolicy): Promise<Regrade> {
  const { id } = await tried(rig, taskId);
  const act = { policy, reason: 'Ключ был неверен' };
  const { status, body } = await callAs<Regrade>(rig, rig.teacher, `POST /regrades/${id}/act`, act);
  if (status !== 202) throw new Error(`The act answered ${status} ${JSON.stringify(body)}`);
  await regradeAll(rig);
  return (await callAs<Regrade>(rig, rig.teacher, `GET /regrades/${id}`)).body;
}

export async function undone(rig: ReviewRig, id: string): Promise<Regrade> {
  await callAs(rig, rig.teacher, `POST /regrades/${id}/undo`);
  await regradeAll(rig);
  return (await callAs<Regrade>(rig, rig.teacher, `GET /regrades/${id}`)).body;
}

/** Publishes another key, or other options, of the task. */
export async function revise(rig: ReviewRig, taskId: string, change: object): Promise<void> {
  const { status, body } = await callAs<unknown>(rig, rig.teacher, `PATCH /tasks/${taskId}`, change);
  if (status !== 200) throw new Error(`The change answered ${status} ${JSON.stringify(body)}`);
}

/** Publishes a revision of the case of a task with another key, or another play. */
export async function reviseCase(
  rig: AttemptRig,
  taskCase: string,
  change: (parts: { play: object; key: object }) => { play: object; key: object },
): Promise<void> {
  await rig.storage.write(async (tx) => {
    const head = await tx
      .selectFrom('cases')
      .selectAll()
      .where('id', '=', taskCase)
      .executeTakeFirstOrThrow();
    const of = (table: 'caseRevisions' | 'caseKeys') =>
      tx
        .selectFrom(table)
        .selectAll()
        .where('caseId', '=', taskCase)
        .where('revision', '=', head.revision)
        .executeTakeFirstOrThrow();
    const [play, key] = [await of('caseRevisions'), await of('caseKeys')];
    const revision = head.revision + 1;
    const fresh = change({ play: play.data as object, key: key.data as object });
    await tx
      .insertInto('caseRevisions')
      .values({ ...(play as never as object), revision, data: json(fresh.play) } as never)
      .execute();
    await tx
      .insertInto('caseKeys')
      .values({ caseId: taskCase, revision, data: json(fresh.key) })
      .execute();
    await tx.updateTable('cases').set({ revision }).where('id', '=', taskCase).execute();
  });
}

/** The simulation of an attempt, and its case. */
export async function playedTask(rig: AttemptRig, { id }: Attempt) {
  const { taskId, caseId } = await rig.storage.db
    .selectFrom('attemptTasks')
    .select(['taskId', 'caseId'])
    .where('attemptId', '=', id)
    .executeTakeFirstOrThrow();
  return { taskId, caseId: caseId ?? '' };
}
