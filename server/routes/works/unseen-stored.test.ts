// Texts of unseen signs that were stored before they were refused: whatever they stand in is read, played and judged as before.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Attempt, CompletedWorkDetails } from '#contract/entities/attempt.ts';
import type { Task, Work } from '#contract/entities/work.ts';
import { json } from '#server/storage/columns.ts';
import { callAs, openAttemptRig, type AttemptRig } from '#tests/support/attempt-rig.ts';
import { addQuestionsWork } from '#tests/support/questions-work.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { trainingKeySchema } from '#tasks/kit/schema.ts';

const UNSEEN = { ru: '\u200B\u2060', en: '', ch: '' };
/** Where gaps stand in it, a text is no mere text. */
const HAS_GAPS = /\{\{|\[\[/;

let rig: AttemptRig;
let workId = '';

/** Every text of a content becomes one of which nothing is seen. */
function unseen<T>(value: T): T {
  if (Array.isArray(value)) return value.map((part: unknown) => unseen(part)) as T;
  if (typeof value !== 'object' || value === null) return value;
  if ('ru' in value && typeof value.ru === 'string')
    return value.ru === '' || HAS_GAPS.test(value.ru) ? value : ({ ...UNSEEN } as T);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, unseen(part)])) as T;
}

beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
  workId = await addQuestionsWork(rig);
  await rig.storage.write(async (tx) => {
    const rows = await tx.selectFrom('taskRevisions').selectAll().execute();
    for (const { taskId, revision, data } of rows) {
      if ('caseId' in data.params) continue;
      await tx
        .updateTable('taskRevisions')
        .set({ data: json(unseen(data)) })
        .where((eb) => eb.and({ taskId, revision }))
        .execute();
    }
    await tx
      .updateTable('works')
      .set({ title: json(UNSEEN) })
      .where('id', '=', workId)
      .execute();
    await tx.updateTable('users').set({ lastName: '\u200B' }).where('id', '=', rig.student.id).execute();
  });
});
afterAll(() => rig.close());

const read = async <T>(who: 'teacher' | 'student', path: string): Promise<T> => {
  const { status, body } = await callAs<T>(rig, rig[who], `GET /${path}`);
  expect({ path, status }).toEqual({ path, status: 200 });
  return body;
};

test('lists, the editor and what is found before publishing are read', async () => {
  const work = await read<Work & { readonly tasks: readonly Task[] }>('teacher', `works/${workId}/details`);
  expect(work.title.ru).toBe(UNSEEN.ru);
  await read('teacher', 'works?size=200');
  await read('teacher', 'tasks?size=200');
  await read('teacher', 'users?size=200');
  await read('teacher', `works/${workId}/draft`);
  await read('teacher', `works/${workId}/draft/check`);
  for (const { id } of work.tasks) {
    await read('teacher', `tasks/${id}/draft`);
    await read('teacher', `tasks/${id}/draft/check`);
  }
});

test.each(['TRAINING', 'SELFCONTROL'] as const)(
  'an attempt of %s begins, ends and is judged',
  async (type) => {
    const path = `/works/${workId}/completed-work` as const;
    const { status, body } = await callAs<Attempt>(rig, rig.student, `POST ${path}`, { type });
    expect(status).toBe(200);
    if (type === 'TRAINING')
      for (const { params } of body.tasks)
        expect(trainingKeySchema.safeParse(params['key']).error).toBeUndefined();
    const done = { submit: true, writer: body.writer };
    const ended = await callAs(rig, rig.student, `PATCH /completed-work/${body.id}`, done);
    expect(ended.status).toBeLessThan(300);
    await read<CompletedWorkDetails>('student', `completed-work/${body.id}`);
    await read('teacher', `completed-work/${body.id}`);
    await read('teacher', 'reviews?size=200');
  },
);

test('what comes in is refused as before', async () => {
  const work = await callAs(rig, rig.teacher, 'POST /works', { title: { ru: '\u200B' } });
  expect(work.status).toBe(400);
  const added = await callAs(rig, rig.teacher, `PUT /works/${workId}/add-tasks-by-create`, [
    {
      taskType: 'NUMERIC',
      question: { content: { ru: 'Сколько?' } },
      params: { value: 1, units: [{ id: 'nm', text: UNSEEN, factor: 1 }] },
      maxScore: 1,
    },
  ]);
  expect(added.status).toBe(400);
});
